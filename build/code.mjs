// Writes what this Node compiles of the built program's files beside them, so that bin/dominopress.js needn't compile them
// again: all that a few commands use. Usage: node build/code.mjs <folder of the built program> <folder for a kit>
import { readFileSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

const [, , dist = '', out = ''] = process.argv;
// Code belongs to the flags that it was compiled with: those that bin/dominopress.js sets.
setFlagsFromString('--interrupt-budget=540000');
setFlagsFromString('--wasm-tiering-budget=30000000');
setFlagsFromString('--heap-growing-percent=100');
const requireOwn = createRequire(import.meta.url);

/** What is loaded, by file. @type {Map<string, { script: Script, exports: any }>} */
const loaded = new Map();

/** Loads a file as bin/dominopress.js does. @param {string} file */
function load(file) {
  const known = loaded.get(file);
  if (known) return known.exports;
  const script = new Script(Module.wrap(readFileSync(file, 'utf8')), { filename: file });
  const built = { script, exports: {} };
  loaded.set(file, built);
  const requireFrom = (/** @type {string} */ name) =>
    name.startsWith('./') ? load(resolve(dist, name)) : requireOwn(name);
  script.runInThisContext()(built.exports, requireFrom, built, file, resolve(dist));
  return built.exports;
}

const { main } = load(resolve(dist, 'main.js'));
const commands = [
  ['--help'],
  ['list'],
  ['rules', 'draw'],
  ['check', 'draw'],
  ['kit', 'double-three-chain', '--out', out],
];
// Settings are YAML, as are the files of somebody's own.
writeFileSync('dominopress.yaml', 'paper: a4\n');
for (const argv of commands) {
  const status = await main(argv);
  if (status !== 0) throw new Error(`${argv.join(' ')} ended with status ${status}`);
}
const { version, platform, arch } = process;
for (const [file, { script }] of loaded) {
  writeFileSync(`${file}.${version}-${platform}-${arch}.code`, script.createCachedData());
}

// Writes what this Node compiles of the built program beside it, so that bin/dominopress.js needn't compile it again: all
// that a few commands use. Usage: node build/code.mjs <folder of the built program> <folder for a kit>
import { readFileSync, writeFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { Script } from 'node:vm';

const [, , dist = '', out = ''] = process.argv;
const file = resolve(dist, 'main.js');
const script = new Script(Module.wrap(readFileSync(file, 'utf8')), { filename: file });
const built = { exports: { main: async (/** @type {string[]} */ _argv) => 1 } };
script.runInThisContext()(built.exports, createRequire(file), built, file, dirname(file));

const commands = [
  ['--help'],
  ['list'],
  ['rules', 'draw'],
  ['check', 'draw'],
  ['kit', 'double-three-chain', '--out', out],
];
for (const argv of commands) {
  const status = await built.exports.main(argv);
  if (status !== 0) throw new Error(`${argv.join(' ')} ended with status ${status}`);
}
const { version, platform, arch } = process;
writeFileSync(`${file}.${version}-${platform}-${arch}.code`, script.createCachedData());

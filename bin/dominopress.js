#!/usr/bin/env node
// An old Node must be able to read this file and say that it is too old. CommonJS starts sooner than a module does.
const [major, minor] = process.versions.node.split('.').map(Number);

/**
 * The built program. Each of its files is loaded with what this very Node compiled of it when it was built; any other
 * compiles it itself.
 */
function program() {
  const { existsSync, readFileSync } = require('node:fs');
  const module = require('node:module');
  const { dirname, join } = require('node:path');
  const { Script } = require('node:vm');
  const { setFlagsFromString } = require('node:v8');
  const built = new Map();
  const load = (file) => {
    const known = built.get(file);
    if (known) return known.exports;
    const code = `${file}.${process.version}-${process.platform}-${process.arch}.code`;
    if (!existsSync(code)) {
      // Newer ones keep what they compiled from one run to the next.
      module.enableCompileCache?.();
      return require(file);
    }
    // Most runs are too short for what V8 spends on optimizing: it begins eight times as late. build/code.mjs says the same.
    setFlagsFromString('--interrupt-budget=540000');
    setFlagsFromString('--wasm-tiering-budget=30000000');
    // What many kits in one run no longer need is given back before the heap has grown to the double.
    setFlagsFromString('--heap-growing-percent=100');
    // What doesn't belong to this text, or to how Node was started, is left aside.
    const source = module.wrap(readFileSync(file, 'utf8'));
    const script = new Script(source, { filename: file, cachedData: readFileSync(code) });
    const loaded = { exports: {} };
    built.set(file, loaded);
    const folder = dirname(file);
    const requireFrom = (name) => (name.startsWith('./') ? load(join(folder, name)) : require(name));
    script.runInThisContext()(loaded.exports, requireFrom, loaded, file, folder);
    return loaded.exports;
  };
  return load(join(__dirname, '..', 'dist', 'main.js'));
}

async function run() {
  process.exitCode = await program().main(process.argv.slice(2));
}

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `dominopress needs Node.js 20.19 or newer, and this is ${process.versions.node}. Get a newer one at nodejs.org.`,
  );
  process.exitCode = 2;
} else {
  void run();
}

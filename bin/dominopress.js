#!/usr/bin/env node
// An old Node must be able to read this file and say that it is too old. CommonJS starts sooner than a module does.
const [major, minor] = process.versions.node.split('.').map(Number);

/** The built program, with what this very Node compiled of it when it was built; any other compiles it itself. */
function program() {
  const { existsSync, readFileSync } = require('node:fs');
  const module = require('node:module');
  const { dirname, join } = require('node:path');
  const file = join(__dirname, '..', 'dist', 'main.js');
  const code = `${file}.${process.version}-${process.platform}-${process.arch}.code`;
  if (!existsSync(code)) {
    // Newer ones keep what they compiled from one run to the next.
    module.enableCompileCache?.();
    return require(file);
  }
  const { Script } = require('node:vm');
  // What doesn't belong to this text, or to how Node was started, is left aside.
  const source = module.wrap(readFileSync(file, 'utf8'));
  const script = new Script(source, { filename: file, cachedData: readFileSync(code) });
  const built = { exports: {} };
  script.runInThisContext()(built.exports, module.createRequire(file), built, file, dirname(file));
  return built.exports;
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

#!/usr/bin/env node
// An old Node must be able to read this file and say that it is too old. CommonJS starts sooner than a module does.
const [major, minor] = process.versions.node.split('.').map(Number);

async function run() {
  const { main } = require('../dist/main.js');
  process.exitCode = await main(process.argv.slice(2));
}

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `dominopress needs Node.js 20.19 or newer, and this is ${process.versions.node}. Get a newer one at nodejs.org.`,
  );
  process.exitCode = 2;
} else {
  void run();
}

// Loaded before a program by --require: says, when it ends, the most memory that its process held at one time (KiB) and
// its processor time (microseconds). Linux tells the memory of what runs now; its getrusage, and so Node, would tell
// that of the process which started this one if that was larger. Elsewhere Node's word is right.
const { readFileSync, writeFileSync } = require('node:fs');
const { isMainThread } = require('node:worker_threads');

/** @returns {number} KiB */
function peak() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS;
  return Number(/^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);
}

const { TAKEN_FILE } = process.env;
if (isMainThread && TAKEN_FILE) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(TAKEN_FILE, JSON.stringify({ peak: peak(), cpu: user + system }));
  });
}

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeLock } from '../../../src/cli/base/lock.js';
import { ownFolder } from '../support.js';

/** The number of a process that has ended. */
function endedProcess(): number {
  return spawnSync(process.execPath, ['-e', '']).pid;
}

const lockBy = (holder: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ token: 'theirs', host: hostname(), process: process.ppid, ...holder });

/** A lock's file with this text, last written so many seconds ago. */
function lockSaying(text: string, age = 0): string {
  const path = join(ownFolder(), '.draw.lock');
  writeFileSync(path, text);
  const then = Date.now() / 1000 - age;
  utimesSync(path, then, then);
  return path;
}

test('a lock is held by one at a time, and leaves nothing', () => {
  const folder = ownFolder();
  const path = join(folder, '.draw.lock');
  const letGo = takeLock(path);
  expect(letGo).toBeDefined();
  expect(takeLock(path)).toBeUndefined();
  expect(takeLock(join(folder, '.block.lock'))).toBeDefined();
  letGo?.();
  expect(existsSync(path)).toBe(false);
  expect(takeLock(path)).toBeDefined();
});

test.each([
  ['of a process that has ended', lockBy({ process: endedProcess() }), 0],
  ['of a process whose number another one has now', lockBy({ began: '1' }), 0],
  ['of this process’s number before it began', lockBy({ process: process.pid }), 0],
  ['from before the machine started', lockBy({}), 400 * 24 * 3600],
  ['of another machine an hour ago', lockBy({ host: 'another', process: 1 }), 3700],
  ['that was never written', '', 10],
])('a lock %s is taken over, for good', (_, text, age) => {
  const path = lockSaying(text, age);
  const letGo = takeLock(path);
  expect(letGo).toBeDefined();
  expect(takeLock(path)).toBeUndefined();
  expect(readdirSync(join(path, '..'))).toEqual(['.draw.lock']);
  letGo?.();
  expect(readdirSync(join(path, '..'))).toEqual([]);
});

test.each([
  ['of a process that lives', lockBy({}), 0],
  ['of another machine a while ago', lockBy({ host: 'another', process: endedProcess() }), 60],
  ['that is just being written', '', 0],
])('a lock %s holds', (_, text, age) => {
  const path = lockSaying(text, age);
  expect(takeLock(path)).toBeUndefined();
  expect(readFileSync(path, 'utf8')).toBe(text);
});

test('a lock of the dead that another run is just taking over is left to it', () => {
  const text = lockBy({ process: endedProcess() });
  const path = lockSaying(text);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  writeFileSync(`${path}-${hash}`, lockBy({}));
  expect(takeLock(path)).toBeUndefined();
  expect(readFileSync(path, 'utf8')).toBe(text);
  writeFileSync(`${path}-${hash}`, lockBy({ process: endedProcess() }));
  expect(takeLock(path)).toBeDefined();
  expect(readdirSync(join(path, '..'))).toEqual(['.draw.lock']);
});

test('a link to nothing in a lock’s place keeps nobody for ever', () => {
  const path = join(ownFolder(), '.draw.lock');
  symlinkSync('nowhere', path);
  expect(takeLock(path)).toBeUndefined();
});

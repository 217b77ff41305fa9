import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';

/** What a program printed and how it ended; null when a signal ended it. */
interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** The program as it is shipped, built before the tests of a file into a folder where nothing else is installed. */
export function builtProgram() {
  const home = mkdtempSync(join(tmpdir(), 'dominopress-built-'));
  const bin = join(home, 'bin', 'dominopress.js');
  beforeAll(() => {
    execFileSync(process.execPath, ['build.mjs', join(home, 'dist')]);
    cpSync('bin', join(home, 'bin'), { recursive: true });
    cpSync('package.json', join(home, 'package.json'));
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));
  const start = (
    folder: string,
    argv: readonly string[],
    environment: Readonly<Record<string, string>> = {},
  ): ChildProcess =>
    spawn(process.execPath, [bin, ...argv], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
  return { home, bin, start, run: (folder: string, argv: readonly string[]) => ended(start(folder, argv)) };
}

/** Waits for a program to end. */
export function ended(program: ChildProcess): Promise<Ended> {
  const printed = { out: '', err: '' };
  program.stdout?.on('data', (data) => {
    printed.out += data;
  });
  program.stderr?.on('data', (data) => {
    printed.err += data;
  });
  return new Promise((resolve) => program.on('close', (status) => resolve({ status, ...printed })));
}

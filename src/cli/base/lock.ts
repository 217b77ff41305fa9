import { createHash, randomUUID } from 'node:crypto';
import { closeSync, lstatSync, openSync, readFileSync, unlinkSync, writeSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import { isSystemError } from './failure.js';

/** Who holds a lock. A number of a process is used again, so the moment it began stands beside it where the system tells. */
interface Holder {
  readonly token: string;
  readonly host: string;
  readonly process: number;
  readonly began?: string;
}

/** What stands in a lock's file, and when it was written (milliseconds). */
interface Held {
  readonly text: string;
  readonly holder: Holder | undefined;
  readonly written: number;
}

/** A lock that says nothing yet is being written this long, and then was left by a machine that stopped (milliseconds). */
const IN_THE_MAKING = 5_000;
/** Whether a process of another machine lives can't be asked: its lock holds this long (milliseconds). */
const ELSEWHERE = 3_600_000;
/** How far the clock of a machine may have been set since it started (milliseconds). */
const CLOCK_SET = 60_000;

/** The locks that this very process holds. */
const held = new Set<string>();

/**
 * Takes the lock that is a file of this path and gives what lets go of it; undefined while another run holds it. Whoever
 * was killed holds nothing any more: one at a time takes such a lock away, for which it takes a lock of the dead one's name.
 */
export function takeLock(path: string): (() => void) | undefined {
  const mine: Holder = {
    token: randomUUID(),
    host: hostname(),
    process: process.pid,
    ...beganOf(process.pid),
  };
  const text = JSON.stringify(mine);
  for (;;) {
    if (written(path, text)) {
      held.add(mine.token);
      return () => {
        held.delete(mine.token);
        if (lookAt(path)?.text === text) unlink(path);
      };
    }
    const there = lookAt(path);
    if (there === undefined) continue;
    if (lives(there)) return undefined;
    const letGo = takeLock(`${path}-${createHash('sha256').update(there.text).digest('hex').slice(0, 12)}`);
    if (letGo === undefined) return undefined;
    try {
      if (lookAt(path)?.text === there.text) unlink(path);
    } finally {
      letGo();
    }
  }
}

function written(path: string, text: string): boolean {
  let file: number;
  try {
    file = openSync(path, 'wx');
  } catch (failure) {
    if (isSystemError(failure) && failure.code === 'EEXIST') return false;
    throw failure;
  }
  try {
    writeSync(file, text);
  } catch (failure) {
    unlink(path);
    throw failure;
  } finally {
    closeSync(file);
  }
  // Whoever was kept from writing for too long was taken for dead.
  return lookAt(path)?.text === text;
}

function lookAt(path: string): Held | undefined {
  try {
    const found = lstatSync(path);
    // What a lock never is, such as a link to nothing, says nothing either.
    const text = found.isFile() ? readFileSync(path, 'utf8') : '';
    return { text, holder: holderIn(text), written: found.mtimeMs };
  } catch (failure) {
    if (isSystemError(failure) && failure.code === 'ENOENT') return undefined;
    throw failure;
  }
}

function holderIn(text: string): Holder | undefined {
  try {
    const { token, host, process, began } = JSON.parse(text);
    if (typeof token !== 'string' || typeof host !== 'string' || !Number.isInteger(process)) return undefined;
    return { token, host, process, ...(typeof began === 'string' && { began }) };
  } catch {
    return undefined;
  }
}

function lives({ holder, written }: Held): boolean {
  const age = Date.now() - written;
  if (holder === undefined) return age < IN_THE_MAKING;
  if (holder.host !== hostname()) return age < ELSEWHERE;
  if (age > uptime() * 1000 + CLOCK_SET) return false;
  if (holder.process === process.pid) return held.has(holder.token);
  try {
    process.kill(holder.process, 0);
  } catch (failure) {
    // A process of somebody else's may not be asked, but it is there.
    if (isSystemError(failure) && failure.code === 'ESRCH') return false;
  }
  const { began } = beganOf(holder.process);
  return began === undefined || holder.began === undefined || began === holder.began;
}

/** When a process began, as Linux counts it. */
function beganOf(id: number): { readonly began?: string } {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The program's name, in brackets, may hold anything.
    const began = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return began === undefined ? {} : { began };
  } catch {
    return {};
  }
}

function unlink(path: string): void {
  try {
    unlinkSync(path);
  } catch (failure) {
    if (!isSystemError(failure) || failure.code !== 'ENOENT') throw failure;
  }
}

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { type Problem, problem } from '../../problem.js';
import type { Disk } from '../base/disk.js';
import { isSystemError } from '../base/failure.js';
import { bringLate } from './own-files.js';

/** Where a kit goes. */
export interface Target {
  /** The output folder on this machine. */
  readonly out: string;
  /** The output folder as the person wrote it, for messages. */
  readonly shown: string;
  /** The kit's name, a single part of a path. */
  readonly kit: string;
}

/** The places of one run: the kit's folder, and hidden ones beside it that no other run has. */
export interface Places {
  readonly home: string;
  /** What is being written. */
  readonly fresh: string;
  /** The kit that was there, until the new one is in its place. */
  readonly aside: string;
  /** What nobody needs any more. */
  readonly gone: string;
}

/** The places of a run that begins. */
export function placesOf({ out, kit }: Target): Places {
  const hidden = `.${kit}.${randomUUID().slice(0, 8)}`;
  return {
    home: join(out, kit),
    fresh: join(out, `${hidden}.new`),
    aside: join(out, `${hidden}.old`),
    gone: join(out, `${hidden}.gone`),
  };
}

/** The file that says that a run is writing this kit. */
export function lockOf({ out, kit }: Target): string {
  return join(out, `.${kit}.lock`);
}

/** A path in a kit's folder, or that folder, as the person would write it. */
export function shownPath({ shown, kit }: Target, path?: string): string {
  return path === undefined ? join(shown, kit) : join(shown, kit, path);
}

/** What runs that were killed have left of a kit. */
export function hasLeftovers(disk: Disk, target: Target): boolean {
  return disk.kind(disk.followed(target.out)) === 'folder' && leftovers(disk, target).length > 0;
}

/**
 * Leads back from runs that were killed, while no other is writing: a kit that was put aside comes back, or is thrown away
 * where the new one is in its place. What can't be thrown away is told and stays: `cli.left-over` {path, reason}.
 */
export function tidyUp(disk: Disk, target: Target): readonly Problem[] {
  const { home, gone } = placesOf(target);
  const notes: Problem[] = [];
  for (const name of leftovers(disk, target)) {
    const path = join(target.out, name);
    if (name.endsWith('.old') && disk.kind(home) === 'absent') disk.rename(path, home);
    else if (name.endsWith('.old')) {
      // That run had finished but for what somebody saved while it was at it.
      bringLate(disk, path, home);
      disk.rename(path, gone);
      notes.push(...throwAway(disk, target, gone));
    } else notes.push(...throwAway(disk, target, path));
  }
  return notes;
}

/** Removes a hidden folder, or notes that it can't be. */
export function throwAway(disk: Disk, { out, shown }: Target, path: string): readonly Problem[] {
  try {
    disk.remove(path);
    return [];
  } catch (failure) {
    if (!isSystemError(failure)) throw failure;
    return [
      problem('cli.left-over', { path: join(shown, path.slice(out.length + 1)), reason: failure.code }),
    ];
  }
}

function leftovers(disk: Disk, { out, kit }: Target): readonly string[] {
  return disk.names(out).filter((name) => {
    if (!name.startsWith(`.${kit}.`)) return false;
    return /^(?:lock-[0-9a-f]+|(?:[0-9a-f]+\.)?(?:new|old|gone))$/.test(name.slice(kit.length + 2));
  });
}

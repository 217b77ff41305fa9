import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { type FoundRecord, RECORD_FILE, type RecordedFile, readRecord } from '../../kit/record.js';
import type { Disk, Stamp } from '../base/disk.js';
import { isSystemError } from '../base/failure.js';

/** SHA-256 in hex. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Paths in a kit's folder that no earlier run wrote, or that were changed since; empty folders too. */
export function foreignPaths(disk: Disk, home: string): readonly string[] {
  const ours = recordIn(disk, home);
  return pathsIn(disk, home).filter(
    (path) => disk.kind(join(home, path)) !== 'file' || !isOurs(disk, home, path, ours),
  );
}

/** Every file in a folder, and every empty folder, with `/`. */
export function pathsIn(disk: Disk, home: string): readonly string[] {
  const found: string[] = [];
  const walk = (folder: string): void => {
    const names = disk.names(join(home, folder));
    if (names.length === 0 && folder !== '') found.push(folder);
    for (const name of names) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (disk.kind(join(home, path)) === 'folder') walk(path);
      else found.push(path);
    }
  };
  walk('');
  return found;
}

/** What earlier runs wrote into a kit's folder, by the record that lies there. */
export function recordIn(disk: Disk, home: string): FoundRecord | undefined {
  const record = join(home, RECORD_FILE);
  return disk.kind(record) === 'file' ? readRecord(new TextDecoder().decode(disk.read(record))) : undefined;
}

function isOurs(disk: Disk, home: string, path: string, ours: FoundRecord | undefined): boolean {
  if (ours === undefined) return false;
  if (path === RECORD_FILE) return true;
  const known = ours.files.get(path);
  return known !== undefined && known.sha256 === hashOf(disk.read(join(home, path)));
}

/** Whether a folder holds what was made of another game, or of none; an old record doesn't tell. */
export function isOfAnother(record: FoundRecord | undefined, game: string | undefined): boolean {
  return record?.game !== undefined && game !== undefined && record.game !== game;
}

/** What earlier runs wrote of the same game and a new one doesn't write: it stays, as long as nobody has touched it. */
export function stayingIn(
  disk: Disk,
  home: string,
  paths: readonly string[],
  game: string | undefined,
): ReadonlyMap<string, RecordedFile | undefined> {
  const record = recordIn(disk, home);
  if (record === undefined || isOfAnother(record, game)) return new Map();
  const staying = [...record.files].filter(
    ([path]) =>
      overlapping(path, paths).length === 0 &&
      disk.kind(join(home, path)) === 'file' &&
      isOurs(disk, home, path, record),
  );
  return new Map(staying.map(([path, { recorded }]) => [path, recorded]));
}

/** Files of the kit that can't stand beside a foreign path; letters count alike in both cases, as on most disks. */
export function overlapping(path: string, paths: readonly string[]): readonly string[] {
  const there = path.toLowerCase();
  return paths.filter((other) => {
    const here = other.toLowerCase();
    return here === there || here.startsWith(`${there}/`) || there.startsWith(`${here}/`);
  });
}

/** A foreign file that was taken along: what it was, and what was put beside the new kit for it. */
export interface Carried {
  readonly source: Stamp;
  readonly copy: Stamp;
}

/**
 * Brings to the kit what its owner saved in the folder it had before, while that was being put aside: a file that the kit
 * lacks, or one that is later there. What is the same file in both has been saved in both.
 */
export function bringLate(
  disk: Disk,
  aside: string,
  home: string,
  run?: { readonly carried: ReadonlyMap<string, Carried>; readonly forcedAway: readonly string[] },
): void {
  for (const path of foreignPaths(disk, aside)) {
    if (run?.forcedAway.includes(path)) continue;
    for (let more = 2; ; more--) {
      try {
        bring(disk, join(aside, path), join(home, path), run?.carried.get(path));
        break;
      } catch (failure) {
        // Somebody is saving this very file at this very moment.
        if (more === 0 || !isSystemError(failure)) throw failure;
      }
    }
  }
}

function bring(disk: Disk, from: string, to: string, carried: Carried | undefined): void {
  const kind = disk.kind(to);
  if (disk.kind(from) === 'folder' ? kind !== 'absent' : kind === 'folder') return;
  if (kind !== 'absent' && !isLater(disk.stamp(from), disk.stamp(to), carried)) return;
  disk.makeFolder(dirname(to));
  // What somebody puts there at this very moment is later still.
  if (kind === 'absent') disk.carry(from, to);
  else disk.rename(from, to);
}

/** Whether what lies aside was saved after what lies in the kit. Two files saved within some milliseconds can have one date. */
function isLater(aside: Stamp, inKit: Stamp, carried: Carried | undefined): boolean {
  if (aside.file === inKit.file) return false;
  if (carried === undefined) return aside.changed > inKit.changed;
  return !isSame(aside, carried.source) && isSame(inKit, carried.copy);
}

function isSame(one: Stamp, other: Stamp): boolean {
  return one.file === other.file && one.changed === other.changed && one.bytes === other.bytes;
}

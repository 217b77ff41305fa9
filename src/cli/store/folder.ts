import { dirname, join } from 'node:path';
import type { FoundRecord } from '../../kit/record.js';
import { bad, good, type Problem, problem, type Result } from '../../problem.js';
import type { Disk } from '../base/disk.js';
import { isSystemError, readReason, writeProblem } from '../base/failure.js';
import {
  bringLate,
  type Carried,
  foreignPaths,
  isOfAnother,
  overlapping,
  pathsIn,
  recordIn,
  stayingIn,
} from './own-files.js';
import {
  hasLeftovers,
  lockOf,
  type Places,
  placesOf,
  shownPath,
  type Target,
  throwAway,
  tidyUp,
} from './target.js';

/** A file of a kit; `path` is within the kit's folder, with `/`. */
export interface KitFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The files of a kit, as they come: only one need be in memory at a time, but all paths are known from the start. */
export interface KitFiles {
  readonly paths: readonly string[];
  /** The game that they are of, in the record's word; empty for none. Where it isn't known, any kit is replaced. */
  readonly game?: string;
  readonly files: AsyncIterable<KitFile> | Iterable<KitFile>;
}

/** The folder that kits go into unless said otherwise. */
export const FIRST_FOLDER = 'out';

/** How a kit is written. `pause` is awaited between steps and throws when the person has interrupted. */
export interface Writing {
  readonly disk: Disk;
  readonly force: boolean;
  readonly pause: () => Promise<void>;
}

/** Leads back from a run that was killed, unless another one is at it. Problems are those of the disk. */
export function restoreKit(disk: Disk, target: Target): Result<void> {
  try {
    if (!hasLeftovers(disk, target)) return good(undefined);
    const letGo = disk.lock(lockOf(target));
    if (letGo === undefined) return good(undefined);
    try {
      tidyUp(disk, target);
    } finally {
      letGo();
    }
    return good(undefined);
  } catch (failure) {
    return failed(failure, target);
  }
}

/** What the record in a kit's folder says, where there is one. Problems are those of the disk. */
export function recordAt(disk: Disk, target: Target): Result<FoundRecord | undefined> {
  try {
    return good(recordIn(disk, placesOf(target).home));
  } catch (failure) {
    return failed(failure, target);
  }
}

/**
 * Writes a kit whole or not at all, while no other run does: everything into a hidden folder first, as it comes, foreign
 * files beside it, then two renames. What an earlier run wrote and nobody touched since is replaced by what is made anew,
 * and stays where it isn't; anything else is foreign and stays, and a foreign file in the place of a new one is a problem unless forced. Notes: what can't be removed.
 */
export async function writeKit(target: Target, files: KitFiles, writing: Writing): Promise<Result<void>> {
  const { disk } = writing;
  const made: string[] = [];
  let letGo: (() => void) | undefined;
  let done = false;
  try {
    letGo = lockIn(disk, target, made);
    if (letGo === undefined) return bad(problem('cli.busy', { path: shownPath(target) }));
    const notes = tidyUp(disk, target);
    const written = await writeLocked(target, files, writing);
    done = written.ok;
    return written.ok ? good(undefined, [...notes, ...written.notes]) : written;
  } catch (failure) {
    return failed(failure, target);
  } finally {
    letGo?.();
    const [topmost] = made;
    if (!done && topmost !== undefined) removeEmpty(disk, target.out, topmost);
  }
}

/** Makes the output folder and locks the kit in it; another run that fails takes a folder away that it made and that is empty. */
function lockIn(disk: Disk, target: Target, made: string[]): (() => void) | undefined {
  for (let more = 3; ; more--) {
    const topmost = disk.makeFolder(target.out);
    if (topmost !== undefined) made.unshift(topmost);
    try {
      return disk.lock(lockOf(target));
    } catch (failure) {
      if (!isSystemError(failure) || failure.code !== 'ENOENT' || more === 0) throw failure;
    }
  }
}

async function writeLocked(target: Target, kit: KitFiles, writing: Writing): Promise<Result<void>> {
  const { disk, pause } = writing;
  const places = placesOf(target);
  const { home, fresh } = places;
  const { paths, files } = kit;
  const onTheirWay: Promise<void>[] = [];
  try {
    const before = foreignTo(target, home, kit, writing);
    if (!before.ok) return before;
    if (disk.kind(home) === 'folder') {
      // Nobody may look at what is being written who may not look at what was.
      disk.makeFolder(fresh);
      disk.keepMode(home, fresh, 'writable');
    }
    for await (const { path, bytes } of files) {
      await pause();
      disk.makeFolder(dirname(join(fresh, path)));
      const onDisk = disk.writeAhead(join(fresh, path), bytes);
      // The failure is heard below.
      onDisk.catch(() => {});
      onTheirWay.push(onDisk);
    }
    // Painting takes a while, in which somebody may have put a file there.
    const foreign = foreignTo(target, home, kit, writing);
    if (!foreign.ok) return foreign;
    const carried = new Map<string, Carried>();
    const staying = disk.kind(home) === 'folder' ? stayingIn(disk, home, paths, kit.game).keys() : [];
    for (const path of [...staying, ...foreign.value]) {
      await pause();
      if (overlapping(path, paths).length > 0) continue;
      const taken = carry(target, places, path, disk);
      if (!taken.ok) return taken;
      if (taken.value) carried.set(path, taken.value);
    }
    await Promise.all(onTheirWay);
    await pause();
    if (disk.kind(home) === 'folder') keepModes(disk, home, fresh);
    const forcedAway = foreign.value.filter((path) => overlapping(path, paths).length > 0);
    return swap(target, places, { kit, forcedAway, carried }, writing);
  } finally {
    // A file that is still open can't be removed everywhere.
    await Promise.allSettled(onTheirWay);
    // The problem that stopped the run is the one to tell; what is left now is the next run's.
    throwAway(disk, target, fresh);
  }
}

/** The foreign files in a folder whose place a kit takes; those in its way are problems. */
function foreignTo(
  target: Target,
  home: string,
  { paths, game }: KitFiles,
  { disk, force }: Writing,
): Result<readonly string[]> {
  const kind = disk.kind(home);
  if (kind === 'file' || kind === 'other')
    return bad(problem('cli.not-a-folder', { path: shownPath(target), where: 'out' }));
  const record = kind === 'folder' ? recordIn(disk, home) : undefined;
  if (!force && isOfAnother(record, game)) {
    const there = record?.game ?? '';
    const what = there === '' ? 'sheets' : 'kit';
    return bad(problem('cli.other-game', { path: shownPath(target), what, game: there }));
  }
  const foreign = kind === 'folder' ? foreignPaths(disk, home) : [];
  const clashes = foreign.flatMap((path) => clashOf(path, paths, disk.kind(join(home, path)), force, target));
  return clashes.length > 0 ? bad(...clashes) : good(foreign);
}

/** Why a foreign path forbids the kit. A folder never gives way, and an empty one that holds a file of the kit is no hindrance. */
function clashOf(
  path: string,
  paths: readonly string[],
  kind: string,
  force: boolean,
  target: Target,
): readonly Problem[] {
  const inTheWay = overlapping(path, paths).filter(
    (other) => kind !== 'folder' || !other.toLowerCase().startsWith(`${path.toLowerCase()}/`),
  );
  const [first] = inTheWay;
  if (first === undefined) return [];
  const atFolder = kind === 'folder' || path.length > first.length;
  if (force && !atFolder) return [];
  return [
    atFolder
      ? problem('cli.folder-in-the-way', { path: shownPath(target, first) })
      : problem('cli.foreign-file', { path: shownPath(target, path) }),
  ];
}

/** Takes a foreign file along. One that can't be is named, with the system's reason. */
function carry(
  target: Target,
  { home, fresh }: Places,
  path: string,
  disk: Disk,
): Result<Carried | undefined> {
  disk.makeFolder(dirname(join(fresh, path)));
  try {
    const source = disk.stamp(join(home, path));
    disk.carry(join(home, path), join(fresh, path));
    return good({ source, copy: disk.stamp(join(fresh, path)) });
  } catch (failure) {
    // Gone since it was seen, or the disk's own trouble, not the file's.
    if (disk.kind(join(home, path)) === 'absent') return good(undefined);
    if (!isSystemError(failure) || !ITS_OWN.has(failure.code)) throw failure;
    return bad(
      problem('cli.not-carried', { path: shownPath(target, path), reason: readReason(failure.code) }),
    );
  }
}

/** Why one file can't be copied where others can. */
const ITS_OWN: ReadonlySet<string> = new Set([
  'EACCES',
  'EPERM',
  'EIO',
  'EINVAL',
  'ENXIO',
  'ENOTSUP',
  'EFBIG',
]);

/** What replaces a file or a folder may be read by the same people. */
function keepModes(disk: Disk, home: string, fresh: string): void {
  const files = pathsIn(disk, fresh).filter(
    (path) => disk.kind(join(home, path)) === disk.kind(join(fresh, path)),
  );
  const folders = new Set(pathsIn(disk, fresh).flatMap((path) => foldersOf(path)));
  // The innermost first: into one that may no longer be written nothing is put any more.
  const inner = [...folders].sort((one, other) => other.length - one.length);
  for (const path of [...files, ...inner]) {
    const [from, to] = [join(home, path), join(fresh, path)];
    if (disk.kind(to) !== 'other' && disk.kind(from) === disk.kind(to)) disk.keepMode(from, to);
  }
}

/** The folders that a path lies in, the kit's own (an empty path) among them. */
function foldersOf(path: string): readonly string[] {
  const parts = path.split('/').slice(0, -1);
  return ['', ...parts.map((_, index) => parts.slice(0, index + 1).join('/'))];
}

/**
 * Puts the new kit where the old one was. What was saved in the old one until then is in nobody's sight: it is brought along,
 * and where it is in the new one's way, all is as it was.
 */
function swap(
  target: Target,
  { home, fresh, aside, gone }: Places,
  run: {
    readonly kit: KitFiles;
    readonly forcedAway: readonly string[];
    readonly carried: ReadonlyMap<string, Carried>;
  },
  writing: Writing,
): Result<void> {
  const { disk } = writing;
  const replaces = disk.kind(home) !== 'absent';
  if (replaces) disk.rename(home, aside);
  try {
    disk.rename(fresh, home);
  } catch (failure) {
    if (replaces) disk.rename(aside, home);
    throw failure;
  }
  if (!replaces) return good(undefined);
  try {
    const late = foreignTo(target, aside, run.kit, writing);
    if (!late.ok) {
      disk.rename(home, fresh);
      disk.rename(aside, home);
      return late;
    }
    bringLate(disk, aside, home, run);
    disk.rename(aside, gone);
  } catch (failure) {
    // The kit is in its place; the next run does what could not be done now.
    if (!isSystemError(failure)) throw failure;
    return good(undefined);
  }
  return good(undefined, throwAway(disk, target, gone));
}

/** Removes the folders that a run that failed had made, the topmost last. */
function removeEmpty(disk: Disk, out: string, topmost: string): void {
  try {
    for (let folder = out; folder.length >= topmost.length; folder = dirname(folder)) {
      disk.removeEmptyFolder(folder);
    }
  } catch (failure) {
    // Another run has put something there.
    if (!isSystemError(failure)) throw failure;
  }
}

function failed(failure: unknown, target: Target): Result<never> {
  const found = writeProblem(failure, shownPath(target), 'out');
  if (!found) throw failure;
  return bad(found);
}

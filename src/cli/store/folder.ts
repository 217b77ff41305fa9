import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { RECORD_FILE, recordedFiles } from '../../kit/record.js';
import { bad, good, type Problem, problem, type Result } from '../../problem.js';
import type { Disk } from '../base/disk.js';
import { writeProblem } from '../base/failure.js';

/** A file of a kit; `path` is within the kit's folder, with `/`. */
export interface KitFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** The files of a kit, as they come: only one need be in memory at a time, but all paths are known from the start. */
export interface KitFiles {
  readonly paths: readonly string[];
  readonly files: AsyncIterable<KitFile> | Iterable<KitFile>;
}

/** The folder that kits go into unless said otherwise. */
export const FIRST_FOLDER = 'out';

/** SHA-256 in hex. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Where a kit goes. */
export interface Target {
  /** The output folder on this machine. */
  readonly out: string;
  /** The output folder as the person wrote it, for messages. */
  readonly shown: string;
  /** The kit's name, a single part of a path. */
  readonly kit: string;
}

/** How a kit is written. `pause` is awaited between steps and throws when the person has interrupted. */
export interface Writing {
  readonly disk: Disk;
  readonly force: boolean;
  readonly pause: () => Promise<void>;
}

/** Leads back from a run that was killed between the two renames: the folder it had put aside is the kit. */
export function restoreKit(disk: Disk, target: Target): void {
  const { home, aside } = placesOf(target);
  if (disk.kind(aside) === 'absent') return;
  if (disk.kind(home) === 'absent') disk.rename(aside, home);
  // Both there: that run had finished but for tidying up, and had copied all foreign files.
  else disk.remove(aside);
}

/**
 * Writes a kit whole or not at all: everything into a hidden folder first, as it comes, foreign files copied beside it,
 * then two renames. What an earlier run wrote and nobody touched since is replaced; anything else is foreign and stays,
 * and a foreign file in the place of a new one is a problem unless forced.
 */
export async function writeKit(
  target: Target,
  { paths, files }: KitFiles,
  writing: Writing,
): Promise<Result<void>> {
  const { disk, pause } = writing;
  const { home, fresh, aside } = placesOf(target);
  let topmost: string | undefined;
  const onTheirWay: Promise<void>[] = [];
  try {
    topmost = disk.makeFolder(target.out);
    restoreKit(disk, target);
    const before = foreignTo(target, paths, writing);
    if (!before.ok) return before;

    disk.remove(fresh);
    for await (const { path, bytes } of files) {
      await pause();
      disk.makeFolder(dirname(join(fresh, path)));
      const onDisk = disk.writeAhead(join(fresh, path), bytes);
      // The failure is heard below.
      onDisk.catch(() => {});
      onTheirWay.push(onDisk);
    }
    // Painting takes a while, in which somebody may have put a file there.
    const foreign = foreignTo(target, paths, writing);
    if (!foreign.ok) return foreign;
    for (const path of foreign.value) {
      await pause();
      if (overlapping(path, paths).length > 0) continue;
      disk.makeFolder(dirname(join(fresh, path)));
      disk.copy(join(home, path), join(fresh, path));
    }
    await Promise.all(onTheirWay);
    await pause();
    swap(disk, { home, fresh, aside });
    topmost = undefined;
    return good(undefined);
  } catch (failure) {
    const problem = writeProblem(failure, shownPath(target));
    if (!problem) throw failure;
    return bad(problem);
  } finally {
    // A file that is still open can't be removed everywhere.
    await Promise.allSettled(onTheirWay);
    tidy(disk, fresh, topmost, target.out);
  }
}

/** The foreign files in the place where a kit goes; those in its way are problems. */
function foreignTo(
  target: Target,
  paths: readonly string[],
  { disk, force }: Writing,
): Result<readonly string[]> {
  const { home } = placesOf(target);
  const kind = disk.kind(home);
  if (kind === 'file' || kind === 'other') return bad(problemOf('not-a-folder', target));
  const foreign = kind === 'folder' ? foreignPaths(disk, home) : [];
  const clashes = foreign.flatMap((path) => clashOf(path, paths, disk.kind(join(home, path)), force, target));
  return clashes.length > 0 ? bad(...clashes) : good(foreign);
}

function placesOf({ out, kit }: Target): { home: string; fresh: string; aside: string } {
  return { home: join(out, kit), fresh: join(out, `.${kit}.new`), aside: join(out, `.${kit}.old`) };
}

function swap(disk: Disk, { home, fresh, aside }: { home: string; fresh: string; aside: string }): void {
  const replaces = disk.kind(home) !== 'absent';
  if (replaces) disk.rename(home, aside);
  try {
    disk.rename(fresh, home);
  } catch (failure) {
    if (replaces) disk.rename(aside, home);
    throw failure;
  }
  try {
    disk.remove(aside);
  } catch {
    // The kit is in its place; the next run removes what could not be removed now.
  }
}

/** Removes what a run that failed has begun; the problem that stopped it is the one to tell, not what fails here. */
function tidy(disk: Disk, fresh: string, topmost: string | undefined, out: string): void {
  try {
    disk.remove(fresh);
    for (
      let folder = out;
      topmost !== undefined && folder.length >= topmost.length;
      folder = dirname(folder)
    ) {
      disk.removeEmptyFolder(folder);
    }
  } catch {
    // Left for the next run.
  }
}

/** Paths in a kit's folder that no earlier run wrote, or that were changed since; empty folders too. */
function foreignPaths(disk: Disk, home: string): readonly string[] {
  const ours = oursIn(disk, home);
  const found: string[] = [];
  const walk = (folder: string): void => {
    const names = disk.names(join(home, folder));
    if (names.length === 0 && folder !== '') found.push(folder);
    for (const name of names) {
      const path = folder === '' ? name : `${folder}/${name}`;
      const kind = disk.kind(join(home, path));
      if (kind === 'folder') walk(path);
      else if (kind !== 'file' || !isOurs(disk, home, path, ours)) found.push(path);
    }
  };
  walk('');
  return found;
}

function oursIn(disk: Disk, home: string): ReadonlyMap<string, string> | undefined {
  const record = join(home, RECORD_FILE);
  return disk.kind(record) === 'file'
    ? recordedFiles(new TextDecoder().decode(disk.read(record)))
    : undefined;
}

function isOurs(
  disk: Disk,
  home: string,
  path: string,
  ours: ReadonlyMap<string, string> | undefined,
): boolean {
  if (ours === undefined) return false;
  if (path === RECORD_FILE) return true;
  const hash = ours.get(path);
  return hash !== undefined && hash === hashOf(disk.read(join(home, path)));
}

/** Files of the kit that can't stand beside a foreign path; letters count alike in both cases, as on most disks. */
function overlapping(path: string, paths: readonly string[]): readonly string[] {
  const there = path.toLowerCase();
  return paths.filter((other) => {
    const here = other.toLowerCase();
    return here === there || here.startsWith(`${there}/`) || there.startsWith(`${here}/`);
  });
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
  return [problemOf(atFolder ? 'folder-in-the-way' : 'foreign-file', target, atFolder ? first : path)];
}

function problemOf(
  code: 'not-a-folder' | 'folder-in-the-way' | 'foreign-file',
  target: Target,
  path?: string,
): Problem {
  return problem(`cli.${code}`, { path: shownPath(target, path) });
}

function shownPath({ shown, kit }: Target, path?: string): string {
  return path === undefined ? join(shown, kit) : join(shown, kit, path);
}

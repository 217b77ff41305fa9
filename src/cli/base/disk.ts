import {
  chmodSync,
  closeSync,
  cpSync,
  fsync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { isSystemError } from './failure.js';
import { takeLock } from './lock.js';

/** What stands at a path; a link is never followed. */
type Kind = 'file' | 'folder' | 'other' | 'absent';

/** Which file it is, whatever it is called, how long, and when it was last changed (nanoseconds). */
export interface Stamp {
  readonly file: string;
  readonly bytes: bigint;
  readonly changed: bigint;
}

/** The few things a kit's folder needs done, each of which throws the system's error. Tests put one that fails in its place. */
export interface Disk {
  kind(path: string): Kind;
  /** Names in a folder, sorted. */
  names(folder: string): readonly string[];
  read(path: string): Uint8Array;
  /** Of what stands at a path; a link's own. */
  stamp(path: string): Stamp;
  /** Makes a folder and those above it; the topmost one it had to make, undefined when all were there. */
  makeFolder(path: string): string | undefined;
  /** Takes a lock, a file of this path, and gives what lets go of it; undefined while another run holds it. */
  lock(path: string): (() => void) | undefined;
  /** Writes a new file, through to the disk, so that a full one is noticed before anything is given up for it. */
  write(path: string, bytes: Uint8Array): void;
  /** Writes a new file at once, and goes through to the disk behind one's back: only when that is done is it safe. */
  writeAhead(path: string, bytes: Uint8Array): Promise<void>;
  /** Puts the same file, a link, or an empty folder in a second place, so that what is saved in one is in both; else a copy. */
  carry(from: string, to: string): void;
  /** Gives a file or folder the permissions of another; its owner may write in it as long as that is needed. */
  keepMode(from: string, to: string, owner?: 'writable'): void;
  rename(from: string, to: string): void;
  /** The path of the file that a path leads to by links; the same where nothing stands. */
  followed(path: string): string;
  /** Removes a file or a folder with all in it, if it is there. */
  remove(path: string): void;
  removeEmptyFolder(path: string): void;
}

/** The disk of this machine. */
export const realDisk: Disk = {
  kind: (path) => {
    const found = statAt(path);
    if (!found) return 'absent';
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
  },
  names: (folder) => readdirSync(folder).sort(),
  read: (path) => readFileSync(path),
  stamp: (path) => {
    const { dev, ino, size, mtimeNs } = lstatSync(path, { bigint: true });
    return { file: `${dev}:${ino}`, bytes: size, changed: mtimeNs };
  },
  makeFolder,
  lock: takeLock,
  write: (path, bytes) => writeFileSync(path, bytes, { flag: 'wx', flush: true }),
  writeAhead: (path, bytes) => {
    const file = openSync(path, 'wx');
    try {
      writeFileSync(file, bytes);
    } catch (failure) {
      closeSync(file);
      throw failure;
    }
    return new Promise((resolve, reject) => {
      fsync(file, (failure) => {
        closeSync(file);
        if (failure) reject(failure);
        else resolve();
      });
    });
  },
  carry: (from, to) => {
    const found = lstatSync(from);
    // Not every system takes a link itself for what is to be linked.
    if (!found.isDirectory() && !found.isSymbolicLink()) {
      try {
        linkSync(from, to);
        return;
      } catch (failure) {
        // Some disks know one name for a file, and some systems allow a second one to its owner alone.
        if (!isSystemError(failure)) throw failure;
      }
    }
    cpSync(from, to, {
      recursive: true,
      errorOnExist: true,
      force: false,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    });
  },
  keepMode: (from, to, owner) => {
    const mode = statSync(from).mode | (owner === 'writable' ? 0o700 : 0);
    if (mode !== statSync(to).mode) chmodSync(to, mode);
  },
  rename: (from, to) => renameSync(from, to),
  followed: (path) => {
    try {
      return realpathSync(path);
    } catch {
      return path;
    }
  },
  remove: (path) => {
    try {
      rmSync(path, { recursive: true, force: true });
    } catch (failure) {
      if (!isSystemError(failure)) throw failure;
      makeWritable(path);
      rmSync(path, { recursive: true, force: true });
    }
  },
  removeEmptyFolder: (path) => rmdirSync(path),
};

/** One folder after another: asked for all at once, Node goes on for ever where the system makes none (`/proc`). */
function makeFolder(path: string): string | undefined {
  const missing: string[] = [];
  for (let folder = path; !existsAt(folder) && dirname(folder) !== folder; folder = dirname(folder)) {
    missing.push(folder);
  }
  // What stands in the folder's place is told by making it.
  if (missing.length === 0 && !statSync(path).isDirectory()) mkdirSync(path);
  let topmost: string | undefined;
  for (const folder of missing.reverse()) {
    try {
      mkdirSync(folder);
      topmost ??= folder;
    } catch (failure) {
      // Another run has just made it.
      if (!existsAt(folder) || !statSync(folder).isDirectory()) throw failure;
    }
  }
  return topmost;
}

function existsAt(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Below a file there is nothing. */
function statAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false });
  } catch (failure) {
    if (isSystemError(failure) && failure.code === 'ENOTDIR') return undefined;
    throw failure;
  }
}

/** A folder that nothing may be taken out of can't be removed, though its owner may change that. */
function makeWritable(path: string): void {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  chmodSync(path, 0o700);
  for (const name of readdirSync(path)) makeWritable(join(path, name));
}

import {
  closeSync,
  cpSync,
  fsync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';

/** What stands at a path; a link is never followed. */
type Kind = 'file' | 'folder' | 'other' | 'absent';

/** The few things a kit's folder needs done, each of which throws the system's error. Tests put one that fails in its place. */
export interface Disk {
  kind(path: string): Kind;
  /** Names in a folder, sorted. */
  names(folder: string): readonly string[];
  read(path: string): Uint8Array;
  /** Makes a folder and those above it; the topmost one it had to make, undefined when all were there. */
  makeFolder(path: string): string | undefined;
  /** Writes a new file, through to the disk, so that a full one is noticed before anything is given up for it. */
  write(path: string, bytes: Uint8Array): void;
  /** Writes a new file at once, and goes through to the disk behind one's back: only when that is done is it safe. */
  writeAhead(path: string, bytes: Uint8Array): Promise<void>;
  /** Copies a file, a link as a link, or an empty folder, its date kept. */
  copy(from: string, to: string): void;
  rename(from: string, to: string): void;
  /** Removes a file or a folder with all in it, if it is there. */
  remove(path: string): void;
  removeEmptyFolder(path: string): void;
}

/** The disk of this machine. */
export const realDisk: Disk = {
  kind: (path) => {
    const found = lstatSync(path, { throwIfNoEntry: false });
    if (!found) return 'absent';
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
  },
  names: (folder) => readdirSync(folder).sort(),
  read: (path) => readFileSync(path),
  makeFolder: (path) => mkdirSync(path, { recursive: true }),
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
  copy: (from, to) =>
    cpSync(from, to, {
      recursive: true,
      errorOnExist: true,
      force: false,
      preserveTimestamps: true,
      verbatimSymlinks: true,
    }),
  rename: (from, to) => renameSync(from, to),
  remove: (path) => rmSync(path, { recursive: true, force: true }),
  removeEmptyFolder: (path) => rmdirSync(path),
};

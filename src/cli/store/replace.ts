import { randomUUID } from 'node:crypto';
import type { Disk } from '../base/disk.js';

/** Puts a file in its place whole or not at all, under a name of this run's own first. Links stay links, permissions stay. */
export function replaceFile(disk: Disk, path: string, bytes: Uint8Array): void {
  const place = disk.followed(path);
  const fresh = `${place}.${randomUUID().slice(0, 8)}.new`;
  try {
    disk.write(fresh, bytes);
    if (disk.kind(place) === 'file') disk.keepMode(place, fresh);
    disk.rename(fresh, place);
  } catch (failure) {
    disk.remove(fresh);
    throw failure;
  }
}

import { closeSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { bad, good, type Result } from '../../problem.js';
import { MOST_BYTES } from '../../yaml/written.js';
import { isSystemError, readReason } from './failure.js';

/**
 * Reads the text of a file that a person names, no more of it than is needed to see that it is too large. One that can't
 * be read (it isn't there, is no file, may not be read) is the problem `cli.unreadable`. Bytes that are no UTF-8 come
 * out as U+FFFD, which the reader of variants refuses with their place.
 */
export function readTextFile(path: string, name: string): Result<string> {
  const unreadable = (reason: string) => bad({ code: 'cli.unreadable', params: { path: name, reason } });
  try {
    // A pipe would be waited for.
    if (!statSync(path).isFile()) return unreadable('folder');
    return good(new TextDecoder().decode(readUpTo(path, MOST_BYTES + 1)));
  } catch (failure) {
    if (!isSystemError(failure)) throw failure;
    return unreadable(readReason(failure.code));
  }
}

function readUpTo(path: string, most: number): Uint8Array {
  const file = openSync(path, 'r');
  try {
    const bytes = new Uint8Array(Math.min(most, fstatSync(file).size));
    let length = 0;
    while (length < bytes.length) {
      const read = readSync(file, bytes, length, bytes.length - length, null);
      if (read === 0) break;
      length += read;
    }
    return bytes.subarray(0, length);
  } finally {
    closeSync(file);
  }
}

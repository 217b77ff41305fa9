import { createHash } from 'node:crypto';
import type { Audience } from '../../layout/page/page.js';
import type { Told } from '../base/tell.js';

/** One printed document in a kit's record. */
interface RecordedFile {
  /** Relative to the output folder, with `/` on every machine. */
  readonly path: string;
  readonly audience: Audience;
  readonly sheet: string;
  readonly paper: string;
  readonly pages: number;
  /** Of the file's bytes, in hex. */
  readonly sha256: string;
}

/** What lies in a folder that was made, and what there was to say about it. */
export interface SheetRecord {
  readonly files: readonly RecordedFile[];
  readonly notes: readonly Told[];
}

/** What `kit.json` holds and `kit --json` prints. */
export interface KitRecord extends SheetRecord {
  readonly variant: string;
  readonly fingerprint: string;
}

/** The name of the record in a kit's folder. */
export const RECORD_FILE = 'kit.json';

/** SHA-256 in hex. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The record as the file holds it. */
export function recordBytes(record: SheetRecord): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`);
}

/**
 * The files that an earlier run wrote, by path within the kit's folder (which may have been renamed since), with their
 * hashes; undefined when the text is no record of ours.
 */
export function recordedFiles(text: string): ReadonlyMap<string, string> | undefined {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isMap(record) || !Array.isArray(record.files) || !Array.isArray(record.notes)) return undefined;
  const files = new Map<string, string>();
  for (const file of record.files) {
    if (!isMap(file) || typeof file.path !== 'string' || typeof file.sha256 !== 'string') return undefined;
    files.set(file.path.slice(file.path.indexOf('/') + 1), file.sha256);
  }
  return files;
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

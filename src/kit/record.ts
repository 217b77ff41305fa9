import type { Audience } from '../layout/page/page.js';
import type { Problem, ToldProblem } from '../problem.js';
import type { CheckedVariant } from '../rulebook/prepare.js';
import type { Scope } from '../rulebook/scope.js';
import { type MarkedOf, markedOf, markOf } from '../variant/mark.js';
import { toldProblem } from '../words/told.js';
import type { Words } from '../words/words.js';
import type { Asked } from './asked.js';
import type { DocumentFacts } from './document.js';

/** One printed document in a kit's record. */
export interface RecordedFile {
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
  /** What lies there from runs before, and was not made anew. */
  readonly earlier?: readonly RecordedFile[];
  readonly notes: readonly ToldProblem[];
}

/** What `kit.json` holds and `kit --json` prints. */
export interface KitRecord extends SheetRecord {
  readonly variant: string;
  readonly fingerprint: string;
  /** In the foot of every sheet. */
  readonly mark: string;
  /** What the mark stands for. */
  readonly of: MarkedOf;
  /** All that the kit was asked for, so that it can be made again. */
  readonly asked: Asked;
}

/** The name of the record in a kit's folder. */
export const RECORD_FILE = 'kit.json';

/** What the record of a folder says of a document in it; `sha256` is the hash of its bytes in hex. */
export function recordedFile(
  folder: string,
  { path, audience, sheet, paper, pages }: DocumentFacts,
  sha256: string,
): RecordedFile {
  return { path: `${folder}/${path}`, audience, sheet, paper: paper.name, pages, sha256 };
}

/** What the record of a kit says: the game and who it is for, its documents, and what there is to say about them. */
export function kitRecord(
  checked: CheckedVariant,
  { seatings }: Scope,
  files: SheetRecord['files'],
  notes: readonly Problem[],
  { words, asked }: { readonly words: Words; readonly asked: Asked },
): KitRecord {
  return {
    variant: checked.id,
    fingerprint: checked.fingerprint,
    mark: markOf(checked, seatings),
    of: markedOf(checked, seatings),
    asked,
    files,
    notes: notes.map((note) => toldProblem(withoutFolders(note), words)),
  };
}

/** The same game gives the same bytes wherever its file lies. */
function withoutFolders(note: Problem): Problem {
  const { file, against } = note;
  return {
    ...note,
    ...(file && { file: lastPart(file) }),
    ...(against && { against: against.map((other) => ({ ...other, file: lastPart(other.file) })) }),
  };
}

function lastPart(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

/** The record as the file holds it. */
export function recordBytes(record: SheetRecord): Uint8Array {
  return new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`);
}

/** What an earlier run wrote into a folder of documents, which may have been renamed since. */
export interface FoundRecord {
  /** Its files and those it left from runs before, by path within the folder, with the hashes of their bytes. */
  readonly files: ReadonlyMap<string, { readonly sha256: string; readonly recorded?: RecordedFile }>;
  /** The game that was asked for; empty for documents of no game, undefined where the record doesn't tell. */
  readonly game: string | undefined;
  readonly mark: string | undefined;
  /** All that a kit was asked for there. */
  readonly asked: Asked | undefined;
}

/** What a record says; undefined when the text is no record of ours. */
export function readRecord(text: string): FoundRecord | undefined {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isMap(record) || !Array.isArray(record.files) || !Array.isArray(record.notes)) return undefined;
  const files = new Map<string, { sha256: string; recorded?: RecordedFile }>();
  const earlier: readonly unknown[] = Array.isArray(record.earlier) ? record.earlier : [];
  for (const file of [...earlier, ...record.files]) {
    if (!isMap(file) || typeof file.path !== 'string' || typeof file.sha256 !== 'string') return undefined;
    const path = file.path.slice(file.path.indexOf('/') + 1);
    files.set(path, { sha256: file.sha256, ...(isRecordedFile(file) && { recorded: file }) });
  }
  const { asked, variant, mark } = record;
  const game = isMap(asked) && typeof asked.game === 'string' ? asked.game : undefined;
  return {
    files,
    game: game ?? (variant === undefined ? '' : undefined),
    mark: typeof mark === 'string' ? mark : undefined,
    asked: game === undefined ? undefined : (asked as Asked),
  };
}

function isRecordedFile(
  file: Readonly<Record<string, unknown>>,
): file is Readonly<Record<string, unknown>> & RecordedFile {
  const { path, audience, sheet, paper, pages, sha256 } = file;
  return (
    (audience === 'player' || audience === 'host') &&
    [path, sheet, paper, sha256].every((text) => typeof text === 'string') &&
    typeof pages === 'number'
  );
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

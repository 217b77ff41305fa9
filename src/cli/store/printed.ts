import { type DocumentFacts, type LaidOut, paintedDocuments } from '../../kit/document.js';
import { RECORD_FILE, recordBytes, recordedFile, type SheetRecord } from '../../kit/record.js';
import { pause } from '../base/pause.js';
import { STATUS } from '../base/status.js';
import { type Context, orStop, tellNotes } from '../line/context.js';
import type { Options } from '../line/options.js';
import { type KitFile, writeKit } from './folder.js';
import type { PrintMaterials } from './materials.js';
import { hashOf } from './own-files.js';
import type { Target } from './target.js';

/** A folder of documents that lies in its place, with what its record says. */
export interface Printed<Name extends string, R extends SheetRecord> {
  readonly record: R;
  readonly documents: readonly DocumentFacts<Name>[];
}

/**
 * Paints sheets one by one into their folder and puts a record beside them (`recordOf` says what is in it): all of it or
 * nothing, and never more than one document in memory. An interrupt stops between two.
 */
export async function printFolder<Name extends string, R extends SheetRecord>(
  target: Target,
  sheets: readonly LaidOut<Name>[],
  recordOf: (files: SheetRecord['files']) => R,
  {
    materials,
    options,
    context,
    done = () => {},
  }: {
    readonly materials: PrintMaterials;
    readonly options: Options;
    readonly context: Context;
    /** Told how many documents are finished, of how many. */
    readonly done?: (count: number, all: number) => void;
  },
): Promise<Printed<Name, R>> {
  const { world } = context;
  const documents: DocumentFacts<Name>[] = [];
  const recorded: SheetRecord['files'][number][] = [];
  async function* files(): AsyncGenerator<KitFile> {
    for await (const { bytes, ...document } of paintedDocuments(sheets, materials)) {
      documents.push(document);
      recorded.push(recordedFile(target.kit, document, hashOf(bytes)));
      done(documents.length, sheets.length);
      yield { path: document.path, bytes };
    }
    yield { path: RECORD_FILE, bytes: recordBytes(recordOf(recorded)) };
  }
  const paths = [...sheets.map(({ path }) => path), RECORD_FILE];
  const writing = { disk: world.disk, force: options.force === true, pause: () => pause(world.interrupted) };
  const written = await writeKit(target, { paths, files: files() }, writing);
  orStop(written, STATUS.unwritten);
  // What is left over on this disk is no matter of the kit's record.
  if (written.ok) tellNotes(written.notes, options, context);
  return { record: recordOf(recorded), documents };
}

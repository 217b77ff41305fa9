import { join } from 'node:path';
import { type DocumentFacts, type LaidOut, paintedDocuments } from '../../kit/document.js';
import {
  type FoundRecord,
  RECORD_FILE,
  type RecordedFile,
  recordBytes,
  recordedFile,
  type SheetRecord,
} from '../../kit/record.js';
import { type Problem, problem } from '../../problem.js';
import type { Disk } from '../base/disk.js';
import { pause } from '../base/pause.js';
import { STATUS } from '../base/status.js';
import { type Context, orStop, tellNotes } from '../line/context.js';
import type { Options } from '../line/options.js';
import { type KitFile, writeKit } from './folder.js';
import type { PrintMaterials } from './materials.js';
import { hashOf, recordIn, stayingIn } from './own-files.js';
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
    game,
    done = () => {},
  }: {
    /** The game that the record names; empty for documents of no game. */
    readonly game: string;
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
  const home = join(target.out, target.kit);
  let before: FoundRecord | undefined;
  let record = recordOf(recorded);
  async function* files(): AsyncGenerator<KitFile> {
    before = recordIn(world.disk, home);
    for await (const { bytes, ...document } of paintedDocuments(sheets, materials)) {
      documents.push(document);
      recorded.push(recordedFile(target.kit, document, hashOf(bytes)));
      done(documents.length, sheets.length);
      yield { path: document.path, bytes };
    }
    const earlier = earlierIn(world.disk, home, { target, paths, game });
    record = { ...recordOf(recorded), ...(earlier.length > 0 && { earlier }) };
    yield { path: RECORD_FILE, bytes: recordBytes(record) };
  }
  const paths = [...sheets.map(({ path }) => path), RECORD_FILE];
  const writing = { disk: world.disk, force: options.force === true, pause: () => pause(world.interrupted) };
  const written = await writeKit(target, { paths, game, files: files() }, writing);
  orStop(written, STATUS.unwritten);
  // What is left over on this disk is no matter of the kit's record.
  if (written.ok) tellNotes([...written.notes, ...changesOf(record, before)], options, context);
  return { record, documents };
}

/** What lies in a folder from runs before and stays there, as its record will say. */
function earlierIn(
  disk: Disk,
  home: string,
  {
    target,
    paths,
    game,
  }: { readonly target: Target; readonly paths: readonly string[]; readonly game: string },
): readonly RecordedFile[] {
  return [...stayingIn(disk, home, paths, game)].flatMap(([path, recorded]) =>
    recorded ? [{ ...recorded, path: `${target.kit}/${path}` }] : [],
  );
}

/** What a run replaced that had been made of the same rules but otherwise, and what it left. */
function changesOf(
  record: SheetRecord & { readonly mark?: string },
  before: FoundRecord | undefined,
): readonly Problem[] {
  const within = (files: readonly RecordedFile[]) =>
    files.map(({ path }) => path.slice(path.indexOf('/') + 1));
  const replaced = within(
    record.files.filter((file) => {
      const known = before?.files.get(file.path.slice(file.path.indexOf('/') + 1));
      return known !== undefined && known.sha256 !== file.sha256 && before?.mark === record.mark;
    }),
  );
  const kept = within(record.earlier ?? []);
  return [
    ...(replaced.length > 0 ? [problem('cli.replaced', { count: replaced.length, paths: replaced })] : []),
    ...(kept.length > 0 ? [problem('cli.kept', { count: kept.length, paths: kept })] : []),
  ];
}

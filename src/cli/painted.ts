import type { MadeSheet } from '../sheets/kit.js';
import { type Context, orStop } from './context.js';
import type { Options } from './options.js';
import { type KitFile, type Target, writeKit } from './output/folder.js';
import { hashOf, RECORD_FILE, recordBytes, type SheetRecord } from './output/record.js';
import { pause } from './pause.js';
import type { Press } from './press.js';
import { STATUS } from './status.js';

/** Finished documents, and what the record of their folder says of each. */
export interface Painted {
  readonly files: readonly KitFile[];
  readonly recorded: SheetRecord['files'];
}

/** Paints sheets one by one, an interrupt stopping between two; `pathOf` says where in the folder each will lie. */
export async function paintSheets(
  sheets: readonly MadeSheet[],
  folder: string,
  pathOf: (made: MadeSheet) => string,
  press: Press,
  { world }: Context,
): Promise<Painted> {
  const files: KitFile[] = [];
  const recorded: SheetRecord['files'][number][] = [];
  for (const made of sheets) {
    await pause(world.interrupted);
    const { sheet, paper } = made;
    const path = pathOf(made);
    const bytes = await press.paint(sheet);
    files.push({ path, bytes });
    recorded.push({
      path: `${folder}/${path}`,
      audience: sheet.audience,
      sheet: sheet.name,
      paper: paper.name,
      pages: sheet.pages.length,
      sha256: hashOf(bytes),
    });
  }
  return { files, recorded };
}

/** Writes a folder with its record, all of it or nothing; stops with what stands in the way. */
export async function writeRecorded(
  target: Target,
  files: readonly KitFile[],
  record: SheetRecord,
  options: Options,
  { world }: Context,
): Promise<void> {
  const all = [...files, { path: RECORD_FILE, bytes: recordBytes(record) }];
  const writing = { disk: world.disk, force: options.force === true, pause: () => pause(world.interrupted) };
  orStop(await writeKit(target, all, writing), STATUS.unwritten);
}

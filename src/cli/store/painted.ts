import type { LaidOut } from '../../sheets/kit.js';
import { pause } from '../base/pause.js';
import { STATUS } from '../base/status.js';
import { type Context, orStop } from '../line/context.js';
import type { Options } from '../line/options.js';
import { type KitFile, type Target, writeKit } from './folder.js';
import type { Press } from './materials.js';
import { hashOf, RECORD_FILE, recordBytes, type SheetRecord } from './record.js';

/** Finished documents, and what the record of their folder says of each. */
export interface Painted {
  readonly files: readonly KitFile[];
  readonly recorded: SheetRecord['files'];
}

/** Paints sheets one by one, an interrupt stopping between two; `pathOf` says where in the folder each will lie. */
export async function paintSheets(
  sheets: readonly LaidOut[],
  folder: string,
  pathOf: (made: LaidOut) => string,
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

import { join, resolve } from 'node:path';
import { marginList } from '../../kit/asked.js';
import type { LaidOut } from '../../kit/document.js';
import type { SheetRecord } from '../../kit/record.js';
import { checkedRuler, type Printer } from '../../layout/tiles/printer.js';
import { bad, good, type Result } from '../../problem.js';
import { type CalibrateRequest, calibrateSheet } from '../../sheets/calibrate.js';
import { jsonLine } from '../base/json.js';
import { STATUS, type Status } from '../base/status.js';
import { usageStop } from '../base/stop.js';
import { type Context, open, orStop, tellNotes } from '../line/context.js';
import { idle } from '../line/idle.js';
import type { Options } from '../line/options.js';
import type { Run } from '../line/run.js';
import { printerText, testPageText } from '../say/calibrate-text.js';
import { FIRST_FOLDER } from '../store/folder.js';
import { printMaterials } from '../store/materials.js';
import { printFolder } from '../store/printed.js';
import { keepPrinter, readPrinters } from '../store/printers.js';
import type { Target } from '../store/target.js';

/** The folder of test pages, and the first part of their names. */
const FOLDER = 'calibrate';

/** Makes a printer's test page; or keeps what was measured on one. */
export const calibrate: Run = async (_args, options, context) => {
  const { ruler, offset, margin, compensate } = options;
  const measured = ruler || offset || compensate || (margin && !context.spots.margin);
  return measured ? keep(options, context) : makePages(options, context);
};

/** Adds what was measured now to what is known of the printer. */
async function keep(options: Options, context: Context): Promise<Status> {
  const { world, words } = context;
  const { printer: name } = options;
  tellNotes(
    idle(['paper', 'large-print', 'font', 'out', 'open', 'force'], 'measured', options, context),
    options,
    context,
  );
  if (name === undefined) throw usageStop({ code: 'cli.measure-whom', params: {} });
  // What is wrong in the file or the measures is told before anything is written, and is no trouble of writing.
  orStop(measuredOf(name, orStop(readPrinters(world)).get(name), options, context));
  const measure = (before: Printer | undefined) => measuredOf(name, before, options, context);
  const { path, printer } = orStop(await keepPrinter(name, measure, world), STATUS.unwritten);
  if (options.json) world.out.write(jsonLine(printerData(printer)));
  else if (!options.quiet) world.out.write(printerText(printer, path, words, world.out.width));
  return STATUS.done;
}

function measuredOf(
  name: string,
  before: Printer | undefined,
  { ruler, offset, margin, compensate }: Options,
  { spots }: Context,
): Result<Printer> {
  // A new measurement of the rulers decides anew whether its error is made up for.
  const { compensate: compensated, ...others } = before ?? { name };
  const makesUp = compensate ?? (ruler ? undefined : compensated);
  const printer: Printer = {
    ...others,
    ...(ruler && { ruler }),
    ...(offset && { offset }),
    ...(margin && !spots.margin && { margins: margin }),
    ...(makesUp && { compensate: true }),
  };
  if (ruler) {
    const checked = checkedRuler(ruler);
    if (!checked.ok) return checked;
  }
  if (printer.compensate && !printer.ruler) {
    return bad({ code: 'cli.not-measured', params: { printer: name } });
  }
  return good(printer);
}

/** What is known of a printer, in the words of the options that say it. */
function printerData({ name, ruler, offset, margins, compensate }: Printer) {
  return {
    printer: name,
    ...(ruler && { ruler: [ruler.across, ruler.down] }),
    ...(offset && { offset: [offset.x, offset.y] }),
    ...(margins && { margin: marginList(margins) }),
    compensate: compensate === true,
  };
}

async function makePages(options: Options, context: Context): Promise<Status> {
  const { world, words } = context;
  const materials = await printMaterials(options, context);
  const shown = options.out ?? FIRST_FOLDER;
  const target: Target = { out: resolve(world.folder, shown), shown, kit: FOLDER };
  const sheets = materials.papers.map((paper): LaidOut => {
    const request: CalibrateRequest = {
      words,
      paper,
      templates: materials.templates,
      measurer: materials.fonts,
      large: options['large-print'] === true,
      ...(options.printer !== undefined && { printer: options.printer }),
    };
    const sheet = orStop(calibrateSheet(request));
    return { name: sheet.name, sheet, paper, stock: 'plain', path: `${FOLDER}-${paper.name}.pdf` };
  });
  const recordOf = (files: SheetRecord['files']): SheetRecord => ({ files, notes: [] });
  const { record, documents } = await printFolder(target, sheets, recordOf, {
    materials,
    options,
    context,
    game: '',
  });
  if (options.json) world.out.write(jsonLine(record));
  else if (!options.quiet) {
    const names = documents.map(({ path }) => join(shown, FOLDER, path));
    const papers = documents.map(({ paper }) => paper.label);
    world.out.write(testPageText({ names, papers, printer: options.printer }, words, world.out.width));
  }
  const [first] = documents;
  if (options.open && first)
    await open(join(target.out, FOLDER, first.path), join(shown, FOLDER, first.path), options, context);
  return STATUS.done;
}

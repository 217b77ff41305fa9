import { dirname, join } from 'node:path';
import { marginList } from '../../kit/asked.js';
import { checkedRuler, type Measured, type Printer } from '../../layout/tiles/printer.js';
import { bad, good, type Problem, type Result } from '../../problem.js';
import { readYaml } from '../../yaml/read.js';
import type { WrittenMap } from '../../yaml/written.js';
import { writeProblem } from '../base/failure.js';
import { readTextFile } from '../base/files.js';
import { pause } from '../base/pause.js';
import type { World } from '../base/world.js';
import { didYouMean } from '../line/did-you-mean.js';
import type { OptionName } from '../line/options.js';
import { readPrinterName } from '../line/print-readers.js';
import { readEntry } from '../line/settings.js';
import { replaceFile } from './replace.js';

/** What is known of printers lies in this file of the person's own folder of settings, by name. */
const PRINTERS_FILE = join('dominopress', 'printers.yaml');

/** What may be said of a printer, in the words of the options that measure it. */
const KEYS = ['ruler', 'offset', 'margin', 'compensate'] as const satisfies readonly OptionName[];

const HEAD = `# What “dominopress calibrate” measured of printers, used by “dominopress kit --printer <name>”.
# Lengths are millimetres. It is written anew by every measurement; lines of your own are not kept.
`;

/** The printer of this name. Problems: `cli.unknown-printer` {found, known, suggested, meant}, and what is wrong in the file. */
export function findPrinter(name: string, world: World): Result<Printer> {
  const printers = readPrinters(world);
  if (!printers.ok) return printers;
  const printer = printers.value.get(name);
  if (printer) return good(printer);
  const known = [...printers.value.keys()];
  return bad({
    code: 'cli.unknown-printer',
    params: { found: name, count: known.length, known, ...didYouMean(name, known) },
  });
}

/** All printers that something is known of, by name; none when there is no file. */
export function readPrinters({ settings, disk }: World): Result<ReadonlyMap<string, Printer>> {
  const printers = new Map<string, Printer>();
  if (settings === undefined) return good(printers);
  const path = join(settings, PRINTERS_FILE);
  if (disk.kind(path) === 'absent') return good(printers);
  const text = readTextFile(path, path);
  if (!text.ok) return text;
  const file = readYaml(text.value, path);
  if (!file.ok) return file.problems.some(({ code }) => code === 'file.empty') ? good(printers) : file;
  const problems: Problem[] = [];
  for (const [name, { keySpot, value }] of file.value.entries) {
    const known = readPrinterName(name, PRINTERS_FILE, () => false);
    const printer =
      value.kind === 'map' ? printerFrom(name, value) : bad({ code: 'cli.no-printer', params: { name } });
    if (!known.ok) problems.push(...known.problems.map((problem) => ({ ...problem, ...keySpot })));
    else if (printer.ok) printers.set(name, printer.value);
    else problems.push(...printer.problems.map((problem) => ({ ...keySpot, ...problem })));
  }
  return problems.length > 0 ? bad(...problems) : good(printers);
}

/** What is said of a printer in a file, under its name. */
export function printerFrom(name: string, written: WrittenMap): Result<Printer> {
  const found: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const [key, { keySpot, value }] of written.entries) {
    const read = readEntry(key, value, KEYS);
    const result = key === 'ruler' && read.ok ? checkedRuler(read.value as Measured) : read;
    if (result.ok) found[key === 'margin' ? 'margins' : key] = result.value;
    else problems.push(...result.problems.map((problem) => ({ ...problem, ...keySpot })));
  }
  return problems.length > 0 ? bad(...problems) : good({ name, ...found });
}

/** How often another run that is keeping a printer is waited for, and how long each time (milliseconds). */
const PATIENCE = { times: 200, each: 50 } as const;

/**
 * Changes what is known of a printer beside the others, no other run in between, and tells the path of the file and what is
 * known now. Where that file is a link, it stays one. Problems: those of `change` and of writing the file.
 */
export async function keepPrinter(
  name: string,
  change: (before: Printer | undefined) => Result<Printer>,
  world: World,
): Promise<Result<{ readonly path: string; readonly printer: Printer }>> {
  const { settings, disk } = world;
  if (settings === undefined) return bad({ code: 'cli.no-settings-folder', params: {} });
  const path = join(settings, PRINTERS_FILE);
  let letGo: (() => void) | undefined;
  try {
    disk.makeFolder(dirname(path));
    const file = disk.followed(path);
    for (let times = 0; letGo === undefined; times++) {
      if (times === PATIENCE.times) return bad({ code: 'cli.busy', params: { path } });
      if (times > 0) await new Promise((resolved) => setTimeout(resolved, PATIENCE.each));
      await pause(world.interrupted);
      letGo = disk.lock(`${file}.lock`);
    }
    const printers = readPrinters(world);
    if (!printers.ok) return printers;
    const printer = change(printers.value.get(name));
    if (!printer.ok) return printer;
    const all = new Map(printers.value).set(name, printer.value);
    replaceFile(disk, file, new TextEncoder().encode(fileText([...all.values()])));
    return good({ path, printer: printer.value });
  } catch (failure) {
    const problem = writeProblem(failure, path, 'settings');
    if (!problem) throw failure;
    return bad(problem);
  } finally {
    letGo?.();
  }
}

function fileText(printers: readonly Printer[]): string {
  const blocks = printers.map(({ name, ruler, offset, margins, compensate }) => {
    const lines = [
      ...(ruler ? [`ruler: [${ruler.across}, ${ruler.down}]`] : []),
      ...(offset ? [`offset: [${offset.x}, ${offset.y}]`] : []),
      ...(margins ? [`margin: [${marginList(margins).join(', ')}]`] : []),
      ...(compensate ? ['compensate: true'] : []),
    ];
    return [`"${name}":`, ...lines.map((line) => `  ${line}`)].join('\n');
  });
  return `${HEAD}${blocks.join('\n')}\n`;
}

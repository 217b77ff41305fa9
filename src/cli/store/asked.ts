import { basename, join, resolve } from 'node:path';
import { RECORD_FILE } from '../../kit/record.js';
import type { Printer } from '../../layout/tiles/printer.js';
import { bad, good, type Problem, type Result } from '../../problem.js';
import { readYaml } from '../../yaml/read.js';
import type { Written, WrittenMap } from '../../yaml/written.js';
import { readTextFile } from '../base/files.js';
import type { World } from '../base/world.js';
import { namesFrom } from '../line/names.js';
import { TILE_OPTIONS } from '../line/option-groups.js';
import type { OptionName, Options } from '../line/options.js';
import { readPrinterName } from '../line/print-readers.js';
import { readEntry } from '../line/settings.js';
import { printerFrom } from './printers.js';

/** What an earlier kit was asked for, by its record. */
export interface AskedAgain {
  readonly game: string;
  readonly options: Options;
  /** What was known of the printer when the kit was made. */
  readonly printer?: Printer;
  /** The mark that its sheets bore, and where that was read. */
  readonly before?: { readonly path: string; readonly mark: string };
}

/** The options that a record keeps; where a kit goes, and what is told of it, is asked anew. */
const KEPT: readonly OptionName[] = [
  'paper',
  'lang',
  'seed',
  'players',
  'partners',
  'set',
  'sheets',
  'large-print',
  'font',
  ...TILE_OPTIONS,
  'margin',
  'kits',
  'reprint',
];

/** Reads what a kit was asked for from its `kit.json`, or from the kit's folder. Problems: `cli.unreadable`, `cli.no-record` {path}, and those of the options. */
export function askedIn(typed: string, world: World): Result<AskedAgain> {
  const isFolder = world.disk.kind(resolve(world.folder, typed)) === 'folder';
  const path = isFolder ? join(typed, RECORD_FILE) : typed;
  const text = readTextFile(resolve(world.folder, path), path);
  if (!text.ok) return text;
  const record = readYaml(text.value, path);
  const asked = record.ok ? record.value.entries.get('asked')?.value : undefined;
  const game = asked?.kind === 'map' ? asked.entries.get('game')?.value : undefined;
  if (
    asked?.kind !== 'map' ||
    game?.kind !== 'scalar' ||
    typeof game.value !== 'string' ||
    basename(game.value) !== game.value
  ) {
    return bad({ code: 'cli.no-record', params: { path } });
  }
  const again = optionsIn(asked, game.value);
  const mark = record.ok ? record.value.entries.get('fingerprint')?.value : undefined;
  const before =
    mark?.kind === 'scalar' && typeof mark.value === 'string' ? { path, mark: mark.value } : undefined;
  return again.ok && before ? good({ ...again.value, before }) : again;
}

function optionsIn(asked: WrittenMap, game: string): Result<AskedAgain> {
  const options: Record<string, unknown> = {};
  const problems: Problem[] = [];
  let printer: Printer | undefined;
  for (const [key, { value, keySpot }] of asked.entries) {
    if (key === 'game') continue;
    const read = key === 'printer' ? printerIn(value) : readKept(key, value);
    if (!read.ok)
      problems.push(...read.problems.map((problem) => ({ ...problem, ...keySpot, path: ['asked', key] })));
    else if (key === 'printer') printer = read.value as Printer;
    else options[key] = read.value;
  }
  if (problems.length > 0) return bad(...problems);
  const named = printer && { printer: printer.name };
  return good({ game, options: { ...options, ...named }, ...(printer && { printer }) });
}

/** An option; names and house rules are lists, since either may have commas. */
function readKept(key: string, value: Written): Result<unknown> {
  if (value.kind === 'list' && (key === 'names' || key === 'set')) {
    const texts = value.items.map((item) => (item.kind === 'scalar' ? String(item.value) : ''));
    return key === 'set' ? good(texts) : namesFrom(texts, key);
  }
  return readEntry(key, value, KEPT);
}

function printerIn(value: Written): Result<Printer> {
  const name = value.kind === 'map' ? value.entries.get('name')?.value : undefined;
  if (value.kind !== 'map' || name?.kind !== 'scalar')
    return bad({ code: 'cli.no-printer', params: { name: 'printer' } });
  const known = readPrinterName(String(name.value), 'printer', () => false);
  if (!known.ok) return known;
  const entries = new Map([...value.entries].filter(([key]) => key !== 'name'));
  return printerFrom(known.value, { ...value, entries });
}

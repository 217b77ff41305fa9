import { EXERCISES, type ExerciseKind } from '../../engine/exercises/exercise.js';
import { FONT_NAMES, type FontName } from '../../kit/families.js';
import { isReserved } from '../../kit/file-id.js';
import type { LargePrint } from '../../kit/large-print.js';
import type { SingleTile } from '../../kit/single-tiles.js';
import type { Margins } from '../../layout/page/paper.js';
import { BACK_MODES, type BackMode } from '../../layout/tiles/backs.js';
import { CORNERS, type Corners, FACES, type Faces } from '../../layout/tiles/look.js';
import { BACK_PATTERNS, type BackPattern } from '../../layout/tiles/patterns.js';
import type { Measured, Offset } from '../../layout/tiles/printer.js';
import { MOST_SETS } from '../../layout/tiles/set-mark.js';
import type { KeyUnder } from '../../messages.js';
import { bad, good, problem, type Result } from '../../problem.js';
import { LEVEL_NAMES, type Level } from '../../rulebook/exercises/level.js';
import type { SheetName } from '../../sheets/registry.js';
import { MARK_SIDES, type MarkSides } from '../../sheets/tiles/options.js';
import { MOST_PLAYERS } from '../../variant/rules.js';
import { didYouMean } from './did-you-mean.js';
import { type Named, readNames } from './names.js';
import { oneOf, readMargin, readOffset, readPrinterName, readRuler, readTiles } from './print-readers.js';

/** How rules may be written. */
const FORMATS = ['text', 'markdown', 'html'] as const;
type Format = (typeof FORMATS)[number];

/** The words of `--sheets`. They stand here without the sheets, which only `kit` loads; one that isn't named doesn't compile. */
export const SHEET_NAMES = namesOf({
  tiles: true,
  rules: true,
  'score-log': true,
  'host-key': true,
  'print-guide': true,
});

/** How an option is typed in front of its value, in the words for it; by a command that it is a switch of, or none. */
export function flagOf(
  name: OptionName,
  value: ValueWord | undefined,
  command: string | undefined,
  say: (value: ValueWord) => string,
): string {
  const { optionalIn } = OPTIONS[name];
  if (value === undefined || (optionalIn !== undefined && optionalIn !== command)) return `--${name}`;
  return optionalIn === undefined ? `--${name} <${say(value)}>` : `--${name} [${say(value)}]`;
}

function namesOf(names: Readonly<Record<SheetName, true>>): readonly SheetName[] {
  return Object.keys(names) as SheetName[];
}

/** What the options of a command line came to; what isn't there was not asked for. */
export interface Options {
  /** Names of papers, as the templates call them or not. */
  readonly paper?: readonly string[];
  readonly players?: number;
  readonly partners?: boolean;
  /** House rules, `key=value`. */
  readonly set?: readonly string[];
  readonly sheets?: readonly SheetName[];
  /** Who plays; a file is read by the command that needs the names. */
  readonly names?: Named;
  /** All sheets, or these. */
  readonly 'large-print'?: LargePrint;
  readonly font?: FontName;
  /** A size of tiles, as the templates call it or not. */
  readonly tile?: string;
  readonly faces?: Faces;
  readonly colour?: boolean;
  readonly corners?: Corners;
  readonly 'low-ink'?: boolean;
  readonly backs?: BackMode;
  readonly 'back-offset'?: Offset;
  readonly 'back-pattern'?: BackPattern;
  readonly marks?: MarkSides;
  readonly margin?: Margins;
  /** Whole sets, each with a mark of its own. */
  readonly kits?: number;
  /** These tiles only. */
  readonly reprint?: readonly SingleTile[];
  /** The name of a printer that something is known of. */
  readonly printer?: string;
  /** What was measured on a printer's test page. */
  readonly ruler?: Measured;
  readonly offset?: Offset;
  readonly compensate?: boolean;
  /** The game that a new file of house rules starts from; the record of a kit that is made again. */
  readonly from?: string;
  readonly format?: Format;
  readonly out?: string;
  readonly open?: boolean;
  readonly seed?: number;
  /** Of a simulation, for each seating. */
  readonly rounds?: number;
  /** Processor cores to use. */
  readonly cores?: number;
  /** Kinds of exercises, and how many of each. */
  readonly exercise?: readonly ExerciseKind[];
  readonly level?: Level;
  readonly items?: number;
  /** Sheets of exercises, each with its own. */
  readonly students?: number;
  readonly lang?: string;
  readonly force?: boolean;
  readonly json?: boolean;
  /** Of each file checked, all there is to know. */
  readonly facts?: boolean;
  /** A status that says whether there was a difference. */
  readonly 'exit-code'?: boolean;
  readonly quiet?: boolean;
}
export type OptionName = keyof Options;

/** How one option is written and read. */
interface OptionSpec<T> {
  /** The word for its value in the help; none: a switch. */
  readonly value?: ValueWord;
  /** All words that it may be, where there are so many and no more. */
  readonly values?: readonly string[];
  /** The command that takes it with a value or without; to others it is a switch. */
  readonly optionalIn?: 'kit';
  /** May be given several times. */
  readonly repeats?: boolean;
  /** May stand in `dominopress.yaml`. */
  readonly setting?: boolean;
  /** Reads its text; `shown` is what the person wrote before it (`--players`, or `players` in a file). Where a language has decimal commas they may be typed. */
  readonly read?: (text: string, shown: string, decimalComma: () => boolean) => Result<T>;
}

/** What a value may be called in the help, in the words of its language. */
export type ValueWord = KeyUnder<'cli.value'>;

/** Of a simulation: minutes of work, and per cent to four decimals. */
const MOST_ROUNDS = 100_000_000;
const MOST_CORES = 256;
/** More exercises of a kind than a lesson has time for; as many pupils as names. */
const MOST_ITEMS = 20;
const MOST_STUDENTS = 200;

/** Every option there is, by name; a command says which of them it takes. */
export const OPTIONS: { readonly [Name in OptionName]-?: OptionSpec<NonNullable<Options[Name]>> } = {
  paper: { value: 'paper', setting: true, read: (text, shown) => listOf(text, shown) },
  players: {
    value: 'number',
    setting: true,
    read: (text, shown) => wholeNumber(text, shown, 2, MOST_PLAYERS),
  },
  partners: { setting: true },
  set: { value: 'house-rule', repeats: true, read: (text) => good([text]) },
  sheets: { value: 'sheets', setting: true, read: readSheets },
  names: { value: 'names', setting: true, read: readNames },
  'large-print': { value: 'sheets', optionalIn: 'kit', setting: true, read: readLargePrint },
  font: { value: 'font', setting: true, ...among(FONT_NAMES) },
  tile: { value: 'size', setting: true, read: readWord },
  faces: { value: 'faces', setting: true, ...among(FACES) },
  colour: { setting: true },
  corners: { value: 'corners', setting: true, ...among(CORNERS) },
  'low-ink': { setting: true },
  backs: { value: 'mode', setting: true, ...among(BACK_MODES) },
  'back-offset': { value: 'offset', setting: true, read: readOffset },
  'back-pattern': { value: 'pattern', setting: true, ...among(BACK_PATTERNS) },
  marks: { value: 'sides', setting: true, ...among(MARK_SIDES) },
  margin: { value: 'mm', setting: true, read: readMargin },
  kits: { value: 'number', read: readSets },
  reprint: { value: 'tiles', read: readTiles },
  printer: { value: 'name', read: readPrinterName },
  ruler: { value: 'mm', read: readRuler },
  offset: { value: 'offset', read: readOffset },
  compensate: {},
  from: { value: 'variant', read: (text) => good(text) },
  format: { value: 'format', ...among(FORMATS) },
  out: {
    value: 'folder',
    setting: true,
    read: readFolder,
  },
  seed: { value: 'number', setting: true, read: (text, shown) => wholeNumber(text, shown, 0, 0xffffffff) },
  rounds: { value: 'number', read: (text, shown) => wholeNumber(text, shown, 1, MOST_ROUNDS) },
  cores: { value: 'number', read: (text, shown) => wholeNumber(text, shown, 1, MOST_CORES) },
  exercise: { value: 'exercises', values: EXERCISES, read: readExercises },
  level: { value: 'level', ...among(LEVEL_NAMES) },
  items: { value: 'number', read: (text, shown) => wholeNumber(text, shown, 1, MOST_ITEMS) },
  students: { value: 'number', read: (text, shown) => wholeNumber(text, shown, 1, MOST_STUDENTS) },
  open: {},
  lang: { value: 'language', setting: true, read: (text) => good(text) },
  force: {},
  json: {},
  facts: {},
  'exit-code': {},
  quiet: {},
};

/** An option that is one word of a list. */
function among<const T extends string>(values: readonly T[]) {
  return { values, read: oneOf(values) };
}

/** A folder; none of a name that one of the systems a kit is taken to has no folder of. */
function readFolder(text: string, option: string): Result<string> {
  if (text === '' || text.includes('\0')) return bad({ code: 'cli.empty-value', params: { option } });
  const reserved = text.split(/[/\\]/u).find(isReserved);
  return reserved === undefined ? good(text) : bad({ code: 'cli.new-reserved', params: { found: reserved } });
}

function readWord(text: string, option: string): Result<string> {
  return text.trim() === '' ? bad({ code: 'cli.empty-value', params: { option } }) : good(text);
}

/** How many whole sets; there are only so many letters to tell them apart by. */
function readSets(text: string, option: string): Result<number> {
  const sets = wholeNumber(text, option, 1, MOST_SETS);
  if (sets.ok || !/^[1-9]\d*$/.test(text)) return sets;
  return bad({ code: 'cli.kits-most', params: { option, found: text, most: MOST_SETS } });
}

function wholeNumber(text: string, option: string, least: number, most: number): Result<number> {
  const value = /^(?:0|[1-9]\d{0,9})$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return good(value);
  return bad({
    code: 'cli.whole-number',
    params: { option, found: text, least: String(least), most: String(most) },
  });
}

/** Splits at commas but for those within a number; an empty part is a slip of the finger worth telling. */
function listOf(text: string, option: string): Result<readonly string[]> {
  const parts = text.split(/(?<!\d),|,(?!\d)/u).map((part) => part.trim());
  return parts.includes('')
    ? bad({ code: 'cli.empty-value', params: { option } })
    : good([...new Set(parts)]);
}

function readExercises(text: string, option: string): Result<readonly ExerciseKind[]> {
  const parts = listOf(text, option);
  if (!parts.ok) return parts;
  const read = parts.value.map((part) => oneOf(EXERCISES)(part, option, () => false));
  const problems = read.flatMap((each) => (each.ok ? [] : each.problems));
  if (problems.length > 0) return bad(...problems);
  return good(EXERCISES.filter((kind) => read.some((each) => each.ok && each.value === kind)));
}

/** The sheets that are printed large; all of them need no list. */
function readLargePrint(text: string, option: string): Result<LargePrint> {
  const sheets = readSheets(text, option);
  return sheets.ok ? good(sheets.value.length === SHEET_NAMES.length || sheets.value) : sheets;
}

function readSheets(text: string, option: string): Result<readonly SheetName[]> {
  const parts = listOf(text, option);
  if (!parts.ok) return parts;
  const unknown = parts.value.filter((part) => !SHEET_NAMES.some((name) => name === part));
  if (unknown.length === 0) return good(SHEET_NAMES.filter((sheet) => parts.value.includes(sheet)));
  return bad(
    ...unknown.map((found) =>
      problem('cli.unknown-sheet', { found, known: SHEET_NAMES, ...didYouMean(found, SHEET_NAMES) }),
    ),
  );
}

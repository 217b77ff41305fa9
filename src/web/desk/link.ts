import { FONT_NAMES } from '../../kit/families.js';
import type { LargePrint } from '../../kit/large-print.js';
import type { PrintWish } from '../../kit/print-setup.js';
import { readSingle, singlesWish, writtenSingles } from '../../kit/single-tiles.js';
import { BACK_MODES } from '../../layout/tiles/backs.js';
import { CORNERS, FACES } from '../../layout/tiles/look.js';
import { BACK_PATTERNS } from '../../layout/tiles/patterns.js';
import { MOST_SETS } from '../../layout/tiles/set-mark.js';
import { bad, good, type Problem, type Result } from '../../problem.js';
import type { WantedSeating } from '../../rulebook/scope.js';
import { SHEETS } from '../../sheets/registry.js';
import { MARK_SIDES } from '../../sheets/tiles/options.js';
import type { OwnFile, Wish } from '../protocol.js';
import { packedText, unpackedText } from './packed-text.js';

/** How links are written that this release reads. */
const VERSION = '1';

/** What stands in place of a game's name where the link holds a file. */
const OWN = 'own';

/** What there is to choose from. */
export interface Choice {
  readonly games: readonly string[];
  readonly languages: readonly string[];
}

/**
 * A wish as it stands after `#` in an address: `1/draw?lang=de&paper=a4&set.deal=6`, with the words of the command line. What
 * was measured of a printer isn't in it: that belongs to one machine.
 */
export async function linkOf(wish: Wish): Promise<string> {
  const parts = PARTS.flatMap(({ name, write }) => {
    const text = write(wish);
    return text === undefined ? [] : [[name, text] as const];
  });
  const changes = Object.entries(wish.changes ?? {}).map(([key, value]) => [`${SET}${key}`, value] as const);
  const { game } = wish;
  const own =
    typeof game === 'string'
      ? []
      : [
          ['file', game.name],
          ['text', await packedText(game.text)],
        ];
  const query = [...own, ...parts, ...changes].map(([name, value]) => `${name}=${escaped(value ?? '')}`);
  return `${VERSION}/${typeof game === 'string' ? game : OWN}?${query.join('&')}`;
}

/** Before the key of a changed rule. */
const SET = 'set.';

/** The wish that a link holds, with notes about what in it doesn't belong there; problems where it holds none. */
export async function wishIn(fragment: string, language: string, choice: Choice): Promise<Result<Wish>> {
  const [, version, name = '', query = ''] = /^#?(\d+)\/([^?]*)\??(.*)$/su.exec(fragment) ?? [];
  if (version === undefined) return bad({ code: 'link.broken', params: {} });
  if (version !== VERSION) return bad({ code: 'link.version', params: {} });
  const said = new URLSearchParams(query);
  const game = name === OWN ? await ownFile(said) : choice.games.find((id) => id === name);
  if (game === undefined) return bad({ code: 'link.game', params: { found: name } });
  const notes: Problem[] = [];
  let wish: Wish = { game, language, papers: ['a4'] };
  const changes: Record<string, string> = {};
  for (const [key, found] of said) {
    if (key === 'file' || key === 'text') continue;
    if (key.startsWith(SET)) {
      changes[key.slice(SET.length)] = found;
      continue;
    }
    const read = PARTS.find((part) => part.name === key)?.read(found, wish, choice);
    if (read) wish = read;
    else notes.push({ code: 'link.part', params: { name: key, found } });
  }
  return good(Object.keys(changes).length > 0 ? { ...wish, changes } : wish, notes);
}

async function ownFile(said: URLSearchParams): Promise<OwnFile | undefined> {
  const [name, packed] = [said.get('file'), said.get('text')];
  const text = packed === null ? undefined : await unpackedText(packed);
  return name === null || text === undefined ? undefined : { name, text };
}

/** Commas and colons are plain in an address, and easier to read so. */
function escaped(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+');
}

/** One thing a link can say, in the words of the command line. */
interface Part {
  readonly name: string;
  /** Undefined where the wish says nothing of it. */
  readonly write: (wish: Wish) => string | undefined;
  /** The wish with it; undefined where it doesn't belong there. */
  readonly read: (text: string, wish: Wish, choice: Choice) => Wish | undefined;
}

/** How values of a kind are written and read. */
interface Kind<Value> {
  readonly write: (value: Value) => string;
  readonly read: (text: string) => Value | undefined;
}

const flag: Kind<boolean> = {
  write: () => 'yes',
  read: (text) => (text === 'yes' ? true : undefined),
};

const text: Kind<string> = {
  write: (value) => value,
  read: (found) => (found === '' || found.length > 60 || /\p{Cc}/u.test(found) ? undefined : found),
};

function number(least: number, most: number): Kind<number> {
  return {
    write: String,
    read: (found) => {
      const value = /^\d{1,10}$/.test(found) ? Number(found) : Number.NaN;
      return value >= least && value <= most ? value : undefined;
    },
  };
}

function word<const Word extends string>(words: readonly Word[]): Kind<Word> {
  return { write: (value) => value, read: (found) => words.find((one) => one === found) };
}

function listOf<Value>(kind: Kind<Value>): Kind<readonly Value[]> {
  return {
    write: (values) => values.map(kind.write).join(','),
    read: (found) => {
      const values = found.split(',').map(kind.read);
      const read = values.filter((value) => value !== undefined);
      return read.length === values.length ? read : undefined;
    },
  };
}

/** Lengths in millimetres, as many as there are names for. */
function lengths<const Name extends string>(
  names: readonly Name[],
  most: number,
): Kind<Record<Name, number>> {
  return {
    write: (value) => names.map((name) => value[name]).join(','),
    read: (found) => {
      const values = found
        .split(',')
        .map((part) => (/^-?\d{1,4}(?:\.\d{1,6})?$/.test(part) ? Number(part) : Number.NaN));
      const fits = values.length === names.length && values.every((value) => Math.abs(value) <= most);
      if (!fits) return undefined;
      return Object.fromEntries(names.map((name, index) => [name, values[index] ?? 0])) as Record<
        Name,
        number
      >;
    },
  };
}

const sheetList = listOf(word(SHEETS.map(({ name }) => name)));

/** All sheets, or those that are listed. */
const largePrint: Kind<LargePrint> = {
  write: (large) => (typeof large === 'boolean' ? flag.write(large) : sheetList.write(large)),
  read: (found) => flag.read(found) ?? sheetList.read(found),
};

/** What stands in a wish itself. */
function part<Key extends keyof Wish>(
  name: string,
  key: Key,
  kind: Kind<NonNullable<Wish[Key]>>,
  fits: (value: NonNullable<Wish[Key]>, choice: Choice) => boolean = () => true,
): Part {
  return {
    name,
    write: (wish) => written(kind, wish[key]),
    read: (found, wish, choice) => {
      const value = kind.read(found);
      return value !== undefined && fits(value, choice) ? { ...wish, [key]: value } : undefined;
    },
  };
}

/** What stands in the part of a wish that is about seats. */
function seated<Key extends keyof WantedSeating>(
  key: Key,
  kind: Kind<NonNullable<WantedSeating[Key]>>,
): Part {
  return {
    name: key,
    write: ({ seating }) => written(kind, seating?.[key]),
    read: (found, wish) => {
      const value = kind.read(found);
      return value === undefined ? undefined : { ...wish, seating: { ...wish.seating, [key]: value } };
    },
  };
}

/** What stands in the part of a wish that is about printing. */
function printed<Key extends keyof PrintWish>(
  name: string,
  key: Key,
  kind: Kind<NonNullable<PrintWish[Key]>>,
): Part {
  return {
    name,
    write: ({ print }) => written(kind, print?.[key]),
    read: (found, wish) => {
      const value = kind.read(found);
      return value === undefined ? undefined : { ...wish, print: { ...wish.print, [key]: value } };
    },
  };
}

/** Nothing is written of what isn't wished for. */
function written<Value>(kind: Kind<NonNullable<Value>>, value: Value): string | undefined {
  return value === undefined || value === null || value === false ? undefined : kind.write(value);
}

/** Single tiles, of every set or of one. */
const reprint: Part = {
  name: 'reprint',
  write: ({ print = {} }) => {
    const tiles = writtenSingles(print);
    return tiles.length > 0 ? tiles.join(',') : undefined;
  },
  read: (found, wish) => {
    const read = found.split(',').map(readSingle);
    const singles = read.filter((single) => single !== undefined);
    if (singles.length < read.length) return undefined;
    return { ...wish, print: { ...wish.print, ...singlesWish(singles) } };
  },
};

/** Longer links than this hold nothing that a person chose. */
const MOST_PAPERS = 20;

const PARTS: readonly Part[] = [
  part('lang', 'language', text, (language, { languages }) => languages.includes(language)),
  part('paper', 'papers', listOf(text), (papers) => papers.length <= MOST_PAPERS),
  seated('players', number(2, 10)),
  seated('partners', flag),
  part('large-print', 'large', largePrint),
  part('names', 'names', listOf(text), (names) => names.length <= MOST_PAPERS),
  part('font', 'font', word(FONT_NAMES)),
  part('sheets', 'sheets', sheetList),
  part('seed', 'seed', number(0, 0xffffffff)),
  printed('tile', 'tile', text),
  printed('faces', 'faces', word(FACES)),
  printed('colour', 'coloured', flag),
  printed('corners', 'corners', word(CORNERS)),
  printed('low-ink', 'lowInk', flag),
  printed('backs', 'backs', word(BACK_MODES)),
  printed('back-pattern', 'pattern', word(BACK_PATTERNS)),
  printed('back-offset', 'offset', lengths(['x', 'y'], 20)),
  printed('marks', 'marks', word(MARK_SIDES)),
  printed('margin', 'margins', lengths(['top', 'right', 'bottom', 'left'], 100)),
  printed('kits', 'sets', number(1, MOST_SETS)),
  reprint,
];

import { readSingle, type SingleTile } from '../../kit/single-tiles.js';
import type { Mm } from '../../layout/page/page.js';
import { checkedMargins, evenMargins, type Margins } from '../../layout/page/paper.js';
import type { Measured, Offset } from '../../layout/tiles/printer.js';
import { bad, good, type Problem, type Result } from '../../problem.js';
import { didYouMean } from './did-you-mean.js';

/** Readers of the options that say how something is printed. `option` is what the person wrote before the value. */
type Read<T> = (text: string, option: string, decimalComma: () => boolean) => Result<T>;

/** Backs are never further off (mm): such a printer needs repair. */
const MOST_OFFSET: Mm = 20;
/** Wider margins (mm) leave no page. */
const MOST_MARGIN: Mm = 100;
/** What 100 mm may be taken to measure (mm), so that two pages on a sheet are still told from a slip of the finger. */
const RULER = { least: 30, most: 200 } as const;

/** One word of a list. */
export function oneOf<const T extends string>(known: readonly T[]): Read<T> {
  return (text, option) => {
    const word = text.trim().toLowerCase();
    const found = known.find((value) => value === word);
    if (found !== undefined) return good(found);
    return bad({
      code: 'cli.unknown-value',
      params: { option, found: text, known, ...didYouMean(text, known) },
    });
  };
}

/** Two lengths: right and down. */
export const readOffset: Read<Offset> = (text, option, decimalComma) => {
  // One number is half of an offset: where "0,5" may be that, it is not taken for two.
  const read = lengths(text, decimalComma, (all) => all.length <= 2 && all.every(within(MOST_OFFSET)));
  const [x, y] = read ?? [];
  if (x === undefined || y === undefined) {
    return bad({ code: 'cli.malformed-offset', params: { option, found: text, most: MOST_OFFSET } });
  }
  return good({ x, y });
};

/** One length for all sides, or four: top, right, bottom, left. */
export const readMargin: Read<Margins> = (text, option, decimalComma) => {
  const read = lengths(
    text,
    decimalComma,
    (all) => (all.length === 1 || all.length === 4) && all.every(within(MOST_MARGIN)),
  );
  const [top, right, bottom, left] = read ?? [];
  if (top === undefined)
    return bad({ code: 'cli.malformed-margin', params: { option, found: text, most: MOST_MARGIN } });
  const margins =
    right === undefined || bottom === undefined || left === undefined
      ? evenMargins(top)
      : { top, right, bottom, left };
  const checked = checkedMargins(margins);
  return checked.ok ? good(margins) : checked;
};

/** What 100 mm measured: one length for both axes, or two, across and down. */
export const readRuler: Read<Measured> = (text, option, decimalComma) => {
  const possible = (length: Mm) => length >= RULER.least && length <= RULER.most;
  const read = lengths(text, decimalComma, (all) => all.length <= 2 && all.every(possible));
  const [across, down = across] = read ?? [];
  if (across === undefined || down === undefined) {
    return bad({ code: 'cli.malformed-ruler', params: { option, found: text, ...RULER } });
  }
  return good({ across, down });
};

/** Tiles, with commas; `B:3-5` is that of set B alone. */
export const readTiles: Read<readonly SingleTile[]> = (text, option) => {
  const tiles = new Map<string, SingleTile>();
  const problems: Problem[] = [];
  for (const part of text.split(',')) {
    const single = readSingle(part);
    if (single === undefined) problems.push({ code: 'cli.no-tile', params: { option, found: part.trim() } });
    else tiles.set(`${single.set}:${single.tile}`, single);
  }
  return problems.length > 0 ? bad(...problems) : good([...tiles.values()]);
};

/** Words that a file of settings can't have as a key. */
const RESERVED = ['constructor', 'prototype'];

/** What someone calls a printer: a word that can be typed again. */
export const readPrinterName: Read<string> = (text, option) => {
  const name = text.trim().normalize('NFC');
  return /^[\p{L}\p{N}][\p{L}\p{N}._-]{0,29}$/u.test(name) && !RESERVED.includes(name)
    ? good(name)
    : bad({ code: 'cli.printer-name', params: { option, found: text } });
};

/**
 * Numbers of millimetres with commas between, or with slashes, semicolons or spaces. Where decimal commas may be typed a text
 * is read in each way it can be ("6,35" as two numbers, or as one), and only what can be meant in one way is taken.
 */
function lengths(
  text: string,
  decimalComma: () => boolean,
  possible: (lengths: readonly Mm[]) => boolean,
): readonly Mm[] | undefined {
  const readings = readingsOf(text, decimalComma).filter(possible);
  return readings.length === 1 ? readings[0] : undefined;
}

function readingsOf(text: string, decimalComma: () => boolean): readonly (readonly Mm[])[] {
  const bare = text
    .replaceAll('\u2212', '-')
    .replace(/\s*mm\b/giu, '')
    .trim();
  if (/[;/\s]/u.test(bare))
    return [bare.split(/\s*[;/]\s*|\s*,\s+|\s+/u).map((part) => lengthOf(part.replace(',', '.')))];
  const [first = '', ...others] = bare.split(',');
  if (others.length === 0 || bare.includes('.') || !decimalComma()) return [[first, ...others].map(lengthOf)];
  let readings: (readonly string[])[] = [[first]];
  for (const part of others.slice(0, MOST_PARTS)) {
    readings = readings.flatMap((parts) => {
      const last = parts.at(-1) ?? '';
      const decimals = /^\d{1,2}$/u.test(part) && !last.includes('.');
      return [[...parts, part], ...(decimals ? [[...parts.slice(0, -1), `${last}.${part}`]] : [])];
    });
  }
  return others.length > MOST_PARTS ? [] : readings.map((parts) => parts.map(lengthOf));
}

/** Four numbers with a decimal comma each have that many further parts. */
const MOST_PARTS = 7;

function lengthOf(text: string): Mm {
  return /^[+-]?\d{1,4}(?:\.\d{1,6})?$/u.test(text) ? Number(text) : Number.NaN;
}

function within(most: Mm): (length: Mm) => boolean {
  return (length) => Math.abs(length) <= most;
}

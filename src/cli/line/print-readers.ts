import { parseTile } from '../../domino/notation.js';
import type { Tile } from '../../domino/tile.js';
import type { Mm } from '../../layout/page/page.js';
import { checkedMargins, evenMargins, type Margins } from '../../layout/page/paper.js';
import type { Measured, Offset } from '../../layout/tiles/printer.js';
import { bad, good, type Problem, type Result } from '../../problem.js';
import { didYouMean } from './did-you-mean.js';

/** Readers of the options that say how something is printed. `option` is what the person wrote before the value. */
type Read<T> = (text: string, option: string) => Result<T>;

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
export const readOffset: Read<Offset> = (text, option) => {
  const [x, y, ...more] = lengths(text);
  if (x === undefined || y === undefined || more.length > 0 || ![x, y].every(within(MOST_OFFSET))) {
    return bad({ code: 'cli.malformed-offset', params: { option, found: text, most: MOST_OFFSET } });
  }
  return good({ x, y });
};

/** One length for all sides, or four: top, right, bottom, left. */
export const readMargin: Read<Margins> = (text, option) => {
  const sides = lengths(text);
  const [top, right, bottom, left] = sides;
  const known =
    sides.every(within(MOST_MARGIN)) && (sides.length === 1 || sides.length === 4) && top !== undefined;
  if (!known)
    return bad({ code: 'cli.malformed-margin', params: { option, found: text, most: MOST_MARGIN } });
  const margins =
    right === undefined || bottom === undefined || left === undefined
      ? evenMargins(top)
      : { top, right, bottom, left };
  const checked = checkedMargins(margins);
  return checked.ok ? good(margins) : checked;
};

/** What 100 mm measured: one length for both axes, or two, across and down. */
export const readRuler: Read<Measured> = (text, option) => {
  const [across, down = across, ...more] = lengths(text);
  const possible = (length: Mm | undefined) =>
    length !== undefined && length >= RULER.least && length <= RULER.most;
  if (across === undefined || down === undefined || more.length > 0 || ![across, down].every(possible)) {
    return bad({ code: 'cli.malformed-ruler', params: { option, found: text, ...RULER } });
  }
  return good({ across, down });
};

/** Tiles, with commas. */
export const readTiles: Read<readonly Tile[]> = (text, option) => {
  const tiles = new Set<Tile>();
  const problems: Problem[] = [];
  for (const part of text.split(',')) {
    const tile = parseTile(part);
    if (tile === undefined) problems.push({ code: 'cli.no-tile', params: { option, found: part.trim() } });
    else tiles.add(tile);
  }
  return problems.length > 0 ? bad(...problems) : good([...tiles]);
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

/** Numbers of millimetres with commas between; not a number where something else stands. */
function lengths(text: string): readonly Mm[] {
  return text.split(',').map((part) => {
    const match = /^\s*([+-]?\d{1,4}(?:\.\d{1,6})?)\s*(?:mm)?\s*$/iu.exec(part);
    return match ? Number(match[1]) : Number.NaN;
  });
}

function within(most: Mm): (length: Mm) => boolean {
  return (length) => Math.abs(length) <= most;
}

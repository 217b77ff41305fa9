import { MOST_PIPS, type Pips } from '../../domino/tile.js';
import type { Ink } from '../page/page.js';

/** A pip's middle as shares of the half's side, right and down from the top left corner of a half of a standing tile. */
export type PipPlace = readonly [right: number, down: number];

const LOW = 0.22;
const HIGH = 0.78;
const MIDDLE: PipPlace = [0.5, 0.5];
const DIAGONAL: readonly PipPlace[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const FOUR = [0.2, 0.4, 0.6, 0.8];
const FIVE = [0.16, 0.33, 0.5, 0.67, 0.84];
const SPLIT = [0.13, 0.33, 0.67, 0.87];

/**
 * Where the pips of each value stand: the usual pattern up to 9, that of double-twelve sets for 10 to 12 (the places up
 * to 12 are those of the R package piecepackr). 2 and 3 keep one diagonal, top left to bottom right. No pattern above 12 is common
 * to all makers; here 13 to 15 are three columns of four or five, 16 is a square of four by four, and 17 and 18 part that
 * square down the middle to take in one or two more. Every pattern is the same after half a turn.
 */
const PLACES: readonly (readonly PipPlace[])[] = [
  [],
  [MIDDLE],
  DIAGONAL,
  [...DIAGONAL, MIDDLE],
  rows([LOW, HIGH], [LOW, HIGH]),
  [...rows([LOW, HIGH], [LOW, HIGH]), MIDDLE],
  rows([LOW, HIGH], [LOW, 0.5, HIGH]),
  [...rows([LOW, HIGH], [LOW, 0.5, HIGH]), MIDDLE],
  [...rows([LOW, HIGH], [LOW, 0.5, HIGH]), [0.5, LOW], [0.5, HIGH]],
  rows([LOW, 0.5, HIGH], [LOW, 0.5, HIGH]),
  [...rows([0.2, 0.8], FOUR), [0.5, 0.2], [0.5, 0.8]],
  [...rows([0.2, 0.8], FOUR), [0.5, 0.2], [0.5, 0.8], MIDDLE],
  rows([0.2, 0.5, 0.8], FOUR),
  [...rows([0.2, 0.8], FOUR), ...rows([0.5], FIVE)],
  [...rows([0.2, 0.8], FIVE), ...rows([0.5], FOUR)],
  rows([0.2, 0.5, 0.8], FIVE),
  rows(FOUR, FOUR),
  [...rows(SPLIT, FOUR), MIDDLE],
  [...rows(SPLIT, FOUR), [0.5, 0.3], [0.5, 0.7]],
];

function rows(across: readonly number[], down: readonly number[]): PipPlace[] {
  return down.flatMap((y) => across.map((x): PipPlace => [x, y]));
}

/** The pips of a half; values above 18 are a bug in the caller. */
export function pipPlaces(value: Pips): readonly PipPlace[] {
  const places = PLACES[value];
  if (!places) throw new Error(`no pips for ${value} (0 to ${MOST_PIPS})`);
  return places;
}

/** A pip's radius as a share of the half's side: 4.2 mm across on a 24 mm half up to 9, then smaller so that they keep apart. */
export function pipRadius(value: Pips): number {
  if (value <= 9) return 0.0875;
  return value <= 12 ? 0.075 : 0.064;
}

/**
 * A colour for each value (1 to 18 go round the list). Each has at least 3:1 against white paper, and any two differ in
 * lightness by a fifth or more, so that they are told apart in grey too, and by people who see colours differently. It never
 * says more than the number of pips does.
 */
const COLOURS: readonly Ink[] = [
  { red: 0x00, green: 0x75, blue: 0xb6 },
  { red: 0xd5, green: 0x5e, blue: 0x00 },
  { red: 0x00, green: 0x70, blue: 0x3e },
  { red: 0x7f, green: 0x22, blue: 0xa8 },
  { red: 0xc8, green: 0x86, blue: 0x00 },
  { red: 0x6b, green: 0x0f, blue: 0x1a },
  { grey: 0 },
  { red: 0x21, green: 0x3a, blue: 0x9c },
];

/** The colour of a value's pips on coloured faces. */
export function inkOfValue(value: Pips): Ink {
  return COLOURS[(value + COLOURS.length - 1) % COLOURS.length] as Ink;
}

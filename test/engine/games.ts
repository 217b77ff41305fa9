import { parseLaidTile, parseTile } from '../../src/domino/notation.js';
import type { LaidTile, Tile } from '../../src/domino/tile.js';
import type { Rules, Seating } from '../../src/variant/rules.js';

/** Double-six draw for two to four: any player leads, draw until one fits, the winner scores what the others hold. */
export const draw: Rules = {
  set: { highest: 6, without: [] },
  players: { least: 2, most: 4 },
  partners: 'optional',
  direction: 'clockwise',
  deal: { players: { 2: 7, 3: 5, 4: 5 } },
  lead: {
    first: [{ kind: 'lot' }],
    with: 'any-tile',
    later: { out: 'next-seat', blocked: 'next-seat', tie: 'next-seat' },
  },
  line: { doubles: 'across', wild: 'none' },
  draw: { when: 'stuck', tiles: 'until-fit', then: 'must-play', leave: 0 },
  round: { blocked: 'lowest-hand', tie: 'nobody' },
  score: { out: { kind: 'opponents' }, blocked: { kind: 'opponents' } },
  match: { kind: 'points', points: { players: { 2: 100, 3: 100, 4: 100 } }, tie: null },
};

/** The same without drawing. */
export const block: Rules = { ...draw, draw: { when: 'never' } };

/** Ten tiles, two each, one drawn at most and kept at will, one round, equal lowest hands share. */
export const chain: Rules = {
  ...draw,
  set: { highest: 3, without: [] },
  partners: 'never',
  deal: { players: { 2: 2, 3: 2, 4: 2 } },
  lead: { first: [{ kind: 'agreement' }], with: 'any-tile', later: null },
  draw: { when: 'stuck', tiles: 'one', then: 'may-keep', leave: 0 },
  round: { blocked: 'lowest-hand', tie: 'shared' },
  score: { out: { kind: 'nothing' }, blocked: { kind: 'nothing' } },
  match: { kind: 'one-round' },
};

/** Highest double leads and is led, the winner leads on, 100 points. */
export const family: Rules = {
  ...draw,
  partners: 'never',
  lead: {
    first: [{ kind: 'highest-double' }, { kind: 'heaviest-tile' }],
    with: 'that-tile',
    later: { out: 'winner', blocked: 'winner', tie: 'as-first' },
  },
};

/** Own pips for five rounds, two players. */
export const penalty: Rules = {
  ...draw,
  players: { least: 2, most: 2 },
  partners: 'never',
  deal: { players: { 2: 7 } },
  round: { blocked: 'nobody', tie: 'nobody' },
  score: { out: { kind: 'each-own-pips' }, blocked: { kind: 'each-own-pips' } },
  match: { kind: 'rounds', rounds: 5, tie: 'draw' },
};

/** Two, three or four people, everybody alone. */
export const two: Seating = { players: 2, partners: false };
export const three: Seating = { players: 3, partners: false };
export const four: Seating = { players: 4, partners: false };
/** Seats 0 and 2 against 1 and 3. */
export const pairs: Seating = { players: 4, partners: true };

/** A tile as people write it. */
export function tile(text: string): Tile {
  const parsed = parseTile(text);
  if (parsed === undefined) throw new Error(`no tile ${text}`);
  return parsed;
}

/** Tiles with blanks between them; none for an empty text. */
export function tiles(text: string): Tile[] {
  return text.split(' ').filter(Boolean).map(tile);
}

/** A line as it lies, left to right. */
export function line(text: string): LaidTile[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((each) => parseLaidTile(each) as LaidTile);
}

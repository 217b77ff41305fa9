import { tilesOfSet } from '../domino/set.js';
import { highOf, pipsOf, type Tile } from '../domino/tile.js';
import { remembered } from '../remembered.js';
import { type Drawing, drawingOf } from '../variant/meaning/draw.js';
import { BLANKS_WILD } from '../variant/meaning/line.js';
import { type Rules, rowFor, type Seating } from '../variant/rules.js';
import { nextSeat } from './seats.js';

/** What the rules come to for the people at this table, worked out once for many rounds. */
export interface Table {
  readonly rules: Rules;
  readonly seating: Seating;
  /** The whole set in reading order. */
  readonly tiles: readonly Tile[];
  /** The whole set, heaviest tile first: most pips, between equals the greater half. */
  readonly byWeight: readonly Tile[];
  /** The doubles of the set, highest first. */
  readonly doubles: readonly Tile[];
  /** Tiles each at the start. */
  readonly deal: number;
  /** Whose turn comes after each seat's, by seat. */
  readonly next: readonly number[];
  /** Whether a blank half meets any half. */
  readonly wild: boolean;
  readonly drawing: Drawing;
}

/** The table for these rules and people. */
export const tableFor = remembered((rules: Rules, seating: Seating): Table => {
  const tiles = tilesOfSet(rules.set.highest, rules.set.without);
  return {
    rules,
    seating,
    tiles,
    byWeight: tiles.toSorted((a, b) => pipsOf(b) - pipsOf(a) || highOf(b) - highOf(a)),
    doubles: tiles.filter((tile) => highOf(tile) * 2 === pipsOf(tile)).toReversed(),
    deal: rowFor(rules.deal, seating),
    next: Array.from({ length: seating.players }, (_, seat) => nextSeat(rules, seating, seat)),
    wild: BLANKS_WILD[rules.line.wild],
    drawing: drawingOf(rules.draw),
  };
});

import { tilesOfSet } from '../domino/set.js';
import { highOf, pipsOf, type Tile } from '../domino/tile.js';
import { type Rules, rowFor, type Seating } from '../variant/rules.js';

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
  /** Tiles of the boneyard that are never drawn; 0 where nothing is drawn at all. */
  readonly leave: number;
}

/** The table for these rules and people. */
export function tableFor(rules: Rules, seating: Seating): Table {
  const tiles = tilesOfSet(rules.set.highest, rules.set.without);
  return {
    rules,
    seating,
    tiles,
    byWeight: tiles.toSorted((a, b) => pipsOf(b) - pipsOf(a) || highOf(b) - highOf(a)),
    doubles: tiles.filter((tile) => highOf(tile) * 2 === pipsOf(tile)).toReversed(),
    deal: rowFor(rules.deal, seating),
    leave: rules.draw.when === 'never' ? 0 : rules.draw.leave,
  };
}

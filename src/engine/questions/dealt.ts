import { type Random, randomOf } from '../../domino/random.js';
import type { Tile } from '../../domino/tile.js';
import { Round } from '../round.js';
import { tableFor } from '../table.js';
import type { Asked } from './position.js';

/** A round that was dealt, and how often the tiles were mixed for it. */
export interface Dealt {
  readonly round: Round;
  readonly mixed: number;
}

/** The first round when the tiles come in this order the first time they are mixed: hands from seat 0 on, then the boneyard. */
export function dealtInOrder({ rules, seating }: Asked, order: readonly Tile[]): Dealt {
  const { random, mixed } = mixingInto(tableFor(rules, seating).tiles, order);
  const round = Round.deal(rules, seating, random);
  return { round, mixed: mixed() };
}

/** Chance that mixes these tiles into an order the first time, and as it comes from then on. */
function mixingInto(
  tiles: readonly Tile[],
  order: readonly Tile[],
): { readonly random: Random; readonly mixed: () => number } {
  const later = randomOf(1);
  const pile = [...tiles];
  let calls = 0;
  const below = (bound: number): number => {
    calls++;
    const last = pile.length - calls;
    if (last < 1) return later.below(bound);
    // Mixing swaps the last tile that isn't settled yet with one before it: here the one that belongs there.
    const other = pile.indexOf(order[last] as Tile);
    [pile[last], pile[other]] = [pile[other] as Tile, pile[last] as Tile];
    return other;
  };
  return { random: { below }, mixed: () => Math.floor(calls / (pile.length - 1)) };
}

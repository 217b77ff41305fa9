import { type Random, shuffle } from '../../domino/random.js';
import type { LaidTile, Tile } from '../../domino/tile.js';
import { tileLaid } from '../../domino/tile.js';
import { policyMove } from '../policy.js';
import type { Asked } from '../questions/position.js';
import { Round } from '../round.js';
import { tableFor } from '../table.js';
import { playTurn } from '../turns.js';
import type { Turn } from '../types.js';

/** A round that was dealt and played by chance, frozen between two turns. */
export interface Frozen {
  readonly round: Round;
  readonly turns: readonly Turn[];
}

/** Deals a round and plays it by chance until `stop` says so after a turn, or to its end. */
export function frozen(
  asked: Asked,
  random: Random,
  stop: (frozen: Frozen) => boolean = () => false,
): Frozen {
  const round = Round.deal(asked.rules, asked.seating, random);
  const turns: Turn[] = [];
  while (round.outcome === null) {
    turns.push(playTurn(round, (now) => policyMove(now, random)));
    if (stop({ round, turns })) break;
  }
  return { round, turns };
}

/** A line of so many tiles, as a round of this table made it; undefined where the round ended before. */
export function lineOf(asked: Asked, random: Random, length: number): readonly LaidTile[] | undefined {
  const { round } = frozen(asked, random, (now) => now.round.line.tiles.length === length);
  const { tiles } = round.line;
  return tiles.length === length ? tiles : undefined;
}

/** The tiles of the set that don't lie in a line, in an order of chance. */
export function beside(asked: Asked, line: readonly LaidTile[], random: Random): readonly Tile[] {
  const laid = new Set(line.map(tileLaid));
  const rest = tableFor(asked.rules, asked.seating).tiles.filter((tile) => !laid.has(tile));
  shuffle(rest, random);
  return rest;
}

/** A number from `least` (step 0) to `most` (step 1). */
export function graded(step: number, least: number, most: number): number {
  return Math.round(least + (most - least) * step);
}

/** A whole number from `least` to `most` by chance. */
export function anyOf(random: Random, least: number, most: number): number {
  return least + random.below(most - least + 1);
}

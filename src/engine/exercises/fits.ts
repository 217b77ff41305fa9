import type { LineView } from '../../domino/line.js';
import type { LaidTile, Tile } from '../../domino/tile.js';
import { type Asked, PLAYER, seatsOf } from '../questions/position.js';
import { Round } from '../round.js';
import { LEFT } from '../types.js';
import type { Fit, Maker } from './exercise.js';
import { anyOf, beside, graded, lineOf } from './frozen.js';

/** Tiles in the line and in the hand, the easiest and the hardest; the step up to which the open ends are marked. */
const LAID = [2, 6] as const;
const HELD = [3, 6] as const;
const MARKED = 0.5;

/** A hand of which some tiles fit and some don't. */
export const fits: Maker = (asked, random, step) => {
  const tiles = lineOf(asked, random, graded(step, ...LAID));
  if (!tiles) return undefined;
  const held = graded(step, ...HELD);
  const rest = beside(asked, tiles, random);
  const hand = inOrder(rest.slice(0, held));
  if (hand.length < 2) return undefined;
  const round = inHand(asked, tiles, hand, []);
  const plays = fitsIn(round);
  const wanted = Math.min(anyOf(random, 1, Math.max(1, held - 2)), hand.length - 1);
  if (plays.length !== wanted) return undefined;
  return {
    question: { kind: 'fits', line: round.line, hand, marked: step <= MARKED },
    answer: { kind: 'fits', plays },
  };
};

/** A round in which the player holds these tiles, nobody else any that matter, and it is the player's turn. */
export function inHand(
  asked: Asked,
  line: readonly LaidTile[],
  hand: readonly Tile[],
  boneyard: readonly Tile[],
): Round {
  const hands = seatsOf(asked).map((seat) => (seat === PLAYER ? hand : []));
  return Round.from(asked.rules, asked.seating, {
    line,
    hands,
    boneyard,
    leader: PLAYER,
    turn: PLAYER,
    leadTile: null,
  });
}

/** What of a hand can be played now, tile by tile, and the values it can go to, left to right. */
export function fitsIn(round: Round): readonly Fit[] {
  const found = new Map<Tile, Set<number>>();
  const valueAt = (line: LineView, arm: number) => line.ends[arm === LEFT ? 0 : 1] as number;
  for (const move of round.legalMoves()) {
    if (move.kind !== 'play') continue;
    const ends = found.get(move.tile) ?? new Set<number>();
    found.set(move.tile, ends.add(valueAt(round.line, move.arm)));
  }
  return [...found]
    .map(([tile, ends]) => ({
      tile,
      ends: round.line.ends.filter((end, at, all) => ends.has(end) && all.indexOf(end) === at),
    }))
    .sort((one, other) => one.tile - other.tile);
}

/** Tiles in reading order of the engine, as hands are shown. */
export function inOrder(tiles: readonly Tile[]): readonly Tile[] {
  return tiles.toSorted((one, other) => one - other);
}

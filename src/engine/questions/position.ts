import { type LaidTile, MOST_PIPS, type Tile, tileOf } from '../../domino/tile.js';
import type { Rules, Seating } from '../../variant/rules.js';
import type { Move } from '../moves.js';
import { Round } from '../round.js';
import { nextSeat } from '../seats.js';

/** The game and the people that a question is asked of. */
export interface Asked {
  readonly rules: Rules;
  readonly seating: Seating;
}

/** The player whom questions are about. */
export const PLAYER = 0;

/** All seats of the table. */
export function seatsOf({ seating }: Asked): readonly number[] {
  return Array.from({ length: seating.players }, (_, seat) => seat);
}

/** The line of every question: 2 is open at its left, 3 at its right. */
const LINE: readonly LaidTile[] = [{ left: 2, right: 3 }];

/** Tiles that fit one of these ends, neither of them a double. */
export const FITS: Tile = tileOf(1, 2);
export const FITS_TOO: Tile = tileOf(1, 3);

/** Tiles that touch none of the values that questions are asked with; the engine takes tiles of any set. */
const STRANGERS: readonly Tile[] = Array.from({ length: MOST_PIPS - 3 }, (_, row) => row + 4).flatMap(
  (high) => Array.from({ length: high - 3 }, (_, column) => tileOf(column + 4, high)),
);

/** So many tiles that don't fit, from one on. Questions never draw more than a few, so the last may stand there often. */
export function strangers(count: number, from = 0): Tile[] {
  return Array.from(
    { length: count },
    (_, index) => STRANGERS[Math.min(from + index, STRANGERS.length - 1)] as Tile,
  );
}

/** Two each for ten players at most: the first stranger that nobody holds. */
export const UNHELD = 20;

/** What a question needs on the table. */
export interface Middle {
  /** The player's tiles; everybody else holds two that don't fit. */
  readonly hand: readonly Tile[];
  /** What whoever comes next holds, where that matters. */
  readonly next?: readonly Tile[];
  /** Next tile to be drawn first; nothing to draw when absent. */
  readonly boneyard?: readonly Tile[];
}

/** A round in the middle, with the player to move. */
export function roundInMiddle({ rules, seating }: Asked, { hand, next, boneyard = [] }: Middle): Round {
  const after = nextSeat(rules, seating, PLAYER);
  const hands = Array.from({ length: seating.players }, (_, seat) => {
    if (seat === PLAYER) return hand;
    return seat === after && next ? next : strangers(2, 2 * seat);
  });
  return Round.from(rules, seating, {
    line: LINE,
    hands,
    boneyard,
    leader: PLAYER,
    turn: PLAYER,
    leadTile: null,
  });
}

/** Whether a move of this kind is legal now. */
export function may(round: Round, kind: Move['kind']): boolean {
  return round.legalMoves().some((move) => move.kind === kind);
}

/** Whether this tile may be played now. */
export function mayPlay(round: Round, tile: Tile): boolean {
  return round.legalMoves().some((move) => move.kind === 'play' && move.tile === tile);
}

/** Makes the first legal move of this kind (and of this tile); one that isn't there is a bug of the question. */
export function make(round: Round, kind: Move['kind'], tile?: Tile): Round {
  const move = round
    .legalMoves()
    .find((one) => one.kind === kind && (tile === undefined || (one.kind === 'play' && one.tile === tile)));
  if (!move) throw new Error(`a question makes a ${kind} that the rules forbid`);
  round.play(move);
  return round;
}

import { highOf, lowOf, otherHalf, type Pips, TILE_COUNT, type Tile } from '../domino/tile.js';
import { unreachable } from '../problem.js';
import { armOfCode, DRAW, KEEP, leavesOfCode, PASS, playCode, tileOfCode } from './codes.js';
import { type Hands, tileAt, VALUES } from './hands.js';
import type { Line } from './line.js';
import { type Arm, LEFT, RIGHT } from './types.js';

/**
 * What a player may do. `leaves` is the half that stays open, which says how the tile is turned; a lead is a play on the
 * right arm of an empty line. Keeping is not playing a drawn tile that fits, where that is allowed.
 */
export type Move =
  | { readonly kind: 'play'; readonly tile: Tile; readonly arm: Arm; readonly leaves: Pips }
  | { readonly kind: 'draw' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'pass' };

/** The move of a code. */
export function moveOf(code: number): Move {
  if (code >= 0)
    return { kind: 'play', tile: tileOfCode(code), arm: armOfCode(code), leaves: leavesOfCode(code) };
  return { kind: code === DRAW ? 'draw' : code === KEEP ? 'keep' : 'pass' };
}

/** The code of a move. */
export function codeOf(move: Move): number {
  switch (move.kind) {
    case 'play':
      return playCode(move.tile, move.arm, move.leaves);
    case 'draw':
      return DRAW;
    case 'keep':
      return KEEP;
    case 'pass':
      return PASS;
    default:
      return unreachable(move);
  }
}

/** More plays than any hand can have: every tile, both ends, both ways round. */
export const MOST_MOVES = 4 * TILE_COUNT;

/** Whether a half may touch an open end. With wild blanks a blank meets all and all meet a blank. */
export function meets(half: Pips, end: Pips, wild: boolean): boolean {
  return half === end || (wild && (half === 0 || end === 0));
}

/** Whether a tile may be laid against an open end with this half left open. */
export function fitsLeaving(tile: Tile, end: Pips, leaves: Pips, wild: boolean): boolean {
  return meets(otherHalf(tile, leaves), end, wild);
}

/** Whether a tile fits an open end of a line that has begun. */
export function tileFits(tile: Tile, line: Line, wild: boolean): boolean {
  const left = line.open[LEFT] as Pips;
  const right = line.open[RIGHT] as Pips;
  return eitherMeets(tile, left, wild) || eitherMeets(tile, right, wild);
}

function eitherMeets(tile: Tile, end: Pips, wild: boolean): boolean {
  return meets(lowOf(tile), end, wild) || meets(highOf(tile), end, wild);
}

/** Whether a seat holds any tile that fits an open end of a line that has begun. */
export function anyFits(hands: Hands, seat: number, line: Line, wild: boolean): boolean {
  const base = seat * VALUES;
  const left = line.open[LEFT] as Pips;
  const right = line.open[RIGHT] as Pips;
  const { rows } = hands;
  if (((rows[base + left] as number) | (rows[base + right] as number)) !== 0) return true;
  return wild && (left === 0 || right === 0 || rows[base] !== 0);
}

/**
 * Writes the codes of every play of a hand on a line that has begun, and returns how many. A tile that fits both ends
 * gives two plays; when both ends are equal they are one choice, and the right arm stands for both.
 */
export function fillPlays(hands: Hands, seat: number, line: Line, wild: boolean, into: Int32Array): number {
  const left = line.open[LEFT] as Pips;
  const right = line.open[RIGHT] as Pips;
  const base = seat * VALUES;
  let count = 0;
  if (left !== right)
    count = wild
      ? fillWild(hands, base, left, LEFT, into, count)
      : fillRow(hands, base, left, LEFT, into, count);
  return wild
    ? fillWild(hands, base, right, RIGHT, into, count)
    : fillRow(hands, base, right, RIGHT, into, count);
}

/** The plays of every held tile as a lead: any way round, so one each. */
export function fillLeads(hands: Hands, seat: number, into: Int32Array): number {
  let count = 0;
  for (let low = 0; low < VALUES; low++) {
    let bits = (hands.rows[seat * VALUES + low] as number) & (-1 << low);
    while (bits !== 0) {
      const high = 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
      into[count++] = playCode(tileAt(low, high), RIGHT, high);
    }
  }
  return count;
}

/** Tiles that touch with a half of `touching`. */
function fillRow(
  hands: Hands,
  base: number,
  touching: Pips,
  arm: Arm,
  into: Int32Array,
  from: number,
): number {
  let count = from;
  let bits = hands.rows[base + touching] as number;
  while (bits !== 0) {
    const leaves = 31 - Math.clz32(bits & -bits);
    bits &= bits - 1;
    into[count++] = playCode(tileAt(touching, leaves), arm, leaves);
  }
  return count;
}

/** With wild blanks: against a blank any half, against another value that value and blanks. No (tile, leaves) comes twice. */
function fillWild(hands: Hands, base: number, end: Pips, arm: Arm, into: Int32Array, from: number): number {
  let count = from;
  if (end === 0) {
    for (let touching = 0; touching < VALUES; touching++)
      count = fillRow(hands, base, touching, arm, into, count);
    return count;
  }
  count = fillRow(hands, base, end, arm, into, count);
  return fillRow(hands, base, 0, arm, into, count);
}

import type { Pips, Tile } from '../domino/tile.js';
import type { Arm } from './types.js';

/** Moves as whole numbers, for loops that make no objects: plays from 0 up, the others negative. */
export const DRAW = -1;
export const KEEP = -2;
export const PASS = -3;

/** The code of a play: tile in the low 8 bits, arm in the next 4, the half left open above. */
export function playCode(tile: Tile, arm: Arm, leaves: Pips): number {
  return tile | (arm << 8) | (leaves << 12);
}

/** The tile of a play's code. */
export function tileOfCode(code: number): Tile {
  return (code & 0xff) as Tile;
}

/** The arm of a play's code. */
export function armOfCode(code: number): Arm {
  return (code >> 8) & 0xf;
}

/** The half left open by a play's code. */
export function leavesOfCode(code: number): Pips {
  return code >> 12;
}

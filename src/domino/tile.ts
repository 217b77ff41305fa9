/** The value of one half of a tile, 0 (blank) to 18. */
export type Pips = number;

/** The most pips a half can have: double-eighteen is the largest set that is made. */
export const MOST_PIPS = 18;

declare const tileBrand: unique symbol;

/**
 * One piece, whichever way it is turned: 2-5 and 5-2 are the same value. It is a number so that the engine can index by
 * it: high * (high + 1) / 2 + low, the same in every set (0-0 is 0, 0-1 is 1, 1-1 is 2, ..., 18-18 is 189).
 */
export type Tile = number & { readonly [tileBrand]: true };

/** How many different tiles there are up to double-eighteen. */
export const TILE_COUNT = ((MOST_PIPS + 1) * (MOST_PIPS + 2)) / 2;

const LOW = new Uint8Array(TILE_COUNT);
const HIGH = new Uint8Array(TILE_COUNT);
for (let high = 0, tile = 0; high <= MOST_PIPS; high++) {
  for (let low = 0; low <= high; low++, tile++) {
    LOW[tile] = low;
    HIGH[tile] = high;
  }
}

/** The tile with these two halves, in either order; halves outside 0 to 18 are a bug in the caller. */
export function tileOf(a: Pips, b: Pips): Tile {
  const low = Math.min(a, b);
  const high = Math.max(a, b);
  if (!Number.isInteger(low) || !Number.isInteger(high) || low < 0 || high > MOST_PIPS)
    throw new Error(`no tile ${a}-${b}`);
  return ((high * (high + 1)) / 2 + low) as Tile;
}

/** The smaller half. */
export function lowOf(tile: Tile): Pips {
  return LOW[tile] as Pips;
}

/** The greater half (the same as the smaller on a double). */
export function highOf(tile: Tile): Pips {
  return HIGH[tile] as Pips;
}

/** Whether both halves are equal. */
export function isDouble(tile: Tile): boolean {
  return LOW[tile] === HIGH[tile];
}

/** The pips of both halves: what a tile left in a hand counts. */
export function pipsOf(tile: Tile): number {
  return lowOf(tile) + highOf(tile);
}

/** The pips of a hand. */
export function pipTotal(tiles: Iterable<Tile>): number {
  let total = 0;
  for (const tile of tiles) total += pipsOf(tile);
  return total;
}

/** The half that stays open when the other half touches; on a double the same value. `touching` must be one of its halves. */
export function otherHalf(tile: Tile, touching: Pips): Pips {
  if (touching === lowOf(tile)) return highOf(tile);
  if (touching === highOf(tile)) return lowOf(tile);
  throw new Error(`no half ${touching} on ${lowOf(tile)}-${highOf(tile)}`);
}

/** A tile as it lies in a line of play, read left to right. */
export interface LaidTile {
  readonly left: Pips;
  readonly right: Pips;
}

/** Which tile lies there. */
export function tileLaid(laid: LaidTile): Tile {
  return tileOf(laid.left, laid.right);
}

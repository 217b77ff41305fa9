import { highOf, lowOf, MOST_PIPS, type Pips, pipsOf, type Tile, tileOf } from '../domino/tile.js';

/** How many values a half can have: the stride of everything indexed by a half's value. */
export const VALUES = MOST_PIPS + 1;

const TILE_AT = new Uint8Array(VALUES * VALUES);
for (let a = 0; a < VALUES; a++) for (let b = 0; b < VALUES; b++) TILE_AT[a * VALUES + b] = tileOf(a, b);

/** The tile with these halves, by table: `tileOf` without its checks, for inner loops. */
export function tileAt(a: Pips, b: Pips): Tile {
  return TILE_AT[a * VALUES + b] as Tile;
}

/**
 * What all seats hold, as suit rows: `rows[seat * VALUES + value]` has bit `other` set when the seat holds the tile
 * `value`-`other`. A tile stands in the rows of both its halves, a double once. Sizes and pips are kept beside them.
 */
export class Hands {
  readonly rows: Int32Array;
  /** Tiles held, by seat. */
  readonly sizes: Int32Array;
  /** Pips held, by seat. */
  readonly pips: Int32Array;

  constructor(readonly players: number) {
    this.rows = new Int32Array(players * VALUES);
    this.sizes = new Int32Array(players);
    this.pips = new Int32Array(players);
  }

  /** All hands empty again. */
  clear(): void {
    this.rows.fill(0);
    this.sizes.fill(0);
    this.pips.fill(0);
  }

  /** The same hands, independent of these. */
  clone(): Hands {
    const copy = new Hands(this.players);
    copy.rows.set(this.rows);
    copy.sizes.set(this.sizes);
    copy.pips.set(this.pips);
    return copy;
  }

  /** Puts a tile that nobody holds into a hand. */
  add(seat: number, tile: Tile): void {
    this.#turnOver(seat, tile);
    this.sizes[seat] = (this.sizes[seat] as number) + 1;
    this.pips[seat] = (this.pips[seat] as number) + pipsOf(tile);
  }

  /** Takes a tile out of the hand that holds it. */
  remove(seat: number, tile: Tile): void {
    this.#turnOver(seat, tile);
    this.sizes[seat] = (this.sizes[seat] as number) - 1;
    this.pips[seat] = (this.pips[seat] as number) - pipsOf(tile);
  }

  /** Whether this seat holds the tile. */
  has(seat: number, tile: Tile): boolean {
    return (((this.rows[seat * VALUES + lowOf(tile)] as number) >>> highOf(tile)) & 1) === 1;
  }

  /** The seat that holds the tile, or -1. */
  holder(tile: Tile): number {
    for (let seat = 0; seat < this.players; seat++) if (this.has(seat, tile)) return seat;
    return -1;
  }

  /** A seat's tiles in reading order (0-0, 0-1, ..., 1-1, ...). */
  tiles(seat: number): Tile[] {
    const held: Tile[] = [];
    for (let low = 0; low < VALUES; low++) {
      let bits = (this.rows[seat * VALUES + low] as number) & (-1 << low);
      for (; bits !== 0; bits &= bits - 1) held.push(tileAt(low, 31 - Math.clz32(bits & -bits)));
    }
    return held;
  }

  #turnOver(seat: number, tile: Tile): void {
    const low = lowOf(tile);
    const high = highOf(tile);
    const base = seat * VALUES;
    this.rows[base + low] = (this.rows[base + low] as number) ^ (1 << high);
    if (low !== high) this.rows[base + high] = (this.rows[base + high] as number) ^ (1 << low);
  }
}

import type { Tile } from '../domino/tile.js';

/** The undealt tiles face down, in the order in which they will be drawn. */
export class Boneyard {
  #next = 0;
  readonly #pile: Uint8Array;

  /** A pile in drawing order, whole sets included: dealing takes from it as drawing does. */
  constructor(tiles: ArrayLike<Tile>) {
    this.#pile = new Uint8Array(tiles);
  }

  /** How many tiles are left. */
  get left(): number {
    return this.#pile.length - this.#next;
  }

  /** How many tiles the pile holds when nothing is taken. */
  get whole(): number {
    return this.#pile.length;
  }

  /** The pile itself, for shuffling it whole; nothing may have been taken since `putBack`. */
  get pile(): { [index: number]: number; readonly length: number } {
    return this.#pile;
  }

  /** Everything that was taken lies in the pile again. */
  putBack(): void {
    this.#next = 0;
  }

  /** The tile on top; looking into nothing is a bug. */
  get next(): Tile {
    const tile = this.#pile[this.#next];
    if (tile === undefined) throw new Error('the boneyard is empty');
    return tile as Tile;
  }

  /** Takes the tile on top; drawing from nothing is a bug. */
  take(): Tile {
    const tile = this.next;
    this.#next++;
    return tile;
  }

  /** The tiles left, next one first. */
  tiles(): Tile[] {
    return [...this.#pile.subarray(this.#next)] as Tile[];
  }

  /** The same boneyard, independent of this one. */
  clone(): Boneyard {
    const copy = new Boneyard(this.#pile as ArrayLike<number> as ArrayLike<Tile>);
    copy.#next = this.#next;
    return copy;
  }
}

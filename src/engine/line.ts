import type { LineView } from '../domino/line.js';
import { type LaidTile, otherHalf, type Pips, TILE_COUNT, tileLaid } from '../domino/tile.js';
import { armOfCode, leavesOfCode, playCode, tileOfCode } from './codes.js';
import { LEFT, RIGHT } from './types.js';

/** The tiles on the table: what lies where, in which order it came, and what is open. */
export class Line {
  /** The value of the open end of each arm; -1 before the lead. */
  readonly open = new Int32Array([-1, -1]);
  /** The codes of the plays in the order they came. */
  readonly #plays = new Int32Array(TILE_COUNT);
  #count = 0;
  /** How many tiles lay there before anything was played in front of our eyes. */
  #found = 0;

  /** A line that was found on the table, left to right; halves that touch are taken as they are. */
  static found(tiles: readonly LaidTile[]): Line {
    const line = new Line();
    for (const laid of tiles) line.lay(playCode(tileLaid(laid), RIGHT, laid.right));
    line.#found = line.#count;
    return line;
  }

  /** How many tiles lie there. */
  get length(): number {
    return this.#count;
  }

  /** Nothing on the table. */
  clear(): void {
    this.open.fill(-1);
    this.#count = 0;
    this.#found = 0;
  }

  /** The same line, independent of this one. */
  clone(): Line {
    const copy = new Line();
    copy.open.set(this.open);
    copy.#plays.set(this.#plays.subarray(0, this.#count));
    copy.#count = this.#count;
    copy.#found = this.#found;
    return copy;
  }

  /** Lays a tile as the code of a play says, without asking whether it fits; the first one opens both arms. */
  lay(code: number): void {
    const leaves = leavesOfCode(code);
    if (this.#count === 0) this.open[LEFT] = otherHalf(tileOfCode(code), leaves);
    this.open[this.#count === 0 ? RIGHT : armOfCode(code)] = leaves;
    this.#plays[this.#count++] = code;
  }

  /** The line to look at. */
  view(): LineView {
    const tiles: LaidTile[] = [];
    let added: number | null = null;
    for (let index = 0; index < this.#count; index++) {
      const code = this.#plays[index] as number;
      const leaves = leavesOfCode(code);
      const touching = otherHalf(tileOfCode(code), leaves);
      const left = index > 0 && armOfCode(code) === LEFT;
      if (left) tiles.unshift({ left: leaves, right: touching });
      else tiles.push({ left: touching, right: leaves });
      added = left ? 0 : index;
    }
    return {
      tiles,
      ends: this.#count === 0 ? [] : this.#ends(),
      added: this.#count > this.#found ? added : null,
    };
  }

  #ends(): readonly Pips[] {
    return [this.open[LEFT] as Pips, this.open[RIGHT] as Pips];
  }
}

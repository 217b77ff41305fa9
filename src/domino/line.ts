import type { LaidTile, Pips } from './tile.js';

/** A line of play to look at: its tiles left to right, its open ends left and right (none before the lead), and which tile came last. */
export interface LineView {
  readonly tiles: readonly LaidTile[];
  readonly ends: readonly Pips[];
  /** Index in `tiles` of the tile played last; null when none was. */
  readonly added: number | null;
}

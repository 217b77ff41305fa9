import type { Tile } from '../../domino/tile.js';
import type { TileSize } from '../../layout/page/templates.js';
import { type Backs, USUAL_BACKS } from '../../layout/tiles/backs.js';
import { PRINTED_LOOK, type TileLook } from '../../layout/tiles/look.js';
import type { Stretch } from '../../layout/tiles/stretch.js';

/** On which sides of the paper cut marks stand. */
export const MARK_SIDES = ['both', 'front', 'none'] as const;
export type MarkSides = (typeof MARK_SIDES)[number];

/** Whether a sheet has cut marks on one side at least. */
export const MARKED: Readonly<Record<MarkSides, 'yes' | 'no'>> = { both: 'yes', front: 'yes', none: 'no' };

/** A printer's own error made up for: how much larger tiles and rulers are drawn, and the printer that it is true of. */
export interface Compensation {
  readonly printer: string;
  readonly stretch: Stretch;
}

/** A tile of one of several sets, counted from 0. */
export interface TileOfSet {
  readonly tile: Tile;
  readonly set: number;
}

/** How tiles are printed. */
export interface TileOptions {
  /** The template's standard size when absent. */
  readonly size?: TileSize;
  readonly look: TileLook;
  readonly backs: Backs;
  readonly marks: MarkSides;
  /** How many whole sets; each has its own mark on every face when there are several, at most `MOST_SETS`. One when absent. */
  readonly sets?: number;
  /** Only these tiles (and those of one set), each in the place it has on the full sheet; all when both are absent. */
  readonly only?: readonly Tile[];
  readonly ofSets?: readonly TileOfSet[];
  readonly compensation?: Compensation;
  /** Only paper that stands upright: what was measured of a printer holds for that. */
  readonly upright?: boolean;
}

/** Tiles unless someone asks for others. */
export const USUAL_TILES: TileOptions = {
  look: PRINTED_LOOK,
  backs: USUAL_BACKS,
  marks: 'both',
};

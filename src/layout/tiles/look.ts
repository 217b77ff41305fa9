import type { Mm } from '../page/page.js';

/** What a half shows. */
export const FACES = ['pips', 'numerals', 'both'] as const;
export type Faces = (typeof FACES)[number];

/** How a tile's frame turns its corners. */
export const CORNERS = ['rounded', 'square'] as const;
export type Corners = (typeof CORNERS)[number];

/** How a tile is drawn. */
export interface TileLook {
  readonly faces: Faces;
  /** Small pips and numerals, a short divider, and of the frame its corners only, in a hairline. */
  readonly lowInk: boolean;
  readonly corners: Corners;
  /** Pips in a colour for each value, besides their number. */
  readonly coloured: boolean;
  /** From the tile's edge to the middle of its frame (mm). */
  readonly inset: Mm;
  /** The frame's width (mm). */
  readonly line: Mm;
}

/**
 * The look of tiles that are cut out. Nothing is drawn on the cut or near it: the frame stands 1.3 mm inside, as the border
 * of a playing card does, so that between two tiles there are 2.3 mm of white to cut through and a knife that is 0.5 mm off
 * takes nothing of one tile over to the next. A line on the cut, even a hairline that neighbours share, would be halved
 * only by a knife that never slips and else stand on one tile; publishers of cards print marks outside the block alone.
 */
export const PRINTED_LOOK: TileLook = {
  faces: 'pips',
  lowInk: false,
  corners: 'rounded',
  coloured: false,
  inset: 1.3,
  line: 0.3,
};

/** The look of tiles drawn small in running text. */
export const DRAWN_LOOK: TileLook = { ...PRINTED_LOOK, inset: 0.15, line: 0.22 };

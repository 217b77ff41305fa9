import type { LaidTile, Tile } from '../../domino/tile.js';
import type { Figure } from '../page/block.js';
import { lineMark } from '../page/mark.js';
import { BLACK, type Mark, type Mm, type Stroke } from '../page/page.js';
import { moved } from '../page/place.js';
import { tileRow } from './line-of-play.js';

/** The line around a tile to write into, and its divider; between tiles that don't touch, and between rows, as shares of a half. */
const EDGE: Stroke = { width: 0.3, ink: BLACK };
const APART = 0.35;
const ROW_GAP = 0.35;
const DIVIDER_INSET = 0.15;

/** Empty tiles to write the numbers of halves into, `touching` as in a line; of a line the first tile may be drawn already. */
export function blankTiles(
  count: number,
  drawing: {
    readonly width: Mm;
    readonly half: Mm;
    readonly alt: string;
    readonly touching: boolean;
    readonly first?: LaidTile | undefined;
  },
): Figure {
  const { width, half, alt, touching, first } = drawing;
  const pitch = 2 * half + (touching ? 0 : APART * half);
  const perRow = Math.max(1, Math.floor((width + pitch - 2 * half + 1e-6) / pitch));
  const rows = Math.ceil(count / perRow);
  // Rows of about one length look less like a tile that is missing.
  const level = Math.ceil(count / rows);
  const marks = Array.from({ length: count }, (_, index): readonly Mark[] => {
    const [x, y] = [(index % level) * pitch, Math.floor(index / level) * half * (1 + ROW_GAP)];
    const drawn =
      index === 0 && first ? tileRow([first], { width: 2 * half, half, alt: '' }).marks : blank(half);
    return drawn.map((mark) => moved(mark, x, y));
  }).flat();
  return {
    width: (level - 1) * pitch + 2 * half,
    height: rows * half + (rows - 1) * ROW_GAP * half,
    marks,
    alt,
  };
}

function blank(half: Mm): readonly Mark[] {
  const edge = EDGE.width / 2;
  const inset = DIVIDER_INSET * half;
  return [
    {
      kind: 'box',
      x: edge,
      y: edge,
      width: 2 * half - 2 * edge,
      height: half - 2 * edge,
      radius: 0.1 * half,
      stroke: EDGE,
    },
    lineMark(half, inset, half, half - inset, EDGE),
  ];
}

/** From a tile to the line under it, and between tiles, as much as a pencil takes that rings one (mm). */
const UNDER: Mm = 8;
const RING: Mm = 5;

/** Tiles to ring, each with a line under it to write on; `by` is how much larger than usual everything is. */
export function tilesToRing(
  tiles: readonly Tile[],
  drawing: { readonly width: Mm; readonly half: Mm; readonly alt: string; readonly by?: number },
): Figure {
  const { width, half, alt, by = 1 } = drawing;
  const [under, ring] = [UNDER * by, RING * by];
  const pitch = 2 * half + ring;
  const most = Math.max(1, Math.floor((width + 1e-6) / pitch));
  const rows = Math.ceil(tiles.length / most);
  const level = Math.ceil(tiles.length / rows);
  const high = half + ring / 2 + under;
  const marks = tiles.flatMap((tile, index): readonly Mark[] => {
    const [x, y] = [(index % level) * pitch + ring / 2, Math.floor(index / level) * high + ring / 2];
    const row = tileRow([tile], { width: 2 * half, half, alt: '' });
    return [
      ...row.marks.map((mark) => moved(mark, x, y)),
      lineMark(x, y + half + under, x + 2 * half, y + half + under, EDGE),
    ];
  });
  return { width: level * pitch, height: rows * high, marks, alt };
}

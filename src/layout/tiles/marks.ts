import { lineMark } from '../page/mark.js';
import type { Mark, Mm, Stroke } from '../page/page.js';
import { BLACK } from '../page/page.js';
import { around, type Rect } from '../page/rect.js';

/** How far a back's picture goes beyond the cut, so that no white edge shows where printer or knife are 2 mm off (mm). */
export const BLEED: Mm = 3;

/** Cut marks, counted outwards from the outermost cut: they begin beyond the bleed. */
const MARK = { from: BLEED + 0.25, to: BLEED + 3 } as const;

/** How far cut marks reach beyond the tiles (mm). */
export const MARK_REACH: Mm = MARK.to;

// 0.15 mm is what people who cut cards report as still visible; a little more survives a worn toner.
const STROKE: Stroke = { width: 0.2, ink: BLACK };

/** Lengths this close (mm) are one cut. */
const SAME = 1e-4;

/**
 * A mark at both ends of each cut line of these tiles. Tiles that touch share a cut, and a cut goes through the whole
 * block, so that the marks stand around the block where no cut takes them away.
 */
export function cutMarks(tiles: readonly Rect[]): Mark[] {
  const block = around(tiles);
  const line = (x1: Mm, y1: Mm, x2: Mm, y2: Mm) => lineMark(x1, y1, x2, y2, STROKE);
  const right = block.x + block.width;
  const bottom = block.y + block.height;
  const upDown = distinct(tiles.flatMap(({ x, width }) => [x, x + width])).flatMap((x) => [
    line(x, block.y - MARK.to, x, block.y - MARK.from),
    line(x, bottom + MARK.from, x, bottom + MARK.to),
  ]);
  const across = distinct(tiles.flatMap(({ y, height }) => [y, y + height])).flatMap((y) => [
    line(block.x - MARK.to, y, block.x - MARK.from, y),
    line(right + MARK.from, y, right + MARK.to, y),
  ]);
  return [...upDown, ...across];
}

function distinct(places: readonly Mm[]): Mm[] {
  const sorted = [...places].sort((a, b) => a - b);
  return sorted.filter((place, index) => index === 0 || place - (sorted[index - 1] as Mm) > SAME);
}

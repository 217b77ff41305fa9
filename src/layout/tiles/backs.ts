import { unreachable } from '../../problem.js';
import { lineMark } from '../page/mark.js';
import { BLACK, type Duplex, type Mark, type Mm, type Stamp } from '../page/page.js';
import { inset, type Rect, shared } from '../page/rect.js';
import { behind, type Ground, type Mirror } from './grid.js';
import { BLEED, MARK_REACH } from './marks.js';
import { type BackPattern, patternOutline } from './patterns.js';

/** How backs come onto the tiles. `fold`: beside the fronts, folded over and glued; `flood`: one picture over the whole page. */
export const BACK_MODES = ['long-edge', 'short-edge', 'fold', 'flood', 'none'] as const;
export type BackMode = (typeof BACK_MODES)[number];

/** Which backs tiles get. `offset` moves them, and the marks beside them, right and down on their page (mm), against a printer that is off. */
export interface Backs {
  readonly mode: BackMode;
  readonly pattern: BackPattern;
  readonly offset: { readonly x: Mm; readonly y: Mm };
}

/** Backs unless someone asks for others. */
export const USUAL_BACKS: Backs = { mode: 'long-edge', pattern: 'lattice', offset: { x: 0, y: 0 } };

/** A page and the line that its backs are found by; null where no back belongs to a place. */
export interface BackedGround extends Ground {
  readonly mirror: Mirror | null;
}

/** How the printer must turn the paper for these backs. */
export function duplexOf(mode: BackMode): Duplex {
  switch (mode) {
    case 'long-edge':
    case 'flood':
      return 'long-edge';
    case 'short-edge':
      return 'short-edge';
    case 'fold':
    case 'none':
      return 'simplex';
    default:
      return unreachable(mode);
  }
}

/**
 * The mirror of paper that is turned over its long or its short edge. Turned over an edge that runs down the page, left
 * and right change places; over one that runs across, top and bottom do. Which edge is the long one depends on how the
 * page lies, so landscape pages are the other way round. A square page counts as portrait.
 */
export function turnedOver(
  edge: 'long-edge' | 'short-edge',
  page: { readonly width: Mm; readonly height: Mm },
): Mirror {
  const longRunsDown = page.height >= page.width;
  return (edge === 'long-edge') === longRunsDown
    ? { axis: 'x', at: page.width / 2 }
    : { axis: 'y', at: page.height / 2 };
}

/** Rectangles that overlap by less (mm) only touch. */
const ROUNDING: Mm = 1e-6;

/** From the fold to the tiles (mm): 5 mm more than the bleed, so that fold and knife keep apart. */
const FOLD_GAP: Mm = BLEED + 5;

/**
 * The ways a page can take tiles with these backs. `free` is what head, foot and notes leave of the page, `safe` what may
 * be inked; a tile's place keeps inside `free`, its back and the marks beside it inside `safe` (on the other side of the
 * paper) or `free` (across a fold).
 */
export function groundsFor(
  mode: BackMode,
  page: { readonly width: Mm; readonly height: Mm },
  free: Rect,
  safe: Rect,
): readonly BackedGround[] {
  switch (mode) {
    case 'none':
    case 'flood':
      return [{ page, room: free, mirror: null }];
    case 'long-edge':
    case 'short-edge': {
      const mirror = turnedOver(mode, page);
      return [{ page, room: shared(free, behind(safe, mirror)), mirror }];
    }
    case 'fold': {
      // What the grid keeps free at its edge counts towards the gap.
      const gap = FOLD_GAP - MARK_REACH;
      const across: Mirror = { axis: 'y', at: free.y + free.height / 2 };
      const down: Mirror = { axis: 'x', at: free.x + free.width / 2 };
      return [
        { page, room: inset(free, 0, 0, free.height / 2 + gap, 0), mirror: across },
        { page, room: inset(free, 0, free.width / 2 + gap, 0, 0), mirror: down },
      ];
    }
    default:
      return unreachable(mode);
  }
}

/** The one picture on all backs, so that no tile is known by its own. */
export function backStamp({ width, height }: Rect, pattern: BackPattern): Stamp {
  const tile = { x: 0, y: 0, width, height };
  return {
    width,
    height,
    marks: [{ kind: 'path', steps: patternOutline(pattern, tile, tile), fill: BLACK }],
  };
}

/**
 * Backs in their places: the stamp `back` on each, and the bleed around them where no other back lies. The bleed is no part
 * of the stamp, since painted twice between neighbours it would darken on screens.
 */
export function backMarks(places: readonly Rect[], pattern: BackPattern): readonly Mark[] {
  const steps = places.flatMap((place) =>
    bleedBeside(place)
      .filter((strip) => !places.some((other) => overlap(strip, other)))
      .flatMap((strip) => patternOutline(pattern, place, strip)),
  );
  return [
    { kind: 'path', steps, fill: BLACK },
    ...places.map(
      ({ x, y, width, height }): Mark => ({
        kind: 'stamp',
        name: 'back',
        x: x + width / 2,
        y: y + height / 2,
        turn: 0,
        scale: 1,
      }),
    ),
  ];
}

/** The bleed of one back: a strip on each side and a square at each corner. */
function bleedBeside({ x, y, width, height }: Rect): readonly Rect[] {
  const columns = [
    { x: x - BLEED, width: BLEED },
    { x, width },
    { x: x + width, width: BLEED },
  ];
  const rows = [
    { y: y - BLEED, height: BLEED },
    { y, height },
    { y: y + height, height: BLEED },
  ];
  const around = rows.flatMap((row) => columns.map((column) => ({ ...column, ...row })));
  return around.filter((_, index) => index !== 4);
}

/** Whether two rectangles share more than an edge. */
function overlap(a: Rect, b: Rect): boolean {
  const { width, height } = shared(a, b);
  return width > ROUNDING && height > ROUNDING;
}

/**
 * Where the backs of these tiles stand (the tiles' own size, bleed outside), on the other side of the paper or across the
 * fold; all places of a flooded page, whose picture covers `safe`. None where the backs stay blank.
 */
export function backPlaces(
  backs: Backs,
  ground: BackedGround,
  tiles: readonly Rect[],
  safe: Rect,
): readonly Rect[] {
  const { mirror } = ground;
  if (backs.mode === 'flood') return floodPlaces(safe, tiles[0] ?? safe);
  if (!mirror) return [];
  const { x, y } = backs.offset;
  return tiles.map((tile) => {
    const place = behind(tile, mirror);
    return { ...place, x: place.x + x, y: place.y + y };
  });
}

/** Places about as large as a tile that fill the page, bleed included, without a gap; printers that are off can't spoil it. */
function floodPlaces(safe: Rect, tile: Rect): readonly Rect[] {
  const inner = inset(safe, BLEED);
  const columns = Math.max(1, Math.round(inner.width / tile.width));
  const rows = Math.max(1, Math.round(inner.height / tile.height));
  const width = inner.width / columns;
  const height = inner.height / rows;
  return Array.from({ length: columns * rows }, (_, index) => ({
    x: inner.x + (index % columns) * width,
    y: inner.y + Math.floor(index / columns) * height,
    width,
    height,
  }));
}

/** The fold, dashed through the whole of a frame. */
export function foldLine(mirror: Mirror, frame: Rect): Mark {
  const stroke = { width: 0.2, ink: BLACK, dash: [2, 1.5] };
  const { x, y, width, height } = frame;
  return mirror.axis === 'y'
    ? lineMark(x, mirror.at, x + width, mirror.at, stroke)
    : lineMark(mirror.at, y, mirror.at, y + height, stroke);
}

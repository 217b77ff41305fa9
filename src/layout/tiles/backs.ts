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
  return pictured(pattern, tile, tile);
}

/** The picture on all backs, and each piece of the bleed around one, by their names. */
export function backStamps({ width, height }: Rect, pattern: BackPattern): Readonly<Record<string, Stamp>> {
  const tile = { x: 0, y: 0, width, height };
  const bleed = bleedBeside(tile).map(({ name, rect }) => [name, pictured(pattern, tile, rect)]);
  return { back: backStamp(tile, pattern), ...Object.fromEntries(bleed) };
}

/** What of a tile's picture a rectangle shows, which may lie beside the tile. */
function pictured(pattern: BackPattern, tile: Rect, { x, y, width, height }: Rect): Stamp {
  const frame = { x: 0, y: 0, width, height };
  const steps = patternOutline(pattern, { ...tile, x: tile.x - x, y: tile.y - y }, frame);
  return { width, height, marks: [{ kind: 'path', steps, fill: BLACK }] };
}

/**
 * Backs in their places: the stamp `back` on each, and the pieces of the bleed around them where no other back lies. No piece
 * lies on another along a straight edge of the block: painted twice they would darken on screens.
 */
export function backMarks(places: readonly Rect[]): readonly Mark[] {
  const pieces = places
    .flatMap(bleedBeside)
    .filter(({ rect }) => !places.some((other) => overlap(rect, other)));
  const sides = pieces.filter(({ corner }) => !corner);
  const corners = pieces.filter(
    ({ corner, rect }) => corner && !sides.some((side) => overlap(rect, side.rect)),
  );
  return [
    ...[...sides, ...corners].map(({ name, rect }) => stampOn(name, rect)),
    ...places.map((place) => stampOn('back', place)),
  ];
}

function stampOn(name: string, { x, y, width, height }: Rect): Mark {
  return { kind: 'stamp', name, x: x + width / 2, y: y + height / 2, turn: 0, scale: 1 };
}

/** A piece of the bleed: a strip along a side, or a square at a corner. */
interface BleedPiece {
  readonly name: string;
  readonly rect: Rect;
  readonly corner: boolean;
}

/** The bleed of one back: a strip on each side and a square at each corner. */
function bleedBeside({ x, y, width, height }: Rect): readonly BleedPiece[] {
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
  return around.flatMap((rect, index) =>
    index === MIDDLE ? [] : [{ name: `bleed-${index}`, rect, corner: index % 2 === 0 }],
  );
}

/** The tile itself among the nine parts of it and its bleed. */
const MIDDLE = 4;

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

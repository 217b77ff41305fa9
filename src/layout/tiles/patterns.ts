import type { Mm, PathStep } from '../page/page.js';
import type { Rect } from '../page/rect.js';

type Corner = readonly [x: number, y: number];
/** A convex shape by its corners, all clockwise, so that shapes that overlap make one black. */
type Shape = readonly Corner[];

/** What a picture repeats: shapes in a unit square, the same after half a turn once repeated, and how far apart on paper (mm, about). */
interface Motif {
  readonly pitch: Mm;
  readonly shapes: readonly Shape[];
}

/** The pictures that backs may have, the usual and quiet one first; `dots` take the least ink. */
export const BACK_PATTERNS = ['lattice', 'checks', 'stripes', 'stars', 'zigzag', 'dots'] as const;
export type BackPattern = (typeof BACK_PATTERNS)[number];

// What shines through 160 g card is a pip of about an eighth of its black. It is lost where the picture's own black and white
// stand beside it everywhere: `lattice` has both in every spot half as wide as a pip, and the eighth is at most a third of
// the contrast there, so that a quarter of the paper in black does what half of it did in larger pieces. `dots` leave more
// white, for half of that ink: they want heavier card. The others blacken half of the paper.
const MOTIFS: Readonly<Record<BackPattern, Motif>> = {
  lattice: {
    pitch: 6,
    shapes: [
      slant(0, 1, 0.035),
      slant(1, 0, 0.035),
      moved(0.5, 0, diamond(0, 0.17)),
      moved(0, 0.5, diamond(0, 0.17)),
    ],
  },
  checks: { pitch: 4, shapes: [square(0.25, 0.25), square(0.75, 0.25)] },
  stripes: { pitch: 3, shapes: [slant(0, 1, 0.25)] },
  stars: { pitch: 4, shapes: [square(0.5, 0.31), diamond(0.5, 0.46), diamond(0, 0.18)] },
  zigzag: {
    pitch: 4,
    shapes: [rise(0, 0.25, 0.5, 0.75), rise(0.25, 0.75, 0.75, 0.25), rise(0.75, 1, 0.25, 0.5)],
  },
  dots: { pitch: 6, shapes: [diamond(0.5, 0.215), diamond(0, 0.11)] },
};

/** A diamond whose middle lies on the square's diagonal. */
function diamond(middle: number, reach: number): Shape {
  return [
    [middle, middle - reach],
    [middle + reach, middle],
    [middle, middle + reach],
    [middle - reach, middle],
  ];
}

function moved(right: number, down: number, shape: Shape): Shape {
  return shape.map(([x, y]): Corner => [x + right, y + down]);
}

function square(middle: number, reach: number): Shape {
  const low = middle - reach;
  const high = middle + reach;
  return [
    [low, low],
    [high, low],
    [high, high],
    [low, high],
  ];
}

/** A slanted band through the whole height, from one place on the upper edge to one on the lower. */
function slant(top: number, bottom: number, reach: number): Shape {
  return [
    [top - reach, 0],
    [top + reach, 0],
    [bottom + reach, 1],
    [bottom - reach, 1],
  ];
}

/** A part of a wave that is half as thick as the square is high. */
function rise(left: number, right: number, from: number, to: number): Shape {
  return [
    [left, from - 0.25],
    [right, to - 0.25],
    [right, to + 0.25],
    [left, from + 0.25],
  ];
}

/**
 * A picture's black inside a frame, as the steps of an outline (mm on the page). The motif is stretched to go into the tile
 * a whole number of times each way: so the picture of a tile is the same after half a turn, and it goes on without a
 * break in frames beside the tile and on the next tile.
 */
export function patternOutline(pattern: BackPattern, tile: Rect, frame: Rect): readonly PathStep[] {
  const { pitch, shapes } = MOTIFS[pattern];
  const width = tile.width / Math.max(1, Math.round(tile.width / pitch));
  const height = tile.height / Math.max(1, Math.round(tile.height / pitch));
  const first = {
    column: Math.floor((frame.x - tile.x) / width) - 1,
    row: Math.floor((frame.y - tile.y) / height) - 1,
  };
  const steps: PathStep[] = [];
  for (let row = first.row; tile.y + (row - 1) * height < frame.y + frame.height; row++) {
    for (let column = first.column; tile.x + (column - 1) * width < frame.x + frame.width; column++) {
      for (const shape of shapes) {
        const placed = shape.map(
          ([x, y]): Corner => [tile.x + (column + x) * width, tile.y + (row + y) * height],
        );
        steps.push(...outline(clipped(placed, frame)));
      }
    }
  }
  return steps;
}

function outline(shape: Shape): PathStep[] {
  const [first, ...rest] = shape;
  if (!first || rest.length < 2) return [];
  return [['M', ...first], ...rest.map((corner): PathStep => ['L', ...corner]), ['Z']];
}

/** What of a convex shape lies inside a frame (Sutherland and Hodgman); most lie inside or outside as a whole. */
function clipped(shape: Shape, frame: Rect): Shape {
  const edges: readonly (readonly [axis: 0 | 1, sign: 1 | -1, at: number])[] = [
    [0, 1, frame.x],
    [0, -1, frame.x + frame.width],
    [1, 1, frame.y],
    [1, -1, frame.y + frame.height],
  ];
  let corners = shape;
  for (const [axis, sign, at] of edges) {
    const depth = (corner: Corner) => sign * (corner[axis] - at);
    const depths = corners.map(depth);
    if (depths.every((inside) => inside >= 0)) continue;
    if (depths.every((inside) => inside < 0)) return [];
    corners = cutOff(corners, depths);
  }
  return corners;
}

/** The part of a convex shape on the inner side of a line, by how deep inside each corner lies. */
function cutOff(corners: Shape, depths: readonly number[]): Shape {
  return corners.flatMap((corner, index) => {
    const before = (index + corners.length - 1) % corners.length;
    const last = corners[before] as Corner;
    const [inside, wasInside] = [depths[index] as number, depths[before] as number];
    const kept = inside >= 0 ? [corner] : [];
    if (inside * wasInside >= 0) return kept;
    const part = wasInside / (wasInside - inside);
    const crossing: Corner = [last[0] + part * (corner[0] - last[0]), last[1] + part * (corner[1] - last[1])];
    return [crossing, ...kept];
  });
}

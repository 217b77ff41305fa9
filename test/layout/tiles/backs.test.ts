import { describe, expect, test } from 'vitest';
import type { Mark, PathStep } from '../../../src/layout/page/page.js';
import { moved } from '../../../src/layout/page/place.js';
import type { Rect } from '../../../src/layout/page/rect.js';
import {
  BACK_MODES,
  backMarks,
  backPlaces,
  backStamp,
  backStamps,
  duplexOf,
  groundsFor,
  turnedOver,
  USUAL_BACKS,
} from '../../../src/layout/tiles/backs.js';
import { arrange, placeAt } from '../../../src/layout/tiles/grid.js';
import { BACK_PATTERNS, type BackPattern } from '../../../src/layout/tiles/patterns.js';

const PORTRAIT = { width: 210, height: 297 };
const LANDSCAPE = { width: 297, height: 210 };
const TILE = { long: 48, short: 24 };
const EDGE = { x: 9, y: 6 };

/** What a sheet of paper shows from behind at the place where it shows `place` from the front, told by turning it over by hand. */
const seenBehind = {
  // A book: the edge that runs down the page is the spine.
  book: (place: Rect, page: { width: number }) => ({ ...place, x: page.width - place.x - place.width }),
  // A wall calendar: the edge across the page.
  calendar: (place: Rect, page: { height: number }) => ({
    ...place,
    y: page.height - place.y - place.height,
  }),
};

describe('the side behind', () => {
  test.each([
    ['portrait', PORTRAIT, 'long-edge', 'book'],
    ['portrait', PORTRAIT, 'short-edge', 'calendar'],
    ['landscape', LANDSCAPE, 'long-edge', 'calendar'],
    ['landscape', LANDSCAPE, 'short-edge', 'book'],
  ] as const)('%s, turned over its %3$s', (_, page, mode, way) => {
    // Margins that differ on every side.
    const safe = { x: 12, y: 15, width: page.width - 12 - 20, height: page.height - 15 - 10 };
    const free = { ...safe, y: safe.y + 10, height: safe.height - 40 };
    const grounds = groundsFor(mode, page, free, safe);
    const result = arrange(TILE, grounds, EDGE, { tiles: 1000, sets: 1 });
    if (!result.ok) throw new Error('no grid');
    const grid = result.value;
    // A full sheet, and one with a last row of two.
    for (const count of [grid.columns * grid.rows, grid.columns + 2]) {
      const places = Array.from({ length: count }, (__, index) => placeAt(grid, index));
      const backs = backPlaces({ ...USUAL_BACKS, mode }, grid.ground, places, safe);
      expect(backs).toHaveLength(count);
      places.forEach((place, index) => {
        const back = backs[index] as Rect;
        const expected = seenBehind[way](place, page);
        for (const key of ['x', 'y', 'width', 'height'] as const)
          expect(back[key]).toBeCloseTo(expected[key], 9);
        expect(back.x - EDGE.x).toBeGreaterThanOrEqual(safe.x - 1e-9);
        expect(back.y - EDGE.y).toBeGreaterThanOrEqual(safe.y - 1e-9);
        expect(back.x + back.width + EDGE.x).toBeLessThanOrEqual(safe.x + safe.width + 1e-9);
        expect(back.y + back.height + EDGE.y).toBeLessThanOrEqual(safe.y + safe.height + 1e-9);
      });
    }
  });

  test('a square page is turned over as a portrait page', () => {
    expect(turnedOver('long-edge', { width: 200, height: 200 })).toEqual({ axis: 'x', at: 100 });
  });

  test('an offset moves backs, all by the same', () => {
    const safe = { x: 10, y: 10, width: 190, height: 277 };
    const [ground] = groundsFor('long-edge', PORTRAIT, safe, safe);
    if (!ground) throw new Error('no ground');
    const tiles = [
      { x: 20, y: 20, width: 24, height: 48 },
      { x: 44, y: 20, width: 24, height: 48 },
    ];
    const still = backPlaces(USUAL_BACKS, ground, tiles, safe);
    const moved = backPlaces({ ...USUAL_BACKS, offset: { x: 1.2, y: -0.4 } }, ground, tiles, safe);
    moved.forEach((place, index) => {
      expect(place.x - (still[index] as Rect).x).toBeCloseTo(1.2, 9);
      expect(place.y - (still[index] as Rect).y).toBeCloseTo(-0.4, 9);
    });
  });

  test('only backs that are printed on the other side need both sides of the paper', () => {
    expect(BACK_MODES.map(duplexOf)).toEqual(['long-edge', 'short-edge', 'simplex', 'long-edge', 'simplex']);
  });
});

describe('a fold', () => {
  const safe = { x: 10, y: 10, width: 190, height: 277 };
  const free = { x: 10, y: 20, width: 190, height: 240 };

  test.each(groundsFor('fold', PORTRAIT, free, safe).map((ground) => [ground.mirror?.axis, ground] as const))(
    'along %s: fronts and backs meet when folded, 5 mm and the bleed away from the fold',
    (_, ground) => {
      const result = arrange(TILE, [ground], EDGE, { tiles: 1000, sets: 1 });
      if (!result.ok || !ground.mirror) throw new Error('no grid');
      const { axis, at } = ground.mirror;
      const size = axis === 'x' ? 'width' : 'height';
      const { value: grid } = result;
      const places = Array.from({ length: grid.columns * grid.rows }, (__, index) => placeAt(grid, index));
      const backs = backPlaces({ ...USUAL_BACKS, mode: 'fold' }, ground, places, safe);
      places.forEach((place, index) => {
        const back = backs[index] as Rect;
        expect(at - place[axis] - place[size]).toBeGreaterThanOrEqual(8);
        expect(back[axis] - at).toBeCloseTo(at - place[axis] - place[size], 9);
        expect(back[axis] + back[size]).toBeLessThanOrEqual(free[axis] + free[size]);
      });
    },
  );
});

/** The bleed of backs, each piece's outline where it is shown. */
function bleedOf(places: readonly Rect[], pattern: BackPattern): readonly Mark[] {
  const stamps = backStamps(places[0] as Rect, pattern);
  return backMarks(places).flatMap((mark) => {
    if (mark.kind !== 'stamp') throw new Error(`a ${mark.kind} among the backs`);
    if (mark.name === 'back') return [];
    const stamp = stamps[mark.name];
    if (!stamp) throw new Error(`no stamp ${mark.name}`);
    return stamp.marks.map((inner) => moved(inner, mark.x - stamp.width / 2, mark.y - stamp.height / 2));
  });
}

test('no piece of the bleed lies on another, nor on a back', () => {
  // Two rows of three.
  const tile = { width: 24, height: 48 };
  const places = [0, 1, 2, 3, 4, 5].map((index) => ({
    ...tile,
    x: 20 + (index % 3) * 24,
    y: 20 + Math.floor(index / 3) * 48,
  }));
  const stamps = backStamps(places[0] as Rect, 'lattice');
  const shown = backMarks(places).map((mark) => {
    if (mark.kind !== 'stamp') throw new Error('no stamp');
    const { width, height } = stamps[mark.name] ?? { width: 0, height: 0 };
    return {
      left: mark.x - width / 2,
      right: mark.x + width / 2,
      top: mark.y - height / 2,
      low: mark.y + height / 2,
    };
  });
  const shared = shown.flatMap((one, index) =>
    shown
      .slice(index + 1)
      .filter(
        (other) =>
          Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1e-6 &&
          Math.min(one.low, other.low) - Math.max(one.top, other.top) > 1e-6,
      ),
  );
  expect(shared).toEqual([]);
  // 6 backs; above and below 3 each, at the sides 2 each, and the four corners.
  expect(shown).toHaveLength(6 + 10 + 4);
});

describe('a flooded page', () => {
  test('is covered to its safe margin and no further, whatever the offset', () => {
    const safe = { x: 10, y: 12, width: 185, height: 270 };
    const [ground] = groundsFor('flood', PORTRAIT, safe, safe);
    if (!ground) throw new Error('no ground');
    const backs = { ...USUAL_BACKS, mode: 'flood', offset: { x: 3, y: 3 } } as const;
    const places = backPlaces(backs, ground, [{ x: 20, y: 20, width: 24, height: 48 }], safe);
    const corners = pathsOf(bleedOf(places, 'checks'))
      .flat()
      .filter((step) => step[0] !== 'Z');
    const xs = corners.map((step) => step[1] as number);
    const ys = corners.map((step) => step[2] as number);
    expect([Math.min(...xs), Math.min(...ys)]).toEqual([10, 12]);
    expect(Math.max(...xs)).toBeCloseTo(195, 9);
    expect(Math.max(...ys)).toBeCloseTo(282, 9);
    const area = places.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBeCloseTo((185 - 6) * (270 - 6), 6);
  });
});

describe.each(BACK_PATTERNS)('the pattern %s', (pattern) => {
  const tile: Rect = { x: 0, y: 0, width: 24, height: 48 };
  const stamp = backStamp(tile, pattern);

  test('is the same after half a turn, corner for corner', () => {
    const corners = (turn: boolean) =>
      pathsOf(stamp.marks)
        .flat()
        .flatMap((step) => (step[0] === 'M' || step[0] === 'L' ? [[step[1], step[2]] as const] : []))
        .map(([x, y]) => (turn ? [24 - x, 48 - y] : [x, y]))
        .map(([x, y]) => `${Math.abs(x as number).toFixed(4)} ${Math.abs(y as number).toFixed(4)}`);
    expect(new Set(corners(true))).toEqual(new Set(corners(false)));
  });

  test('keeps inside the tile, and goes on for 3 mm where no other back lies', () => {
    const reach = (marks: readonly Mark[]) => {
      const steps = pathsOf(marks)
        .flat()
        .filter((step) => step[0] !== 'Z');
      const xs = steps.map((step) => step[1] as number);
      const ys = steps.map((step) => step[2] as number);
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map((at) =>
        Number(at.toFixed(6)),
      );
    };
    expect(reach(stamp.marks)).toEqual([0, 0, 24, 48]);
    expect(reach(bleedOf([tile], pattern))).toEqual([-3, -3, 27, 51]);
    const beside = pathsOf(bleedOf([tile, { ...tile, x: 24 }], pattern)).flat();
    const between = beside.filter(
      (step) => step[0] !== 'Z' && (step[1] as number) > 21 && (step[1] as number) < 27,
    );
    expect(between.every((step) => (step[2] as number) <= 0 || (step[2] as number) >= 48)).toBe(true);
  });

  test('covers a quarter in black where nobody asks for another, an eighth where it saves ink, else half', () => {
    const covered = coverage(pathsOf(stamp.marks), tile);
    const shares: Partial<Record<typeof pattern, readonly [number, number]>> = {
      lattice: [0.23, 0.27],
      dots: [0.1, 0.125],
    };
    const [least, most] = shares[pattern] ?? [0.44, 0.58];
    expect(covered).toBeGreaterThan(least);
    expect(covered).toBeLessThan(most);
  });
});

/**
 * Card of 160 g lets about 12 % of a pip's black through. In a spot with this share of white, that is the pip's contrast
 * (0.12 of the white) against the picture's own (root mean square of black and white).
 */
const shownThrough = (white: number) => (0.12 * white) / Math.sqrt(white * (1 - white));

test('in every spot half as wide as a pip, a pip that shines through has at most two fifths of the usual picture’s contrast', () => {
  const tile: Rect = { x: 0, y: 0, width: 24, height: 48 };
  const shapes = shapesOf(pathsOf(backStamp(tile, USUAL_BACKS.pattern).marks));
  const radius = 4.2 / 4;
  // The picture repeats itself after 6 mm; spots that keep inside the tile.
  const worst = steps(6, 12.01, 0.25).flatMap((x) =>
    steps(6, 12.01, 0.25).map((y) => {
      const points = steps(-radius, radius, 0.1).flatMap((right) =>
        steps(-radius, radius, 0.1).flatMap((down) =>
          Math.hypot(right, down) <= radius ? [[x + right, y + down] as const] : [],
        ),
      );
      const white = points.filter((point) => !shapes.some((shape) => holds(shape, ...point))).length;
      return shownThrough(white / points.length);
    }),
  );
  expect(Math.max(...worst)).toBeLessThan(0.4);
  // What an even tint of the same ink would do: a pip stands alone in it.
  expect(shownThrough(0.999)).toBeGreaterThan(3);
});

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

test('low ink takes at most half of the usual', () => {
  const tile: Rect = { x: 0, y: 0, width: 24, height: 48 };
  const ink = (pattern: (typeof BACK_PATTERNS)[number]) =>
    coverage(pathsOf(backStamp(tile, pattern).marks), tile);
  expect(ink('dots')).toBeLessThan(ink(USUAL_BACKS.pattern) / 2);
});

function pathsOf(marks: readonly Mark[]): (readonly PathStep[])[] {
  return marks.flatMap((mark) => (mark.kind === 'path' ? [mark.steps] : []));
}

/** The share of a frame that shapes cover, by looking at points: inside when it lies inside one of the convex shapes. */
function coverage(paths: readonly (readonly PathStep[])[], frame: Rect): number {
  const shapes = shapesOf(paths);
  let hits = 0;
  let points = 0;
  for (let x = frame.x + 0.11; x < frame.x + frame.width; x += 0.37) {
    for (let y = frame.y + 0.13; y < frame.y + frame.height; y += 0.41) {
      points++;
      if (shapes.some((shape) => holds(shape, x, y))) hits++;
    }
  }
  return hits / points;
}

function shapesOf(paths: readonly (readonly PathStep[])[]): (readonly [number, number])[][] {
  const shapes: (readonly [number, number])[][] = [];
  for (const step of paths.flat()) {
    if (step[0] === 'M') shapes.push([[step[1], step[2]]]);
    else if (step[0] === 'L') shapes.at(-1)?.push([step[1], step[2]]);
  }
  return shapes;
}

function holds(shape: readonly (readonly [number, number])[], x: number, y: number): boolean {
  return shape.every(([ax, ay], index) => {
    const [bx, by] = shape[(index + 1) % shape.length] as readonly [number, number];
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
  });
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rect } from '../../../src/layout/page/rect.js';
import { arrange, behind, placeAt, placeOf } from '../../../src/layout/tiles/grid.js';

const NO_EDGE = { x: 0, y: 0 };
const ground = (width: number, height: number) => ({
  page: { width, height },
  room: { x: 10, y: 10, width: width - 20, height: height - 20 },
});
const A4 = [ground(210, 297), ground(297, 210)];
const LETTER = [ground(215.9, 279.4), ground(279.4, 215.9)];

function gridFor(long: number, short: number, grounds: typeof A4, tiles: number, sets = 1) {
  const result = arrange({ long, short }, grounds, NO_EDGE, { tiles, sets });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

describe('how many tiles a page holds', () => {
  // Counted by hand: margins of 10 mm, tiles edge to edge, none turned against the others.
  test.each([
    [48, 24, A4, 35],
    [50, 25, A4, 35],
    [56, 28, A4, 27],
    [48, 24, LETTER, 40],
    [90, 45, A4, 12],
  ])('%d x %d mm', (long, short, grounds, places) => {
    const { columns, rows } = gridFor(long, short, grounds, 1000);
    expect(columns * rows).toBe(places);
  });

  test('a paper is turned only where that saves a sheet', () => {
    const page = { width: 200, height: 200 };
    const first = { page, room: { x: 10, y: 10, width: 100, height: 50 } };
    const second = { page, room: { x: 10, y: 10, width: 48, height: 120 } };
    // The first takes two rows of two lying tiles, the second a column of five.
    const chosen = (count: number) => gridFor(48, 24, [first, second], count).ground;
    expect([4, 5, 8, 10, 12].map((count) => (chosen(count) === first ? 4 : 5))).toEqual([4, 5, 4, 5, 4]);
  });

  test('a grid stands in the middle of its room and keeps the edge free', () => {
    const room = { x: 12, y: 20, width: 100, height: 60 };
    const result = arrange(
      { long: 48, short: 24 },
      [{ page: { width: 130, height: 100 }, room }],
      { x: 9, y: 6 },
      { tiles: 3, sets: 1 },
    );
    // 82 by 48 mm remain: three standing tiles side by side, or one lying in two rows.
    expect(result).toMatchObject({
      value: { upright: true, columns: 3, rows: 1, area: { x: 26, y: 26, width: 72, height: 48 } },
    });
  });

  test('a tile that has no room is refused, the sizes told', () => {
    const result = arrange(
      { long: 90, short: 45 },
      [ground(100, 100)],
      { x: 9, y: 6 },
      { tiles: 28, sets: 1 },
    );
    expect(result).toMatchObject({
      ok: false,
      problems: [{ code: 'tiles.no-room', params: { tile: '90 × 45', needs: '108 × 57', room: '80 × 80' } }],
    });
  });
});

describe('whole blocks', () => {
  // By hand: as many standing tiles side by side as the page has room for 7 x 5 of, on A4.
  test.each([
    ['ten tiles are two rows of five', 10, 5, [2]],
    ['28 tiles are four rows of seven', 28, 7, [4]],
    // 91 is seven times thirteen: thirteen rows on three sheets.
    ['91 tiles have no row that is not full, and as many rows on each sheet as may be', 91, 7, [5, 4, 4]],
    ['a number that no row divides leaves the fewest places empty', 23, 6, [4]],
  ] as const)('%s', (_, tiles, columns, setRows) => {
    expect(gridFor(48, 24, A4, tiles)).toMatchObject({ columns, setRows });
  });

  test('stand in the middle of the page', () => {
    const { area } = gridFor(48, 24, A4, 10);
    expect(area).toEqual({ x: (210 - 5 * 24) / 2, y: (297 - 2 * 48) / 2, width: 120, height: 96 });
  });

  test('a tile’s place depends on its set, not on which tiles are printed: each has one of its own', () => {
    const grid = gridFor(48, 24, A4, 91);
    const places = Array.from({ length: 91 }, (_, index) => placeOf(grid, 0, index));
    expect(places.map(({ sheet }) => sheet)).toEqual(
      [35, 28, 28].flatMap((count, sheet) => Array.from({ length: count }, () => sheet)),
    );
    expect(new Set(places.map(({ sheet, place }) => `${sheet} ${place.x} ${place.y}`)).size).toBe(91);
    // The first tile of each sheet stands in the same place, so that sheets can be cut in a stack.
    expect(places[35]?.place).toEqual(places[0]?.place);
  });

  test('two small sets share a sheet, the second under the first, and a third begins another', () => {
    const square = [ground(190, 250)];
    const grid = gridFor(48, 24, square, 10, 3);
    expect(grid).toMatchObject({ columns: 5, rows: 4, setRows: [2], setsOnSheet: 2 });
    const [first, second, third] = [0, 1, 2].map((set) => placeOf(grid, set, 0));
    expect([first?.sheet, second?.sheet, third?.sheet]).toEqual([0, 0, 1]);
    expect((second?.place.y ?? 0) - (first?.place.y ?? 0)).toBeCloseTo(2 * 48, 9);
    expect(third?.place).toEqual(first?.place);
  });
});

describe('places', () => {
  test('fill rows from the left, and no two overlap', () => {
    const grid = gridFor(48, 24, A4, 28);
    const places = Array.from({ length: grid.columns * grid.rows }, (_, index) => placeAt(grid, index));
    places.forEach((place, index) => {
      const next = places[index + 1];
      if (next && next.y === place.y) expect(next.x).toBeCloseTo(place.x + place.width, 9);
      else if (next)
        expect([next.x, next.y]).toEqual([grid.area.x, expect.closeTo(place.y + place.height, 9)]);
    });
    expect(() => placeAt(grid, places.length)).toThrow();
  });

  test('a place behind a place is as large, and behind it again is the place', () => {
    const length = fc.double({ min: 0, max: 400, noNaN: true });
    const rect = fc.record({ x: length, y: length, width: length, height: length });
    const mirror = fc.record({ axis: fc.constantFrom('x' as const, 'y' as const), at: length });
    fc.assert(
      fc.property(rect, mirror, (place: Rect, line) => {
        const back = behind(place, line);
        expect([back.width, back.height]).toEqual([place.width, place.height]);
        expect(behind(back, line).x).toBeCloseTo(place.x, 6);
        expect(behind(back, line).y).toBeCloseTo(place.y, 6);
      }),
    );
  });
});

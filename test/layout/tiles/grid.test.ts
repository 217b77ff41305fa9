import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rect } from '../../../src/layout/page/rect.js';
import { arrange, behind, placeAt, placesOn } from '../../../src/layout/tiles/grid.js';

const NO_EDGE = { x: 0, y: 0 };
const ground = (width: number, height: number) => ({
  page: { width, height },
  room: { x: 10, y: 10, width: width - 20, height: height - 20 },
});
const A4 = [ground(210, 297), ground(297, 210)];
const LETTER = [ground(215.9, 279.4), ground(279.4, 215.9)];

function gridFor(long: number, short: number, grounds: typeof A4, count: number) {
  const result = arrange({ long, short }, grounds, NO_EDGE, count);
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
    expect(placesOn(gridFor(long, short, grounds, 1000))).toBe(places);
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
      3,
    );
    // 82 by 48 mm remain: three standing tiles side by side, or one lying in two rows.
    expect(result).toMatchObject({
      value: { upright: true, columns: 3, rows: 1, area: { x: 26, y: 26, width: 72, height: 48 } },
    });
  });

  test('a tile that has no room is refused, the sizes told', () => {
    const result = arrange({ long: 90, short: 45 }, [ground(100, 100)], { x: 9, y: 6 }, 28);
    expect(result).toMatchObject({
      ok: false,
      problems: [{ code: 'tiles.no-room', params: { tile: '90 × 45', needs: '108 × 57', room: '80 × 80' } }],
    });
  });
});

describe('places', () => {
  test('fill rows from the left, and no two overlap', () => {
    const grid = gridFor(48, 24, A4, 28);
    const places = Array.from({ length: placesOn(grid) }, (_, index) => placeAt(grid, index));
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

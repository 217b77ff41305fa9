import { describe, expect, test } from 'vitest';
import type { Mark } from '../../../src/layout/page/page.js';
import type { Rect } from '../../../src/layout/page/rect.js';
import { cutMarks, MARK_REACH } from '../../../src/layout/tiles/marks.js';

type Line = Extract<Mark, { kind: 'line' }>;
const marksOf = (tiles: readonly Rect[]) =>
  cutMarks(tiles).map((mark): Line => {
    if (mark.kind !== 'line') throw new Error('a cut mark is a line');
    return mark;
  });
const tile = (column: number, row: number): Rect => ({
  x: 20 + column * 24,
  y: 30 + row * 48,
  width: 24,
  height: 48,
});

describe('cut marks', () => {
  test('one tile has eight, 3 mm and a little away from it', () => {
    const marks = marksOf([tile(0, 0)]);
    expect(marks).toHaveLength(8);
    const upper = marks.filter(({ y2 }) => y2 < 30);
    expect(upper.map(({ x1 }) => x1)).toEqual([20, 44]);
    for (const mark of upper) {
      expect(30 - mark.y2).toBeGreaterThan(3);
      expect(30 - mark.y1).toBeLessThanOrEqual(MARK_REACH);
      expect(mark.stroke.width).toBeGreaterThanOrEqual(0.15);
    }
  });

  test('tiles side by side share their cut, however their places were summed up', () => {
    const second = { ...tile(1, 0), x: 20 + 240 * 0.1 + 1e-12 };
    expect(second.x).not.toBe(44);
    expect(marksOf([tile(0, 0), second])).toHaveLength(2 * (3 + 2));
  });

  test.each([
    ['a last row that is not full', [tile(0, 0), tile(1, 0), tile(2, 0), tile(0, 1)]],
    ['single tiles in their own places', [tile(0, 0), tile(3, 2)]],
    ['a corner and its neighbours', [tile(1, 0), tile(0, 1)]],
  ])('%s: both ends of every cut, across no tile and no bleed', (_, tiles) => {
    const marks = marksOf(tiles);
    for (const { x, y, width, height } of tiles) {
      for (const at of [x, x + width]) {
        const there = marks.filter(({ x1, x2 }) => x1 === at && x2 === at);
        expect(there.filter(({ y1, y2 }) => Math.max(y1, y2) < y)).toHaveLength(1);
        expect(there.filter(({ y1, y2 }) => Math.min(y1, y2) > y + height)).toHaveLength(1);
      }
      for (const at of [y, y + height]) {
        const there = marks.filter(({ y1, y2 }) => y1 === at && y2 === at);
        expect(there.filter(({ x1, x2 }) => Math.max(x1, x2) < x)).toHaveLength(1);
        expect(there.filter(({ x1, x2 }) => Math.min(x1, x2) > x + width)).toHaveLength(1);
      }
      for (const { x1, y1, x2, y2 } of marks) {
        const beside =
          Math.max(x1, x2) < x - 3 ||
          Math.min(x1, x2) > x + width + 3 ||
          Math.max(y1, y2) < y - 3 ||
          Math.min(y1, y2) > y + height + 3;
        expect(beside).toBe(true);
      }
    }
  });
});

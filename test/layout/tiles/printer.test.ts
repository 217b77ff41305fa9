import { describe, expect, test } from 'vitest';
import { checkedRuler, offsetFor, stretchFor } from '../../../src/layout/tiles/printer.js';

describe('a measured ruler', () => {
  test.each([
    [100, 100],
    [99.1, 100.9],
    [99.5, 99.5],
  ])('of %d and %d mm is the printer’s own error', (across, down) => {
    expect(checkedRuler({ across, down }).ok).toBe(true);
  });

  test.each([
    [99, 99, 'smaller'],
    [96, 96, 'smaller'],
    [101, 101, 'larger'],
    [106, 106.4, 'larger'],
    // 11 in of 297 mm: A4 made to fit Letter paper.
    [94, 94.1, 'letter'],
    // Half the paper: the sides go down by the square root of two.
    [70.5, 70.7, 'half'],
    // Letter made to fill A4: 210 of 215.9 mm across, 297 of 279.4 mm down.
    [97.3, 106.3, 'uneven'],
    [100, 98.7, 'uneven'],
  ])('of %d and %d mm is a wrong setting: %s', (across, down, cause) => {
    expect(checkedRuler({ across, down })).toEqual({
      ok: false,
      problems: [{ code: 'printer.scale', params: { across, down, cause } }],
    });
  });
});

test('what prints 1 in 200 too small is drawn as much larger, only when asked to', () => {
  const ruler = { across: 99.5, down: 100 };
  const stretch = stretchFor({ name: 'x', ruler, compensate: true });
  expect((stretch?.across ?? 0) * 99.5).toBeCloseTo(100, 9);
  expect(stretch?.down).toBe(1);
  expect(stretchFor({ name: 'x', ruler })).toBeUndefined();
  expect(stretchFor({ name: 'x', ruler: { across: 100, down: 100 }, compensate: true })).toBeUndefined();
});

test('a back that stands upside down on the paper is moved the other way; one beside its front is not', () => {
  const printer = { name: 'x', offset: { x: 0.5, y: -1 } };
  expect(offsetFor(printer, 'long-edge')).toEqual({ x: 0.5, y: -1 });
  expect(offsetFor(printer, 'short-edge')).toEqual({ x: -0.5, y: 1 });
  for (const mode of ['fold', 'flood', 'none'] as const) expect(offsetFor(printer, mode)).toBeUndefined();
});

test.each([
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [0.1, 0],
])('an offset of exactly %d, %d is made up for', (x, y) => {
  const printer = { name: 'x', offset: { x, y } };
  expect(offsetFor(printer, 'long-edge')).toEqual({ x, y });
  expect(offsetFor(printer, 'short-edge')).toEqual({ x: 0 - x, y: 0 - y });
});

test('an offset of nothing is none', () => {
  expect(offsetFor({ name: 'x', offset: { x: 0, y: 0 } }, 'long-edge')).toBeUndefined();
  expect(offsetFor({ name: 'x' }, 'long-edge')).toBeUndefined();
});

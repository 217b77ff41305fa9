import { describe, expect, test } from 'vitest';
import {
  checkedMargins,
  evenMargins,
  parsePaper,
  turned,
  turnedMargins,
} from '../../../src/layout/page/paper.js';
import { parseTileSize } from '../../../src/layout/tiles/size.js';
import { templates } from '../../support/setup.js';

const paper = (text: string) => parsePaper(text, templates.papers);
const tile = (text: string) => parseTileSize(text, templates.tiles);

describe('papers', () => {
  // ISO 216, and the US sizes in inches of 25.4 mm.
  test.each([
    ['a4', 210, 297],
    ['A3', 297, 420],
    ['letter', 215.9, 279.4],
    ['legal', 215.9, 355.6],
    ['tabloid', 279.4, 431.8],
    ['210x297mm', 210, 297],
    ['148.5 x 210 mm', 148.5, 210],
    ['100mm×150mm', 100, 150],
  ])('%s', (text, width, height) => {
    const result = paper(text);
    expect(result.ok && result.value.width).toBeCloseTo(width, 9);
    expect(result.ok && result.value.height).toBeCloseTo(height, 9);
  });

  test('what prints on both papers is no wider than A4 and no higher than Letter', () => {
    const result = paper('both');
    expect(result.ok && [result.value.width, result.value.height]).toEqual([210, 11 * 25.4]);
  });

  test('a size names its files', () => {
    const result = paper('100 × 150 mm');
    expect(result.ok && result.value).toMatchObject({ name: '100x150mm', label: '100 × 150 mm' });
  });

  test.each([
    ['lettre', { code: 'paper.unknown', params: { suggested: 'yes', meant: 'letter' } }],
    ['foolscap', { code: 'paper.unknown', params: { suggested: 'no' } }],
    ['210x297', { code: 'paper.unknown' }],
    ['toString', { code: 'paper.unknown' }],
    ['30x200mm', { code: 'paper.size', params: { least: 50 } }],
    ['200x2000mm', { code: 'paper.size', params: { most: 1200 } }],
  ])('%s is refused', (text, problem) => {
    const result = paper(text);
    expect(!result.ok && result.problems).toMatchObject([problem]);
  });

  test('turned, a paper changes its sides and keeps its name', () => {
    expect(turned({ name: 'a4', label: 'A4', width: 210, height: 297 })).toEqual({
      name: 'a4',
      label: 'A4',
      width: 297,
      height: 210,
    });
  });

  test('a margin that is no number is refused', () => {
    expect(checkedMargins(evenMargins(Number.NaN)).ok).toBe(false);
  });

  test.each([
    [{ top: 10, right: 10, bottom: 10, left: 2.9 }, false, 'paper.margin', 2.9],
    [{ top: 3, right: 10, bottom: 10, left: 10 }, true, 'paper.margin-narrow', 3],
    [{ top: 10, right: 10, bottom: 6.3, left: 10 }, true, 'paper.margin-narrow', 6.3],
    [{ top: 6.35, right: 10, bottom: 10, left: 10 }, true, undefined, undefined],
  ])('of %j the narrowest side counts', (margins, ok, code, found) => {
    const result = checkedMargins(margins);
    expect(result.ok).toBe(ok);
    const [problem] = result.ok ? result.notes : result.problems;
    if (code === undefined) expect(problem).toBeUndefined();
    else expect(problem).toMatchObject({ code, params: { found } });
  });

  test('turned paper keeps the larger margin on the sides that may come to lie there', () => {
    // Turned left or right, the head of the paper (12 mm) or its foot (5 mm) comes to lie at the left.
    expect(turnedMargins({ top: 12, right: 4, bottom: 5, left: 7 })).toEqual({
      top: 7,
      right: 12,
      bottom: 7,
      left: 12,
    });
  });
});

describe('tile sizes', () => {
  test.each([
    ['standard', 48, 24],
    ['mini', 30, 14],
    ['professional', 50, 25],
    ['inch', 50.8, 25.4],
    ['tournament', 56, 28],
    ['large-print', 90, 45],
    ['42x21mm', 42, 21],
    ['21 × 42 mm', 42, 21],
  ])('%s', (text, long, short) => {
    const result = tile(text);
    expect(result.ok && result.value.long).toBeCloseTo(long, 9);
    expect(result.ok && result.value.short).toBeCloseTo(short, 9);
  });

  test.each([
    ['large', { code: 'tiles.unknown-size', params: { meant: 'large-print' } }],
    ['8x4mm', { code: 'tiles.size' }],
    ['300x150mm', { code: 'tiles.size' }],
    ['48x48mm', { code: 'tiles.size' }],
  ])('%s is refused', (text, problem) => {
    const result = tile(text);
    expect(!result.ok && result.problems).toMatchObject([problem]);
  });
});

import { describe, expect, test } from 'vitest';
import { tileOf } from '../../../src/domino/tile.js';
import { type CountedHand, crossedTile, handsFigure } from '../../../src/layout/figures/hands.js';
import { drawnStamps } from '../../../src/layout/figures/line-of-play.js';
import type { Figure } from '../../../src/layout/page/block.js';
import { inkOfAll } from '../../../src/layout/page/bounds.js';
import { fixedStyle, fixedType } from '../../support/fixed-type.js';

// Letters are 1 mm wide and digits 1.336 mm high, tiles 12 mm long and 1.8 mm apart; words stand 1.5 mm from tiles.
const drawing = { half: 6, alt: 'Hands', style: fixedStyle, measurer: fixedType };
const ben: CountedHand = { name: 'Ben', tiles: [tileOf(1, 4), tileOf(0, 6)], sum: '11' };
const cleo: CountedHand = { name: 'Cleo', tiles: [tileOf(2, 3)], sum: '5' };

const near = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 9));

/** Words by where they begin, tiles by their top left corner. */
function placesOf({ marks, width, height }: Figure) {
  return {
    size: [width, height],
    words: marks.flatMap((mark) => (mark.kind === 'text' ? [[mark.text, mark.face, mark.x, mark.y]] : [])),
    // An outline stands 0.15 mm inside its tile's edge.
    tiles: marks.flatMap((mark) => (mark.kind === 'box' ? [[mark.x - 0.15, mark.y - 0.15]] : [])),
    halves: marks.flatMap((mark) => (mark.kind === 'stamp' ? [mark.name.replace('half-', '')] : [])).join(''),
  };
}

describe('hands to be counted', () => {
  test('a hand is a name, its tiles and their sum on one line, the next 4.5 mm behind', () => {
    expect(placesOf(handsFigure([ben, cleo], { ...drawing, width: 100 }))).toEqual({
      size: near([58.3, 6]),
      words: [
        ['Ben', 'regular', ...near([0, 3.668])],
        ['11', 'bold', ...near([4.5 + 25.8 + 1.5, 3.668])],
        ['Cleo', 'regular', ...near([33.8 + 4.5, 3.668])],
        ['5', 'bold', ...near([43.8 + 12 + 1.5, 3.668])],
      ],
      tiles: [near([4.5, 0]), near([18.3, 0]), near([43.8, 0])],
      halves: '140623',
    });
  });

  test('a hand that has no room beside another begins a row, a quarter of a half under the first', () => {
    expect(handsFigure([ben, cleo], { ...drawing, width: 58.3 }).height).toBeCloseTo(6, 9);
    expect(placesOf(handsFigure([ben, cleo, ben], { ...drawing, width: 58.2 }))).toEqual({
      // The third has no room beside the second either, which is 20 mm wide.
      size: near([33.8, 21]),
      words: [
        ['Ben', 'regular', ...near([0, 3.668])],
        ['11', 'bold', ...near([31.8, 3.668])],
        ['Cleo', 'regular', ...near([0, 7.5 + 3.668])],
        ['5', 'bold', ...near([5.5 + 12 + 1.5, 7.5 + 3.668])],
        ['Ben', 'regular', ...near([0, 15 + 3.668])],
        ['11', 'bold', ...near([31.8, 15 + 3.668])],
      ],
      tiles: [near([4.5, 0]), near([18.3, 0]), near([5.5, 7.5]), near([4.5, 15]), near([18.3, 15])],
      halves: '1406231406',
    });
  });

  test('more tiles than fit beside their words go on under the first ones, and the next row under those', () => {
    const many: CountedHand = { ...ben, tiles: [...ben.tiles, tileOf(5, 5)] };
    // Beside 4.5 mm of name and 3.5 mm of sum there is room for two tiles, 25.8 mm, not for three.
    expect(placesOf(handsFigure([many, cleo], { ...drawing, width: 47.5 }))).toEqual({
      size: near([33.8, 13.8 + 1.5 + 6]),
      words: [
        ['Ben', 'regular', ...near([0, 3.668])],
        ['11', 'bold', ...near([31.8, 3.668])],
        ['Cleo', 'regular', ...near([0, 15.3 + 3.668])],
        ['5', 'bold', ...near([19, 15.3 + 3.668])],
      ],
      tiles: [near([4.5, 0]), near([18.3, 0]), near([4.5, 7.8]), near([5.5, 15.3])],
      halves: '14065523',
    });
  });

  test('a hand without tiles is as high as one with them', () => {
    const { size, words } = placesOf(
      handsFigure([{ name: 'Ana', tiles: [], sum: '0' }], { ...drawing, width: 50 }),
    );
    expect(size).toEqual(near([4.5 + 2.5, 6]));
    expect(words.map(([, , x]) => x)).toEqual(near([0, 6]));
  });

  test.each([30, 34, 47.5, 58.3, 100])('nothing is drawn outside its own size in %d mm', (width) => {
    const figure = handsFigure([ben, cleo, ben], { ...drawing, width });
    const ink = inkOfAll(figure.marks, { stamps: drawnStamps([0, 1, 2, 3, 4, 5, 6]), measurer: fixedType });
    expect(figure.width).toBeLessThanOrEqual(width + 1e-6);
    expect(ink.x).toBeGreaterThanOrEqual(-1e-6);
    expect(ink.y).toBeGreaterThanOrEqual(-1e-6);
    expect(ink.x + ink.width).toBeLessThanOrEqual(figure.width + 1e-6);
    expect(ink.y + ink.height).toBeLessThanOrEqual(figure.height + 1e-6);
  });
});

test('a tile that nobody may lay stands whole, and behind it stands a cross', () => {
  const { width, height, marks, alt } = crossedTile(tileOf(0, 6), { half: 6, alt: '0-6' });
  // 0.3 of a half behind the tile of 12 mm begins a cross of 0.62 of a half.
  expect([width, height, alt]).toEqual([...near([12 + 1.8 + 3.72, 6]), '0-6']);
  const cross = marks.slice(-2);
  const ink = inkOfAll(cross, { stamps: {}, measurer: fixedType });
  expect([ink.x, ink.width]).toEqual(near([13.8, 3.72]));
  expect(ink.y + ink.height / 2).toBeCloseTo(3, 6);
  const tiles = inkOfAll(marks.slice(0, -2), {
    stamps: drawnStamps([0, 1, 2, 3, 4, 5, 6]),
    measurer: fixedType,
  });
  expect(tiles.x + tiles.width).toBeLessThan(ink.x - 1.5);
  expect(cross.map((mark) => (mark.kind === 'line' ? mark.stroke.width : 0))).toEqual(near([0.42, 0.42]));
});

test('a cross is no thinner than 0.25 mm beside small tiles', () => {
  const { marks } = crossedTile(tileOf(0, 6), { half: 2, alt: '0-6' });
  const cross = marks.slice(-2);
  expect(cross.map((mark) => (mark.kind === 'line' ? mark.stroke.width : 0))).toEqual([0.25, 0.25]);
});

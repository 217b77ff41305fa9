import { describe, expect, test } from 'vitest';
import { expectDrawn, movedRow, type Row, rowsOn, text, type Wanted, within } from '../../support/drawing.js';
import { middleOf, tilesIn } from '../../support/printed-tiles.js';
import { printedTiles } from '../../support/tile-sheets.js';

// Standing tiles of 24 x 48 mm. Letters are 9 pt, the least that is read: 0.668 of that, 2.121 mm, high. So the mark reaches
// farther from the tile's middle than 9 % of 24 mm (2.16 mm), as far as its letter takes of it; its line is 0.24 mm wide.
const STROKE = 0.24;
const HIGH = 2.121;
/** Right and up from the middle, by quarters of a turn from straight up. */
const outline = (reach: number, ...quarters: number[]): Wanted => ({
  kind: 'shape',
  corners: quarters.map((turn) => ({
    x: Math.sin((turn * Math.PI) / 2) * (reach - STROKE / 2),
    y: -Math.cos((turn * Math.PI) / 2) * (reach - STROKE / 2),
  })),
  stroke: STROKE,
  fill: 1,
});
/** A capital, its middle on the tile's. */
const letter = (name: string, drop = 0): Wanted =>
  text(name, { mid: 0, base: HIGH / 2 + drop, size: 9, bold: true });

// The corners of the square are as far from the middle as a circle's line.
const half = (2.357 - STROKE / 2) * Math.SQRT1_2;
const MARKS: readonly (readonly [name: string, outline: Wanted, letter: Wanted])[] = [
  // The letter takes 95 % of the circle's reach, 90 % of the square's, 75, 95 and 68 % of those of the others.
  ['A', { kind: 'disc', x: 0, y: 0, radius: 2.233, stroke: STROKE, fill: 1 }, letter('A')],
  [
    'B',
    {
      kind: 'box',
      x: -half - STROKE / 2,
      y: -half - STROKE / 2,
      width: 2 * half + STROKE,
      height: 2 * half + STROKE,
      stroke: STROKE,
      fill: 1,
      rounded: false,
    },
    letter('B'),
  ],
  ['C', outline(2.828, 0, 1, 2, 3), letter('C')],
  ['D', outline(2.233, 0, 2 / 3, 4 / 3, 2, 8 / 3, 10 / 3), letter('D')],
  // Lower by 14 % of its 3.119 mm, where a triangle has its room.
  ['E', outline(3.119, 0, 4 / 3, 8 / 3), letter('E', 0.437)],
];

describe('the mark of a set', () => {
  const printed = printedTiles({ options: { sets: 5 } });

  test.each(MARKS)('%s stands in the middle of every tile of its set', async (name, outlined, lettered) => {
    const { pages } = await printed;
    // Each set of 28 is a sheet of its own, printed on both sides.
    const page = pages[2 * (name.charCodeAt(0) - 'A'.charCodeAt(0))];
    if (!page) throw new Error('no page');
    const tiles = tilesIn(page);
    expect(tiles).toHaveLength(28);
    const rows = rowsOn(page);
    for (const { place } of tiles) {
      const { x, y } = middleOf(place);
      expect([place.width, place.height].map(Math.round)).toEqual([24, 48]);
      const around = { x: x - 3.3, y: y - 3.3, width: 6.6, height: 6.6 };
      const drawn: readonly Row[] = within(rows, around).map((row) => movedRow(row, -x, -y));
      expectDrawn(drawn, [outlined, lettered]);
    }
  });
});

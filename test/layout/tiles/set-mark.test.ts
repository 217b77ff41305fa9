import { describe, expect, test } from 'vitest';
import { expectDrawn, movedRow, type Row, rowsOn, text, type Wanted, within } from '../../support/drawing.js';
import { middleOf, tilesIn } from '../../support/printed-tiles.js';
import { printedTiles } from '../../support/tile-sheets.js';

// Standing tiles of 24 x 48 mm: the mark reaches 9 % of 24 mm from the tile's middle, 2.16 mm, and its line is 0.24 mm wide.
const REACH = 2.16;
const STROKE = 0.24;
const MID = REACH - STROKE / 2;
/** Right and up from the middle, by quarters of a turn from straight up. */
const corner = (quarters: number) => ({
  x: Math.sin((quarters * Math.PI) / 2) * MID,
  y: -Math.cos((quarters * Math.PI) / 2) * MID,
});
const outline = (...quarters: number[]): Wanted => ({
  kind: 'shape',
  corners: [...quarters.map(corner)],
  stroke: STROKE,
  fill: 1,
});
/** A capital `high` mm high: its middle on the tile's, its type size from 0.668 of a capital's height. */
const letter = (name: string, high: number, drop = 0): Wanted =>
  text(name, { mid: 0, base: high / 2 + drop, size: (high / 0.668 / 25.4) * 72, bold: true });

const half = MID * Math.SQRT1_2;
const MARKS: readonly (readonly [name: string, outline: Wanted, letter: Wanted])[] = [
  // 95 % of 2.16 mm.
  ['A', { kind: 'disc', x: 0, y: 0, radius: REACH, stroke: STROKE, fill: 1 }, letter('A', 2.05)],
  // The corners of the square are as far from the middle as the circle's line.
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
    letter('B', 1.944),
  ],
  ['C', outline(0, 1, 2, 3), letter('C', 1.62)],
  ['D', outline(0, 2 / 3, 4 / 3, 2, 8 / 3, 10 / 3), letter('D', 2.05)],
  // Lower by 14 % of 2.16 mm, where a triangle has its room.
  ['E', outline(0, 4 / 3, 8 / 3), letter('E', 1.469, 0.302)],
];

describe('the mark of a set', () => {
  const printed = printedTiles({ game: 'double-three-chain', options: { sets: 5 } });

  test.each(MARKS)('%s stands in the middle of every tile of its set', async (name, outlined, lettered) => {
    const { pages } = await printed;
    // Each set is a sheet of its own, printed on both sides.
    const page = pages[2 * (name.charCodeAt(0) - 'A'.charCodeAt(0))];
    if (!page) throw new Error('no page');
    const tiles = tilesIn(page);
    expect(tiles).toHaveLength(10);
    const rows = rowsOn(page);
    for (const { place } of tiles) {
      const { x, y } = middleOf(place);
      expect([place.width, place.height].map(Math.round)).toEqual([24, 48]);
      const around = { x: x - 2.5, y: y - 2.5, width: 5, height: 5 };
      const drawn: readonly Row[] = within(rows, around).map((row) => movedRow(row, -x, -y));
      expectDrawn(drawn, [outlined, lettered]);
    }
  });
});

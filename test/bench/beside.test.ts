import { expect, test } from 'vitest';
import { piecesOf, SHEET, tiles } from '../../bench/beside/page.js';
import { type Picture, sizeIn } from '../../bench/beside/tile-size.js';

/** A sheet of frames at one dot a millimetre, those of the last column pushed to the right. */
function sheetOfFrames(pushed: number): Picture {
  const [width, height] = [230, 297];
  const dots = new Uint8Array(width * height).fill(255);
  const black = (x: number, y: number) => {
    dots[y * width + x] = 0;
  };
  for (let column = 0; column < SHEET.columns; column++)
    for (let row = 0; row < SHEET.rows; row++) {
      const left = 22 + column * 24 + (column === SHEET.columns - 1 ? pushed : 0);
      const top = 40 + row * 48;
      for (let y = 2; y < 44; y++) [left, left + 21].map((x) => black(x, top + y));
      for (let x = 2; x < 20; x++) [top, top + 45].map((y) => black(left + x, y));
    }
  // A rule above the tiles, which is a side of none.
  for (let x = 10; x < 220; x++) black(x, 10);
  return { width, height, dots };
}

test('tiles are measured from one frame to the next, the smallest and the largest, whatever else is on the sheet', () => {
  expect(sizeIn(sheetOfFrames(0), 25.4)).toEqual({
    width: { least: 24, most: 24 },
    height: { least: 48, most: 48 },
  });
  expect(sizeIn(sheetOfFrames(2), 25.4)).toEqual({
    width: { least: 24, most: 26 },
    height: { least: 48, most: 48 },
  });
});

test('what other tools print is a whole double-six set', () => {
  // 28 tiles, and each number on eight halves: 8 x (0 + 1 + 2 + 3 + 4 + 5 + 6) = 168 pips.
  expect([tiles().length, tiles().flat().length]).toEqual([28, 168]);
});

test('the text of rules is taken apart into titles, headings, lists and what stands in columns', () => {
  const printed =
    'Draw\n2 players\n\nThe aim\n-------\n- Be the\n  first.\n  Players  Tiles\n- [ ] Or not.\nWhat is\nsaid.\n';
  expect(piecesOf(printed).map(({ kind, text }) => [kind, text])).toEqual([
    ['title', 'Draw'],
    ['paragraph', '2 players'],
    ['heading', 'The aim'],
    ['item', 'Be the first.'],
    ['typed', '  Players  Tiles'],
    ['item', '[ ] Or not. What is said.'],
  ]);
});

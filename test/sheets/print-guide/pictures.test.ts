import { describe, expect, test } from 'vitest';
import { dialogPicture } from '../../../src/sheets/print-guide/dialog-picture.js';
import { flipPicture } from '../../../src/sheets/print-guide/flip-picture.js';
import { printGuideSheet } from '../../../src/sheets/print-guide/print-guide.js';
import {
  arrow,
  box,
  dot,
  expectDrawn,
  figureOn,
  fill,
  first,
  line,
  movedRow,
  pagesOf,
  type Row,
  ring,
  rowsOf,
  shape,
  text,
  type Wanted,
} from '../../support/drawing.js';
import { setupOn } from '../../support/setup.js';
import { requestFor } from '../../support/sheet-text.js';
import { english, valueIn } from '../../support/shipped.js';

// Set in 11 pt: lines of 4.81 mm (1.24 times 3.88), digits 2.59 mm high, so their baseline is 1.3 mm under their middle.
const LINE = 4.81;
const onMiddle = (y: number) => y + 1.3;
/** Right of the host's edge (4 mm and 4 mm of white) two columns share what 7 mm between them leave. */
const COLUMN = (210 - 10 - 10 - 8 - 7) / 2;

const guide = pagesOf(valueIn(printGuideSheet(requestFor('family-draw')), 'guide'));

/** A picture of the guide, moved so that its frame's outer corner is where the picture's own corner is. */
async function picture(alt: string, left: number, corner: (rows: readonly Row[]) => number) {
  const [page] = await guide;
  const rows = page ? figureOn(page, alt) : [];
  return rows.map((row) => movedRow(row, -left, -corner(rows)));
}

/** A tick from its left end: down to the right, then up. */
const ticked = (x: number, y: number): Wanted =>
  shape(
    [
      [x, y],
      [x + 1, y + 1.1],
      [x + 3, y - 1.8],
    ],
    0.7,
  );
/** A place to choose, 3 mm to the middle of its line: round for one of several, square for yes or no. */
const round = (x: number, y: number) => ring(x + 1.5, y, 1.65, 0.3);
const square = (x: number, y: number) => box(x - 0.15, y - 1.65, 3.3, 3.3, 0.3);
const numbered = (label: string, x: number, y: number): readonly Wanted[] => [
  ring(x, y, 2.75, 0.3, 1),
  text(label, { mid: x, base: onMiddle(y), bold: true, size: 11 }),
];

/** Five rows of a line and 1.4 mm under a bar that is 0.6 mm higher; what is chosen stands 4 mm right of the longest word. */
const ROW = LINE + 1.4;
const BAR = ROW + 0.6;
const middle = (row: number) => BAR + 1.25 + (row + 0.5) * ROW;
const ANSWERS = 2.5 + 34.62 + 4;

const dialog = (sides: string, chosen: boolean, width: number): readonly Wanted[] => [
  box(0, 0, width, BAR + 5 * ROW + 2.5, 0.3),
  line(0, BAR, width, BAR, 0.3),
  text('Print', { left: 2.5, base: onMiddle(BAR / 2), bold: true, size: 11 }),
  ...['Paper', 'Scale', '', 'Headers and footers', 'Both sides'].flatMap((label, row) =>
    label === '' ? [] : [text(label, { left: 2.5, base: onMiddle(middle(row)), bold: false, size: 11 })],
  ),
  text('A4', { left: ANSWERS, base: onMiddle(middle(0)), bold: false }),
  round(ANSWERS, middle(1)),
  dot(ANSWERS + 1.5, middle(1), 0.8),
  text('Actual size', { left: ANSWERS + 5, base: onMiddle(middle(1)), bold: true }),
  // "Actual size" is 20.43 mm wide.
  ticked(ANSWERS + 5 + 20.43 + 2, middle(1)),
  round(ANSWERS, middle(2)),
  text('Fit', { left: ANSWERS + 5, base: onMiddle(middle(2)), bold: false }),
  square(ANSWERS, middle(3)),
  text('off', { left: ANSWERS + 5, base: onMiddle(middle(3)), bold: false }),
  square(ANSWERS, middle(4)),
  ...(chosen ? [ticked(ANSWERS + 0.4, middle(4))] : []),
  text(sides, { left: ANSWERS + 5, base: onMiddle(middle(4)), bold: false }),
];

/** A page in a picture is 18 mm high: A4 is 12.73 mm wide then. */
const [WIDE, TALL] = [(18 * 210) / 297, 18];
const page = (x: number, y: number, width: number, height: number, grey: number) =>
  box(x - 0.15, y - 0.15, width + 0.3, height + 0.3, 0.3, grey);
const three = (x: number, y: number, width: number, height: number): readonly Wanted[] => [
  dot(x + 0.25 * width, y + 0.3 * height, 1.1),
  dot(x + 0.5 * width, y + 0.5 * height, 1.1),
  dot(x + 0.75 * width, y + 0.7 * height, 1.1),
];

describe('the print dialog', () => {
  test('what to choose is marked: actual size, no headers, the long edge', async () => {
    const drawn = await picture('A print dialog', 18, (rows) => first(rows, 'box').y);
    expectDrawn(drawn, dialog('long edge', true, COLUMN));
  });

  test('nothing is ticked for sheets printed on one side', async () => {
    const { style, measurer } = setupOn('a4');
    const room = { width: 90, setting: { style, measurer }, words: english };
    expectDrawn(await rowsOf(dialogPicture('A4', 'simplex', room)), dialog('no', false, 90));
  });
});

describe('how the paper is turned', () => {
  test('like a page of a book: the back at the right of the edge, a bow over it', async () => {
    const drawn = await picture('The paper turns', 18, (rows) => first(rows, 'box').y + 0.15 - 4.8);
    const back = 2 + WIDE + 5;
    const [from, to] = [2 + WIDE / 2, back + WIDE / 2];
    expectDrawn(drawn, [
      page(2, 4.8, WIDE, TALL, 1),
      ...three(2, 4.8, WIDE, TALL),
      page(back, 4.8, WIDE, TALL, 0.9),
      line(back - 2.5, 2.8, back - 2.5, 4.8 + TALL + 2, 0.5, true),
      // 0.6 mm above the pages, 4 mm up, down again to the head of 1.5 mm.
      {
        kind: 'shape',
        corners: [
          { x: from, y: 4.2 },
          { x: to, y: 2.7 },
        ],
        x: from,
        y: 0.2,
        width: to - from,
        height: 4,
        stroke: 0.3,
      },
      shape([
        [to, 4.2],
        [to - 0.7, 2.7],
        [to + 0.7, 2.7],
      ]),
      text('flip on long edge', { left: back + WIDE + 7, base: onMiddle(4.8 + TALL / 2), size: 11 }),
    ]);
  });

  test('like a calendar: the back under the edge', async () => {
    const { style, measurer } = setupOn('a4');
    const room = { width: 90, setting: { style, measurer }, words: english };
    const drawn = await rowsOf(flipPicture({ width: 210, height: 297 }, 'short-edge', room));
    const back = 4.8 + TALL + 5;
    const [from, to] = [4.8 + TALL / 2, back + TALL / 2];
    const x = 2 + WIDE + 0.6;
    expectDrawn(drawn, [
      page(2, 4.8, WIDE, TALL, 1),
      ...three(2, 4.8, WIDE, TALL),
      page(2, back, WIDE, TALL, 0.9),
      line(0, back - 2.5, 2 + WIDE + 2, back - 2.5, 0.5, true),
      {
        kind: 'shape',
        corners: [
          { x, y: from },
          { x: x + 1.5, y: to },
        ],
        x,
        y: from,
        width: 4,
        height: to - from,
        stroke: 0.3,
      },
      shape([
        [x, to],
        [x + 1.5, to - 0.7],
        [x + 1.5, to + 0.7],
      ]),
      text('flip on short edge', { left: 2 + WIDE + 7, base: onMiddle((4.8 + back + TALL) / 2), size: 11 }),
    ]);
  });
});

test('the order of cuts: a sheet with its long cuts, an arrow, a strip with its short ones', async () => {
  const left = 18 + COLUMN + 7;
  const drawn = await picture('Order of cuts', left, (rows) => first(rows, 'box').y);
  const dashed = (x1: number, y1: number, x2: number, y2: number) => line(x1, y1, x2, y2, 0.5, true);
  expectDrawn(drawn, [
    // The page is 38 x 34 mm and holds four columns and two rows of tiles, 7 x 12 mm, 5 mm from its edges.
    box(0, 0, 38, 34, 0.3, 1),
    ...[5, 12, 19, 26, 33].map((x) => dashed(x, 1.5, x, 32.2)),
    ...[5, 17, 29].map((y) => line(5, y, 33, y, 0.2)),
    ...numbered('1', 15.5, 17),
    // 3 mm, an arrow of 6 mm, 4 mm: one column, cut at its ends and in its middle, 3 mm beyond its sides.
    ...arrow(40.7, 17, 46.7, 17),
    page(50.7, 5, 7, 24, 1),
    ...[5, 17, 29].map((y) => dashed(47.7, y, 60.7, y)),
    ...numbered('2', 54.2, 11),
    // What the numbers mean: 1.2 lines above and below the middle.
    ...numbered('1', 65.7, 17 - 1.2 * LINE),
    ...numbered('2', 65.7, 17 + 1.2 * LINE),
    text('long cuts', { left: 70.1, base: onMiddle(17 - 1.2 * LINE), size: 11, bold: false }),
    text('strips into', { left: 70.1, base: onMiddle(17 + 0.7 * LINE), size: 11, bold: false }),
    text('tiles', { left: 70.1, base: onMiddle(17 + 1.7 * LINE), size: 11, bold: false }),
  ]);
});

test('the two folders with what is in each, the host\u2019s with a black band', async () => {
  const drawn = await picture('The folder player', 18 + COLUMN + 7, (rows) => first(rows, 'shape').y - 0.2);
  // Two of them with 6 mm between; the tab is a line and 1 mm high and 45 % of a folder wide.
  const each = (COLUMN - 6) / 2;
  const tab = LINE + 1;
  const height = tab + 2.5 + 3 * LINE + 2;
  const lip = (each - 0.4) * 0.45;
  const folder = (x: number): Wanted =>
    shape(
      [
        [x + 0.2, height - 0.2],
        [x + 0.2, 0.2],
        [x + 0.2 + lip, 0.2],
        [x + 2.2 + lip, 0.2 + tab],
        [x + each - 0.2, 0.2 + tab],
        [x + each - 0.2, height - 0.2],
      ],
      0.3,
    );
  const inside = (x: number, names: readonly string[]) =>
    names.map((name, row) =>
      text(name, { left: x + 3, base: onMiddle(tab + 2.5 + (row + 0.5) * LINE), bold: false, size: 11 }),
    );
  expectDrawn(drawn, [
    folder(0),
    folder(each + 6),
    fill(each + 6, tab, each, 2),
    text('player/', { left: 2, base: onMiddle(0.7 + LINE / 2), bold: true, size: 11 }),
    text('host/', { left: each + 8, base: onMiddle(0.7 + LINE / 2), bold: true, size: 11 }),
    ...inside(0, ['Tiles', 'Rules', 'Score log']),
    ...inside(each + 6, ['Host key', 'Print guide']),
  ]);
});

test('pictures begin at the left edges of the two columns', async () => {
  const [sheet] = await guide;
  if (!sheet) throw new Error('no page');
  const lefts = ['A print dialog', 'Order of cuts'].map((alt) => first(figureOn(sheet, alt), 'box').x);
  expect(lefts.map((x) => Math.round(x * 10) / 10)).toEqual([18, 112.5]);
});

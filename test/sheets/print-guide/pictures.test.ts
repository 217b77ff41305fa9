import { describe, expect, test } from 'vitest';
import { pt } from '../../../src/layout/page/page.js';
import { styleOf } from '../../../src/layout/page/templates.js';
import { cutPicture } from '../../../src/sheets/print-guide/cut-picture.js';
import { dialogPicture } from '../../../src/sheets/print-guide/dialog-picture.js';
import { flipPicture } from '../../../src/sheets/print-guide/flip-picture.js';
import { foldPicture } from '../../../src/sheets/print-guide/fold-picture.js';
import { foldersPicture } from '../../../src/sheets/print-guide/folders-picture.js';
import type { Room } from '../../../src/sheets/print-guide/picture.js';
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
  pagesOf,
  type Row,
  ring,
  rowsOf,
  shape,
  text,
  type Wanted,
} from '../../support/drawing.js';
import { fonts, templates } from '../../support/setup.js';
import { requestFor } from '../../support/sheet-text.js';
import { english, valueIn } from '../../support/shipped.js';

// Set in 11 pt: lines of 4.81 mm (1.24 times 3.88), digits 2.59 mm high, so their baseline is 1.3 mm under their middle.
const LINE = 4.81;
const onMiddle = (y: number) => y + 1.3;
const style = { ...styleOf(templates.text), body: pt(11), leading: 1.24 };
/** A column of A4: the host's edge takes 8 mm, two columns share what 7 mm between them leave. */
const COLUMN = (210 - 10 - 10 - 8 - 7) / 2;
const room: Room = { width: COLUMN, setting: { style, measurer: fonts }, words: english };

const numbered = (label: string, x: number, y: number): readonly Wanted[] => [
  ring(x, y, 2.75, 0.3, 1),
  text(label, { mid: x, base: onMiddle(y), bold: true, size: 11 }),
];

/** Four rows of a line and 2.2 mm under a bar as high; what is chosen stands 5 mm right of the longest word ("Both sides", 18.13 mm). */
const ROW = LINE + 2.2;
const middle = (row: number) => ROW + 1.5 + (row + 0.5) * ROW;
const ANSWERS = 3 + 18.13 + 5;
/** A menu reaches to 3 mm from the dialog's edge, half a millimetre above and below its line, with an angle at its right. */
const menu = (row: number, chosen: string): readonly Wanted[] => {
  const angle = COLUMN - 3 - 4.6;
  return [
    box(ANSWERS - 0.15, middle(row) - LINE / 2 - 0.65, COLUMN - 3 - ANSWERS + 0.3, LINE + 1.3, 0.3),
    text(chosen, { left: ANSWERS + 1.6, base: onMiddle(middle(row)), bold: false, size: 11 }),
    shape(
      [
        [angle, middle(row) - 0.7],
        [angle + 1.4, middle(row) + 0.7],
        [angle + 2.8, middle(row) - 0.7],
      ],
      0.5,
    ),
  ];
};
const dialog = (paper: string, sides: string): readonly Wanted[] => {
  // "Actual size" is 20.43 mm wide; 6 mm further stands what isn't chosen.
  const fit = ANSWERS + 5 + 20.43 + 6;
  return [
    fill(0.15, 0.15, COLUMN - 0.3, ROW, 0.93),
    fill(0.15, ROW - 2, COLUMN - 0.3, 2, 0.93),
    box(0, 0, COLUMN, 5 * ROW + 3, 0.3),
    line(0, ROW, COLUMN, ROW, 0.3),
    text('Print', { left: 3, base: onMiddle(ROW / 2), bold: true, size: 11 }),
    text('Paper', { left: 3, base: onMiddle(middle(0)), bold: false, size: 11 }),
    ...menu(0, paper),
    text('Scale', { left: 3, base: onMiddle(middle(1)), bold: false }),
    ring(ANSWERS + 1.6, middle(1), 1.75, 0.3, 1),
    dot(ANSWERS + 1.6, middle(1), 0.85),
    text('Actual size', { left: ANSWERS + 5, base: onMiddle(middle(1)), bold: true }),
    ring(fit + 1.6, middle(1), 1.75, 0.3, 1),
    text('Fit', { left: fit + 5, base: onMiddle(middle(1)), bold: false }),
    // A box without a tick, and nothing in words that could be left unticked.
    box(3 - 0.15, middle(2) - 1.75, 3.5, 3.5, 0.3, 1),
    text('Headers and footers', { left: 8, base: onMiddle(middle(2)), bold: false }),
    text('Both sides', { left: 3, base: onMiddle(middle(3)), bold: false }),
    ...menu(3, sides),
  ];
};

/** A page that turns like a book's is 16 mm high in a picture, one that turns like a calendar's 12 mm: A4 is 11.31 or 8.48 mm wide then. */
const BOOK = { wide: (16 * 210) / 297, tall: 16 };
const CALENDAR = { wide: (12 * 210) / 297, tall: 12 };
const page = (x: number, y: number, width: number, height: number, grey: number) =>
  box(x - 0.15, y - 0.15, width + 0.3, height + 0.3, 0.3, grey);
const three = (x: number, y: number, width: number, height: number, radius: number): readonly Wanted[] => [
  dot(x + 0.25 * width, y + 0.3 * height, radius),
  dot(x + 0.5 * width, y + 0.5 * height, radius),
  dot(x + 0.75 * width, y + 0.7 * height, radius),
];
const shapeFilled = (
  corners: readonly (readonly [number, number])[],
  stroke: number,
  grey: number,
): Wanted => ({
  kind: 'shape',
  corners: corners.map(([x, y]) => ({ x, y })),
  stroke,
  fill: grey,
});

describe('the print dialog', () => {
  test.each([
    ['A4', 'long-edge', 'long edge'],
    ['Letter', 'simplex', 'off'],
  ] as const)(
    'as it looks when all is right: %s, actual size, no headers, %s',
    async (paper, duplex, sides) => {
      expectDrawn(await rowsOf(dialogPicture(paper, duplex, room)), dialog(paper, sides));
    },
  );
});

describe('how the paper is turned', () => {
  const a4 = { width: 210, height: 297 };

  test('like a page of a book: the back at the right of the edge, a bow over it', async () => {
    const { wide, tall } = BOOK;
    const back = 2 + wide + 5;
    const [from, to] = [2 + wide / 2, back + wide / 2];
    expectDrawn(await rowsOf(flipPicture(a4, 'long-edge', room)), [
      page(2, 4.8, wide, tall, 1),
      ...three(2, 4.8, wide, tall, 1.1),
      page(back, 4.8, wide, tall, 0.9),
      line(back - 2.5, 2.8, back - 2.5, 4.8 + tall + 2, 0.5, true),
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
    ]);
  });

  test('like a calendar: the back under the edge', async () => {
    const { wide, tall } = CALENDAR;
    const back = 0.3 + tall + 5;
    const [from, to] = [0.3 + tall / 2, back + tall / 2];
    const x = 2 + wide + 0.6;
    expectDrawn(await rowsOf(flipPicture(a4, 'short-edge', room)), [
      page(2, 0.3, wide, tall, 1),
      ...three(2, 0.3, wide, tall, 1.1),
      page(2, back, wide, tall, 0.9),
      line(0, back - 2.5, 2 + wide + 2, back - 2.5, 0.5, true),
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
    ]);
  });
});

describe('folding in three pictures', () => {
  const EACH = COLUMN / 3;
  const top = 1.4;
  const captions = (tall: number): readonly Wanted[] =>
    ['dashed line', 'fold back', 'glue and'].flatMap((words, index) => [
      ...numbered(String(index + 1), index * EACH + 2.8, tall + LINE / 2),
      text(words, { left: index * EACH + 7, base: onMiddle(tall + LINE / 2), bold: false, size: 11 }),
    ]);

  test('faces above a dashed line and backs below; the backs going behind; one sheet as thick as two', async () => {
    const drawn = await rowsOf(foldPicture('across', room));
    const [one, two, three_] = [0.15, EACH + 0.15, 2 * EACH + 0.15];
    expectDrawn(drawn, [
      page(one, top + 10, 16, 10, 0.9),
      page(one, top, 16, 10, 1),
      ...three(one, top, 16, 10, 0.9),
      line(one, top + 10, one + 18.5, top + 10, 0.5, true),
      // Narrower where it is further away.
      shapeFilled(
        [
          [two, top + 10],
          [two + 16, top + 10],
          [two + 13.6, top + 16],
          [two + 2.4, top + 16],
        ],
        0.3,
        0.9,
      ),
      page(two, top, 16, 10, 1),
      ...three(two, top, 16, 10, 0.9),
      {
        kind: 'shape',
        corners: [
          { x: two + 15.6, y: top + 14 },
          { x: two + 18.3, y: top + 5 },
        ],
        stroke: 0.3,
      },
      shape([
        [two + 16.8, top + 5],
        [two + 18.3, top + 4.3],
        [two + 18.3, top + 5.7],
      ]),
      page(three_ + 1.1, top - 1.1, 16, 10, 0.9),
      page(three_, top, 16, 10, 1),
      ...three(three_, top, 16, 10, 0.9),
      ...captions(top + 20 + 1.8),
      text('press', { left: 2 * EACH + 7, base: onMiddle(top + 21.8 + 1.5 * LINE) }),
    ]);
  });

  test('a fold down the page: the backs are at the right of the faces', async () => {
    const drawn = await rowsOf(foldPicture('down', room));
    expectDrawn(
      drawn,
      [
        page(0.15, top, 10, 16, 1),
        page(10.15, top, 10, 16, 0.9),
        line(10.15, top, 10.15, top + 18.5, 0.5, true),
      ],
      false,
    );
  });
});

describe('the order of cuts: a sheet cut like the printed one, an arrow, a strip with its short cuts', () => {
  const dashed = (x1: number, y1: number, x2: number, y2: number) => line(x1, y1, x2, y2, 0.5, true);
  /** The legend: 1.3 lines above and below the middle. */
  const legend = (x: number, middle: number): readonly Wanted[] => [
    ...numbered('1', x, middle - 1.3 * LINE),
    ...numbered('2', x, middle + 1.3 * LINE),
    text('long cuts', { left: x + 4, base: onMiddle(middle - 1.3 * LINE), size: 11, bold: false }),
    text('strips into tiles', { left: x + 4, base: onMiddle(middle + 1.3 * LINE), size: 11, bold: false }),
  ];

  test('four columns and two rows', async () => {
    const grid = { columns: 4, rows: 2, width: 100, height: 80 };
    expectDrawn(await rowsOf(cutPicture(grid, room)), [
      // A quarter of 100 x 80 mm, 3.5 mm from the page's edges: tiles of 6.25 x 10 mm.
      box(0, 0, 32, 27, 0.3, 1),
      ...[3.5, 9.75, 16, 22.25, 28.5].map((x) => dashed(x, 1.3, x, 25.7)),
      ...[3.5, 13.5, 23.5].map((y) => line(3.5, y, 28.5, y, 0.2)),
      // On the middle one of the long cuts, between two short ones.
      ...numbered('1', 16, 8.5),
      // 2 mm, an arrow of 5 mm, 4 mm: one column, cut at its ends and in its middle, 2.5 mm beyond its sides.
      ...arrow(34, 13.5, 39, 13.5),
      page(43, 3.5, 6.25, 20, 1),
      ...[3.5, 13.5, 23.5].map((y) => dashed(40.5, y, 51.75, y)),
      ...numbered('2', 46.125, 13.5),
      ...legend(56.35, 13.5),
    ]);
  });

  test('five columns and one row, lower than what the numbers mean', async () => {
    const grid = { columns: 5, rows: 1, width: 225, height: 90 };
    // 25 x 10 mm and the white round it, in the middle of what the legend takes: 1.3 lines, 2.6 mm and half a stroke.
    const middle = 1.3 * LINE + 2.75;
    const top = middle - 8.5;
    expectDrawn(await rowsOf(cutPicture(grid, room)), [
      box(0, top, 32, 17, 0.3, 1),
      ...[3.5, 8.5, 13.5, 18.5, 23.5, 28.5].map((x) => dashed(x, top + 1.3, x, top + 15.7)),
      ...[3.5, 13.5].map((y) => line(3.5, top + y, 28.5, top + y, 0.2)),
      ...numbered('1', 13.5, middle),
      ...arrow(34, middle, 39, middle),
      page(43, top + 3.5, 5, 10, 1),
      ...[3.5, 13.5].map((y) => dashed(40.5, top + y, 50.5, top + y)),
      ...numbered('2', 45.5, top + 3.5),
      ...legend(55.1, middle),
    ]);
  });
});

test('the two folders with what is in each, the host\u2019s with a black band', async () => {
  const contents = { player: ['Tiles', 'Rules', 'Score log'], host: ['Host key', 'Print guide'] };
  const drawn = await rowsOf(foldersPicture(contents, room));
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

const GRID = { columns: 4, rows: 2, width: 100, height: 80 };

test('beside larger type everything in a picture is as much larger: in 16.5 pt half again', async () => {
  const larger: Room = {
    ...room,
    setting: { ...room.setting, style: { ...style, body: pt(16.5) } },
    width: 170,
  };
  for (const [figure, usual] of [
    [dialogPicture('A4', 'long-edge', larger), dialogPicture('A4', 'long-edge', room)],
    [cutPicture(GRID, larger), cutPicture(GRID, room)],
    [foldPicture('across', larger), foldPicture('across', room)],
  ] as const) {
    const [grown, plain] = [await rowsOf(figure), await rowsOf(usual)];
    const strokes = (rows: readonly Row[]) =>
      rows.flatMap((row) => (row.kind !== 'text' && row.stroke > 0 ? [row.stroke] : []));
    const rings = (rows: readonly Row[]) =>
      rows.flatMap((row) => (row.kind === 'disc' && row.stroke > 0 ? [row.radius] : []));
    expect(Math.max(...strokes(grown))).toBeCloseTo(1.5 * Math.max(...strokes(plain)), 2);
    expect(Math.min(...strokes(grown))).toBeCloseTo(1.5 * Math.min(...strokes(plain)), 2);
    expect(rings(grown)[0]).toBeCloseTo(1.5 * (rings(plain)[0] ?? 0), 2);
  }
});

test('pictures begin at the left edges of the two columns', async () => {
  const [sheet] = await pagesOf(valueIn(printGuideSheet(requestFor('family-draw')), 'guide'));
  if (!sheet) throw new Error('no page');
  const lefts = ['A print dialog', 'Order of cuts'].map((alt) => first(figureOn(sheet, alt), 'box').x);
  // The dialog's first box lies within its frame of 0.3 mm.
  expect(lefts.map((x) => Math.round(x * 10) / 10)).toEqual([18.2, 112.5]);
});

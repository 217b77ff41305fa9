import { describe, expect, test } from 'vitest';
import { PRINTED_LOOK } from '../../../src/layout/tiles/look.js';
import { box, expectDrawn, line, rowsOn, shape, text } from '../../support/drawing.js';
import { rulersAcross, rulersDown } from '../../support/rulers.js';
import { printedTiles } from '../../support/tile-sheets.js';

// A4 with margins of 10 mm, in 11 pt: lines of 4.81 mm, letters' baseline 3.72 mm under a line's top.
const LINE = 4.81;
const BASE = 3.72;
/** The head is one line and 1 mm, its rule, and 3 mm of white; the foot 2 mm and a line. */
const RULE = 10 + LINE + 1;
const FREE = { top: RULE + 3, bottom: 297 - 10 - LINE - 2 };
/** A ruler's ticks of 1.6 mm, 0.5 mm, its digits in 9 pt, half its line; two with 1.4 mm between them. */
const RULER = 1.6 + 0.5 + 2.12;
const RULERS = 2 * (RULER + 0.1) + 1.4;
/** Under the tiles: 2 mm, two lines, 2 mm, the rulers. */
const NOTES = 2 + 2 * LINE + 2 + RULERS;
/** Beside the tiles 9 mm stay free for marks and rulers, above and below 6 mm: ten tiles are a block of five columns of 24 mm and two rows of 48 mm, in the middle. */
const LEFT = (210 - 5 * 24) / 2;
const TOP = FREE.top + (FREE.bottom - FREE.top - NOTES - 2 * 48) / 2;

describe('ten tiles on a cut sheet', () => {
  const printed = printedTiles({ game: 'double-three-chain' });
  const columns = [0, 1, 2, 3, 4, 5].map((n) => LEFT + n * 24);
  const rows = [0, 1, 2].map((n) => TOP + n * 48);
  /** From 3.25 to 6 mm beyond the tiles at both ends of each cut. */
  const marks = [
    ...columns.flatMap((x) => [
      line(x, TOP - 6, x, TOP - 3.25, 0.2),
      line(x, TOP + 96 + 3.25, x, TOP + 96 + 6, 0.2),
    ]),
    ...rows.flatMap((y) => [
      line(LEFT - 6, y, LEFT - 3.25, y, 0.2),
      line(LEFT + 120 + 3.25, y, LEFT + 120 + 6, y, 0.2),
    ]),
  ];

  test('outlines and dividers, cut marks, rulers and notes stand where they are measured', async () => {
    const [front] = (await printed).pages;
    const drawn = (front ? rowsOn(front) : []).filter((row) => row.kind !== 'disc');
    const places = Array.from({ length: 10 }, (_, n) => ({
      x: LEFT + (n % 5) * 24,
      y: TOP + Math.floor(n / 5) * 48,
    }));
    // "100 mm" (11.62 mm) begins half of its "100" (5.4 mm) before 100 mm; the notes begin at its end.
    const notes = TOP + 0.1 + 100 - 5.4 / 2 + 11.62 + 2;
    const ruler = notes + 2 * LINE + 2 + RULER;
    const facts = '2\u20134 players, 10\u201320 minutes, double-three set, 10 tiles';
    const base = 10 + BASE;
    expectDrawn(drawn, [
      text('Double-three number chain: Tiles', { left: 10, base, bold: true, size: 11 }),
      text(facts, { right: 200, base, bold: false, size: 11 }),
      line(10, RULE, 200, RULE, 0.3),
      text('Tiles \u00b7 page 1 of 2 \u00b7 for players', { left: 10, base: FREE.bottom + 2 + BASE }),
      text('A4 \u00b7 print at 100% \u00b7 kit 011ebbc1', { right: 200, base: FREE.bottom + 2 + BASE }),
      // A line of 0.3 mm whose middle is 1.3 mm inside the cut; a divider of 0.45 mm, 2.89 mm short of the cuts: 6 % of 24 mm
      // from the frame's inner edge.
      ...places.map(({ x, y }) => box(x + 1.15, y + 1.15, 21.7, 45.7, 0.3)),
      ...places.map(({ x, y }) => line(x + 2.89, y + 24, x + 24 - 2.89, y + 24, 0.45)),
      ...marks,
      ...rulersDown(10.1, 199.9, TOP + 0.1),
      text('Double-three, 10 tiles; sheet 1 of 1', { left: 10, base: notes + BASE, bold: true }),
      text('\u00b7 Cut along the marks; each tile is 48 \u00d7 24 mm.', { base: notes + BASE, bold: false }),
      text(
        'Paper: A4. Print at \u201cActual size / 100%\u201d: the rulers must measure exactly 100 mm and 4 in.',
        { left: 10, base: notes + LINE + BASE },
      ),
      ...rulersAcross(10.1, ruler),
    ]);
  });

  test('the other side has the same cut marks, mirrored, and backs', async () => {
    const [, back] = (await printed).pages;
    const drawn = (back ? rowsOn(back) : []).filter((row) => row.kind !== 'shape');
    // The grid stands in the middle of the page, so its mirror stands in the same place.
    expectDrawn(drawn, marks);
  });
});

test('across a fold: the dashed line as far from the fronts as from the backs, both with marks', async () => {
  const { pages } = await printedTiles({
    game: 'double-three-chain',
    options: { backs: { mode: 'fold', pattern: 'dots', offset: { x: 0, y: 0 } } },
  });
  const [front] = pages;
  const rows = front ? rowsOn(front) : [];
  const dashes = rows.filter((row) => row.kind === 'line' && row.dashed);
  const tops = rows.flatMap((row) => (row.kind === 'box' && row.rounded ? [row.y - 1.15] : []));
  const last = Math.max(...tops) + 48;
  // In the middle of what head, foot and notes (which tell of the fold in a third line) leave, as far to both sides as the marks reach; at least 8 mm from the
  // tiles: 3 mm of bleed and 5 mm, so that fold and knife keep apart.
  const fold = (FREE.top + FREE.bottom - NOTES - LINE) / 2;
  expect(fold - last).toBeGreaterThan(8 - 0.01);
  expectDrawn(dashes, [line(LEFT - 6, fold, LEFT + 120 + 6, fold, 0.2, true)]);
  const marks = rows.flatMap((row) =>
    row.kind === 'line' && Math.abs(row.y2 - row.y1 - 2.75) < 0.01 && row.x1 === row.x2 ? [row] : [],
  );
  const mirrored = marks.filter((row) => row.y1 > fold);
  const above = marks.filter((row) => row.y1 < fold);
  expectDrawn(
    mirrored,
    above.map((row) => line(row.x1, 2 * fold - row.y2, row.x1, 2 * fold - row.y1, 0.2)),
  );
});

describe('where ink is saved, only the corners of a tile are drawn', () => {
  // 2.4 mm along both edges (a tenth of 24 mm), 1.3 mm inside the cut, with a line of 0.21 mm.
  test.each([
    ['rounded', false],
    ['square', true],
  ] as const)('%s', async (corners, pointed) => {
    const look = { ...PRINTED_LOOK, lowInk: true, corners };
    const { pages } = await printedTiles({ game: 'double-three-chain', options: { look } });
    const [front] = pages;
    const outlines = (front ? rowsOn(front) : []).filter((row) => row.kind === 'shape');
    expect(outlines).toHaveLength(10);
    const [left, top, right, bottom] = [LEFT + 1.3, TOP + 1.3, LEFT + 22.7, TOP + 46.7];
    const corner = (x: number, y: number, along: number, down: number): readonly [number, number][] => [
      [x, y + down * 2.4],
      ...(pointed ? [[x, y] as [number, number]] : []),
      [x + along * 2.4, y],
    ];
    expectDrawn(outlines.slice(0, 1), [
      shape(
        [
          ...corner(left, top, 1, 1),
          ...corner(right, top, -1, 1),
          ...corner(right, bottom, -1, -1),
          ...corner(left, bottom, 1, -1),
        ],
        0.21,
      ),
    ]);
  });
});

test.each(['a4', 'letter'])(
  'a ruler beside cut marks has ticks that are shorter than they and keep off, on %s',
  async (paper) => {
    const { pages } = await printedTiles({ game: 'draw', paper });
    const [front] = pages;
    const level = (front ? rowsOn(front) : []).flatMap((row) =>
      row.kind === 'line' && Math.abs(row.y1 - row.y2) < 0.01 && row.x2 - row.x1 < 3 && row.x2 < 30
        ? [row]
        : [],
    );
    const marks = level.filter((row) => Math.abs(row.x2 - row.x1 - 2.75) < 0.05);
    const ticks = level.filter((row) => row.x2 - row.x1 < 2.5);
    expect(marks.length).toBeGreaterThan(3);
    expect(ticks).toHaveLength(11);
    for (const tick of ticks) {
      expect(tick.x2 - tick.x1).toBeLessThan(1.7);
      expect(Math.min(...marks.map((mark) => mark.x1)) - tick.x2).toBeGreaterThan(1);
    }
  },
);

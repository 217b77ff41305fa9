import { describe, expect, test } from 'vitest';
import { printGuideSheet } from '../../../src/sheets/print-guide/print-guide.js';
import {
  box,
  dot,
  expectDrawn,
  fill,
  first,
  line,
  pagesOf,
  rowsOn,
  text,
  within,
} from '../../support/drawing.js';
import { wordsIn } from '../../support/languages.js';
import { requestFor } from '../../support/sheet-text.js';
import { valueIn } from '../../support/shipped.js';

// In 12 pt, the largest that fits: lines of 5.25 mm (1.24 times 4.23), baselines 4.05 mm under their tops.
const LINE = 5.25;
const BASE = 4.05;
const COLUMN = (210 - 10 - 10 - 8 - 7) / 2;

describe('the print guide of family draw', () => {
  const page = pagesOf(valueIn(printGuideSheet(requestFor('family-draw')), 'guide')).then(([only]) => {
    if (!only) throw new Error('no page');
    return rowsOn(only);
  });

  test('is seen to be the host\u2019s across a room: a black edge, a black band with what to do in white', async () => {
    // The edge is 4 mm wide, 4 mm beside it stay white; the band is 9 mm high. Capitals, 0.7 of their size, stand in its middle.
    expectDrawn(
      within(await page, { x: 0, y: 0, width: 210, height: 290 }),
      [
        fill(10, 10, 4, 277),
        fill(18, 10, 182, 9),
        text('HOST ONLY', {
          left: 21,
          base: 10 + (9 + 0.7 * 5) / 2,
          size: 14.18,
          bold: true,
          white: true,
        }),
        text('keep apart from player sheets', {
          right: 197,
          base: 10 + (9 + 0.7 * 4.23) / 2,
          size: 12,
          bold: true,
          white: true,
        }),
      ],
      false,
    );
  });

  test('has title, facts and its own name on one line over a thin rule, and a foot', async () => {
    // 3 mm under the band a line of 22 pt, 9.62 mm; digits (5.18 mm) in its middle, a tile as high as they and 3.2 mm before
    // the title. "Print guide" is 26.23 mm wide; facts end 6 mm before it, with 4.23 mm and a thin line between each two.
    const top = 10 + 9 + 3;
    const base = top + 4.81 + 2.59;
    const facts = 200 - 26.23 - 6;
    const head = within(await page, { x: 15, y: 20, width: 190, height: 14 });
    expectDrawn(head, [
      box(18, base - 5.18, 2 * 5.18, 5.18, 0.3),
      line(18 + 5.18, base - 0.85 * 5.18, 18 + 5.18, base - 0.15 * 5.18, 0.3),
      // 1 in its middle; 3 from corner to corner.
      ...(
        [
          [0.5, 0.5],
          [1.22, 0.22],
          [1.5, 0.5],
          [1.78, 0.78],
        ] as const
      ).map(([x, up]) => dot(18 + x * 5.18, base - up * 5.18, 0.11 * 5.18)),
      text('Family draw', { left: 18 + 2 * 5.18 + 3.2, base, size: 22, bold: true, white: false }),
      text('2\u20134 players', { right: facts - 13.95 - 4.23 - 26.2 - 4.23, base, size: 12, bold: false }),
      text('double-six set', { right: facts - 13.95 - 4.23, base, size: 12 }),
      text('28 tiles', { right: facts, base, size: 12, bold: false }),
      ...[facts - 13.95 - 2.11, facts - 13.95 - 4.23 - 26.2 - 2.11].map((x) =>
        line(x, base - 3.23, x, base + 0.6, 0.3),
      ),
      text('Print guide', { right: 200, base, size: 14.18, bold: true }),
      line(18, top + 9.62 + 1, 200, top + 9.62 + 1, 0.3),
    ]);
    const foot = within(await page, { x: 15, y: 280, width: 190, height: 8 });
    const low = 297 - 10 - LINE + BASE;
    expectDrawn(foot, [
      // In the middle of the 2 mm between the page and its foot.
      line(18, 297 - 10 - LINE - 1, 200, 297 - 10 - LINE - 1, 0.2),
      text('Print guide \u00b7 page 1 of 1 \u00b7 for the host', { left: 18, base: low, size: 12 }),
      text('A4 \u00b7 kit 53c4e83a', { right: 200, base: low, size: 12 }),
    ]);
  });

  test('tells copies in a table: columns as wide as what stands in them, a line above each row', async () => {
    const rows = await page;
    const heading = rows.find((row) => row.kind === 'text' && row.text === 'Paper and copies');
    if (heading?.kind !== 'text') throw new Error('no heading');
    const table = rows.filter((row) => row.kind === 'text' && row.text === 'Sheet');
    // 0.55 mm under the heading (14.18 pt: a line of 6.2 mm, its baseline 4.8 mm down) the table begins.
    const top = heading.base - 4.8 + 6.2 + 0.55;
    expectDrawn(table, [text('Sheet', { left: 18, base: top + 0.6 + BASE, bold: true })]);
    // "Score log" is 18.86 mm wide and stays whole; the heads, 30.16 and 35.65 mm on one line, share the rest so, on two lines,
    // with 2.8 mm of white between each two.
    const [name, one, all] = [18.86 + 1.4, 30.16 + 2.8, 35.65 + 1.4];
    const share = (COLUMN - name) / (one + all);
    const xs = [18, 18 + name + 1.4, 18 + name + one * share + 1.4];
    const height = LINE + 1.2;
    const head = 2 * LINE + 1.2;
    const told = [
      ['Tiles', '1', '6'],
      ['Rules', '4', '24'],
      ['Score log', '1', '6'],
      ['Host key', '1', '1'],
    ];
    const area = { x: 17, y: top, width: COLUMN + 2, height: head + 4 * height };
    expectDrawn(within(rows, area), [
      ...[['Sheet'], ['1 table,', 'up to 4'], ['6 tables,', 'up to 24']].flatMap((lines, column) =>
        lines.map((words, row) =>
          text(words, { left: xs[column] ?? 0, base: top + 0.6 + BASE + row * LINE, bold: true, size: 12 }),
        ),
      ),
      ...told.flatMap((cells, row) => {
        const y = top + head + row * height;
        return [
          line(18, y, 18 + COLUMN, y, 0.3),
          ...cells.map((words, column) =>
            text(words, { left: xs[column] ?? 0, base: y + 0.6 + BASE, bold: column === 0, size: 12 }),
          ),
        ];
      }),
    ]);
  });

  test('numbers its steps, each text 1.65 mm (0.39 of 4.23) behind the widest number', async () => {
    const rows = await page;
    const numbers = rows.flatMap((row) => (row.kind === 'text' && /^\d\.$/.test(row.text) ? [row] : []));
    expect(numbers.map((row) => row.text)).toEqual(['1.', '2.', '3.', '4.', '5.']);
    const widest = Math.max(...numbers.map((row) => row.right - row.left));
    for (const { left, base, text: number } of numbers) {
      expect(left).toBeCloseTo(18, 1);
      const beside = rows.filter((row) => row.kind === 'text' && row.text !== number && row.base === base);
      expect(first(beside, 'text').left).toBeCloseTo(18 + widest + 1.65, 1);
    }
  });
});

test.each(['family-draw', 'penalty-draw'])(
  '%s in French on Letter: each sheet is named on one line, and no step of the ruler begins a column without its heading',
  async (game) => {
    const request = { ...requestFor(game, { paper: 'letter' }), words: wordsIn('fr') };
    const [page] = await pagesOf(valueIn(printGuideSheet(request), game));
    const words = (page ? rowsOn(page) : []).flatMap((row) => (row.kind === 'text' ? [row] : []));
    const [names, ...more] = ['R\u00e8gle du jeu', 'Feuille de score', 'Fiche de l\u2019h\u00f4te'].map(
      (name) => words.filter((row) => row.bold && row.left < 19 && row.base > 40 && row.text.trim() === name),
    );
    expect([names, ...more].map((found) => found?.length)).toEqual([1, 1, 1]);
    // The heading and both paragraphs of the ruler stand in the left column, which ends before the middle of 215.9 mm.
    const ruler = ['V\u00e9rifier les mesures', 'Sur la premi\u00e8re feuille', 'Regardez la feuille'].map(
      (start) => words.find((row) => row.text.startsWith(start)),
    );
    for (const row of ruler) expect(row?.left).toBeCloseTo(18, 1);
  },
);

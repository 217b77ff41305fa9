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

// In 11.5 pt, the largest that fits: lines of 5.03 mm (1.24 times 4.06), baselines 3.89 mm under their tops.
const LINE = 5.03;
const BASE = 3.89;
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
          base: 10 + (9 + 0.7 * 4.79) / 2,
          size: 13.59,
          bold: true,
          white: true,
        }),
        text('keep apart from player sheets', {
          right: 197,
          base: 10 + (9 + 0.7 * 4.06) / 2,
          size: 11.5,
          bold: true,
          white: true,
        }),
      ],
      false,
    );
  });

  test('has title, facts and its own name on one line over a thin rule, and a foot', async () => {
    // 3 mm under the band a line of 22 pt, 9.62 mm; digits (5.18 mm) in its middle, a tile as high as they and 3.2 mm before
    // the title. "Print guide" is 25.14 mm wide; facts end 6 mm before it, with 4.06 mm and a thin line between each two.
    const top = 10 + 9 + 3;
    const base = top + 4.81 + 2.59;
    const facts = 200 - 25.14 - 6;
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
      text('2\u20134 players', { right: facts - 13.37 - 4.06 - 25.1 - 4.06, base, size: 11.5, bold: false }),
      text('double-six set', { right: facts - 13.37 - 4.06, base, size: 11.5 }),
      text('28 tiles', { right: facts, base, size: 11.5, bold: false }),
      ...[facts - 13.37 - 2.03, facts - 13.37 - 4.06 - 25.1 - 2.03].map((x) =>
        line(x, base - 3.11, x, base + 0.6, 0.3),
      ),
      text('Print guide', { right: 200, base, size: 13.59, bold: true }),
      line(18, top + 9.62 + 1, 200, top + 9.62 + 1, 0.3),
    ]);
    const foot = within(await page, { x: 15, y: 280, width: 190, height: 8 });
    const low = 297 - 10 - LINE + BASE;
    expectDrawn(foot, [
      text('Print guide \u00b7 page 1 of 1 \u00b7 for the host', { left: 18, base: low, size: 11.5 }),
      text('A4 \u00b7 kit 53c4e83a', { right: 200, base: low, size: 11.5 }),
    ]);
  });

  test('tells copies in a table: columns as wide as what stands in them, a line above each row', async () => {
    const rows = await page;
    const heading = rows.find((row) => row.kind === 'text' && row.text === 'Paper and copies');
    if (heading?.kind !== 'text') throw new Error('no heading');
    const table = rows.filter((row) => row.kind === 'text' && row.text === 'Sheet');
    // 0.52 mm under the heading (13.59 pt: a line of 5.95 mm, its baseline 4.6 mm down) the table begins.
    const top = heading.base - 4.6 + 5.95 + 0.52;
    expectDrawn(table, [text('Sheet', { left: 18, base: top + 0.6 + BASE, bold: true })]);
    // "Score log" is 18.07 mm wide, the heads 28.9 and 34.16: they share the width so, with 2.8 mm of white between each two.
    const [name, one, all] = [18.07 + 1.4, 28.9 + 2.8, 34.16 + 1.4];
    const share = COLUMN / (name + one + all);
    const xs = [18, 18 + name * share + 1.4, 18 + (name + one) * share + 1.4];
    const height = LINE + 1.2;
    const head = LINE + 1.2;
    const told = [
      ['Tiles', '1', '6'],
      ['Rules', '4', '24'],
      ['Score log', '1', '6'],
      ['Host key', '1', '1'],
    ];
    const area = { x: 17, y: top, width: COLUMN + 2, height: head + 4 * height };
    expectDrawn(within(rows, area), [
      ...['Sheet', '1 table, up to 4', '6 tables, up to 24'].map((words, column) =>
        text(words, { left: xs[column] ?? 0, base: top + 0.6 + BASE, bold: true, size: 11.5 }),
      ),
      ...told.flatMap((cells, row) => {
        const y = top + head + row * height;
        return [
          line(18, y, 18 + COLUMN, y, 0.3),
          ...cells.map((words, column) =>
            text(words, { left: xs[column] ?? 0, base: y + 0.6 + BASE, bold: column === 0, size: 11.5 }),
          ),
        ];
      }),
    ]);
  });

  test('numbers its steps, each text 1.6 mm behind the widest number', async () => {
    const rows = await page;
    const numbers = rows.flatMap((row) => (row.kind === 'text' && /^\d\.$/.test(row.text) ? [row] : []));
    expect(numbers.map((row) => row.text)).toEqual(['1.', '2.', '3.', '4.', '5.']);
    const widest = Math.max(...numbers.map((row) => row.right - row.left));
    for (const { left, base, text: number } of numbers) {
      expect(left).toBeCloseTo(18, 1);
      const beside = rows.filter((row) => row.kind === 'text' && row.text !== number && row.base === base);
      expect(first(beside, 'text').left).toBeCloseTo(18 + widest + 1.6, 1);
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

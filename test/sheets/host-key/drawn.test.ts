import { describe, expect, test } from 'vitest';
import { hostKeySheet } from '../../../src/sheets/host-key/host-key.js';
import {
  box,
  dot,
  expectDrawn,
  figureOn,
  first,
  line,
  movedRow,
  pagesOf,
  rowsOn,
  text,
  within,
} from '../../support/drawing.js';
import { requestFor } from '../../support/sheet-text.js';
import { valueIn } from '../../support/shipped.js';

describe('the host key of double-three', () => {
  const pages = pagesOf(valueIn(hostKeySheet(requestFor('double-three-chain')), 'key'));
  const page = pages.then(([one]) => {
    if (!one) throw new Error('no page');
    return one;
  });

  test('keeps every line of text inside its column, those that hang included', async () => {
    const texts = (await pages).flatMap((one) => rowsOn(one)).filter((row) => row.kind === 'text');
    const inColumns = texts.filter(({ base }) => base > 40 && base < 284);
    expect(inColumns.length).toBeGreaterThan(200);
    // The columns share 182 mm, less the white between them, which is 6 to 7 mm.
    const second = Math.min(...inColumns.flatMap(({ left }) => (left > 105 ? [left] : [])));
    expect(second).toBeGreaterThan(111.9);
    expect(second).toBeLessThan(112.6);
    const end = 18 + 200 - second;
    const outside = inColumns.filter(({ left, right }) => right > (left < end ? end : 200) + 0.15);
    expect(outside.map(({ text: words }) => words)).toEqual([]);
  });

  test('has a box to tick, the tile and its name for each tile, five in a row across the column', async () => {
    const [one] = figureAlts(await page);
    const rows = figureOn(await page, one ?? '');
    const tile = first(
      rows.filter((row) => row.kind === 'box' && row.width > 5),
      'box',
    );
    // Ten tiles: two rows of five share the column (182 mm without what parts it from the other, 6 to 7 mm).
    const boxes = rows.flatMap((row) => (row.kind === 'box' && row.height < 5 ? [row] : []));
    const pitch = (boxes[1]?.x ?? 0) - (boxes[0]?.x ?? 0);
    expect(pitch).toBeGreaterThan(17.4);
    expect(pitch).toBeLessThan(17.7);
    const top = tile.y - 0.04;
    const shown = ['0-0', '0-1', '0-2', '0-3', '1-1'].flatMap((name, n) => {
      const x = n * pitch;
      // A box of 4.4 mm beside the middle of a standing tile of 5.4 mm to a half, 0.8 mm of white between. Under the
      // middle of both the name in 13.6 points: 0.2 mm of white, a line 5.9 mm high with the letters in its middle.
      return [
        box(x, 5.4 - 2.2, 4.4, 4.4, 0.385),
        box(x + 5.24, 0.04, 5.32, 10.72, 0.22),
        line(x + 5.85, 5.4, x + 9.95, 5.4, 0.33),
        text(name, { mid: x + 5.3, base: 15.55, size: 13.6, bold: true }),
      ];
    });
    const moved = rows.map((row) => movedRow(row, -18, -top));
    expectDrawn(
      moved.filter((row) => row.kind !== 'disc'),
      shown,
    );
    // 0-1 and 1-1: pips of 0.4725 mm in the middles of their halves, the smaller half above.
    expectDrawn(
      moved.filter((row) => row.kind === 'disc' && (row.x < 30 || row.x > 4 * pitch)),
      [
        dot(pitch + 5.2 + 2.7, 8.1, 0.4725),
        dot(4 * pitch + 5.2 + 2.7, 2.7, 0.4725),
        dot(4 * pitch + 5.2 + 2.7, 8.1, 0.4725),
      ],
    );
  });

  test('answers each ruling in a margin where nothing else stands, on the line where its reason begins', async () => {
    const [one, two] = await pages;
    const texts = [one, two].flatMap((drawn, number) =>
      (drawn ? rowsOn(drawn) : []).flatMap((row) => (row.kind === 'text' ? [{ ...row, number }] : [])),
    );
    const answers = texts.filter((row) => ['Yes', 'No'].includes(row.text.trim()));
    expect(answers.length).toBeGreaterThan(30);
    const columns = [...new Set(answers.map((row) => row.left.toFixed(1)))];
    // The margins of two columns, which begin where the columns do.
    expect(columns.length).toBe(2);
    expect(columns[0]).toBe('18.0');
    for (const answer of answers) {
      expect(answer.bold).toBe(true);
      // The longer of the two is 6.8 mm wide and has 2.2 mm of white beside it.
      const reason = answer.left + 9;
      const beside = texts.filter(
        (row) => row.number === answer.number && Math.abs(row.base - answer.base) < 0.01 && row !== answer,
      );
      expect(beside.some((row) => Math.abs(row.left - reason) < 0.2)).toBe(true);
      // Under the question, whose last line is one line higher, 11.5 points by 1.24 tall, and begins at the edge: further out than
      // the reason, so that questions and answers are told apart at a glance.
      const above = texts.filter(
        (row) =>
          row.number === answer.number &&
          Math.abs(row.left - answer.left) < 0.2 &&
          Math.abs(answer.base - row.base - 5.03) < 0.02,
      );
      expect(above.map((row) => row.text.trim().at(-1))).toEqual(['?']);
    }
  });

  test('sets the rule that decides small, in a grey that can be read, at the right of its column', async () => {
    const notes = (await pages).flatMap(({ drawn }) =>
      drawn.filter(({ kind, text: words }) => kind === 'text' && /^[a-z.]+: [a-z0-9-]+$/u.test(words.trim())),
    );
    const grey = notes.filter(({ ink }) => ink !== '#000000');
    expect(grey.length).toBeGreaterThan(15);
    for (const note of grey) {
      expect(note.size).toBeCloseTo(9, 3);
      // #6b6b6b has 5.3:1 against white; darker has more.
      expect(Number.parseInt(note.ink.slice(1, 3), 16)).toBeLessThanOrEqual(0x6b);
      expect(note.ink).toMatch(/^#(..)\1\1$/u);
    }
    const ends = new Set(grey.map(({ end }) => end.x.toFixed(1)));
    expect(ends.size).toBe(2);
    expect(ends.has('200.0')).toBe(true);
  });

  test('tells the deal with its numbers under the right ends of their heads', async () => {
    const rows = rowsOn(await page);
    // The first lines on the page under the head's are those between the table's rows.
    const lines = rows.flatMap((row) =>
      row.kind === 'line' && row.stroke > 0.25 && row.y1 > 80 ? [row] : [],
    );
    const rules = lines.filter((row) => row.x1 < 18.1 && row.y1 === row.y2).slice(0, 3);
    expect(rules).toHaveLength(3);
    const { x2, y1: top } = first(rules, 'line');
    // The last words of the heads end where their columns do, and are 3 mm apart at least.
    const heads = ['each', 'in all', 'Boneyard', 'drawn'].map((words) => {
      const found = rows.find(
        (row) => row.kind === 'text' && row.bold && row.text === words && row.base < top,
      );
      if (found?.kind !== 'text') throw new Error(`no head ${words}`);
      return found;
    });
    const ends = heads.map(({ right }) => right);
    expect(ends[3]).toBeCloseTo(x2, 1);
    expect((heads[1]?.left ?? 0) - (ends[0] ?? 0)).toBeGreaterThan(3);
    expect((heads[3]?.left ?? 0) - (ends[2] ?? 0)).toBeGreaterThan(3);
    // Two tiles each: 4, 6 and 8 of ten are dealt, 6, 4 and 2 stay, none of them for good.
    const deal = [
      ['2', '2', '4', '6', '0'],
      ['3', '2', '6', '4', '0'],
      ['4', '2', '8', '2', '0'],
    ];
    const height = 5.03 + 1.2;
    // Heads of two lines end above the first line between rows, 0.6 mm and what is under a baseline (1.14 mm) before it.
    const base = top - 0.6 - 1.14;
    expectDrawn(
      within(rows, { x: 17, y: base - 0.2, width: x2 - 16, height: 0.4 }),
      ['each', 'in all', '', 'drawn'].flatMap((words, column) =>
        words === '' ? [] : [text(words, { right: ends[column] ?? 0, base, bold: true })],
      ),
    );
    const area = { x: 17, y: top - 0.2, width: x2 - 16, height: 3 * height };
    expectDrawn(
      within(rows, area),
      deal.flatMap(([players = '', ...counts], row) => {
        const low = top + row * height + 0.6 + 3.89;
        return [
          line(18, top + row * height, x2, top + row * height, 0.3),
          text(players, { left: 18, base: low, bold: true, size: 11.5 }),
          ...counts.map((count, column) => text(count, { right: ends[column] ?? 0, base: low, bold: false })),
        ];
      }),
    );
  });
});

describe('the host key of double-three in large print', () => {
  const request = { ...requestFor('double-three-chain'), large: true };
  const pages = pagesOf(valueIn(hostKeySheet(request), 'key'));

  test('has boxes, tiles and notes that have grown with the type, from 10 points to 16', async () => {
    const [page] = await pages;
    if (!page) throw new Error('no page');
    const [one] = figureAlts(page);
    const rows = figureOn(page, one ?? '');
    const boxes = rows.flatMap((row) => (row.kind === 'box' ? [row] : []));
    const [tick, tile] = boxes;
    expect(tick?.width).toBeCloseTo(4.4 * 1.6, 2);
    expect(tile?.height).toBeCloseTo(10.8 * 1.6 - 0.08, 2);
    const texts = (await pages).flatMap(({ drawn }) => drawn.filter(({ kind }) => kind === 'text'));
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(16);
  });

  test('has turns drawn with tiles of 20 mm', async () => {
    const rows = (await pages).flatMap((page) => rowsOn(page, ({ alt }) => /^\d and \d$/u.test(alt ?? '')));
    const tile = rows.flatMap((row) => (row.kind === 'box' && row.width > row.height ? [row] : []))[0];
    expect(tile?.width).toBeCloseTo(20 - 0.08, 2);
    expect(tile?.height).toBeCloseTo(10 - 0.08, 2);
  });
});

/** The alternative texts of a page's figures, in the order they are drawn. */
function figureAlts(page: Awaited<ReturnType<typeof pagesOf>>[number]): readonly string[] {
  return [
    ...new Set(page.drawn.flatMap(({ role, alt }) => (role === 'Figure' && alt !== null ? [alt] : []))),
  ];
}

describe.each([
  ['family-draw', { paper: 'letter' }],
  ['draw', {}],
  ['block', { seating: { players: 2 } }],
] as const)('the demonstration of %s', (game, wish) => {
  const pages = pagesOf(valueIn(hostKeySheet(requestFor(game, wish)), game)).then((all) =>
    all.map((page) => rowsOn(page).flatMap((row) => (row.kind === 'text' ? [row] : []))),
  );
  const pageOf = async (words: string) =>
    (await pages).findIndex((rows) => rows.some(({ text: said }) => said.includes(words)));

  test('can be laid out from one page: its heading, all hands, the boneyard and the first turn', async () => {
    const heading = await pageOf('4 A demonstration round');
    expect(heading).toBeGreaterThanOrEqual(0);
    expect([await pageOf('Boneyard, in drawing order'), await pageOf('What happens')]).toEqual([
      heading,
      heading,
    ]);
  });

  test('says under the line at the end what its bar means', async () => {
    const at = await pageOf('The line at the end');
    const rows = (await pages)[at] ?? [];
    const heading = rows.find(({ text: said }) => said === 'The line at the end');
    const said = rows.find(({ text: words }) => words === 'Underlined: the tile played last.');
    expect(said?.left).toBeCloseTo(heading?.left ?? 0, 1);
    expect(said?.base).toBeGreaterThan((heading?.base ?? 0) + 15);
  });

  test('is followed by rules as data that begin with six lines in one column', async () => {
    const at = await pageOf('title:');
    const rows = (await pages)[at] ?? [];
    const first = rows.find(({ text: said }) => said === 'title:');
    if (!first) throw new Error('no data');
    // The foot stands a good 10 mm from the edge.
    const column = rows.filter(
      ({ left, base }) =>
        left >= first.left - 0.1 && left < first.left + 30 && base >= first.base && base < 262,
    );
    expect(column.length).toBeGreaterThanOrEqual(6);
  });
});

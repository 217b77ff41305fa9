import { expect, test } from 'vitest';
import { compareGames } from '../../src/rulebook/compare.js';
import { scopeOf } from '../../src/rulebook/scope.js';
import { compareSheet } from '../../src/sheets/compare.js';
import { box, expectDrawn, pagesOf, rowsOn } from '../support/drawing.js';
import { wordsIn } from '../support/languages.js';
import { fonts, templates } from '../support/setup.js';
import { checkedOf, english, valueIn } from '../support/shipped.js';

const game = (id: string) => {
  const checked = checkedOf(id);
  return { checked, scope: valueIn(scopeOf(checked.rules), id) };
};

test('two games compared: for each rule a box to tick for each game, beside the first line of what it says', async () => {
  const [one, other] = [game('block'), game('draw')];
  const comparison = compareGames(one, other, english);
  const paper = templates.papers.a4;
  if (!paper) throw new Error('no A4');
  const request = { one, other, comparison, words: english, paper, templates, measurer: fonts };
  const [page] = await pagesOf(valueIn(compareSheet(request), 'compared'));
  const rows = page ? rowsOn(page) : [];
  const lines = rows
    .flatMap((row) => (row.kind === 'line' && row.x2 > row.x1 ? [row] : []))
    .sort((one, two) => one.y1 - two.y1);
  // The head's rule, a line above each of the two rows, deal and drawing, and one under the last; lines to write on; the foot's.
  const [, deal, draw, end, ...written] = lines.map((row) => row.y1);
  expect(new Set(lines.map((row) => [row.x1, row.x2].map(Math.round).join()))).toEqual(new Set(['10,200']));
  if (deal === undefined || draw === undefined || end === undefined) throw new Error('two rows');
  // In the largest type for which there is room, 15 pt, the boxes are as high as the type: 5.29 mm.
  const side = 5.29;
  const words = rows.flatMap((row) =>
    row.kind === 'text' && row.base > deal && row.base < end ? [row] : [],
  );
  expect(new Set(words.map((row) => row.size))).toEqual(new Set([15]));
  // With as much room left as there is, each text begins 8 mm under its row's line: a line of 1.24 times 15 pt is 6.56 mm high,
  // its letters' middle 1.79 mm above the baseline; under the last line stand 8 mm too.
  const base = 8 + 6.56 / 2 + 1.79;
  const columns = [10, 10 + 190 * 0.172 + 1.4, 10 + 190 * 0.607 + 1.4];
  for (const [top, bottom] of [
    [deal, draw],
    [draw, end],
  ] as const) {
    const said = words.filter((row) => row.base > top && row.base < bottom);
    for (const x of columns) {
      const [highest] = said.filter((row) => Math.abs(row.left - x) < 0.1).sort((a, b) => a.base - b.base);
      expect(highest?.base).toBeCloseTo(top + base, 1);
    }
    const lowest = Math.max(...said.map((row) => row.base));
    expect(bottom - lowest).toBeCloseTo(8 + 6.56 / 2 - 1.79, 1);
  }
  // Each sentence begins a line: of the deal with 3 and with 4, in both games.
  const begun = words.filter((row) => row.text.startsWith('With')).map((row) => row.left);
  expect(begun.map((left) => columns.findIndex((x) => Math.abs(x - left) < 0.1)).sort()).toEqual([
    1, 1, 2, 2,
  ]);
  // Shares of 13, 4.2, 39.3, 4.2 and 39.3 hundredths of 190 mm: boxes in the middles of the second and the fourth, beside the
  // capitals of the first line, which are 0.668 of 5.29 mm high.
  const middles = [10 + 190 * 0.151, 10 + 190 * 0.586];
  expectDrawn(
    rows.filter((row) => row.kind === 'box' && row.y > deal),
    [deal, draw].flatMap((top) =>
      middles.map((x) =>
        box(x - side / 2, top + base - (0.668 * 5.29) / 2 - side / 2, side, side, (0.35 * side) / 4),
      ),
    ),
  );
  // What is left of the page has lines for what else is agreed, 12 mm apart, and too little under the last for one more.
  const foot = written.pop() ?? 0;
  const also = rows.find((row) => row.kind === 'text' && row.text.trim() === 'Also agreed');
  expect(also?.kind === 'text' && also.base > end && also.base < (written[0] ?? 0)).toBe(true);
  expect(written.length).toBeGreaterThanOrEqual(3);
  for (const [index, y] of written.entries())
    if (index > 0) expect(y - (written[index - 1] ?? 0)).toBeCloseTo(12, 1);
  expect(foot - (written.at(-1) ?? 0)).toBeLessThan(12);
});

test('both games have columns of one width, however long a name is', async () => {
  const [one, other] = [game('draw'), game('draw-when-stuck')];
  const comparison = compareGames(one, other, english);
  const paper = templates.papers.a4;
  if (!paper) throw new Error('no A4');
  const request = { one, other, comparison, words: english, paper, templates, measurer: fonts };
  const [page] = await pagesOf(valueIn(compareSheet(request), 'compared'));
  const begins = (page ? rowsOn(page) : []).flatMap((row) =>
    row.kind === 'text' && /^(?:You may draw even|If you can play)/u.test(row.text) ? [row.left] : [],
  );
  const [left = 0, right = 0] = begins.sort((a, b) => a - b);
  // The second column ends 1.4 mm, its white, before the right edge of the page's text would be.
  expect(right - left - 190 * 0.042).toBeCloseTo(200 - right + 1.4, 0);
});

test('nothing is to be ticked where nothing can be chosen: how many have come, and what only one game needs', async () => {
  const [one, other] = [game('block-blanks-wild'), game('penalty-draw')];
  const comparison = compareGames(one, other, english);
  const paper = templates.papers.a4;
  if (!paper) throw new Error('no A4');
  const request = { one, other, comparison, words: english, paper, templates, measurer: fonts };
  const [page] = await pagesOf(valueIn(compareSheet(request), 'compared'));
  const rows = page ? rowsOn(page) : [];
  const texts = rows.flatMap((row) => (row.kind === 'text' ? [row] : []));
  const unboxed = texts.filter((row) => /^(?:For 2|This doesn’t arise)/u.test(row.text));
  const boxes = rows.flatMap((row) => (row.kind === 'box' && row.y > 25 ? [row] : []));
  expect(unboxed).toHaveLength(4);
  for (const { base } of unboxed)
    expect(boxes.filter(({ y, height }) => y < base && y + height > base - 3)).toEqual([]);
  // 11 rows, of which players, partners and a tie leave no choice.
  expect(boxes).toHaveLength(2 * (11 - 3));
  const page1 = texts.map((row) => row.text).join(' ');
  expect(page1).toContain('Where a row has boxes, tick one:');
});

test('a title breaks between the games, never within a name', async () => {
  const [one, other] = [game('draw-when-stuck'), game('draw-eight-minus')];
  const comparison = compareGames(one, other, english);
  const paper = templates.papers.a4;
  if (!paper) throw new Error('no A4');
  const request = { one, other, comparison, words: english, paper, templates, measurer: fonts };
  const [page] = await pagesOf(valueIn(compareSheet(request), 'compared'));
  const top = (page ? rowsOn(page) : []).flatMap((row) => (row.kind === 'text' ? [row] : []));
  const size = Math.max(...top.map((row) => row.size));
  expect(size).toBeGreaterThanOrEqual(16);
  const lines = top.filter((row) => row.size === size).map((row) => row.text.trim());
  expect(lines).toEqual(['Draw dominoes, drawing only when stuck', 'or Draw, eight minus the players?']);
});

test('the sheet is named smaller than the games, which have a tile before them on one line and on two', async () => {
  const paper = templates.papers.a4;
  if (!paper) throw new Error('no A4');
  const pairs = [
    ['block', 'draw', 'en'],
    ['one-page-draw', 'draw-eight-minus', 'de'],
  ] as const;
  for (const [first, second, language] of pairs) {
    const [one, other, words] = [game(first), game(second), wordsIn(language)];
    const comparison = compareGames(one, other, words);
    const request = { one, other, comparison, words, paper, templates, measurer: fonts };
    const [page] = await pagesOf(valueIn(compareSheet(request), 'compared'));
    const top = (page ? rowsOn(page) : []).filter((row) => row.kind === 'text' && row.base < 20);
    const sizes = top.flatMap((row) => (row.kind === 'text' ? [row.size] : []));
    const name = top.find((row) => row.kind === 'text' && row.right > 199);
    const tile = (page ? rowsOn(page) : []).find((row) => row.kind === 'box' && row.y < 20);
    const titled = top.flatMap((row) => (row.kind === 'text' && row.size > 15 ? [row.left] : []));
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(18);
    expect(name?.kind === 'text' ? name.size : 0).toBe(13);
    expect(tile?.kind === 'box' ? tile.x : 0).toBeCloseTo(10.1, 0);
    expect(Math.min(...titled)).toBeGreaterThan(20);
  }
});

test('in large print nothing is under 16 pt, and the boxes grow with it', async () => {
  const [one, other] = [game('block'), game('draw')];
  const comparison = compareGames(one, other, english);
  const paper = templates.papers.a4;
  if (!paper) throw new Error('no A4');
  const request = { one, other, comparison, words: english, paper, templates, measurer: fonts, large: true };
  const pages = await pagesOf(valueIn(compareSheet(request), 'compared'));
  const rows = pages.flatMap((page) => [...rowsOn(page)]);
  const sizes = rows.flatMap((row) => (row.kind === 'text' ? [row.size] : []));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  // Higher on the page stands the tile before the title.
  const boxes = rows.flatMap((row) => (row.kind === 'box' && row.y > 25 ? [row.width] : []));
  expect(boxes).toHaveLength(4);
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(5.6);
});

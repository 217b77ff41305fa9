import { expect, test } from 'vitest';
import { compareGames } from '../../src/rulebook/compare.js';
import { scopeOf } from '../../src/rulebook/scope.js';
import { compareSheet } from '../../src/sheets/compare.js';
import { box, expectDrawn, pagesOf, rowsOn } from '../support/drawing.js';
import { fonts, templates } from '../support/setup.js';
import { checkedOf, english, valueIn } from '../support/shipped.js';

const side = (id: string) => {
  const checked = checkedOf(id);
  return { checked, scope: valueIn(scopeOf(checked.rules), id) };
};

test('two games compared: for each rule a box to tick for each game, in the middle of its row', async () => {
  const [one, other] = [side('block'), side('draw')];
  const comparison = compareGames(one, other, english);
  const paper = templates.papers.a4;
  if (!paper) throw new Error('no A4');
  const request = { one, other, comparison, words: english, paper, templates, measurer: fonts };
  const [page] = await pagesOf(valueIn(compareSheet(request), 'compared'));
  const rows = page ? rowsOn(page) : [];
  const lines = rows.flatMap((row) => (row.kind === 'line' ? [row] : []));
  // The head's rule, then a line above each of the two rows: deal and drawing.
  expect(lines.map((row) => [row.x1, row.x2].map(Math.round))).toEqual([
    [10, 200],
    [10, 200],
    [10, 200],
  ]);
  const [, deal, draw] = lines.map((row) => row.y1);
  if (deal === undefined || draw === undefined) throw new Error('two rows');
  // Rows begin and end 0.6 mm beside their tallest text; the last one ends under its last line, 11 pt (1.09 mm down to the next).
  const low = Math.max(...rows.flatMap((row) => (row.kind === 'text' && row.base < 270 ? [row.base] : [])));
  const end = low + (4.81 - 3.72) + 0.6;
  // Shares of 16, 5, 37, 5 and 37 hundredths of 190 mm: boxes of 4 mm in the middles of the second and the fourth.
  const middles = [10 + 190 * 0.185, 10 + 190 * 0.605];
  expectDrawn(
    rows.filter((row) => row.kind === 'box'),
    [(deal + draw) / 2, (draw + end) / 2].flatMap((y) => middles.map((x) => box(x - 2, y - 2, 4, 4, 0.35))),
  );
});

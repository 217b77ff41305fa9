import { expect, test } from 'vitest';
import { scoreLogSheet } from '../../../src/sheets/score-log/score-log.js';
import { pagesOf, rowsOn } from '../../support/drawing.js';
import { requestFor } from '../../support/sheet-text.js';
import { valueIn } from '../../support/shipped.js';

const TEN = ['set=double-twelve', 'players=10', 'deal=7', 'choices=[]'];

/** The names as they are printed over their columns, line by line, and their sizes of type. */
async function printed(
  game: string,
  names: readonly string[],
  wish: { settings?: string[]; large?: boolean },
) {
  const { large = false, ...more } = wish;
  const request = { ...requestFor(game, { ...more, names }), large };
  const [page] = await pagesOf(valueIn(scoreLogSheet(request), game));
  const rows = page ? rowsOn(page) : [];
  const texts = rows.flatMap((row) => (row.kind === 'text' ? [row] : []));
  const isPart = (text: string) => names.some((name) => name.includes(text.replace('\u2026', '').trim()));
  // Over the columns, right of how a round ended: not in the examples under the table.
  const near = texts.filter((row) => row.bold && row.base < 75 && row.left > 65 && isPart(row.text));
  const columns = [...new Set(near.map((row) => Math.round(row.mid)))].sort((a, b) => a - b);
  return {
    sizes: [...new Set(near.map((row) => row.size))],
    names: columns.map((mid) =>
      near.filter((row) => Math.round(row.mid) === mid).map((row) => row.text.trim()),
    ),
  };
}

test('a name too wide for its column is set smaller, and all others with it', async () => {
  const names = ['Ana', 'Bartholomäus', 'Cleo', 'Maximiliane'];
  const four = await printed('family-draw', names, {});
  // In 10 pt the longest takes 24.4 mm; columns for four have 26.
  expect(four).toEqual({ sizes: [10], names: names.map((name) => [name]) });
  const six = [...names, 'Ida', 'Hugo', 'Eva', 'Finn'];
  const settings = ['set=double-twelve', 'players=8', 'deal=7', 'choices=[]'];
  const eight = await printed('one-page-draw', six, { settings });
  expect(eight.names).toEqual(six.map((name) => [name]));
  expect(eight.sizes).toHaveLength(1);
});

test('what is too wide in 9 pt breaks at a hyphen or a space, else ends in an ellipsis: never within a word', async () => {
  const others = ['Dan', 'Eva', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo'];
  const names = ['Bartholomäus', 'Friederike-Luise', 'Mary Wollstonecraft', ...others];
  const ten = await printed('one-page-draw', names, { settings: TEN });
  expect(ten.sizes).toEqual([9]);
  expect(ten.names.slice(0, 3)).toEqual([
    ['Bartholom\u2026'],
    ['Friederike-', 'Luise'],
    ['Mary', expect.stringMatching(/^Wollst\w+\u2026$/)],
  ]);
  expect(ten.names.slice(3)).toEqual(others.map((name) => [name]));
});

test('large print never shrinks a name: it breaks or is shortened', async () => {
  const names = ['Ana', 'Ben', 'Anna-Magdalena', 'Bartholomäus-Maximilian'];
  const large = await printed('family-draw', names, { large: true });
  expect(large.sizes).toEqual([16]);
  expect(large.names[2]).toEqual(['Anna-', expect.stringMatching(/^Magd/)]);
});

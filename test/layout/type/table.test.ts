import { expect, test } from 'vitest';
import { compose } from '../../../src/layout/type/compose.js';
import { stacked } from '../../../src/layout/type/strip.js';
import { expectDrawn, line, type Row, rowsOf, text } from '../../support/drawing.js';
import { setupOn } from '../../support/setup.js';

/** A table of two columns, 100 mm wide, as it is drawn (11 pt: lines of 4.81 mm, baselines 3.72 mm down). */
async function drawn(head: string, body: string, heads: boolean): Promise<readonly Row[]> {
  const { strips } = compose(
    [
      {
        kind: 'table',
        head: [{ text: head }, { text: 'second' }],
        rows: [
          [
            { text: body, heads },
            { text: '17', align: 'right' },
          ],
        ],
        // By shares alone the first column had 1 mm.
        shares: [1, 99],
      },
    ],
    100,
    setupOn('a4'),
  );
  const { items, height } = stacked(strips);
  return rowsOf({ width: 100, height, marks: items, alt: '' });
}

test.each([
  ['a bold head', 'Boneyardtiles', 'a', false, 'Boneyardtiles'],
  ['a plain cell', 'a', 'boneyardtiles', false, 'boneyardtiles'],
  ['a cell that heads its row, in bold', 'a', 'boneyardtiles', true, 'boneyardtiles'],
])('a column is as wide as %s where that is its longest word', async (_, head, body, heads, longest) => {
  const rows = await drawn(head, body, heads);
  const word = rows.find((row) => row.kind === 'text' && row.text === longest);
  if (word?.kind !== 'text') throw new Error('the word is cut');
  const top = 0.6;
  const row = 4.81 + 1.2;
  expect(word.left).toBeCloseTo(0, 1);
  expectDrawn(rows, [
    text(head, { left: 0, base: top + 3.72, bold: true }),
    // 1.4 mm of white on both sides of where columns meet.
    text('second', { left: word.right + 2.8, base: top + 3.72, bold: true }),
    line(0, row, 100, row, 0.3),
    // A row under a head is as high as the head; a line closes the last.
    line(0, 2 * row, 100, 2 * row, 0.3),
    text(body, { left: 0, base: row + top + 3.72, bold: heads }),
    text('17', { right: 100, base: row + top + 3.72, bold: false }),
  ]);
});

test('what heads a column stays on one line where all heads have room, and is broken where they have not', async () => {
  const said = async (head: string) =>
    (await drawn(head, 'a', false)).flatMap((row) => (row.kind === 'text' ? [row.text.trim()] : []));
  expect(await said('Tiles each')).toContain('Tiles each');
  // 100 mm hold some 50 letters of 11 pt.
  const long = Array.from({ length: 12 }, () => 'tiles').join(' ');
  expect(await said(long)).not.toContain(long);
});

test('where words have no room at all they are cut, but never the drawing in the column beside them', async () => {
  const figure = { width: 5, height: 5, marks: [], alt: 'a box' };
  const word = 'boneyard'.repeat(12);
  const rows = [[{ text: word }, { figure }, { text: 'ab' }]];
  const head = [{ text: '' }, { text: '' }, { text: '' }];
  const setup = setupOn('a4');
  const { strips } = compose([{ kind: 'table', head, rows, shares: [50, 4, 46] }], 100, setup);
  const { items, height } = stacked(strips);
  const drawn = await rowsOf({ width: 100, height, marks: items, alt: '' });
  // 100 mm less the drawing's 5 and its white of 2.8 mm, shared 50 to 46, begin the last column at 55.8, its text 1.4 mm further.
  expect(drawn.find((row) => row.kind === 'text' && row.text.trim() === 'ab')).toMatchObject({
    left: expect.closeTo((92.2 * 50) / 96 + 7.8 + 1.4, 1),
  });
});

test('a cell’s paragraphs stand under each other, apart by the white of paragraphs', async () => {
  const rows = [[{ text: 'one', more: ['two', 'three'] }]];
  const setup = setupOn('a4');
  const { strips } = compose([{ kind: 'table', head: [{ text: 'head' }], rows, shares: [1] }], 100, setup);
  const { items, height } = stacked(strips);
  const drawn = await rowsOf({ width: 100, height, marks: items, alt: '' });
  const base = (word: string) => {
    const found = drawn.find((row) => row.kind === 'text' && row.text.trim() === word);
    return found?.kind === 'text' ? found.base : 0;
  };
  // Lines of 4.81 mm and 1.2 mm between paragraphs.
  expect(base('two') - base('one')).toBeCloseTo(4.81 + 1.2, 1);
  expect(base('three') - base('two')).toBeCloseTo(4.81 + 1.2, 1);
});

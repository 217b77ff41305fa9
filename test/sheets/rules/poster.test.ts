import { expect, test } from 'vitest';
import { rulesSheet } from '../../../src/sheets/rules/rules.js';
import { pagesOf, type Row, rowsOn } from '../../support/drawing.js';
import { requestFor } from '../../support/sheet-text.js';
import { valueIn } from '../../support/shipped.js';

type TextRow = Extract<Row, { kind: 'text' }>;

/** The words and frames above the rule under the head, and the size of most of the words under it (pt). */
async function sheetOn(paper: string) {
  const [page] = await pagesOf(valueIn(rulesSheet(requestFor('draw', { paper })), paper));
  const rows = page ? rowsOn(page) : [];
  const rule = rows.find((row) => row.kind === 'line' && row.x1 < 10.1 && row.x2 > 190 && row.y1 > 15);
  if (rule?.kind !== 'line') throw new Error('no head');
  const words = (each: readonly Row[]) => each.filter((row): row is TextRow => row.kind === 'text');
  const title = words(rows).find((row) => row.text.trim() === 'Draw dominoes');
  const tile = rows.find((row) => row.kind === 'box' && row.y + row.height < rule.y1);
  if (!title || tile?.kind !== 'box') throw new Error('no title');
  const body = words(rows).find((row) => row.text.startsWith('Be the first'));
  return { title, tile, body, rule: rule.y1 };
}

test.each(['a3', 'tabloid'])(
  'on %s, read from across a room, the name is as large as the paper',
  async (paper) => {
    const { title, tile, body, rule } = await sheetOn(paper);
    // 34 pt over a body of 16 pt, as 22 pt over one of 11 pt: about twice the words.
    expect(body?.size).toBeGreaterThanOrEqual(15);
    expect(title.size / (body?.size ?? 0)).toBeGreaterThan(2.06);
    expect(title.size / (body?.size ?? 0)).toBeLessThan(2.2);
    // The tile is as high as its digits, 0.668 of the size, and stands on its line: 34 pt are 12 mm, the tile 16 mm wide.
    expect(tile.width).toBeGreaterThan(15);
    expect(tile.y + tile.height).toBeCloseTo(title.base, 0);
    expect(title.right).toBeLessThan(160);
    expect(title.base).toBeLessThan(rule - 2);
  },
);

test.each(['a4', 'letter'])('on %s, held in the hand, it is 22 pt as on all sheets', async (paper) => {
  expect((await sheetOn(paper)).title.size).toBeCloseTo(22, 1);
});

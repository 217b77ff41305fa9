import { expect, test } from 'vitest';
import { printGuideSheet } from '../../../src/sheets/print-guide/print-guide.js';
import { pagesOf, rowsOn } from '../../support/drawing.js';
import { requestFor } from '../../support/sheet-text.js';
import { shipped, valueIn } from '../../support/shipped.js';

const cases = [...shipped.keys()].flatMap((game) => ['a4', 'letter'].map((paper) => [game, paper] as const));

test.each(cases)(
  '%s on %s: both paragraphs on the ruler stand under their heading, in one column',
  async (game, paper) => {
    const [page] = await pagesOf(valueIn(printGuideSheet(requestFor(game, { paper })), game));
    const rows = (page ? rowsOn(page) : []).flatMap((row) => (row.kind === 'text' ? [row] : []));
    const at = (words: string) => {
      const row = rows.find(({ text }) => text.startsWith(words));
      if (!row) throw new Error(`not said: ${words}`);
      return row;
    };
    const [heading, first, second] = [
      at('Check with a ruler'),
      at('On the first sheet of tiles'),
      at('Hold the sheet'),
    ];
    expect([first.left, second.left].map((x) => x.toFixed(1))).toEqual(
      [heading.left, heading.left].map((x) => x.toFixed(1)),
    );
    expect(first.base).toBeGreaterThan(heading.base);
    expect(second.base).toBeGreaterThan(first.base);
  },
);

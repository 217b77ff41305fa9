import { expect, test } from 'vitest';
import { hostKeySheet } from '../../../src/sheets/host-key/host-key.js';
import { pagesOf, type Row, rowsOn } from '../../support/drawing.js';
import { wordsIn } from '../../support/languages.js';
import { requestFor } from '../../support/sheet-text.js';
import { valueIn } from '../../support/shipped.js';

type Text = Extract<Row, { kind: 'text' }>;

test.each(['en', 'de'])(
  'large print in %s: the rule that decides takes a line of its own only where neither question nor reason leave it room',
  async (language) => {
    const request = { ...requestFor('draw'), large: true, words: wordsIn(language) };
    const pages = await pagesOf(valueIn(hostKeySheet(request), language));
    let beside = 0;
    for (const page of pages) {
      const rows = rowsOn(page).filter((row): row is Text => row.kind === 'text');
      for (const note of rows.filter(({ text }) => /^[a-z-]+\.[a-z.-]+:\s\S/u.test(text))) {
        // Every one ends at the right margin, 10 mm wide; the data begin at the left.
        if (Math.abs(note.right - (page.width - 10)) > 0.1) continue;
        const level = rows.filter((row) => row !== note && Math.abs(row.base - note.base) < 0.1);
        if (level.length > 0) {
          if (level.some(({ text }) => text.endsWith('?'))) beside++;
          for (const { right } of level) expect(note.left - right).toBeGreaterThan(2.49);
          continue;
        }
        const above = rows.filter(({ base }) => base < note.base);
        const question = above.filter(({ text }) => text.endsWith('?')).sort((a, b) => b.base - a.base)[0];
        const reason = above.sort((a, b) => b.base - a.base || b.right - a.right)[0];
        for (const line of [question, reason])
          expect((line?.right ?? 0) + 2.5 + note.right - note.left, note.text).toBeGreaterThan(
            page.width - 10,
          );
      }
    }
    expect(beside).toBeGreaterThanOrEqual(5);
    // Where each took a line of its own under the reason, there were 16 in English.
    if (language === 'en') expect(pages).toHaveLength(15);
  },
);

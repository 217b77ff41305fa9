import { describe, expect, test } from 'vitest';
import { hostKeySheet } from '../../../src/sheets/host-key/host-key.js';
import { pagesOf, type Row, rowsOn } from '../../support/drawing.js';
import { wordsIn } from '../../support/languages.js';
import { requestFor } from '../../support/sheet-text.js';
import { shipped, valueIn } from '../../support/shipped.js';
import { covering } from '../../support/thorough.js';

type Text = Extract<Row, { kind: 'text' }>;

/** What is written in each column of a key, page after page, line by line from the top. */
async function columnsOf(game: string, paper: string, large: boolean, language = 'en') {
  const request = { ...requestFor(game, { paper }), large, words: wordsIn(language) };
  const pages = await pagesOf(valueIn(hostKeySheet(request), game));
  return pages.flatMap((page) => {
    const rows = rowsOn(page);
    // Between the rule under the page's head, the first that runs across it, and its foot.
    const rules = rows.flatMap((row) => (row.kind === 'line' && row.x2 - row.x1 > 150 ? [row.y1] : []));
    const top = Math.min(...rules);
    const texts = rows.filter(
      (row): row is Text => row.kind === 'text' && row.base > top && row.base < page.height - 14,
    );
    const half = page.width / 2;
    const columns = large
      ? [texts]
      : [texts.filter((row) => row.left < half), texts.filter((row) => row.left >= half)];
    return columns.map((column) =>
      [...column].sort((one, other) => one.base - other.base || one.left - other.left),
    );
  });
}

const cases = covering(
  ['en', 'de', 'fr'].flatMap((language) =>
    [...shipped.keys()].flatMap((game) =>
      ['a4', 'letter'].flatMap((paper) =>
        [true, false].map((large) => [game, paper, large, language] as const),
      ),
    ),
  ),
  15,
);

describe.each(cases)('the host key of %s on %s, large print: %s, in %s', (game, paper, large, language) => {
  const columns = columnsOf(game, paper, large, language);
  const words = wordsIn(language);
  const answers = [words.say('ruling.yes'), words.say('ruling.no')];
  const isQuestion = ({ text, bold }: Text) => text.endsWith('?') && !bold;
  const isHead = ({ text, bold, size }: Text) => bold && !answers.includes(text) && size < 30;

  test('no ruling stands alone under its heading at a column’s foot, nor at the top of the next', async () => {
    const all = await columns;
    // The rulings that a column begins with: they go on with a topic that the one before it headed.
    const goingOn = (column: readonly Text[] = []) => {
      const headed = column.findIndex(isHead);
      return column.slice(0, headed < 0 ? undefined : headed).filter(isQuestion);
    };
    for (const [index, column] of all.entries()) {
      expect(goingOn(column).map(({ text }) => text)).not.toHaveLength(1);
      const lastHead = column.findLastIndex(isHead);
      const under = column.slice(lastHead + 1).filter(isQuestion);
      // A topic of a single ruling ends where its column does.
      if (lastHead >= 0 && goingOn(all[index + 1]).length > 0)
        expect(under.map(({ text }) => text)).not.toHaveLength(1);
    }
  });

  test('what the numbers say and how they were found stand under their table', async () => {
    const all = await columns;
    const title = all.findIndex((column) => column.some(({ text, bold }) => bold && /^5 \p{L}/u.test(text)));
    expect(title).toBeGreaterThanOrEqual(0);
    const found = { en: 'From 5,000', de: 'Aus 5.000', fr: 'D’après 5' };
    const begins = found[language as keyof typeof found];
    expect(all.findIndex((column) => column.some(({ text }) => text.startsWith(begins)))).toBe(title);
  });

  test('the rules as data begin under the sentence that announces them, no example of them torn', async () => {
    const all = await columns;
    const title = all.findIndex((column) => column.some(({ text, bold }) => bold && /^6 \p{L}/u.test(text)));
    expect(title).toBeGreaterThanOrEqual(0);
    expect(all[title]?.some(({ text }) => text === 'title:' || text.startsWith('title: '))).toBe(true);
    // A column of data goes on with a key at the edge or with an example's first line, never within one.
    for (const column of all.slice(title + 1)) {
      const [top] = column;
      if (top === undefined || /^\d|^[A-Z]/u.test(top.text)) continue;
      const edge = Math.min(...column.map(({ left }) => left));
      expect(top.text.startsWith('- ') || Math.abs(top.left - edge) < 0.1, top.text).toBe(true);
    }
  });
});

describe('the deal', () => {
  test.each([
    ['en', true],
    ['de', true],
    ['es', true],
    ['it', true],
    ['en', false],
    ['de', false],
    ['es', false],
  ] as const)('in %s has heads 3 mm apart at least, large print: %s', async (language, large) => {
    const request = { ...requestFor('draw'), large, words: wordsIn(language) };
    const pages = await pagesOf(valueIn(hostKeySheet(request), language));
    const heads = pages
      .flatMap((page) => rowsOn(page, ({ role }) => role === 'TH'))
      .filter((row): row is Text => row.kind === 'text' && row.bold);
    const deal = heads.slice(
      0,
      heads.findIndex(({ text }) => text === '2'),
    );
    expect(deal.length).toBeGreaterThanOrEqual(5);
    for (const one of deal) {
      const beside = deal.filter((other) => other.base === one.base && other.left > one.left);
      for (const other of beside) expect(other.left - one.right, other.text).toBeGreaterThan(2.95);
    }
  });
});

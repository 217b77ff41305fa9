import { describe, expect, test } from 'vitest';
import { scoreLogSheet } from '../../../src/sheets/score-log/score-log.js';
import { rowsOn } from '../../support/drawing.js';
import { drawnPages } from '../../support/drawn.js';
import { wordsIn } from '../../support/languages.js';
import { lexendFonts, painted } from '../../support/setup.js';
import { requestFor } from '../../support/sheet-text.js';
import { shipped, valueIn } from '../../support/shipped.js';
import { covering } from '../../support/thorough.js';

const lexend = lexendFonts();
const games = [...shipped.keys()];
const cases = covering(
  games.flatMap((game) =>
    ['en', 'de', 'fr'].flatMap((language) =>
      ['a4', 'letter'].map((paper) => [game, language, paper] as const),
    ),
  ),
  8,
);

describe('a score log for readers with dyslexia', () => {
  test.each(cases)('%s in %s on %s: 12 to 15 pt, 1.4 from line to line', async (game, language, paper) => {
    const asked = { measurer: lexend, overleaf: true, words: wordsIn(language) };
    const sheet = valueIn(scoreLogSheet({ ...requestFor(game, { paper }), ...asked }), game);
    const pages = await drawnPages(await painted(sheet, lexend));
    // Of the page's own head and foot only the title is part of what is read.
    const read = pages.map((page) =>
      page.drawn.filter(({ kind, role, text }) => kind === 'text' && text.trim() !== '' && role !== 'none'),
    );
    const texts = read.flat();
    expect(texts.length).toBeGreaterThan(50);
    expect(Math.min(...texts.map(({ size }) => size))).toBeGreaterThanOrEqual(12 - 0.01);
    const body = texts.filter(({ role, size }) => ['P', 'LBody', 'TH'].includes(role) && size < 13);
    expect(Math.max(...body.map(({ size }) => size))).toBeLessThan(15.01);
    // Lines of one text stand under each other: 12 points, 4.233 mm, by 1.4.
    const steps = read.flatMap((page) =>
      page.slice(1).flatMap(({ bounds, role, alt }, index) => {
        const above = page[index];
        const running = role === 'LBody' || role === 'P';
        const under = running && above?.role === role && alt === null && bounds.x === above.bounds.x;
        const step = bounds.y - (above?.bounds.y ?? 0);
        return under && step > 0 ? [step] : [];
      }),
    );
    expect(steps.length).toBeGreaterThan(1);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(4.2333 * 1.4 - 0.01);
  });

  test.each(games)('%s has rows for a match all the same', async (game) => {
    const sheet = valueIn(scoreLogSheet({ ...requestFor(game), measurer: lexend, overleaf: true }), game);
    const [page] = await drawnPages(await painted(sheet, lexend));
    const rows = page ? rowsOn(page, ({ role }) => role === 'TH') : [];
    const labels = rows.flatMap((row) => (row.kind === 'text' ? [row.text] : []));
    const numbers = labels.filter((label) => /^\d+$/u.test(label)).map(Number);
    expect(Math.max(...numbers)).toBeGreaterThanOrEqual(game === 'penalty-draw' ? 5 : 10);
  });
});

const large = (game: string, language: string, paper: string) => {
  const request = { ...requestFor(game, { paper }), large: true, words: wordsIn(language) };
  return valueIn(scoreLogSheet(request), game);
};

describe('a score log in large print', () => {
  test.each([
    ['penalty-draw', 'de', 'letter', 2],
    ['family-draw', 'de', 'letter', 3],
    ['draw-eight-minus', 'de', 'letter', 2],
    ['family-draw', 'en', 'a4', 3],
  ] as const)(
    '%s in %s on %s: rules overleaf are one page, none half empty',
    async (game, lang, paper, most) => {
      const pages = await drawnPages(await painted(large(game, lang, paper)));
      expect(pages.length).toBeLessThanOrEqual(most);
      for (const page of pages) {
        const body = page.drawn.filter(({ kind, role }) => kind === 'text' && role !== 'none');
        const low = Math.max(...body.map(({ bounds }) => bounds.y));
        // Head and foot take about 24 mm, the margins 20 mm.
        expect((low - 22) / (page.height - 44)).toBeGreaterThan(0.6);
      }
    },
  );

  test('has its aim on a line of its own, smaller where it is long, so that more rows have room', async () => {
    const [page] = await drawnPages(await painted(large('draw-eight-minus', 'de', 'letter')));
    const rows = page ? rowsOn(page) : [];
    const aims = rows.flatMap((row) => (row.kind === 'text' && row.text.includes('viel hat:') ? [row] : []));
    expect(aims.map(({ text }) => text)).toEqual([
      'Die Partie gewinnt, wer am Ende einer Runde zuerst mindestens so viel hat:',
    ]);
    const numbers = rows.flatMap((row) => (row.kind === 'text' && /^\d$/u.test(row.text) ? [row.text] : []));
    expect(numbers).toContain('8');
  });
});

describe.each(['de', 'en', 'es', 'fr'])('words side by side in %s', (language) => {
  const words = wordsIn(language);
  const usual = (game: string) => valueIn(scoreLogSheet({ ...requestFor(game), words }), game);

  test.each(['draw', 'double-three-chain'])(
    'under the places for passes of %s are 3 mm apart',
    async (game) => {
      for (const sheet of [usual(game), large(game, language, 'letter')]) {
        const pages = await drawnPages(await painted(sheet));
        const rows = pages.flatMap((page) => rowsOn(page, ({ role }) => role === 'Figure'));
        const labels = rows.flatMap((row) => (row.kind === 'text' && /\p{L}/u.test(row.text) ? [row] : []));
        for (const [index, label] of labels.entries()) {
          const before = labels[index - 1];
          if (!before || before.base !== label.base) continue;
          expect(label.left - before.right).toBeGreaterThan(2.95);
        }
      }
    },
  );
});

test('what is won and the total are headed 3 mm apart where there is room', async () => {
  for (const language of ['de', 'en', 'es', 'it']) {
    const sheet = valueIn(scoreLogSheet({ ...requestFor('draw'), words: wordsIn(language) }), language);
    const [page] = await drawnPages(await painted(sheet));
    const rows = page ? rowsOn(page, ({ role }) => role === 'TH') : [];
    const heads = rows.flatMap((row) => (row.kind === 'text' && row.bold ? [row] : []));
    const low = Math.max(...heads.map(({ base }) => base));
    const halves = heads.filter(({ base }) => Math.abs(base - low) < 0.01).slice(-8);
    expect(halves).toHaveLength(8);
    for (const [index, head] of halves.entries()) {
      const before = halves[index - 1];
      if (before) expect(head.left - before.right, `${language}: ${head.text}`).toBeGreaterThan(2.95);
    }
  }
});

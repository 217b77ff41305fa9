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
        const under = above?.role === role && role === 'LBody' && alt === null && bounds.x === above.bounds.x;
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

import { expect, test } from 'vitest';
import { printGuideSheet } from '../../../src/sheets/print-guide/print-guide.js';
import { tilesSheet } from '../../../src/sheets/tiles/tiles.js';
import { pagesOf, rowsOn } from '../../support/drawing.js';
import type { DrawnPage } from '../../support/drawn.js';
import { wordsIn } from '../../support/languages.js';
import { requestFor } from '../../support/sheet-text.js';
import { shipped, valueIn } from '../../support/shipped.js';
import { covering } from '../../support/thorough.js';

const cases = covering(
  ['en', 'de', 'fr'].flatMap((language) =>
    [...shipped.keys()].flatMap((game) => ['a4', 'letter'].map((paper) => [game, paper, language] as const)),
  ),
  7,
);

/** Where in large print a page says or shows something. */
const pageOf = (pages: readonly DrawnPage[], shows: (page: DrawnPage) => boolean) => pages.findIndex(shows);

test.each(cases)(
  'large print of %s on %s, %s: each picture stands on the page of its heading and its sentences',
  async (game, paper, language) => {
    const words = wordsIn(language);
    const request = { ...requestFor(game, { paper }), large: true, words };
    const pages = await pagesOf(valueIn(printGuideSheet(request), game));
    const headed = (text: string) =>
      pageOf(pages, (page) =>
        rowsOn(page).some((row) => row.kind === 'text' && row.bold && row.text === text),
      );
    const figures = pages.flatMap(({ drawn }, index) =>
      [...new Set(drawn.flatMap(({ role, alt }) => (role === 'Figure' && alt ? [alt] : [])))].map(
        (alt) => [alt, index] as const,
      ),
    );
    // In this order: the folders, the turned paper and the dialog, the cuts.
    const titles = ['folders', 'print', 'print', 'cut'] as const;
    expect(figures.map(([, page]) => page)).toEqual(
      titles.map((part) => headed(words.say(`print-guide.${part}.title`))),
    );
    const steps = pages[headed(words.say('print-guide.print.title'))];
    expect(steps && rowsOn(steps).some((row) => row.kind === 'text' && row.text === '5.')).toBe(true);
    expect(pages.length).toBeLessThanOrEqual(4);
  },
);

test.each([
  ['draw', 'a4', false],
  ['draw', 'letter', false],
  ['draw', 'a4', true],
  ['draw', 'letter', true],
  ['double-three-chain', 'a4', false],
] as const)(
  '%s on %s, large print: %s: the picture of the cuts has the columns and rows of the printed sheet',
  async (game, paper, large) => {
    const request = { ...requestFor(game, { paper }), large };
    const [sheet] = await pagesOf(valueIn(tilesSheet(request), game));
    const tiles = (sheet?.drawn ?? []).filter(({ role, kind }) => role === 'Figure' && kind !== 'text');
    // Frames, the largest that is drawn of a tile.
    const area = ({ bounds }: (typeof tiles)[number]) => bounds.width * bounds.height;
    const most = Math.max(...tiles.map(area));
    const frames = tiles.filter((tile) => area(tile) > 0.95 * most);
    const apart = (at: readonly number[]) => new Set(at.map((mm) => Math.round(mm))).size;
    const [columns, rows] = [
      apart(frames.map(({ bounds }) => bounds.x)),
      apart(frames.map(({ bounds }) => bounds.y)),
    ];
    const guide = await pagesOf(valueIn(printGuideSheet(request), game));
    const cuts = guide.flatMap((page) =>
      rowsOn(page, ({ alt }) => alt?.startsWith('Order of cuts') ?? false).flatMap((row) =>
        row.kind === 'line' && row.dashed ? [row] : [],
      ),
    );
    expect(cuts.filter(({ x1, x2 }) => Math.abs(x1 - x2) < 0.01)).toHaveLength(columns + 1);
    expect(cuts.filter(({ y1, y2 }) => Math.abs(y1 - y2) < 0.01)).toHaveLength(rows + 1);
  },
);

import { expect, test } from 'vitest';
import type { Item, Sheet } from '../../../src/layout/page/page.js';
import { scoreLogSheet } from '../../../src/sheets/score-log/score-log.js';
import { languages, wordsIn } from '../../support/languages.js';
import { partsOf, requestFor } from '../../support/sheet-text.js';
import { shipped, valueIn } from '../../support/shipped.js';
import { covering } from '../../support/thorough.js';

const lowest = (item: Item): number =>
  item.kind === 'text' ? item.y : item.kind === 'box' ? item.y + item.height : 0;

/** How far down the two columns under the table reach, from their common top (mm). */
function columnHeights(sheet: Sheet): readonly [number, number] {
  const [page] = sheet.pages;
  const headings = partsOf(sheet, 'H2');
  const items = (page?.items ?? []).filter(({ node }) => node !== null);
  const head = items.findLast(({ node }) => node !== null && headings.includes(node));
  if (head?.kind !== 'text') throw new Error('a heading of the passes');
  const table = Math.max(
    ...(page?.items ?? []).map((item) => (item.kind === 'line' && item.stroke.width > 0.5 ? item.y1 : 0)),
  );
  const under = items.flatMap((item) =>
    (item.kind === 'text' || item.kind === 'box') && lowest(item) > table
      ? [{ left: item.x < head.x - 1, low: lowest(item) }]
      : [],
  );
  const low = (left: boolean) => Math.max(...under.filter((one) => one.left === left).map((one) => one.low));
  return [low(true) - table, low(false) - table];
}

const cases = covering(
  [...shipped.keys()].flatMap((game) =>
    languages.flatMap((language) => ['a4', 'letter'].map((paper) => [game, language, paper] as const)),
  ),
  40,
);

test.each(cases)(
  '%s in %s on %s: the rules under the table stand in two columns of one length',
  (game, language, paper) => {
    const request = { ...requestFor(game, { paper }), words: wordsIn(language) };
    const [left, right] = columnHeights(valueIn(scoreLogSheet(request), game));
    expect(Math.abs(left - right) / Math.max(left, right)).toBeLessThanOrEqual(0.12);
  },
);

test.each(
  covering(
    [...shipped.keys()].flatMap((game) =>
      ['en', 'de', 'fr'].flatMap((language) =>
        ['a4', 'letter'].map((paper) => [game, language, paper] as const),
      ),
    ),
    12,
  ),
)('%s in %s on %s: neither column under the table is narrow', (game, language, paper) => {
  const request = { ...requestFor(game, { paper }), words: wordsIn(language) };
  const sheet = valueIn(scoreLogSheet(request), game);
  const [page] = sheet.pages;
  const headings = partsOf(sheet, 'H2');
  const lefts = (page?.items ?? []).flatMap((item) =>
    item.kind === 'text' && item.node !== null && headings.includes(item.node) ? [item.x] : [],
  );
  // Between the margins of 10 mm, with about 7 mm between the columns.
  const width = (page?.width ?? 0) - 27;
  const left = Math.max(...lefts) - Math.min(...lefts) - 7;
  expect(Math.min(left, width - left) / width).toBeGreaterThanOrEqual(0.36);
});

test.each(['block', 'block-blanks-wild', 'block-winner-takes-all', 'draw', 'draw-when-stuck'])(
  'under the table of %s both columns are nearly as wide',
  (game) => {
    const sheet = valueIn(scoreLogSheet(requestFor(game)), game);
    const headings = partsOf(sheet, 'H2');
    const texts = (sheet.pages[0]?.items ?? []).flatMap((item) => (item.kind === 'text' ? [item] : []));
    const lefts = texts.filter(({ node }) => node && headings.includes(node)).map(({ x }) => x);
    // 190 mm between the margins, of which the columns' gap takes 7: even columns begin 98.5 mm apart.
    const apart = Math.max(...lefts) - Math.min(...lefts);
    expect(Math.abs(apart - 98.5)).toBeLessThan(10);
  },
);

test.each(['a4', 'letter'])(
  'on %s the rules of scoring that go on in the next column have their heading there too',
  (paper) => {
    const sheet = valueIn(scoreLogSheet(requestFor('penalty-draw', { paper })), 'penalty-draw');
    const texts = (sheet.pages[0]?.items ?? []).flatMap((item) => (item.kind === 'text' ? [item] : []));
    const of = (words: string) => texts.filter(({ text }) => text.startsWith(words));
    const [first, second] = of('If the two totals are equal, the match');
    expect(second).toBeUndefined();
    // Its heading stands above it in its own column, at most the two items between that may share it.
    const above = of('Scoring').filter(
      ({ x, y }) => Math.abs(x - (first?.x ?? 0)) < 5 && y < (first?.y ?? 0),
    );
    expect(above).toHaveLength(1);
    expect((first?.y ?? 0) - (above[0]?.y ?? 0)).toBeLessThan(25);
  },
);

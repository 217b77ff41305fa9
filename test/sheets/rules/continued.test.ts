import { describe, expect, test } from 'vitest';
import type { Item, Page } from '../../../src/layout/page/page.js';
import { rulesSheet } from '../../../src/sheets/rules/rules.js';
import { languages, wordsIn } from '../../support/languages.js';
import { requestFor } from '../../support/sheet-text.js';
import { shipped, valueIn } from '../../support/shipped.js';
import { covering } from '../../support/thorough.js';

type TextItem = Item & { readonly kind: 'text' };

/** What stands first under the head of a page: its topmost text under the rule across it. */
function firstOn({ items, width, height }: Page): TextItem {
  const rules = items.flatMap((item) =>
    item.kind === 'line' && item.y1 === item.y2 && item.x2 - item.x1 > width * 0.7 ? [item.y1] : [],
  );
  const head = Math.min(height / 3, ...rules);
  const texts = items.flatMap((item) => (item.kind === 'text' && item.y > head ? [item] : []));
  const [first] = texts.sort((one, other) => one.y - other.y || one.x - other.x);
  if (!first) throw new Error('an empty page');
  return first;
}

const firstsOf = (game: string, language: string, paper: string) =>
  valueIn(
    rulesSheet({ ...requestFor(game, { paper }), words: wordsIn(language), large: true }),
    game,
  ).pages.map(firstOn);

const table = covering(
  [...shipped.keys()].flatMap((game) =>
    languages.flatMap((language) => ['a4', 'letter'].map((paper) => [game, language, paper] as const)),
  ),
  12,
);

describe('rules in large print that go on on the next page', () => {
  test('name the part there again, though not aloud: the turn, the examples, the scoring', () => {
    const firsts = firstsOf('penalty-draw', 'en', 'a4');
    expect(firsts.slice(1).map(({ text }) => text)).toEqual([
      'Your turn (continued)',
      'Example (continued)',
      'Scoring (continued)',
    ]);
    expect(firsts.slice(1).map(({ node }) => node)).toEqual([null, null, null]);
    expect(firstsOf('penalty-draw', 'de', 'a4')[1]?.text).toBe('Euer Zug (Fortsetzung)');
  });

  test.each(table)('%s in %s on %s: no page begins without a heading', (game, language, paper) => {
    const [, ...later] = firstsOf(game, language, paper);
    expect(later.map(({ face, size }) => [face, size])).toEqual(later.map(() => ['bold', 22]));
  });
});

import { describe, expect, test } from 'vitest';
import type { Sheet } from '../../src/layout/page/page.js';
import { type Scope, scopeOf } from '../../src/rulebook/scope.js';
import { printGuideSheet } from '../../src/sheets/print-guide/print-guide.js';
import type { SheetRequest } from '../../src/sheets/request.js';
import { rulesSheet } from '../../src/sheets/rules/rules.js';
import { scoreLogSheet } from '../../src/sheets/score-log/score-log.js';
import { seatingsOf } from '../../src/variant/meaning/seats.js';
import { languages, wordsIn } from '../support/languages.js';
import { partsOf, requestFor, sheetText } from '../support/sheet-text.js';
import { shipped, valueIn } from '../support/shipped.js';
import { covering } from '../support/thorough.js';

/** Every way a host can ask for players: all at once, each number by itself, partners. */
function scopesOf({
  checked: { rules, id },
}: SheetRequest): readonly (readonly [asked: string, scope: Scope])[] {
  const seatings = seatingsOf(rules);
  const wishes = [
    {},
    ...[...new Set(seatings.map(({ players }) => players))].map((players) => ({ players })),
    ...(seatings.some(({ partners }) => partners) ? [{ partners: true }] : []),
  ];
  return wishes.map((wish) => [JSON.stringify(wish), valueIn(scopeOf(rules, wish), id)]);
}

/** What a sheet says, alternatives of figures included. */
function everythingOn(sheet: Sheet): string {
  return [sheetText(sheet), ...partsOf(sheet, 'Figure').map(({ alt }) => alt)].join('\n');
}

/** Sizes of type on a sheet (pt). */
function sizesOn({ pages }: Sheet): readonly number[] {
  return pages.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'text' ? [item.size] : [])));
}

/** The request for each game is made once. */
const requests = new Map<string, SheetRequest>();
function requestOf(game: string, paper: string): SheetRequest {
  const key = `${game} ${paper}`;
  const known = requests.get(key) ?? requestFor(game, { paper });
  requests.set(key, known);
  return known;
}

const STRAY = /undefined|NaN|\bnull\b|\[object|[{}]|\uFFFD/;

const table = covering(
  [...shipped.keys()].flatMap((game) =>
    languages.flatMap((language) => ['a4', 'letter'].map((paper) => [game, language, paper] as const)),
  ),
  12,
);

describe.each(languages.map((language) => [language]))('in %s', (language) => {
  const words = wordsIn(language);
  const cases = table.filter(([, spoken]) => spoken === language);

  test.each(cases)('%s in %s on %s: the rules are one page for any number of players', (game, _, paper) => {
    const request: SheetRequest = { ...requestOf(game, paper), words };
    for (const [asked, scope] of scopesOf(request)) {
      const made = rulesSheet({ ...request, scope });
      const rules = valueIn(made, asked);
      // Nothing that other sheets of the game list is left out.
      expect(made.ok && made.notes, asked).toEqual([]);
      expect(rules.pages, asked).toHaveLength(1);
      expect(rules.language).toBe(language);
      expect(everythingOn(rules), asked).not.toMatch(STRAY);
      // A sheet for some numbers of players may have longer examples.
      const least = asked !== '{}' ? 10 : language === 'en' ? 11 : 10.5;
      expect(Math.min(...sizesOn(rules)), asked).toBeGreaterThanOrEqual(least);
    }
  });

  test.each(cases)('%s in %s on %s: in large print three sheets of paper at most', (game, _, paper) => {
    const request: SheetRequest = { ...requestOf(game, paper), words, large: true };
    for (const [asked, scope] of scopesOf(request)) {
      const rules = valueIn(rulesSheet({ ...request, scope }), asked);
      expect(rules.pages.length, asked).toBeLessThanOrEqual(6);
      expect(rules.duplex).toBe(rules.pages.length > 1 ? 'long-edge' : 'simplex');
      expect(everythingOn(rules), asked).not.toMatch(STRAY);
      expect(Math.min(...sizesOn(rules)), asked).toBeGreaterThanOrEqual(16);
    }
  });

  test.each(cases.filter(([game]) => ['block', 'double-three-chain', 'draw-highest-double'].includes(game)))(
    '%s in %s on %s: the print guide is one page, and in large print no smaller than 16 pt',
    (game, _, paper) => {
      const guide = valueIn(printGuideSheet({ ...requestOf(game, paper), words }), game);
      expect(guide.pages).toHaveLength(1);
      expect(everythingOn(guide)).not.toMatch(STRAY);
      const large = valueIn(printGuideSheet({ ...requestOf(game, paper), words, large: true }), game);
      expect(Math.min(...sizesOn(large))).toBeGreaterThanOrEqual(16);
    },
  );

  test.each(cases)('%s in %s on %s: the score log, usual and large', (game, _, paper) => {
    for (const large of [false, true]) {
      const log = valueIn(scoreLogSheet({ ...requestOf(game, paper), words, large }), game);
      expect(log.pages.length).toBeLessThanOrEqual(large ? 4 : 2);
      expect(everythingOn(log)).not.toMatch(STRAY);
    }
  });
});

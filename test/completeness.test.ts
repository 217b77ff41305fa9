import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { neighboursOf } from '../src/cli/store/neighbours.js';
import { shipped as shippedVariant } from '../src/cli/store/variants.js';
import { ruleSections, sentencesOf } from '../src/rulebook/clauses/clauses.js';
import { scopeOf } from '../src/rulebook/scope.js';
import { makeSheets } from '../src/sheets/kit.js';
import { requestFor, sheetText } from './support/sheet-text.js';
import { checkedOf, english, valueIn } from './support/shipped.js';

/** The sheets by the letters that statements name them with. */
const SHEETS = {
  R: 'rules',
  L: 'score-log',
  K: 'host-key',
  G: 'print-guide',
  T: 'tiles',
} as const;
type Letter = keyof typeof SHEETS;
const letters = Object.keys(SHEETS) as Letter[];

/** Something a source says, with the words it stands in on each sheet that must carry it. */
type Statement = { readonly says: string } & { readonly [letter in Letter]?: readonly string[] };

interface Source {
  readonly source: string;
  readonly games: readonly string[];
  readonly statements: readonly Statement[];
}

const sources: readonly Source[] = parse(
  readFileSync(fileURLToPath(new URL('./completeness.yaml', import.meta.url)), 'utf8'),
);

/** A text without what only lays it out: spaces, bullets, lines between cells. */
const bare = (text: string): string => text.replaceAll(/[\s|•\u00a0]/gu, '');

/** What stands on each sheet of a game's kit, as it comes from the press: A4, for everyone whom the rules allow. */
function textsOf(game: string): ReadonlyMap<string, string> {
  const { paper, ...request } = requestFor(game);
  const neighbours = neighboursOf(shippedVariant(game), english);
  const made = valueIn(makeSheets({ ...request, papers: [paper], neighbours }), game);
  return new Map(made.map(({ sheet }) => [sheet.name, bare(sheetText(sheet))]));
}

const games = [...new Set(sources.flatMap((source) => source.games))];

describe.each(games)('the sheets of %s', (game) => {
  const texts = textsOf(game);
  const statements = sources
    .filter((source) => source.games.includes(game))
    .flatMap((source) => source.statements);

  test.each(statements.map((statement) => [statement.says, statement] as const))(
    'say: %s',
    (_, statement) => {
      const where = letters.filter((letter) => statement[letter] !== undefined);
      expect(where).not.toEqual([]);
      const lost = where.flatMap((letter) =>
        (statement[letter] ?? [])
          .filter((quote) => !texts.get(SHEETS[letter])?.includes(bare(quote)))
          .map((quote) => `${SHEETS[letter]}: ${quote}`),
      );
      expect(lost).toEqual([]);
    },
  );
});

test('rules printed for four players of a game that deals everything out say nothing of drawing', () => {
  const checked = checkedOf('one-page-draw');
  const four = valueIn(scopeOf(checked.rules, { players: 4 }), 'four');
  const told = sentencesOf(ruleSections(checked, four, english)).filter(
    ({ rule, text }) => rule.startsWith('draw.') || /\bdraw (?:one|1|until)\b|\bdrawn\b/iu.test(text),
  );
  expect(told).toEqual([]);
});

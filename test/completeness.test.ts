import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { neighboursOf } from '../src/cli/store/neighbours.js';
import { shipped as shippedVariant } from '../src/cli/store/variants.js';
import { makeSheets } from '../src/kit/sheets.js';
import type { Node, Page } from '../src/layout/page/page.js';
import { ruleSections, sentencesOf } from '../src/rulebook/clauses/clauses.js';
import { scopeOf } from '../src/rulebook/scope.js';
import type { SheetName } from '../src/sheets/registry.js';
import { requestFor } from './support/sheet-text.js';
import { checkedOf, english, valueIn } from './support/shipped.js';

/** The letter that statements name each sheet with. */
const LETTERS = {
  rules: 'R',
  'score-log': 'L',
  'host-key': 'K',
  'print-guide': 'G',
  tiles: 'T',
} as const satisfies Readonly<Record<SheetName, string>>;
type Letter = (typeof LETTERS)[SheetName];
const names = Object.keys(LETTERS) as SheetName[];

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

/** Everything that a page says, in reading order: what is written on it, and after a figure what its drawing shows. */
function readOut(page: Page): string {
  let text = '';
  let node: Node | null = null;
  for (const item of page.items) {
    if (item.node !== node) text += node?.alt ?? '';
    node = item.node;
    if (item.kind === 'text') text += item.text;
  }
  return text + (node?.alt ?? '');
}

/** What stands on each sheet of a game's kit, as it comes from the press: A4, for everyone whom the rules allow. */
async function textsOf(game: string): Promise<ReadonlyMap<string, string>> {
  const { paper, names, ...request } = requestFor(game);
  const neighbours = await neighboursOf(shippedVariant(game), english);
  const made = valueIn(makeSheets({ ...request, papers: [paper], tables: [{ names }], neighbours }), game);
  return new Map(made.map(({ sheet }) => [sheet.name, bare(sheet.pages.map(readOut).join(''))]));
}

const games = [...new Set(sources.flatMap((source) => source.games))];

describe.each(games)('the sheets of %s', async (game) => {
  const texts = await textsOf(game);
  const statements = sources
    .filter((source) => source.games.includes(game))
    .flatMap((source) => source.statements);

  test.each(statements.map((statement) => [statement.says, statement] as const))(
    'say: %s',
    (_, statement) => {
      const where = names.filter((name) => statement[LETTERS[name]] !== undefined);
      expect(where).not.toEqual([]);
      const lost = where.flatMap((name) =>
        (statement[LETTERS[name]] ?? [])
          .filter((quote) => !texts.get(name)?.includes(bare(quote)))
          .map((quote) => `${name}: ${quote}`),
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

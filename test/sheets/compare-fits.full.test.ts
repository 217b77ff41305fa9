import { expect, test } from 'vitest';
import { compareGames } from '../../src/rulebook/compare.js';
import { scopeOf } from '../../src/rulebook/scope.js';
import { compareSheet } from '../../src/sheets/compare.js';
import { languages, wordsIn } from '../support/languages.js';
import { fonts, templates } from '../support/setup.js';
import { checkedOf, shipped, valueIn } from '../support/shipped.js';

const side = (id: string) => {
  const checked = checkedOf(id);
  return { checked, scope: valueIn(scopeOf(checked.rules), id) };
};

const pairs = [...shipped.keys()].flatMap((id, index, all) =>
  all.slice(index + 1).map((other) => [id, other] as const),
);

/** How many pages two games take beside each other. */
function pagesFor([id, otherId]: readonly [string, string], language: string, paperName: string): number {
  const [one, other, words] = [side(id), side(otherId), wordsIn(language)];
  const paper = templates.papers[paperName];
  if (!paper) throw new Error(`no ${paperName}`);
  const comparison = compareGames(one, other, words);
  const request = { one, other, comparison, words, paper, templates, measurer: fonts };
  return valueIn(compareSheet(request), `${id} and ${otherId}`).pages.length;
}

test.each(languages.flatMap((language) => [[language, 'a4'] as const, [language, 'letter'] as const]))(
  'in %s on %s any two games stand beside each other, overleaf only those with other tiles and no points',
  (language, paper) => {
    const overleaf = pairs.filter((pair) => pagesFor(pair, language, paper) > 1);
    expect(overleaf.filter((pair) => !pair.includes('double-three-chain'))).toEqual([]);
  },
);

import { expect, test } from 'vitest';
import { demonstrate } from '../../../src/engine/demonstrate.js';
import { demonstrationText } from '../../../src/rulebook/played/demonstration.js';
import { exampleText } from '../../../src/rulebook/played/example.js';
import { examplesFor } from '../../../src/rulebook/played/shown.js';
import { usualNames } from '../../../src/rulebook/played/turn.js';
import { prepare } from '../../../src/rulebook/prepare.js';
import { scopeOf } from '../../../src/rulebook/scope.js';
import { loadVariant } from '../../../src/variant/load.js';
import { wordsIn } from '../../support/languages.js';
import { opened } from '../../support/opened.js';
import { checkedOf, english, shipped, valueIn } from '../../support/shipped.js';

test('a kit has one cast: examples call seats by the names of the language, whatever their file calls them', () => {
  const text = (shipped.get('family-draw')?.text ?? '')
    .replaceAll(/\bAna\b/gu, 'Alice')
    .replaceAll(/\bBen\b/gu, 'Bob')
    .replaceAll(/\bCleo\b/gu, 'Chloe');
  expect(text).toContain('[Alice, Bob, Chloe]');
  const variant = loadVariant({ name: './own.yaml', id: 'own', text }, (name) => shipped.get(name));
  const checked = valueIn(prepare(valueIn(variant, 'own'), english), 'own');
  const replayed = checked.playerExamples.flatMap((example) => exampleText(checked.rules, example, english));
  expect(replayed.join(' ')).toMatch(
    /Ana plays 2-6 on the 2.*Ben plays 5-5 on the 5.*Cleo draws 0-3 and 1-5/,
  );
  const { plays, scores } = examplesFor(checked, valueIn(scopeOf(checked.rules), 'family-draw'), english);
  expect([plays[0], scores[0]].map((shown) => [0, 1, 2].map((seat) => shown?.name(seat)))).toEqual([
    ['Ana', 'Ben', 'Cleo'],
    ['Ana', 'Ben', 'Cleo'],
  ]);
  const french = checked.playerExamples.flatMap((example) =>
    exampleText(checked.rules, example, wordsIn('fr')),
  );
  expect(french.join(' ')).toContain('Cléo pioche');
  expect([...replayed, ...french].join(' ')).not.toMatch(/Alice|Bob|Chlo/);
});

const asPartners = ['partners=always', 'players=4'];
test.each([
  [
    'each-own-pips',
    [
      'score.round=each-own-pips',
      'round.blocked=nobody',
      'lead.later=next-seat',
      'match={ rounds: 3, tie: draw }',
    ],
    / and \w+ add \d/,
  ],
  ['opponents', ['score.round=opponents'], / and \w+ score \d/],
  ['one round', ['match=one-round'], / and \w+ win the round/],
])('two partners do things together, in the plural: %s', (_, settings, said) => {
  const { rules } = checkedOf('block', [...asPartners, ...settings]);
  const told = Array.from({ length: 20 }, (_unused, seed) => {
    const shown = demonstrate(rules, { players: 4, partners: true }, seed);
    return opened(demonstrationText(rules, shown, usualNames(english), english)).count.join(' ');
  }).join(' ');
  expect(told).toMatch(said);
  expect(told).not.toMatch(/ and \w+ (wins|adds|scores|has|is)\b/);
});

import { expect, test } from 'vitest';
import { scopeOf } from '../../src/rulebook/scope.js';
import { factsLine, gameTitle } from '../../src/rulebook/title.js';
import { wordsFrom } from '../../src/words/make.js';
import { checkedOf, english, valueIn } from '../support/shipped.js';

const facts = (game: string, players?: number) => {
  const checked = checkedOf(game);
  const scope = valueIn(scopeOf(checked.rules, players === undefined ? {} : { players }), game);
  return factsLine(checked, scope, english);
};

test('a game goes by its name in the sheet’s language, or by the only one it has', () => {
  const french = wordsFrom('fr', {});
  expect(gameTitle(checkedOf('block'), english)).toBe('Block dominoes');
  expect(gameTitle(checkedOf('block'), french)).toBe('Dominos sans pioche');
  const { title } = checkedOf('block');
  const ours = { houseRules: false, title: { ...title, any: 'Block night', byLanguage: {} } };
  expect(gameTitle(ours, french)).toBe('Block night');
});

test('a language of a country takes the title of the language alone before any other', () => {
  const title = {
    any: 'Block',
    byLanguage: { pt: 'Dominó', 'pt-PT': 'Dominó de Portugal' },
    place: checkedOf('block').title.place,
  };
  const named = (language: string, byLanguage: Readonly<Record<string, string>> = title.byLanguage) =>
    gameTitle({ houseRules: false, title: { ...title, byLanguage } }, wordsFrom(language, {}));
  expect(named('pt-PT')).toBe('Dominó de Portugal');
  expect(named('pt-PT', { pt: 'Dominó' })).toBe('Dominó');
  expect(named('pt-PT', { fr: 'Dominos' })).toBe('Block');
  expect(named('pt', { 'pt-PT': 'Dominó de Portugal' })).toBe('Block');
  // The shipped games, where the two differ and where they don't.
  expect(gameTitle(checkedOf('one-page-draw'), wordsFrom('pt-PT', {}))).toBe('Dominó numa página');
  expect(gameTitle(checkedOf('one-page-draw'), wordsFrom('pt', {}))).toBe('Dominó em uma página');
  expect(gameTitle(checkedOf('double-three-chain'), wordsFrom('pt-PT', {}))).toBe('Corrente do duplo três');
});

test('rules changed on the command line show in the title', () => {
  expect(gameTitle(checkedOf('draw', ['draw.when=stuck']), english)).toBe('Draw dominoes, house rules');
});

test('one line of facts: players, minutes where the file has them, set, tiles', () => {
  expect(facts('double-three-chain')).toBe('2–4 players, 10–20 minutes, double-three set, 10 tiles');
  expect(facts('penalty-draw')).toBe('2 players, double-six set, 28 tiles');
  expect(facts('family-draw', 3)).toBe('3 players, double-six set, 28 tiles');
});

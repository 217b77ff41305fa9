import { expect, test } from 'vitest';
import { languages, wordsIn } from './support/languages.js';

test.each([
  ['en', 'Ana, Ben and Cleo'],
  ['fr', 'Ana, Ben et Cleo'],
  ['es', 'Ana, Ben y Cleo'],
  ['de', 'Ana, Ben und Cleo'],
  ['pt', 'Ana, Ben e Cleo'],
  ['pt-PT', 'Ana, Ben e Cleo'],
  ['it', 'Ana, Ben e Cleo'],
])('%s: a list is written %s', (language, list) => {
  expect(wordsIn(language).and(['Ana', 'Ben', 'Cleo'])).toBe(list);
});

test.each([
  ['es', ['Ana', 'Inés'], 'Ana e Inés'],
  ['es', ['Ana', 'Hilda'], 'Ana e Hilda'],
  ['es', ['Ana', 'Yago'], 'Ana y Yago'],
  ['it', ['Ana', 'Elena'], 'Ana ed Elena'],
  ['it', ['Ana', 'Ben', '«Enzo»'], 'Ana, Ben ed «Enzo»'],
  ['it', ['Elena', 'Ivo'], 'Elena e Ivo'],
  ['pt', ['Ana', 'Elisa'], 'Ana e Elisa'],
] as [string, string[], string][])('%s: “and” before %j is as it is said', (language, names, said) => {
  expect(wordsIn(language).and(names)).toBe(said);
  // What a message is filled with is joined in the same way.
  expect(wordsIn(language).say('turn.pass', { name: names })).toContain(said);
});

test('“or” before eight is u in Spanish', () => {
  expect(wordsIn('es').or(['7', '8'])).toBe('7 u 8');
});

test('no language has a comma before the last of a list', () => {
  for (const language of languages) {
    const words = wordsIn(language);
    expect(words.and(['a', 'b', 'c'])).toMatch(/^a, b [^,]+ c$/);
    expect(words.or(['a', 'b', 'c'])).toMatch(/^a, b [^,]+ c$/);
  }
});

test.each([
  ['en', ['0 pips', '1 pip', '2 pips']],
  ['fr', ['0 point', '1 point', '2 points']],
  ['es', ['0 puntos', '1 punto', '2 puntos']],
  ['de', ['0 Augen', '1 Auge', '2 Augen']],
  ['pt', ['0 pontos', '1 ponto', '2 pontos']],
  ['pt-PT', ['0 pontos', '1 ponto', '2 pontos']],
  ['it', ['0 punti', '1 punto', '2 punti']],
])('%s: none, one and two are counted as they are written', (language, counted) => {
  const tile = (pips: number) => wordsIn(language).say('host-key.set.tile-alt', { tile: '0-0', pips });
  expect([0, 1, 2].map(tile)).toEqual(counted.map((pips) => `0-0, ${pips}`));
});

import { describe, expect, test } from 'vitest';
import { languages, wordsIn } from './support/languages.js';

/** "1" and the word that follows it, by language, in the one form that is right beside it. */
const POINT: Readonly<Record<string, string>> = {
  de: '1 Punkt',
  en: '1 point',
  es: '1 punto',
  fr: '1 point',
  it: '1 punto',
  pt: '1 ponto',
  'pt-PT': '1 ponto',
};

describe.each(languages)('numbers beside nouns in %s', (language) => {
  const words = wordsIn(language);
  const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

  test('1 point is one point, on rules and log', () => {
    const one = new RegExp(`${POINT[language]}(?!\\p{L})`, 'u');
    const said = [
      words.say('rule.match.points-row', { points: 1, who: 'x', alone: 'no' }),
      words.say('rule.score.round.n', { points: 1, end: 'out', by: 'hand' }),
      // English says "1 or more points".
      ...(language === 'en'
        ? []
        : ['alone', 'partners', 'both'].map((sides) => words.say('rule.match.points', { points: 1, sides }))),
    ];
    for (const text of said) expect(spaced(text)).toMatch(one);
  });

  test('1 round is one round, many are many', () => {
    const basis = (rounds: number) =>
      spaced(words.say('expect.basis', { rounds, seed: 1 })).match(/\d+ (\p{L}+)/u)?.[1];
    // Italian has one form for both.
    if (language !== 'it') expect(basis(1)).not.toBe(basis(5));
    expect(`${basis(5)}`.startsWith(`${basis(1)}`)).toBe(true);
  });

  test('one known printer is no several', () => {
    const params = { found: 'offic', suggested: 'no', meant: '' };
    const said = words.problem({
      code: 'cli.unknown-printer',
      params: { ...params, count: 1, known: ['office'] },
    });
    expect(said).not.toMatch(/Known are|are known|Se conocen|Bekannt sind|São conhecidas|Sono note/);
    expect(said).toContain('office');
  });
});

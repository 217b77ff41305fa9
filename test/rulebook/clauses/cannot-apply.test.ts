import { describe, expect, test } from 'vitest';
import { rulesParts } from '../../../src/rulebook/rules-parts.js';
import { scopeOf } from '../../../src/rulebook/scope.js';
import { ruleText } from '../../support/rule-text.js';
import { checkedOf, english, valueIn } from '../../support/shipped.js';

/** The rule sheet of a game in one line. */
const sheet = (id: string, settings: readonly string[] = []) =>
  ruleText(checkedOf(id, settings)).replaceAll(/\s+/g, ' ');

/** Ten tiles without a double, and ten without a blank half. */
const noDoubles = [
  'set={ highest: 4, without: [0-0, 1-1, 2-2, 3-3, 4-4] }',
  'players=2',
  'deal=4',
  'lead.first=lot',
];
const noBlanks = ['set={ highest: 4, without: [0-0, 0-1, 0-2, 0-3, 0-4] }', 'players=2', 'deal=4'];

describe('a rule sheet says nothing that can’t apply', () => {
  test('of doubles in a set without them', () => {
    const said = sheet('block', noDoubles);
    expect(said).toMatch(/ Blanks A blank (counts|is) 0/);
    expect(said).not.toContain('Lay a double');
    expect(said).not.toMatch(/ouble(s|’s)? (and|side|again)/);
    // The worked example has its place all the same.
    const checked = checkedOf('block', noDoubles);
    const parts = rulesParts(checked, valueIn(scopeOf(checked.rules), 'block'), english);
    expect(parts.some(({ kind }) => kind === 'example')).toBe(true);
  });

  test('of blanks in a set without them', () => {
    const said = sheet('block', noBlanks);
    expect(said).toContain(' Doubles Lay a double across');
    expect(said).not.toMatch(/blank/i);
  });

  test('of equal halves alone where a blank fits any half', () => {
    expect(sheet('block')).toContain('at either open end so that matching halves touch');
    expect(sheet('block', ['line.wild=blanks'])).toContain('matching halves, or a blank and any half, touch');
  });

  test('of points that partners add where there are none', () => {
    expect(sheet('block')).toContain('win together and share one score');
    expect(sheet('block', ['match=one-round'])).toContain('partners sit opposite and win together.');
    expect(sheet('block', ['partners=always', 'players=4'])).toContain(
      'Partners win together and share one score',
    );
    expect(sheet('block', ['partners=always', 'players=4', 'match=one-round'])).toContain(
      'Partners win together. ',
    );
  });
});

describe('the aim', () => {
  test.each([
    [['score.round=opponents'], 'You score by winning rounds.'],
    [['score.round=opponents-nearest-five'], 'You score by winning rounds.'],
    [['score.round={ out: nothing, blocked: opponents }'], 'You score by winning blocked rounds.'],
    [
      ['score.round={ out: 10, blocked: nothing }', 'lead.later={ out: winner, tie: next-seat }'],
      'You score by going out.',
    ],
    [['round.blocked=nobody', 'score.round=opponents'], 'You score by going out, and points win the match.'],
  ])('says which rounds bring points: %s', (settings, said) => {
    const aim = sheet('block', settings).split(' You need ')[0];
    expect(aim).toContain(said);
    expect(aim).not.toContain('Each round');
  });
});

describe('equal totals at the end of a match', () => {
  test.each(['draw', 'extra-round'])('matter for first place alone: %s', (tie) => {
    const three = [
      'match={ rounds: 3, tie: TIE }'.replace('TIE', tie),
      'score.round=each-own-pips',
      'round.blocked=nobody',
      'lead.later=next-seat',
    ];
    const said = sheet('family-draw', three);
    expect(said).not.toMatch(/[Ee]qual totals|(?<!best )totals are equal/);
    expect(said).toContain(
      tie === 'draw'
        ? 'If the best totals are equal, the match is a draw.'
        : 'If the best totals are equal, play another round, and so on until they differ.',
    );
  });

  test.each([
    ['2 players', ['players=2'], 'two'],
    ['2 to 4 players', [], 'best'],
    ['partners alone', ['players=4', 'partners=always'], 'two'],
    ['partners or 4 alone', ['players=4', 'partners=optional'], 'best'],
  ])('are those of both where only two totals are kept: %s', (_, seats, totals) => {
    const settings = [...seats, 'match={ rounds: 3, tie: draw }', 'deal=5'];
    expect(sheet('block', settings)).toContain(`If the ${totals} totals are equal, the match is a draw.`);
  });
});

import { describe, expect, test } from 'vitest';
import { scopeOf, type WantedSeating } from '../../src/rulebook/scope.js';
import { markedOf, markOf } from '../../src/variant/mark.js';
import { valueIn, variantOf } from '../support/shipped.js';

function marked(id: string, wanted: WantedSeating, ...settings: readonly string[]) {
  const variant = variantOf(id, settings);
  const { seatings } = valueIn(scopeOf(variant.rules, wanted), id);
  return { ...variant, mark: markOf(variant, seatings), of: markedOf(variant, seatings) };
}

describe('the mark in the foot', () => {
  test.each<[string, string, WantedSeating]>([
    ['', 'draw', {}],
    ['-2p', 'draw', { players: 2 }],
    // Four may be partners or not in Draw: the sheets tell both.
    ['-4p', 'draw', { players: 4 }],
    ['-partners', 'draw', { partners: true }],
    ['-partners', 'draw', { players: 4, partners: true }],
    ['-4p', 'family-draw', { players: 4 }],
    // Penalty draw is for two anyway.
    ['', 'penalty-draw', { players: 2 }],
  ])('is the fingerprint and “%s” for %s as %j', (people, id, wanted) => {
    const { fingerprint, mark } = marked(id, wanted);
    expect(mark).toBe(fingerprint + people);
  });

  test('is another for another choice, other partners and other rules', () => {
    const marks = [[], ['choices=[]'], ['choices=[{ draw.leave: 0 }]'], ['partners=never'], ['deal=5']].map(
      (settings) => marked('draw', {}, ...settings).mark,
    );
    expect(new Set(marks).size).toBe(marks.length);
  });

  test('stands for rules, players, partners and choices', () => {
    const { fingerprint, of } = marked('family-draw', { players: 3 }, 'choices=[{ deal: 6 }]');
    expect(of).toEqual({
      rules: fingerprint,
      players: '3',
      partners: 'never',
      choices: [{ deal: { 2: 6, 3: 6, 4: 6 } }],
    });
    expect(marked('draw', {}).of).toMatchObject({ players: '2-4', partners: 'optional' });
    expect(marked('draw', { partners: true }).of).toMatchObject({ players: '4', partners: 'always' });
    expect(marked('penalty-draw', {}, 'choices=[]').of.choices).toEqual([]);
  });
});

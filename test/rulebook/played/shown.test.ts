import { describe, expect, test } from 'vitest';
import { demonstrate } from '../../../src/engine/demonstrate.js';
import { examplesFor } from '../../../src/rulebook/played/shown.js';
import { turnText } from '../../../src/rulebook/played/turn.js';
import { scopeOf, shownSeating, type WantedSeating } from '../../../src/rulebook/scope.js';
import { checkedOf, english, scenarios, shipped, valueIn } from '../../support/shipped.js';
import { some } from '../../support/thorough.js';

/** How the rounds end that a sheet counts, and for whom. */
function counted(
  id: string,
  wanted: WantedSeating = {},
  settings: readonly string[] = [],
): readonly string[] {
  const checked = checkedOf(id, settings);
  const { scores } = examplesFor(checked, valueIn(scopeOf(checked.rules, wanted), id), english);
  return scores.map(({ end, seating }) => `${end.kind} ${seating.players}${seating.partners ? 'p' : ''}`);
}

describe('the counts that a sheet shows', () => {
  test('are for whom it is printed, and for both ways a round can end', () => {
    // The file has a count for partners only, and none of a block, for four.
    expect(counted('draw', { players: 4 }).toSorted()).toEqual(['blocked 4', 'out 4', 'out 4p']);
    expect(counted('draw', { partners: true }).toSorted()).toEqual(['blocked 4p', 'out 4p']);
    expect(counted('draw', { players: 2 }).toSorted()).toEqual(['blocked 2', 'out 2']);
  });

  test('leave out an end that is worth nothing', () => {
    expect(counted('family-draw', { players: 2 }, ['round.blocked=nobody', 'lead.later=next-seat'])).toEqual([
      'out 2',
    ]);
    expect(counted('double-three-chain', { players: 4 })).toEqual([]);
  });

  test('add up hands of a few tiles, where such a round comes up', () => {
    const checked = checkedOf('one-page-draw');
    const scope = valueIn(scopeOf(checked.rules), 'one-page-draw');
    const blocked = examplesFor(checked, scope, english).scores.find(({ end }) => end.kind === 'blocked');
    for (const left of blocked?.left.values() ?? []) expect(left).toBeInstanceOf(Array);
  });
});

test('a draw that may not be kept is told once, with the play that it leads to', () => {
  const checked = checkedOf('family-draw');
  const { plays } = examplesFor(checked, valueIn(scopeOf(checked.rules), 'family-draw'), english);
  const told = plays.flatMap(({ turns, name }) => turns.map((turn) => turnText(turn, name, english)));
  expect(told.filter((text) => text.includes('draws'))).toEqual([
    'Cleo draws 0-3 and 1-5 and may not keep 1-5: a drawn tile that fits must be played at once.',
  ]);
  expect(told).toContain('Cleo plays 1-5 on the 5.');
});

test.each(some([...shipped.keys(), ...scenarios.keys()], 10))(
  'what a sheet of %s shows without examples of its file is of no round that a host key tells',
  (id) => {
    const checked = checkedOf(id);
    const scope = valueIn(scopeOf(checked.rules), id);
    const { plays, scores } = examplesFor({ ...checked, playerExamples: [] }, scope, english);
    const opening = plays.map(({ turns }) => JSON.stringify(turns));
    // Pips alone are the same by chance.
    const hands = scores.map(({ left }) => JSON.stringify([...left.values()]));
    for (let seed = 0; seed <= 20; seed++) {
      const { turns, left } = demonstrate(checked.rules, shownSeating(scope), seed);
      expect(opening).not.toContain(JSON.stringify(turns.slice(0, 3)));
      expect(hands).not.toContain(JSON.stringify(left));
    }
  },
);

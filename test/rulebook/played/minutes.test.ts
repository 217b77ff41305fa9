import { describe, expect, test } from 'vitest';
import { aboutMinutes } from '../../../src/rulebook/played/minutes.js';
import type { Rules } from '../../../src/variant/rules.js';

const several: Pick<Rules, 'match'> = { match: { kind: 'rounds', rounds: 5, tie: 'draw' } };

describe('about how long a game takes', () => {
  test('is 20 seconds a turn and 2 minutes a round, from the soonest seating to the longest', () => {
    // 12 turns are 4 minutes, 6 with the deal: 20 rounds are 120 minutes. 21 turns are 7, 9 with the deal: 4.5 are 40.5.
    const found = aboutMinutes(several, [
      { turns: 12, matchRounds: 20 },
      { turns: 21, matchRounds: 4.5 },
    ]);
    expect(found).toEqual({ least: 40, most: 120 });
  });

  test('is unknown where it is for one of them, or where nothing was played', () => {
    const [known, unknown] = [
      { turns: 12, matchRounds: 20 },
      { turns: 12, matchRounds: null },
    ];
    expect(aboutMinutes(several, [known, unknown])).toBeNull();
    expect(aboutMinutes(several, [])).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';
import { simulate } from '../../../src/engine/simulate/simulate.js';
import type { Rules } from '../../../src/variant/rules.js';
import { block, draw, family, two } from '../games.js';

const reserveTwo: Rules = {
  ...draw,
  draw: { when: 'stuck', tiles: 'until-fit', then: 'must-play', leave: 2 },
};

/** 200,000 rounds each of another program, same policy: blocked, tied, leader wins, plays (mean a round). */
describe.each([
  ['highest double leads', family, [0.175, 0.005, 0.55, 18.4]],
  ['no drawing', block, [0.706, 0.026, 0.567, 10.3]],
  ['two tiles never drawn', reserveTwo, [0.231, 0.005, 0.535, 18.1]],
  ['the whole boneyard drawn', draw, [0.202, 0.007, 0.533, 18.7]],
] as [string, Rules, number[]][])('two players, 200,000 rounds: %s', (_, rules, expected) => {
  test('agrees with the published table within 0.4 points', () => {
    const found = simulate(rules, two, { rounds: 200_000, seed: 1 });
    const [blocked, tied, leaderWins, plays] = expected as [number, number, number, number];
    expect(Math.abs(found.blocked - blocked)).toBeLessThan(0.004);
    expect(Math.abs(found.tied - tied)).toBeLessThan(0.004);
    expect(Math.abs(found.leaderWins - leaderWins)).toBeLessThan(0.004);
    expect(Math.abs(found.plays - plays)).toBeLessThan(0.1);
  });
});

import * as fc from 'fast-check';
import { describe, test } from 'vitest';
import { seatingsOf } from '../../src/variant/meaning/seats.js';
import type { Rules } from '../../src/variant/rules.js';
import { shipped, variantOf } from '../support/shipped.js';
import { runs } from '../support/thorough.js';
import { anyRules } from './any-rules.js';
import { followRound } from './followed.js';
import { draw } from './games.js';

const anySeed = fc.integer({ min: 0, max: 0xffffffff });

describe('random rounds of every shipped game', () => {
  const tables = [...shipped.keys()].flatMap((id) => {
    const { rules } = variantOf(id);
    return seatingsOf(rules).map((seating) => ({ id, rules, seating }));
  });

  test.each(tables)('$id, $seating.players players, partners $seating.partners', ({ rules, seating }) => {
    const follows = fc.property(anySeed, (seed) => followRound(rules, seating, seed));
    void fc.assert(follows, { numRuns: runs(60) });
  });
});

describe('random rounds of random valid rules', () => {
  test('every number of players they allow', () => {
    const follows = fc.property(anyRules, anySeed, (rules, seed) => {
      for (const seating of seatingsOf(rules)) followRound(rules, seating, seed);
    });
    void fc.assert(follows, { numRuns: runs(250) });
  });

  test('ten players with the largest set there is', () => {
    const rules: Rules = {
      ...draw,
      set: { highest: 18, without: [] },
      players: { least: 10, most: 10 },
      deal: { players: { 10: 12 } },
    };
    for (const seed of [1, 2, 3]) followRound(rules, { players: 10, partners: false }, seed);
  });
});

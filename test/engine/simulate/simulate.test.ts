import { describe, expect, test } from 'vitest';
import { batchesOf, simulate, simulateBatch } from '../../../src/engine/simulate/simulate.js';
import { emptyTally, expectationOf, mergeTallies } from '../../../src/engine/simulate/tally.js';
import type { Rules, Seating } from '../../../src/variant/rules.js';
import { block, chain, draw, family, four, pairs, penalty, two } from '../games.js';

describe('what a simulation counts', () => {
  const found = simulate(chain, four, { rounds: 20_000, seed: 3 });

  test('shares of all rounds, seats counted from the leader in turn order', () => {
    // The exact chances of four players, who can never block: 0.62292, 0.19643, 0.11959, 0.06107.
    [678131 / 1088640, 213841 / 1088640, 325463 / 2721600, 166207 / 2721600].forEach((chance, seat) => {
      expect(Math.abs((found.seatWins[seat] as number) - chance)).toBeLessThan(0.012);
    });
    expect([found.blocked, found.tied, found.points, found.matchRounds]).toEqual([0, 0, 0, null]);
    expect(found.leaderWins).toBe(found.seatWins[0]);
    expect(found.seatWins.reduce((sum, share) => sum + share)).toBeCloseTo(1, 12);
  });

  test('a turn is a play, a pass, or a draw that settled it', () => {
    const until = simulate(draw, two, { rounds: 2000, seed: 1 });
    expect(until.turns).toBeCloseTo(until.plays + until.passes, 12);
    expect(found.turns).toBeGreaterThan(found.plays + found.passes + 0.1);
    expect(found.turns).toBeLessThan(found.plays + found.passes + found.draws);
  });

  test('counterclockwise the second to play is still counted second', () => {
    const against = simulate({ ...chain, direction: 'counterclockwise' }, four, { rounds: 20_000, seed: 3 });
    expect(Math.abs((against.seatWins[1] as number) - 0.196)).toBeLessThan(0.012);
  });

  test('ties and blocked rounds that nobody wins are nobody’s win', () => {
    const tied = simulate(block, two, { rounds: 5000, seed: 1 });
    expect((tied.seatWins[0] as number) + (tied.seatWins[1] as number)).toBeCloseTo(1 - tied.tied, 12);
    const nobody = simulate(penalty, two, { rounds: 5000, seed: 1 });
    expect((nobody.seatWins[0] as number) + (nobody.seatWins[1] as number)).toBeCloseTo(
      1 - nobody.blocked,
      12,
    );
  });

  test('partners: a side’s win is that of the seat that won it', () => {
    const both = simulate(draw, pairs, { rounds: 5000, seed: 1 });
    expect(both.seatWins.reduce((sum, share) => sum + share)).toBeCloseTo(1 - both.tied, 12);
  });

  test('a match of five rounds is five rounds long, one to 100 points several', () => {
    expect(simulate(penalty, two, { rounds: 1, seed: 1 }).matchRounds).toBe(5);
    const long = simulate(family, two, { rounds: 1, seed: 1 }).matchRounds as number;
    expect(long).toBeGreaterThan(6);
    expect(long).toBeLessThan(11);
  });

  test('a match too long to be played out is told by nobody', () => {
    const endless: Rules = {
      ...draw,
      match: { kind: 'points', points: { players: { 2: 100_000_000 } }, tie: null },
    };
    expect(simulate(endless, two, { rounds: 1, seed: 1 }).matchRounds).toBeNull();
  });
});

describe('sharing out the work', () => {
  const whole = (rules: Rules, seating: Seating) => simulate(rules, seating, { rounds: 3500, seed: 9 });

  test('pieces done in any order and merged in any way come to the same', () => {
    const pieces = batchesOf(3500);
    expect(pieces.map((piece) => piece.rounds)).toEqual([1000, 1000, 1000, 500]);
    const tally = pieces
      .toReversed()
      .map((piece) => simulateBatch(draw, two, 9, piece))
      .reduce(mergeTallies, emptyTally(2));
    const found = whole(draw, two);
    expect(expectationOf(two, tally, found.matchRounds)).toEqual(found);
  });

  test('the seed decides', () => {
    expect(whole(draw, two)).toEqual(whole(draw, two));
    expect(simulate(draw, two, { rounds: 3500, seed: 10 })).not.toEqual(whole(draw, two));
  });
});

import { describe, expect, test } from 'vitest';
import { addRound, lastRound, matchAfter, nextLead } from '../../src/engine/match.js';
import { roundEnd } from '../../src/engine/score.js';
import type { RoundEnd } from '../../src/engine/types.js';
import type { LaterWay, MatchRule, Rules, Seating } from '../../src/variant/rules.js';
import { chain, draw, four, pairs, penalty, three, two } from './games.js';

const end = (rules: Rules, seating: Seating, out: number | null, handPips: number[], leader = 0): RoundEnd =>
  roundEnd(rules, seating, { out, handPips, leader });

/** What the match has come to when these were the totals and rounds before, and this ended the round. */
function comesTo(rules: Rules, seating: Seating, totals: number[], rounds: number, ended: RoundEnd) {
  return matchAfter(rules, seating, addRound({ totals, rounds }, ended), ended);
}

describe('match.points', () => {
  test('a target is reached at it, not only above', () => {
    expect(comesTo(draw, two, [83, 0], 4, end(draw, two, 0, [0, 16]))).toBe('goes-on');
    expect(comesTo(draw, two, [84, 0], 4, end(draw, two, 0, [0, 16]))).toBe(0);
  });

  test('the target may differ by players, and for partners', () => {
    const points: MatchRule = {
      kind: 'points',
      points: { players: { 2: 100, 3: 61, 4: 61 }, partners: 100 },
      tie: null,
    };
    const rules: Rules = { ...draw, match: points };
    expect(comesTo(rules, three, [50, 0, 0], 4, end(rules, three, 0, [0, 6, 5]))).toBe(0);
    expect(comesTo(rules, four, [50, 0, 0, 0], 4, end(rules, four, 0, [0, 6, 5, 0]))).toBe(0);
    expect(comesTo(rules, pairs, [50, 0], 4, end(rules, pairs, 0, [0, 6, 5, 5]))).toBe('goes-on');
  });

  test('own pips: reached by several at once, the lowest total wins', () => {
    const rules: Rules = {
      ...penalty,
      players: { least: 3, most: 3 },
      match: { kind: 'points', points: { players: { 3: 50 } }, tie: 'draw' },
    };
    expect(comesTo(rules, three, [45, 44, 20], 5, end(rules, three, 2, [10, 12, 0]))).toBe(2);
    expect(comesTo(rules, three, [45, 41, 52], 5, end(rules, three, null, [10, 12, 3]))).toBe(1);
    expect(comesTo(rules, three, [20, 20, 30], 5, end(rules, three, 2, [1, 2, 0]))).toBe('goes-on');
  });

  test('own pips: equal lowest totals, by match.tie', () => {
    const tied = (tie: 'draw' | 'extra-round'): Rules => ({
      ...penalty,
      match: { kind: 'points', points: { players: { 2: 50 } }, tie },
    });
    const blockedAt50 = end(tied('draw'), two, null, [10, 12]);
    expect(comesTo(tied('draw'), two, [42, 40], 5, blockedAt50)).toBe('draw');
    expect(comesTo(tied('extra-round'), two, [42, 40], 5, blockedAt50)).toBe('goes-on');
  });
});

describe('match.rounds', () => {
  test('ends after so many, not before, and with own pips the lowest total wins', () => {
    expect(comesTo(penalty, two, [0, 60], 3, end(penalty, two, 0, [0, 16]))).toBe('goes-on');
    expect(comesTo(penalty, two, [0, 60], 4, end(penalty, two, 0, [0, 16]))).toBe(0);
  });

  test('with points for the winner the highest total wins', () => {
    const rules: Rules = { ...draw, match: { kind: 'rounds', rounds: 3, tie: 'draw' } };
    expect(comesTo(rules, two, [40, 30], 2, end(rules, two, 1, [16, 0]))).toBe(1);
  });

  test('equal totals: a draw, or rounds until they differ', () => {
    const level = end(penalty, two, null, [1, 10]);
    expect(comesTo(penalty, two, [40, 31], 4, level)).toBe('draw');
    const onwards: Rules = { ...penalty, match: { kind: 'rounds', rounds: 5, tie: 'extra-round' } };
    expect(comesTo(onwards, two, [40, 31], 4, level)).toBe('goes-on');
    expect(comesTo(onwards, two, [41, 41], 5, end(onwards, two, 0, [0, 3]))).toBe(0);
  });
});

describe('match: one-round', () => {
  test('the round’s winner wins it, and a shared or lost round is a draw', () => {
    expect(comesTo(chain, two, [0, 0], 0, end(chain, two, 1, [4, 0]))).toBe(1);
    expect(comesTo(chain, two, [0, 0], 0, end(chain, two, null, [6, 6]))).toBe('draw');
    expect(comesTo(chain, two, [0, 0], 0, end(chain, two, null, [6, 5]))).toBe(1);
  });
});

describe('lead.later', () => {
  const later = (way: LaterWay, rest: Partial<Rules> = {}): Rules => ({
    ...draw,
    ...rest,
    lead: { ...draw.lead, later: { out: way, blocked: way, tie: way } },
  });
  const next = (rules: Rules, seating: Seating, leader: number, ended: RoundEnd) =>
    nextLead(rules, seating, lastRound(leader, ended));

  test('next-seat: the seat after the last leader, in the direction of play', () => {
    const won = end(draw, three, 0, [0, 4, 5]);
    expect(next(later('next-seat'), three, 2, won)).toEqual({ kind: 'seat', seat: 0 });
    expect(next(later('next-seat', { direction: 'counterclockwise' }), three, 2, won)).toEqual({
      kind: 'seat',
      seat: 1,
    });
  });

  test('five rounds alternate: the first leader leads three of them', () => {
    const led = [0];
    while (led.length < 5) {
      const last = led.at(-1) as number;
      const found = next(penalty, two, last, end(penalty, two, 0, [0, 5], last));
      led.push(found.kind === 'seat' ? found.seat : -1);
    }
    expect(led).toEqual([0, 1, 0, 1, 0]);
  });

  test('winner: the seat that went out, or held the lowest hand', () => {
    expect(next(later('winner'), three, 0, end(draw, three, 2, [3, 4, 0]))).toEqual({
      kind: 'seat',
      seat: 2,
    });
    expect(next(later('winner'), pairs, 0, end(draw, pairs, null, [9, 4, 8, 3]))).toEqual({
      kind: 'seat',
      seat: 3,
    });
  });

  test('winning-side: either partner; alone it is the winner', () => {
    const rules = later('winning-side');
    expect(next(rules, pairs, 0, end(draw, pairs, 3, [9, 4, 8, 0]))).toEqual({
      kind: 'side',
      side: 1,
      winningSeat: 3,
    });
    expect(next(rules, four, 0, end(draw, four, 3, [9, 4, 8, 0]))).toEqual({ kind: 'seat', seat: 3 });
  });

  test('same-leader, as-first', () => {
    const won = end(draw, three, 0, [0, 4, 5]);
    expect(next(later('same-leader'), three, 1, won)).toEqual({ kind: 'seat', seat: 1 });
    expect(next(later('as-first'), three, 1, won)).toEqual({ kind: 'as-first' });
  });

  test('after a tie its own row holds, and a block differs from going out', () => {
    const rules: Rules = {
      ...draw,
      lead: { ...draw.lead, later: { out: 'winner', blocked: 'same-leader', tie: 'as-first' } },
    };
    expect(next(rules, three, 1, end(rules, three, null, [4, 4, 12]))).toEqual({ kind: 'as-first' });
    expect(next(rules, three, 1, end(rules, three, null, [4, 5, 12]))).toEqual({ kind: 'seat', seat: 1 });
    expect(next(rules, three, 1, end(rules, three, 2, [4, 5, 0]))).toEqual({ kind: 'seat', seat: 2 });
  });

  test('a match of one round has no next leader to ask for', () => {
    expect(() => next(chain, two, 0, end(chain, two, 0, [0, 1]))).toThrow('one round');
  });
});

import { describe, expect, test } from 'vitest';
import { roundEnd } from '../../src/engine/score.js';
import type { Rules, ScoreWay } from '../../src/variant/rules.js';
import { draw, pairs, three, two } from './games.js';

const out = (way: ScoreWay): Rules => ({ ...draw, score: { out: way, blocked: way } });
const minusOwn = out({ kind: 'opponents-minus-own' });
const allHands = out({ kind: 'all-hands' });
const ownHands: Rules = { ...out({ kind: 'each-own-pips' }), round: { blocked: 'nobody', tie: 'nobody' } };

const goesOut = (rules: Rules, handPips: number[], seating = three) =>
  roundEnd(rules, seating, { out: handPips.indexOf(0), handPips, leader: 0 });
const blocked = (rules: Rules, handPips: number[], seating = three, leader = 0) =>
  roundEnd(rules, seating, { out: null, handPips, leader });

describe('points when somebody goes out with 11 and 5 left elsewhere', () => {
  test.each([
    ['nothing', { kind: 'nothing' }, [0, 0, 0]],
    ['opponents', { kind: 'opponents' }, [16, 0, 0]],
    ['opponents-minus-own: own is nothing then', { kind: 'opponents-minus-own' }, [16, 0, 0]],
    ['opponents-nearest-five: 16 is nearer to 15', { kind: 'opponents-nearest-five' }, [15, 0, 0]],
    ['all-hands: the same as opponents, without partners', { kind: 'all-hands' }, [16, 0, 0]],
    ['each-own-pips', { kind: 'each-own-pips' }, [0, 11, 5]],
    ['a fixed number', { kind: 'fixed', points: 3 }, [3, 0, 0]],
  ] as const)('%s', (_, way, scores) => {
    const end = goesOut(out(way), [0, 11, 5]);
    expect(end).toMatchObject({ kind: 'out', winners: [0], winningSeat: 0, tied: false, scores });
  });
});

describe('points when a round is blocked at 4, 9 and 12', () => {
  test.each([
    ['nothing', { kind: 'nothing' }, [0, 0, 0]],
    ['opponents: nothing is subtracted', { kind: 'opponents' }, [21, 0, 0]],
    ['opponents-minus-own', { kind: 'opponents-minus-own' }, [17, 0, 0]],
    ['opponents-nearest-five', { kind: 'opponents-nearest-five' }, [20, 0, 0]],
    ['all-hands', { kind: 'all-hands' }, [25, 0, 0]],
    ['each-own-pips', { kind: 'each-own-pips' }, [4, 9, 12]],
    ['a fixed number', { kind: 'fixed', points: 3 }, [3, 0, 0]],
  ] as const)('%s', (_, way, scores) => {
    expect(blocked(out(way), [4, 9, 12])).toMatchObject({ kind: 'blocked', winners: [0], scores });
  });

  test('by how the round ended: different points for going out and for a block', () => {
    const rules: Rules = {
      ...draw,
      score: { out: { kind: 'fixed', points: 2 }, blocked: { kind: 'nothing' } },
    };
    expect(goesOut(rules, [0, 11, 5]).scores).toEqual([2, 0, 0]);
    expect(blocked(rules, [4, 9, 12]).scores).toEqual([0, 0, 0]);
  });
});

describe('who wins a blocked round', () => {
  test('the lowest total of pips, not the fewest tiles', () => {
    expect(blocked(draw, [12, 9, 4]).winners).toEqual([2]);
  });

  test('round.blocked: nobody means no winner, whatever the hands', () => {
    const rules: Rules = { ...draw, round: { blocked: 'nobody', tie: 'nobody' } };
    expect(blocked(rules, [4, 9, 12])).toMatchObject({ winners: [], winningSeat: null, tied: false });
    expect(blocked(ownHands, [4, 4, 12])).toMatchObject({ winners: [], tied: false, scores: [4, 4, 12] });
  });

  test('round.tie: nobody: equal lowest hands win nothing', () => {
    expect(blocked(draw, [4, 4, 12])).toMatchObject({ winners: [], tied: true, scores: [0, 0, 0] });
  });

  test('equal hands that aren’t lowest are no tie', () => {
    expect(blocked(draw, [9, 4, 9])).toMatchObject({ winners: [1], tied: false });
  });

  test('round.tie: shared: all the lowest win, and nobody is the one winner', () => {
    const shared: Rules = {
      ...out({ kind: 'fixed', points: 1 }),
      round: { blocked: 'lowest-hand', tie: 'shared' },
    };
    expect(blocked(shared, [4, 4, 12])).toMatchObject({
      winners: [0, 1],
      winningSeat: null,
      tied: true,
      scores: [1, 1, 0],
    });
  });
});

describe('partners: seats 0 and 2 against 1 and 3', () => {
  test('going out wins for the side; the points are the two opponents’ hands', () => {
    expect(goesOut(minusOwn, [0, 5, 30, 6], pairs)).toMatchObject({ winners: [0], scores: [11, 0] });
  });

  test('all-hands counts the partner’s hand too', () => {
    expect(goesOut(allHands, [0, 5, 30, 6], pairs).scores).toEqual([41, 0]);
  });

  test('lowest-hand gives the round to the side of the lowest hand, though its sum is higher', () => {
    expect(blocked(minusOwn, [2, 10, 30, 12], pairs)).toMatchObject({
      winners: [0],
      winningSeat: 0,
      scores: [20, 0],
    });
  });

  test('lowest-side adds both hands, and own is that sum', () => {
    const bySide: Rules = { ...minusOwn, round: { blocked: 'lowest-side', tie: 'nobody' } };
    // 32 against 22; 32 - 22 = 10.
    expect(blocked(bySide, [2, 10, 30, 12], pairs)).toMatchObject({
      winners: [1],
      winningSeat: 1,
      scores: [0, 10],
    });
  });

  test('partners equal with each other are no tie', () => {
    expect(blocked(minusOwn, [3, 5, 3, 9], pairs)).toMatchObject({
      winners: [0],
      tied: false,
      scores: [11, 0],
    });
  });

  test('of equal partners the one whose turn came first is the winning seat', () => {
    expect(blocked(draw, [3, 5, 3, 9], pairs, 1).winningSeat).toBe(2);
    expect(blocked(draw, [3, 5, 3, 9], pairs, 3).winningSeat).toBe(0);
    const against: Rules = { ...draw, direction: 'counterclockwise' };
    expect(blocked(against, [3, 5, 3, 9], pairs, 1).winningSeat).toBe(0);
  });

  test('equal lowest hands on both sides are a tie', () => {
    expect(blocked(draw, [3, 3, 8, 9], pairs)).toMatchObject({ winners: [], tied: true, scores: [0, 0] });
  });

  test('each side writes down both its hands', () => {
    expect(goesOut(ownHands, [0, 5, 30, 6], pairs).scores).toEqual([30, 11]);
  });
});

test('two players: what the other one holds', () => {
  expect(goesOut(draw, [16, 0], two)).toMatchObject({ winners: [1], scores: [0, 16] });
});

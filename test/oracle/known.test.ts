import { describe, expect, test } from 'vitest';
import { randomOf } from '../../src/domino/random.js';
import { tilesOfSet } from '../../src/domino/set.js';
import { pipTotal } from '../../src/domino/tile.js';
import { Round } from '../../src/engine/round.js';
import { roundEnd } from '../../src/engine/score.js';
import { simulate } from '../../src/engine/simulate/simulate.js';
import type { Rules, Seating } from '../../src/variant/rules.js';
import { block, chain, draw, family, four, pairs, three, tiles, two } from '../engine/games.js';
import { at, make } from '../engine/position.js';

/** Numbers that other programs and calculations came to. */

test.each([
  [3, 10, 30],
  [6, 28, 168],
  [9, 55, 495],
  [12, 91, 1092],
  [18, 190, 3420],
])('the double-%i set has %i tiles with %i pips', (highest, count, pips) => {
  const set = tilesOfSet(highest);
  expect([set.length, pipTotal(set)]).toEqual([count, pips]);
});

test('all hands, partners: 12, nothing, 10 and 10 are 32 points (docstring of abw333/dominoes)', () => {
  const left = ['2-3 1-3 1-2', '', '4-4 0-2', '3-3 0-0 2-2'].map((hand) => pipTotal(tiles(hand)));
  const allHands: Rules = { ...block, score: { out: { kind: 'all-hands' }, blocked: { kind: 'all-hands' } } };
  expect(roundEnd(allHands, pairs, { out: 1, handPips: left, leader: 0 }).scores).toEqual([0, 32]);
});

test('two players, seven each: 69 is the most that a round can bring (OpenSpiel’s block dominoes)', () => {
  const heaviest = '6-6 5-6 4-6 5-5 3-6 4-5 2-6';
  const round = at(block, two, { line: '0-1', hands: ['0-0', heaviest] });
  make(round, '0-0 left, leaves 0');
  expect(round.outcome?.scores).toEqual([69, 0]);
});

describe('how often, by calculation', () => {
  /** The share of deals of which something is true, over so many seeds. */
  function share(rules: Rules, seating: Seating, deals: number, isTrue: (round: Round) => boolean): number {
    const random = randomOf(77);
    const round = Round.deal(rules, seating, random);
    let found = 0;
    for (let count = 0; count < deals; count++) {
      round.dealAgain(random);
      if (isTrue(round)) found++;
    }
    return found / deals;
  }

  test.each([
    // C(21, 14) / C(28, 14) and C(21, 15) / C(28, 15).
    ['two with seven each', two, 116280 / 40116600],
    ['three with five each', three, 54264 / 37442160],
  ])('nobody holds a double: %s', (_, seating, chance) => {
    const found = share(family, seating, 60_000, (round) => round.lead.by?.kind === 'heaviest-tile');
    // Four standard deviations of 60,000 deals.
    expect(Math.abs(found - chance)).toBeLessThan(4 * Math.sqrt(chance / 60_000));
  });

  test.each([
    ['two players', two, 22 / 378],
    ['three players', three, 0.086],
    ['four players', four, 0.099],
  ])('turned-up tiles are equal and highest: %s', (_, seating, chance) => {
    const rules: Rules = { ...draw, lead: { ...draw.lead, first: [{ kind: 'drawn-tile' }] } };
    const found = share(rules, seating, 20_000, (round) => round.lead.drawn.length > 1);
    expect(Math.abs(found - chance)).toBeLessThan(0.008);
  });
});

describe('what can’t be in double-three-chain', () => {
  test('a blocked round of three players is never a tie', () => {
    const found = simulate(chain, three, { rounds: 20_000, seed: 5 });
    expect(found.blocked).toBeGreaterThan(0);
    expect(found.tied).toBe(0);
  });
});

import { describe, expect, test } from 'vitest';
import { variantSchema } from '../../src/variant/schema/schema.js';
import { MINIMAL } from '../support/minimal.js';

/** A small file and what a test writes over it; the schema alone judges it, not whether its rules make sense together. */
const file = (more: Readonly<Record<string, unknown>>) => ({ ...MINIMAL, ...more });
const steps = (step: object) => ({ examples: [{ name: 'x', line: ['1-2'], steps: [step] }] });
const scored = (more: object) => ({ examples: [{ name: 'x', out: 'Ana', left: { Ben: 1 }, ...more }] });
const tiles = (count: number) => Array.from({ length: count }, () => '1-2');

/** Every number that a file may hold, the least and the most of it, as the cookbook and the problems tell them. */
const NUMBERS: readonly (readonly [string, number, number, (value: number) => Record<string, unknown>])[] = [
  ['set.highest', 3, 18, (highest) => ({ set: { highest } })],
  ['players', 2, 10, (players) => ({ players })],
  ['players, from', 2, 10, (from) => ({ players: `${from}-10` })],
  ['players, to', 2, 10, (to) => ({ players: `2-${to}` })],
  ['minutes', 1, 999, (minutes) => ({ minutes })],
  ['minutes, to', 1, 999, (to) => ({ minutes: `1-${to}` })],
  ['deal', 1, 190, (deal) => ({ deal })],
  ['a row of deal', 1, 190, (each) => ({ deal: { 2: each } })],
  ['draw.leave', 0, 190, (leave) => ({ draw: { leave } })],
  ['score.round', 1, 1000, (round) => ({ score: { round } })],
  ['score.round.out', 1, 1000, (out) => ({ score: { round: { out } } })],
  ['score.round.blocked', 1, 1000, (blocked) => ({ score: { round: { out: 1, blocked } } })],
  ['match.points', 1, 10_000, (points) => ({ match: { points } })],
  ['a row of match.points', 1, 10_000, (points) => ({ match: { points: { 2: points } } })],
  ['match.rounds', 1, 100, (rounds) => ({ match: { rounds } })],
  ['an example’s players', 2, 10, (players) => scored({ players })],
  ['a seat in an example', 1, 10, (out) => scored({ out })],
  ['pips left', 0, 100_000, (Ben) => scored({ left: { Ben } })],
  ['points before', 0, 100_000, (Ana) => scored({ before: { Ana } })],
  ['scores', 0, 100_000, (Ana) => scored({ scores: { Ana } })],
  ['totals', 0, 100_000, (Ana) => scored({ totals: { Ana } })],
  ['the end a tile goes to', 0, 18, (at) => steps({ play: '1-2', at })],
  ['the value a tile leaves', 0, 18, (leaves) => steps({ play: '1-2', leaves })],
  ['open ends', 0, 18, (end) => steps({ play: '1-2', ends: [end] })],
  [
    'tiles in the boneyard',
    0,
    190,
    (boneyard) => ({ examples: [{ name: 'x', boneyard, line: ['1-2'], steps: [{ play: '1-2' }] }] }),
  ],
];

/** Every list and text that has a longest (or a shortest) length. */
const LENGTHS: typeof NUMBERS = [
  ['a title', 1, 60, (length) => ({ title: 'x'.repeat(length) })],
  ['the game that a file extends', 1, 200, (length) => ({ extends: 'x'.repeat(length) })],
  ['tiles taken out', 0, 190, (length) => ({ set: { highest: 3, without: tiles(length) } })],
  ['ways to find a leader', 1, 12, (length) => ({ lead: { first: Array(length).fill('lot') } })],
  ['choices', 0, 20, (length) => ({ choices: Array(length).fill({ deal: 4 }) })],
  ['examples', 0, 200, (length) => ({ examples: Array(length).fill({ name: 'x', drop: true }) })],
  ['an example’s name', 1, 60, (length) => ({ examples: [{ name: 'x'.repeat(length), drop: true }] })],
  ['names of players', 2, 10, (length) => scored({ players: Array(length).fill('Ana') })],
  ['a player’s name', 1, 24, (length) => scored({ players: ['Ana', 'x'.repeat(length)] })],
  ['a side’s name', 1, 60, (length) => scored({ out: 'x'.repeat(length) })],
  ['winners', 0, 10, (length) => scored({ winners: Array(length).fill('Ana') })],
  ['tiles left', 0, 190, (length) => scored({ left: { Ben: tiles(length) } })],
  [
    'steps',
    1,
    190,
    (length) => ({ examples: [{ name: 'x', line: ['1-2'], steps: Array(length).fill({ pass: true }) }] }),
  ],
  [
    'a line',
    0,
    190,
    (length) => ({ examples: [{ name: 'x', line: tiles(length), steps: [{ pass: true }] }] }),
  ],
  ['tiles drawn in a turn', 0, 190, (length) => steps({ draws: tiles(length) })],
  ['ends of a line', 0, 10, (length) => steps({ ends: Array(length).fill(1) })],
  [
    'rounds of drawing for the lead',
    1,
    20,
    (length) => ({ examples: [{ name: 'x', drawn: Array(length).fill({ Ana: '1-2' }) }] }),
  ],
];

const taken = (more: Record<string, unknown>) => variantSchema.safeParse(file(more)).success;

describe.each([...NUMBERS, ...LENGTHS])('%s', (_, least, most, written) => {
  test(`from ${least} to ${most}, no less and no more`, () => {
    expect([taken(written(least)), taken(written(most))]).toEqual([true, true]);
    // No list is shorter than empty.
    if (least > 0 || !LENGTHS.some(([, , , other]) => other === written))
      expect(taken(written(least - 1))).toBe(false);
    expect(taken(written(most + 1))).toBe(false);
  });
});

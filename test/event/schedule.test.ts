import { describe, expect, test } from 'vitest';
import { MOVEMENTS, type Shape, scheduleOf } from '../../src/event/schedule.js';
import type { Partnering } from '../../src/event/seating.js';
import { counted } from './counted.js';

const evenly = (tables: number, size: number) => Array.from({ length: tables }, () => size);
const shape = (
  sizes: readonly number[],
  rounds: number,
  partners: Partnering = 'single',
  more: Partial<Shape> = {},
): Shape => ({
  people: sizes.reduce((sum, size) => sum + size, 0),
  sizes,
  rounds,
  movement: 'meet-most',
  partners,
  seed: 1,
  ...more,
});

/**
 * The most rounds in which nobody meets anybody twice, by tables and places at each, as published. Handbook: Colbourn and Dinitz,
 * Handbook of Combinatorial Designs, second edition (2007).
 */
const GOLFERS: readonly (readonly [tables: number, size: number, rounds: number, source: string])[] = [
  [3, 3, 4, 'affine plane of order 3 (Bose 1938)'],
  [4, 3, 4, 'no nearly Kirkman system of 12: Handbook IV.5'],
  [5, 3, 7, 'fifteen schoolgirls (Kirkman 1850)'],
  [6, 3, 8, 'nearly Kirkman system of 18 (Baker and Wilson 1977)'],
  [7, 3, 10, 'Kirkman system of 21 (Ray-Chaudhuri and Wilson 1971)'],
  [8, 3, 11, 'nearly Kirkman system of 24 (Baker and Wilson 1977)'],
  [9, 3, 13, 'lines of the affine space of 27 points (Bose 1938)'],
  [10, 3, 14, 'nearly Kirkman system of 30 (Baker and Wilson 1977)'],
  [13, 3, 19, 'Kirkman system of 39 (Ray-Chaudhuri and Wilson 1971)'],
  [4, 4, 5, 'affine plane of order 4 (Bose 1938)'],
  [5, 4, 5, 'no resolvable group divisible design 2^10: Handbook IV.5'],
  [6, 4, 7, 'resolvable group divisible design 3^8 (Shen 1987)'],
  [7, 4, 9, 'resolvable design of 28 (Bose 1939)'],
  [9, 4, 11, 'resolvable group divisible design 3^12: Handbook IV.5'],
  [10, 4, 13, 'resolvable design of 40 (Bose 1939)'],
  [5, 5, 6, 'affine plane of order 5 (Bose 1938)'],
  [7, 7, 8, 'affine plane of order 7 (Bose 1938)'],
  [8, 8, 9, 'affine plane of order 8 (Bose 1938)'],
];

describe('everyone meets as many others as possible', () => {
  test.each(GOLFERS)('%i tables of %i, %i rounds: nobody meets twice (%s)', (tables, size, rounds) => {
    const wanted = shape(evenly(tables, size), rounds);
    const found = counted(scheduleOf(wanted).rounds, wanted.people);
    expect(found.complete).toBe(true);
    expect(found.sizes).toEqual(Array.from({ length: rounds }, () => evenly(tables, size).join(' ')));
    expect(found.together.filter((times) => times > 1)).toEqual([]);
  });

  test('two at a table meet everyone once in one round less than there are people (Kirkman 1847)', () => {
    for (const people of [2, 6, 40]) {
      const wanted = shape(evenly(people / 2, 2), people - 1);
      expect(new Set(counted(scheduleOf(wanted).rounds, people).together)).toEqual(new Set([1]));
    }
  });

  test('in more rounds than all can meet in, meetings are shared out evenly', () => {
    const wanted = shape(evenly(4, 4), 10);
    expect(new Set(counted(scheduleOf(wanted).rounds, 16).together)).toEqual(new Set([2]));
  });

  test('tables of two sizes and people without a seat are as good', () => {
    for (const [people, sizes, rounds] of [
      [38, [...evenly(8, 4), 3, 3], 6],
      [41, [5, ...evenly(9, 4)], 6],
      [42, evenly(10, 4), 6],
    ] as const) {
      const found = counted(scheduleOf(shape(sizes, rounds, 'single', { people })).rounds, people);
      expect(found.complete).toBe(true);
      expect(new Set(found.sizes)).toEqual(new Set([sizes.join(' ')]));
      expect(found.together.filter((times) => times > 1)).toEqual([]);
      expect(Math.max(...found.sitsOut)).toBeLessThan(2);
    }
  });

  test('200 people at tables of 10 and of 4 are seated in seconds', () => {
    for (const [sizes, rounds] of [
      [evenly(20, 10), 5],
      [evenly(50, 4), 12],
    ] as const) {
      const found = counted(scheduleOf(shape(sizes, rounds)).rounds, 200);
      expect(found.complete).toBe(true);
      expect(found.together.filter((times) => times > 1)).toEqual([]);
    }
  }, 30_000);
});

describe('partners who change', () => {
  /** Whist tournaments (Moore 1896; for all numbers Baker 1975): each the other's partner once and opponent twice. */
  test.each([4, 8, 12, 16, 20, 24, 28, 32, 36, 40])(
    '%i people are partners once and opponents twice',
    (people) => {
      const found = counted(scheduleOf(shape(evenly(people / 4, 4), people - 1, 'changed')).rounds, people);
      expect(found.complete).toBe(true);
      expect(new Set(found.partners)).toEqual(new Set([1]));
      expect(new Set(found.opponents)).toEqual(new Set([2]));
    },
  );

  test.each([5, 9, 13, 17, 21, 25, 29, 33])(
    'of %i people one sits out each round, and all is even',
    (people) => {
      const sizes = evenly((people - 1) / 4, 4);
      const found = counted(scheduleOf(shape(sizes, people, 'changed', { people })).rounds, people);
      expect(found.complete).toBe(true);
      expect(new Set(found.partners)).toEqual(new Set([1]));
      expect(new Set(found.opponents)).toEqual(new Set([2]));
      expect(new Set(found.sitsOut)).toEqual(new Set([1]));
    },
  );

  test('in a short evening nobody has a partner or an opponent twice', () => {
    const found = counted(scheduleOf(shape(evenly(10, 4), 6, 'changed')).rounds, 40);
    expect(Math.max(...found.partners)).toBe(1);
    expect(Math.max(...found.opponents)).toBe(1);
  });
});

describe('partners who stay together', () => {
  test('pairs named one after the other sit opposite, and meet every other pair once', () => {
    const { rounds } = scheduleOf(shape(evenly(10, 4), 19, 'kept'));
    const found = counted(rounds, 40);
    expect(found.complete).toBe(true);
    expect(found.partners.filter((times) => times === 19).length).toBe(20);
    expect(found.partners.filter((times) => times > 0).length).toBe(20);
    expect(new Set(found.opponents)).toEqual(new Set([0, 1]));
    for (const { tables } of rounds) {
      for (const [one = 0, , partner] of tables)
        expect(Math.floor(one / 2)).toBe(Math.floor((partner ?? 0) / 2));
    }
  });

  test('of an odd number of pairs one sits out, each as seldom as the others', () => {
    const found = counted(scheduleOf(shape(evenly(10, 4), 21, 'kept', { people: 42 })).rounds, 42);
    expect(new Set(found.sitsOut)).toEqual(new Set([1]));
  });
});

test('who stays at a table sits as named, and of winners and losers only the first round is known', () => {
  const first = [
    [0, 1, 2],
    [3, 4, 5],
  ];
  const stay = scheduleOf(shape([3, 3], 4, 'single', { movement: 'fixed' })).rounds;
  expect(stay.map(({ tables }) => tables)).toEqual([first, first, first, first]);
  const climb = scheduleOf(shape([3, 3], 4, 'single', { movement: 'winners-up' })).rounds;
  expect(climb.map(({ tables }) => tables)).toEqual([first]);
});

test.each(MOVEMENTS)('the same seed gives the same schedule (%s), another seed another', (movement) => {
  const wanted = shape([5, 4, 4, 4], 3, 'single', { movement, people: 18 });
  expect(scheduleOf(wanted)).toEqual(scheduleOf(wanted));
  if (movement === 'meet-most') expect(scheduleOf({ ...wanted, seed: 2 })).not.toEqual(scheduleOf(wanted));
});

test('the measure that is told is the one that a plain count finds', () => {
  const wanted = shape(evenly(4, 4), 6);
  const { rounds, measure } = scheduleOf(wanted);
  const { together } = counted(rounds, 16);
  expect(measure.meet).toEqual({
    pairs: together.filter((times) => times > 0).length,
    ideal: 2,
    above: together.filter((times) => times > 2).length,
    most: Math.max(...together),
  });
  const whist = scheduleOf(shape(evenly(2, 4), 7, 'changed')).measure;
  expect(whist.partner).toEqual({ pairs: 28, ideal: 1, above: 0, most: 1 });
  expect(whist.meet).toEqual({ pairs: 28, ideal: 2, above: 0, most: 2 });
});

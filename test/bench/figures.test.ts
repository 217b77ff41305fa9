import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Figure, isMet, median, PARTS, ratio } from '../../bench/figure.js';
import { type Kept, sinceKept } from '../../bench/kept.js';
import { tableOf } from '../../bench/table.js';

const list: Figure = {
  part: 'start-up',
  name: 'list',
  unit: 'times',
  value: 3,
  ms: 120,
  mb: 80.4,
  cpu: 2.5,
  goal: { bound: 'most', value: 2.2 },
};
const kept: Kept = { of: '1.0.0', node: '20.19.0', figures: { 'start-up: list (times)': 6 } };

test('the middle sample stands for all, of an even number the mean of the two in the middle', () => {
  expect(median([9, 1, 2])).toBe(2);
  expect(median([10, 100, 2, 9])).toBe(9.5);
  expect(() => median([])).toThrow();
});

test('a ratio is taken round by round, so that a machine that is slow for a while changes nothing', () => {
  // Three quiet rounds of 40 ms and 80 ms, and two in which all takes ten times as long.
  expect(ratio([80, 800, 80, 800, 80], [40, 400, 40, 400, 40])).toBe(2);
  // By hand: 100 : 50 = 2, 90 : 60 = 1.5, 120 : 40 = 3; the medians alone, 100 and 50, say 2 as well, but 90 and 40 don't meet.
  expect(ratio([100, 90, 120], [50, 60, 40])).toBe(2);
  // By hand: 10 : 10 = 1, 30 : 10 = 3, 40 : 20 = 2; the medians alone would say 3.
  expect(ratio([10, 30, 40], [10, 10, 20])).toBe(2);
  expect(() => ratio([1], [1, 2])).toThrow();
});

test('a goal is met up to its bound, whichever way it bounds', () => {
  const at = (bound: 'most' | 'least', value: number) =>
    isMet({ ...list, value, goal: { bound, value: 2.2 } });
  expect([at('most', 2.2), at('most', 2.21), at('least', 2.2), at('least', 2.19)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const { goal: _, ...open } = list;
  expect(isMet(open)).toBeUndefined();
});

test('a figure is compared with what was kept of the same thing in the same unit', () => {
  expect(sinceKept(list, kept)).toBe(0.5);
  expect(sinceKept({ ...list, unit: 'ms' }, kept)).toBeUndefined();
  expect(sinceKept({ ...list, name: 'check' }, kept)).toBeUndefined();
});

test('the table says of a figure how long, how much memory, the ratio, the goal, whether met, and against the kept one', () => {
  const [row] = tableOf([list], kept)
    .split('\n')
    .filter((line) => line.startsWith('  list'));
  expect(row?.trim().split(/ {2,}|(?<=≤ [\d.]+) /)).toEqual([
    'list',
    '120',
    '80',
    '2.50',
    '3.00 x',
    '≤ 2.2',
    'not yet',
    '0.50',
  ]);
});

test('the kept figures are of a release and a runtime, each of a part that the bench has, and a positive number', () => {
  const { of, node, figures } = JSON.parse(readFileSync('bench/kept.json', 'utf8')) as Kept;
  expect(of).toMatch(/^\d+\.\d+\.\d+$/);
  expect(node).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Object.keys(figures).length).toBeGreaterThan(10);
  for (const [key, value] of Object.entries(figures)) {
    expect(key).toMatch(new RegExp(`^(${PARTS.join('|')}): .+ \\((times|ms|MB|kB|rounds/s)\\)$`));
    expect(value).toBeGreaterThan(0);
  }
});

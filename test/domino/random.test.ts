import { describe, expect, it } from 'vitest';
import { randomOf, shuffle } from '../../src/domino/random.js';

function drawn(seed: number, stream: number, bound: number, count: number): number[] {
  const random = randomOf(seed, stream);
  return Array.from({ length: count }, () => random.below(bound));
}

describe('chance', () => {
  it('is the same for the same seed and stream, and another for others', () => {
    expect(drawn(1, 0, 1000, 20)).toEqual(drawn(1, 0, 1000, 20));
    expect(drawn(1, 0, 1000, 20)).not.toEqual(drawn(2, 0, 1000, 20));
    expect(drawn(1, 0, 1000, 20)).not.toEqual(drawn(1, 1, 1000, 20));
  });

  it('gives each value about equally often', () => {
    const counts = new Array(7).fill(0);
    for (const value of drawn(3, 0, 7, 70_000)) counts[value]++;
    // Chi-squared with 6 degrees of freedom passes 22.5 once in a thousand.
    const squares = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(squares).toBeLessThan(22.5);
  });

  it('mixes a list into each of its orders about equally often', () => {
    const random = randomOf(5);
    const orders = new Map<string, number>();
    for (let round = 0; round < 24_000; round++) {
      const list = ['a', 'b', 'c', 'd'];
      shuffle(list, random);
      orders.set(list.join(''), (orders.get(list.join('')) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    // 23 degrees of freedom: 49.7 once in a thousand.
    const squares = [...orders.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(squares).toBeLessThan(49.7);
  });
});

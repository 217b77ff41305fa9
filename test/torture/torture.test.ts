import { expect, onTestFinished, test } from 'vitest';
import { thorough } from '../support/thorough.js';
import { limited, type Tried } from './counts.js';
import { inputOf } from './input.js';
import { benchIn } from './judge.js';
import { tryInput } from './trier.js';

test('broken files and command lines give a kit, a good file or problems', async () => {
  const bench = benchIn();
  onTestFinished(bench.clear);
  const tried: Tried[] = [];
  for (let number = 0; number < (thorough ? 3000 : 150); number++)
    tried.push(await tryInput(7, number, bench));
  // What files of tests before this one left in memory is not counted.
  const faults = tried
    .map((one) => ({ ...one, outcome: limited({ ...one, memory: 0 }) }))
    .filter(({ outcome }) => outcome.fault);
  expect(faults).toEqual([]);
  for (const end of ['refused', 'fine', 'made'])
    expect(tried.map(({ outcome }) => outcome.end)).toContain(end);
}, 600_000);

test('an input is the same whenever it is asked for', () => {
  expect(inputOf(1, 17)).toEqual(inputOf(1, 17));
  expect(inputOf(1, 17)).not.toEqual(inputOf(2, 17));
});

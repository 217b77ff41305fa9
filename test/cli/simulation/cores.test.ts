import { expect, test } from 'vitest';
import { workersFor } from '../../../src/cli/simulation/cores.js';

test.each([
  ['all cores when nobody says how many', 1000, undefined, 8, 8],
  ['as many as are asked for', 1000, 3, 8, 3],
  ['no more than there are cores', 1000, 256, 2, 2],
  ['one for each 8 pieces', 20, 8, 8, 3],
])('a simulation is done by %s', (_, pieces, asked, cores, workers) => {
  expect(workersFor(pieces, asked, cores)).toBe(workers);
});

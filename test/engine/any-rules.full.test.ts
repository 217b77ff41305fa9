import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { named, possible } from '../support/possible-values.js';
import { valuesOf } from '../support/rule-facts.js';
import { anyRules } from './any-rules.js';

describe('random rounds of random valid rules', () => {
  test('every value that the schema has is among them', () => {
    const many = fc.sample(anyRules, { numRuns: 600, seed: 1 });
    const found = new Set(
      many.flatMap((rules) =>
        Object.entries(valuesOf(rules)).flatMap(([key, values]) =>
          values.map((value) => named({ key, value })),
        ),
      ),
    );
    expect(possible.map(named).filter((value) => !found.has(value))).toEqual([]);
  });
});

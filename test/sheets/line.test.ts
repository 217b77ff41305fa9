import { expect, test } from 'vitest';
import { drawnDoubles, lineStamps } from '../../src/sheets/line.js';
import { checkedOf } from '../support/shipped.js';

const { rules } = checkedOf('double-three-chain');
const withDoubles = (doubles: 'across' | 'straight' | 'either') =>
  drawnDoubles({ ...rules, line: { ...rules.line, doubles } });

test('doubles are drawn as the rules lay them, and across where a table may choose', () => {
  expect(withDoubles('across')).toBe('across');
  expect(withDoubles('straight')).toBe('straight');
  expect(withDoubles('either')).toBe('across');
});

test('every half of the set can be drawn', () => {
  expect(Object.keys(lineStamps(rules))).toEqual(['half-0', 'half-1', 'half-2', 'half-3']);
});

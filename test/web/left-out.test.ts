import { expect, test } from 'vitest';
import { leftOutText, namesIn } from '../../src/web/ui/view/left-out.js';

test('tiles that are left out are written as a file writes them, in the order of the set', () => {
  const set = ['0-0', '0-1', '1-1'];
  expect(leftOutText(['1-1', '0-0'], set)).toBe('[0-0, 1-1]');
  expect(leftOutText([], set)).toBe('[]');
  expect(namesIn('[0-0, 1-1]')).toEqual(['0-0', '1-1']);
  expect(namesIn('[]')).toEqual([]);
});

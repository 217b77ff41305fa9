import { expect, test } from 'vitest';
import { nearest } from '../src/nearest.js';

const games = ['block', 'draw', 'draw-when-stuck', 'family-draw', 'one-page-draw', 'penalty-draw'];

test.each([
  ['blok', 'block'], // a letter missing
  ['blokc', 'block'], // two swapped
  ['bock', 'block'],
  ['blockk', 'block'], // one too many
  ['dreaw', 'draw'],
  ['Draw', 'draw'], // capitals
  ['family draw', 'family-draw'], // a space or underscore for the hyphen
  ['family_draw', 'family-draw'],
  ['familydraw', 'family-draw'],
  ['penalty', 'penalty-draw'], // only how it begins
  ['draw-when', 'draw-when-stuck'],
  ['chess', undefined],
  ['', undefined],
  ['x', undefined],
  ['xxxx', undefined],
  ['d'.repeat(1000), undefined],
])('%s: did you mean %s?', (typed, meant) => {
  expect(nearest(typed, games)).toBe(meant);
});

test('the nearest of several, and the first of equals', () => {
  expect(nearest('winer', ['winning-side', 'winner'])).toBe('winner');
  expect(nearest('cat', ['bat', 'hat'])).toBe('bat');
  expect(nearest('anything', [])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { shortened } from '../../src/web/desk/shelf.js';

test('a card has as many whole sentences as are read at a glance, and none after one that is left out', () => {
  const long = `Draw ${'one more '.repeat(10)}tile.`;
  expect(shortened(['No drawing. Say “pass”.', 'Play on.'])).toBe('No drawing. Say “pass”. Play on.');
  expect(shortened(['You may draw, but not pass.', `${long} ${long} Then play.`])).toBe(
    `You may draw, but not pass. ${long}`,
  );
  expect(shortened(['You may draw.', `${long.repeat(2)}`, 'Then play.'])).toBe('You may draw.');
  // One that is too long alone is said whole.
  expect(shortened([long.repeat(2), 'Then play.'])).toBe(long.repeat(2));
});

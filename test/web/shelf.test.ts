import { beforeAll, describe, expect, test } from 'vitest';
import { gamesIn, shortened } from '../../src/web/desk/shelf.js';
import type { Stock } from '../../src/web/desk/stock.js';
import { languages } from '../support/languages.js';
import { stockFrom } from '../support/stock.js';

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

let stock: Stock;
beforeAll(async () => {
  stock = await stockFrom();
});

describe('a card of a game that extends no other', () => {
  test('says what tells it from the others: the lead, the deal, what is scored', async () => {
    const cards = new Map((await gamesIn('en', stock)).map(({ id, sentence }) => [id, sentence]));
    // Only here the highest double leads; only here all are dealt 7; only here everyone counts their own pips.
    expect(cards.get('family-draw')).toMatch(/^Whoever holds the highest double leads/);
    expect(cards.get('one-page-draw')).toMatch(/^With 4 players, all the tiles are dealt/);
    expect(cards.get('penalty-draw')).toMatch(/everyone adds the pips left in their own hand/);
    expect(cards.get('block')).toBe('There is no drawing. If no tile fits, say “pass”.');
  });

  test.each(languages)('says something else than every other card: %s', async (language) => {
    const sentences = (await gamesIn(language, stock)).map(({ sentence }) => sentence);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    expect(sentences).not.toContain('');
  });
});

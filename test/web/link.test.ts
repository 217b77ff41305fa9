import { describe, expect, test } from 'vitest';
import { parseTile } from '../../src/domino/notation.js';
import { linkOf, wishIn } from '../../src/web/desk/link.js';
import type { Wish } from '../../src/web/protocol.js';
import { languages, wordsIn } from '../support/languages.js';
import { shipped, valueIn } from '../support/shipped.js';

const choice = { games: [...shipped.keys()], languages };

async function opened(fragment: string) {
  return wishIn(fragment, 'en', choice);
}

const [blank, mixed] = ['0-0', '3-5'].map((name) => parseTile(name));
if (blank === undefined || mixed === undefined) throw new Error('two tiles');

const everything: Wish = {
  game: 'penalty-draw',
  language: 'pt-PT',
  papers: ['a4', '210x297mm'],
  seating: { players: 4, partners: true },
  changes: { 'draw.when': 'any-turn', deal: '{2: 7, 3: 5, 4: 5}', 'lead.first': '[6-6, redeal]' },
  large: true,
  names: ['Ana', 'Χρήστος & Co', 'Zoë=1'],
  font: 'lexend',
  sheets: ['rules', 'host-key'],
  seed: 4_294_967_295,
  print: {
    tile: '40x20mm',
    faces: 'numerals',
    coloured: true,
    corners: 'square',
    lowInk: true,
    backs: 'short-edge',
    pattern: 'stars',
    offset: { x: 0.5, y: -1 },
    marks: 'front',
    margins: { top: 5, right: 6, bottom: 7.5, left: 8 },
    sets: 2,
    only: [blank, mixed],
    ofSets: [
      { tile: blank, set: 1 },
      { tile: mixed, set: 0 },
    ],
  },
};

describe('a link', () => {
  test('can be read, and is short where little was chosen', async () => {
    const wish: Wish = {
      game: 'draw',
      language: 'de',
      papers: ['a4', 'letter'],
      changes: { 'draw.when': 'stuck' },
    };
    expect(await linkOf(wish)).toBe('1/draw?lang=de&paper=a4,letter&set.draw.when=stuck');
  });

  test('holds everything that can be wished for', async () => {
    const link = await linkOf(everything);
    expect(link).toContain('&reprint=0-0,3-5,B:0-0,A:3-5');
    expect(link).toMatch(/^[\w/?&=.,:+%-]+$/);
    const found = await opened(`#${link}`);
    expect(found).toEqual({ ok: true, value: everything, notes: [] });
  });

  test('holds the sheets that are large where others aren’t', async () => {
    const wish: Wish = { game: 'draw', language: 'en', papers: ['a4'], large: ['rules', 'score-log'] };
    const link = await linkOf(wish);
    expect(link).toBe('1/draw?lang=en&paper=a4&large-print=rules,score-log');
    expect(valueIn(await opened(link), link)).toEqual(wish);
  });

  test('holds a file of one’s own', async () => {
    const text = `title: Größer # ${'comment '.repeat(50)}\nextends: draw\ndeal: 5\n`;
    const wish: Wish = { game: { name: 'größer.yaml', text }, language: 'en', papers: ['a4'] };
    const link = await linkOf(wish);
    expect(link.length).toBeLessThan(text.length / 2);
    expect(valueIn(await opened(link), link)).toEqual(wish);
  });
});

describe('of a broken link', () => {
  test.each([
    ['nothing', 'link.broken'],
    ['', 'link.broken'],
    ['2/draw?lang=de', 'link.version'],
    ['1/bridge?lang=de', 'link.game'],
    ['1/own?file=mine.yaml&text=AAAA', 'link.game'],
    ['1/own?lang=de', 'link.game'],
  ])('“%s” it is said what is wrong: %s', async (fragment, code) => {
    const found = await opened(fragment);
    expect(found.ok ? [] : found.problems.map((problem) => problem.code)).toEqual([code]);
  });

  test('what doesn’t belong there is named, and the rest holds', async () => {
    const link =
      '1/draw?lang=xx&players=99&backs=upside-down&colour=&reprint=0-0,9&constructor=1&deal=5&paper=letter&set.deal=5';
    const found = await opened(link);
    expect(valueIn(found, link)).toEqual({
      game: 'draw',
      language: 'en',
      papers: ['letter'],
      changes: { deal: '5' },
    });
    const notes = found.ok ? found.notes : [];
    expect(notes.map(({ params }) => ('name' in params ? params.name : ''))).toEqual([
      'lang',
      'players',
      'backs',
      'colour',
      'reprint',
      'constructor',
      'deal',
    ]);
    const [first] = notes;
    if (!first) throw new Error('a note');
    expect(wordsIn('en').problem(first)).toBe(
      'The link says “lang: xx”, which doesn’t belong there, so it is left out.',
    );
  });
});

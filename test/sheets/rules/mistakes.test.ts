import { describe, expect, test } from 'vitest';
import { agreedOn } from '../../../src/rulebook/agreed.js';
import { likelyMistakes } from '../../../src/rulebook/clauses/mistakes.js';
import { writerOf } from '../../../src/rulebook/clauses/sentence.js';
import { rulesSheet } from '../../../src/sheets/rules/rules.js';
import type { Words } from '../../../src/words/words.js';
import { languages, wordsIn } from '../../support/languages.js';
import { requestFor, type SheetWish, sheetText } from '../../support/sheet-text.js';
import { english, shipped } from '../../support/shipped.js';

/** What people get wrong, in the words of the sheet. */
const SAID = {
  blank: 'Don’t treat a blank as wild: it matches blanks only.',
  able: 'Don’t draw or pass if a tile you hold fits.',
  early: 'Don’t pass while you may still draw: draw first.',
  on: 'Don’t draw more than 1 tile a turn.',
  keeping: 'Don’t keep a drawn tile that fits: play it.',
  last1: 'Don’t draw the last tile: it stays in the boneyard.',
  last2: 'Don’t draw the last 2 tiles: they stay in the boneyard.',
  never: 'Don’t draw: the boneyard is never touched.',
  pass2: 'Don’t end a round on one pass: both must pass in a row.',
  pass: 'Don’t end a round on one pass: all must pass in a row.',
  count: 'Don’t count tiles after a block: count pips.',
  own: 'Don’t subtract the winner’s own pips.',
  minus: 'Don’t forget to subtract the winner’s own pips after a block.',
  low: 'Don’t aim for a high total: the lowest wins.',
  held: 'Don’t pass if a tile you hold fits: play one.',
  drew: 'Don’t call it a pass if a tile was drawn.',
  kept: 'Don’t call it a pass if a drawn tile that fits was kept.',
  again: 'Don’t play again after a double: it’s 1 tile a turn.',
  middle: 'Don’t play in the middle of the line or at a double’s side.',
  turn: 'Don’t take another turn once someone has gone out.',
} as const;
type Mistake = keyof typeof SAID;

/** Made in any game that ends when someone goes out and whose line has two ends. */
const ANY: readonly Mistake[] = ['again', 'middle', 'turn'];

/** All mistakes that these rules allow, the likeliest first: more than a sheet lists. */
function mistakesIn(game: string, wish: SheetWish = {}): readonly string[] {
  const { checked, scope } = requestFor(game, wish);
  return likelyMistakes(checked.rules, agreedOn(checked, scope, english), scope, writerOf(english)).map(
    ({ text }) => text,
  );
}
const told = (mistakes: readonly Mistake[]) => [...mistakes, ...ANY].map((mistake) => SAID[mistake]);

/** By hand, from what each game's text says of blanks, drawing, blocked rounds and points. */
const SHIPPED: Readonly<Record<string, readonly Mistake[]>> = {
  block: ['blank', 'never', 'pass', 'count', 'minus'],
  // A blank is a joker there.
  'block-blanks-wild': ['never', 'pass', 'count', 'minus'],
  // The lowest hand takes the others' pips whole.
  'block-winner-takes-all': ['blank', 'never', 'pass', 'count', 'own'],
  // Anyone may draw at any turn, so drawing though a tile fits is no mistake.
  draw: ['blank', 'held', 'early', 'last2', 'pass', 'count', 'minus'],
  'draw-eight-minus': ['blank', 'held', 'early', 'last2', 'pass', 'count', 'minus'],
  'draw-highest-double': ['blank', 'held', 'early', 'last2', 'pass', 'count', 'minus'],
  // Drawing only when stuck brings two more.
  'draw-when-stuck': ['blank', 'able', 'early', 'keeping', 'last2', 'pass', 'count', 'minus'],
  'family-draw': ['blank', 'able', 'early', 'keeping', 'pass', 'count', 'own'],
  'one-page-draw': ['blank', 'able', 'early', 'keeping', 'pass', 'count', 'own'],
  // One tile, which may be kept; a round wins nothing but the game.
  'double-three-chain': ['blank', 'able', 'on', 'pass', 'count', 'drew'],
  // For two; nobody wins a blocked round, everyone adds their own.
  'penalty-draw': ['blank', 'able', 'early', 'keeping', 'pass2', 'low'],
};

describe('what is often got wrong', () => {
  test('every shipped game is worked out here', () => {
    expect(Object.keys(SHIPPED).sort()).toEqual([...shipped.keys()].sort());
  });

  test.each(Object.entries(SHIPPED))('%s', (game, mistakes) => {
    expect(mistakesIn(game)).toEqual(told(mistakes));
  });

  const HOUSE: readonly (readonly [what: string, game: string, wish: SheetWish, readonly Mistake[]])[] = [
    [
      'a drawn tile that fits may be kept',
      'family-draw',
      { settings: ['draw={then: may-keep}'] },
      ['blank', 'able', 'early', 'pass', 'count', 'own', 'kept'],
    ],
    [
      'one tile a turn, and it must be played',
      'family-draw',
      { settings: ['draw={tiles: one}'] },
      ['blank', 'able', 'on', 'pass', 'count', 'own', 'drew'],
    ],
    [
      'one tile at any turn',
      'family-draw',
      { settings: ['draw={when: any-turn, tiles: one}'] },
      ['blank', 'held', 'on', 'pass', 'count', 'own', 'drew'],
    ],
    [
      'the last tile stays',
      'family-draw',
      { settings: ['draw={leave: 1}'] },
      ['blank', 'able', 'early', 'keeping', 'last1', 'pass', 'count', 'own'],
    ],
    [
      'jokers and no drawing',
      'family-draw',
      { settings: ['draw=never', 'line.wild=blanks'] },
      ['never', 'pass', 'count', 'own'],
    ],
    [
      'no drawing, and all tiles are dealt',
      'family-draw',
      { settings: ['draw=never', 'players=4', 'deal=7'] },
      ['blank', 'pass', 'count', 'own'],
    ],
    [
      'no tile is left by four players',
      'family-draw',
      { settings: ['deal=7'], seating: { players: 4 } },
      ['blank', 'pass', 'count', 'own'],
    ],
    [
      'for two players alone',
      'family-draw',
      { seating: { players: 2 } },
      ['blank', 'able', 'early', 'keeping', 'pass2', 'count', 'own'],
    ],
    [
      'nobody wins a blocked round',
      'block',
      { settings: ['round.blocked=nobody', 'score.round=opponents'] },
      ['blank', 'never', 'pass'],
    ],
    [
      'the winner takes every hand',
      'block',
      { settings: ['score.round=all-hands'] },
      ['blank', 'never', 'pass', 'count'],
    ],
    [
      'a round is worth 10 points',
      'block',
      { settings: ['score.round=10'] },
      ['blank', 'never', 'pass', 'count'],
    ],
    [
      'one tile a turn, where everybody writes down their own pips',
      'penalty-draw',
      { settings: ['draw={tiles: one, leave: 2}'] },
      ['blank', 'able', 'on', 'last2', 'pass2', 'low', 'drew'],
    ],
  ];
  test.each(HOUSE)('%s', (_, game, wish, mistakes) => {
    expect(mistakesIn(game, wish)).toEqual(told(mistakes));
  });
});

const normal = (text = '') => text.replaceAll(/\s+/gu, ' ');

/** Everything on the rule sheet of a game, and what is said of it. */
function printed(game: string, wish: SheetWish, words: Words = english) {
  const made = rulesSheet({ ...requestFor(game, wish), words });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return { text: normal(sheetText(made.value)), notes: made.notes };
}

describe('a rule sheet', () => {
  test('doesn’t call a mistake what is right for a table that ticked a box', () => {
    expect(mistakesIn('block')).toContain(SAID.blank);
    const settings = ['choices=[{ line.wild: blanks }]'];
    expect(mistakesIn('block', { settings })).toEqual(
      mistakesIn('block').filter((mistake) => mistake !== SAID.blank),
    );
  });

  test.each(['a4', 'letter'])('lists the same in every language on %s', (paper) => {
    for (const language of languages) {
      const words = wordsIn(language);
      const { text, notes } = printed('draw-highest-double', { paper }, words);
      expect(notes, language).toEqual([]);
      const { checked, scope } = requestFor('draw-highest-double', { paper });
      const [first, second, third, ...more] = likelyMistakes(
        checked.rules,
        agreedOn(checked, scope, words),
        scope,
        writerOf(words),
      );
      for (const listed of [first, second, third]) expect(text, language).toContain(normal(listed?.text));
      expect(text, language).not.toContain(normal(more[0]?.text));
    }
  });

  test('of somebody’s own rules goes overleaf where a page is too short, says so, and leaves nothing out', () => {
    const choices = ['draw.tiles: one', 'lead.with: any-tile', 'match.points: 50', 'line.doubles: either'];
    const more = ['lead.later: same-leader', 'direction: counterclockwise'];
    const worth = [5, 6, 7, 8, 9, 11, 12, 13, 14].map((points) => `score.round: ${points}`);
    const all = [...choices, ...more, ...worth].map((choice) => `{ ${choice} }`);
    const settings = [`choices=[${all.join(', ')}]`];
    const request = requestFor('draw-highest-double', { settings });
    expect(rulesSheet(request)).toMatchObject({ ok: false, problems: [{ code: 'paper.overflow' }] });
    const own = rulesSheet({ ...request, own: true });
    expect(own).toMatchObject({ ok: true, notes: [{ code: 'paper.overleaf', params: {} }] });
    if (!own.ok) return;
    expect(own.value.pages).toHaveLength(2);
    expect(own.value.duplex).toBe('long-edge');
    const text = normal(sheetText(own.value));
    for (const mistake of mistakesIn('draw-highest-double', { settings }).slice(0, 3)) {
      expect(text).toContain(normal(mistake));
    }
  });
});

import { describe, expect, test } from 'vitest';
import type { DrawRule, Rules } from '../../src/variant/rules.js';
import { block, draw, two } from './games.js';
import { at, legal, make } from './position.js';

function drawing(rule: DrawRule): Rules {
  return { ...draw, draw: rule };
}

describe('draw: never', () => {
  test('a stuck player passes at once, whatever lies in the boneyard', () => {
    const round = at(block, two, { line: '2-5', hands: ['0-1', '3-3'], boneyard: '2-2' });
    expect(legal(round)).toEqual(['pass']);
    expect(round.refusalOf({ kind: 'draw' })).toBe('never-draw');
  });
});

describe('draw.when: stuck', () => {
  const rules = drawing({ when: 'stuck', tiles: 'until-fit', then: 'must-play', leave: 0 });

  test('an able player may neither draw nor pass', () => {
    const round = at(rules, two, { line: '2-5', hands: ['2-6 0-1', '3-3'], boneyard: '4-4' });
    expect(legal(round)).toEqual(['2-6 left, leaves 6']);
    expect(round.refusalOf({ kind: 'draw' })).toBe('must-play');
    expect(round.refusalOf({ kind: 'pass' })).toBe('must-play');
  });

  test('a stuck player must draw before passing, and until one fits', () => {
    const round = at(rules, two, { line: '2-5', hands: ['0-1', '3-3'], boneyard: '4-4 6-6 5-6 2-2' });
    expect(legal(round)).toEqual(['draw']);
    expect(round.refusalOf({ kind: 'pass' })).toBe('must-draw');
    make(round, 'draw');
    make(round, 'draw');
    expect(legal(round)).toEqual(['draw']);
    make(round, 'draw');
    expect(legal(round)).toEqual(['5-6 right, leaves 6']);
  });

  test('must-play: a drawn tile that fits is played, not kept to draw on', () => {
    const round = at(rules, two, { line: '2-5', hands: ['0-1', '3-3'], boneyard: '5-6 2-2' });
    make(round, 'draw');
    for (const kind of ['keep', 'draw', 'pass'] as const)
      expect(round.refusalOf({ kind })).toBe('must-play-drawn');
  });

  test('with the boneyard gone and still no fit the same turn is a pass', () => {
    const round = at(rules, two, { line: '2-5', hands: ['0-1', '3-3'], boneyard: '4-4' });
    make(round, 'draw');
    expect(legal(round)).toEqual(['pass']);
    make(round, 'pass');
    expect(round.passes).toBe(1);
  });
});

describe('draw.leave', () => {
  const rules = drawing({ when: 'stuck', tiles: 'until-fit', then: 'must-play', leave: 2 });

  test('drawing stops at the tiles that are never drawn', () => {
    const round = at(rules, two, { line: '2-5', hands: ['0-1', '3-3'], boneyard: '4-4 5-5 2-2' });
    make(round, 'draw');
    expect(round.boneyardLeft).toBe(2);
    expect(legal(round)).toEqual(['pass']);
    expect(round.refusalOf({ kind: 'draw' })).toBe('nothing-to-draw');
  });
});

describe('draw.tiles: one', () => {
  const rules = drawing({ when: 'stuck', tiles: 'one', then: 'must-play', leave: 0 });

  test('one that doesn’t fit ends the turn by itself, and that is no pass', () => {
    const round = at(rules, two, { line: '2-5', hands: ['0-1', '3-3'], boneyard: '4-4 6-6 1-1' });
    make(round, 'draw');
    expect([round.turn, round.passes, round.handSize(0)]).toEqual([1, 0, 2]);
    make(round, 'draw');
    expect([round.turn, round.passes, round.outcome]).toEqual([0, 0, null]);
  });

  test('also when it was the last tile: two such turns don’t block the round', () => {
    const round = at(rules, two, { line: '2-5', hands: ['0-1', '3-3'], boneyard: '4-4' });
    make(round, 'draw');
    expect([round.turn, round.passes]).toEqual([1, 0]);
    make(round, 'pass');
    expect(round.outcome).toBeNull();
    make(round, 'pass');
    expect(round.outcome?.kind).toBe('blocked');
  });

  test('one that fits is played', () => {
    const round = at(rules, two, { line: '2-5', hands: ['0-1', '3-3'], boneyard: '2-5 6-6' });
    make(round, 'draw');
    expect(legal(round)).toEqual(['2-5 left, leaves 5', '2-5 right, leaves 2']);
    expect(round.refusalOf({ kind: 'draw' })).toBe('one-draw');
    expect(round.refusalOf({ kind: 'keep' })).toBe('must-play-drawn');
  });
});

describe('draw.then: may-keep', () => {
  test('a drawn tile that fits may be kept; the turn is over and it was no pass', () => {
    const rules = drawing({ when: 'stuck', tiles: 'one', then: 'may-keep', leave: 0 });
    const round = at(rules, two, { line: '2-5', hands: ['0-1', '3-3'], boneyard: '5-6 6-6' });
    make(round, 'draw');
    expect(legal(round)).toEqual(['5-6 right, leaves 6', 'keep']);
    make(round, 'keep');
    expect([round.turn, round.passes, round.handSize(0)]).toEqual([1, 0, 2]);
  });

  test('nothing else may be kept: not without a draw, not one that doesn’t fit', () => {
    const rules = drawing({ when: 'stuck', tiles: 'until-fit', then: 'may-keep', leave: 0 });
    const round = at(rules, two, { line: '2-5', hands: ['0-1', '3-3'], boneyard: '6-6 5-6' });
    expect(round.refusalOf({ kind: 'keep' })).toBe('must-draw');
    make(round, 'draw');
    expect(round.refusalOf({ kind: 'keep' })).toBe('must-draw');
    make(round, 'draw');
    expect(legal(round)).toEqual(['5-6 right, leaves 6', 'keep']);
    expect(round.refusalOf({ kind: 'draw' })).toBe('must-play');
  });
});

describe('draw.when: any-turn', () => {
  const rules = drawing({ when: 'any-turn', tiles: 'until-fit', leave: 0 });

  test('an able player may draw, stops at the first drawn fit, then plays any tile that fits', () => {
    const round = at(rules, two, { line: '2-5', hands: ['2-6 0-1', '3-3'], boneyard: '4-4 1-5 2-2' });
    expect(legal(round)).toEqual(['2-6 left, leaves 6', 'draw']);
    make(round, 'draw');
    expect(legal(round)).toEqual(['2-6 left, leaves 6', 'draw']);
    make(round, 'draw');
    expect(legal(round)).toEqual(['1-5 right, leaves 1', '2-6 left, leaves 6']);
    expect(round.refusalOf({ kind: 'draw' })).toBe('must-play-drawn');
    expect(round.refusalOf({ kind: 'pass' })).toBe('must-play-drawn');
    make(round, '2-6 left, leaves 6');
    expect(round.handSize(0)).toBe(3);
  });

  test('who has drawn in vain may still play what fitted before', () => {
    const round = at(rules, two, { line: '2-5', hands: ['2-6 0-1', '3-3'], boneyard: '4-4' });
    make(round, 'draw');
    expect(legal(round)).toEqual(['2-6 left, leaves 6']);
    expect(round.refusalOf({ kind: 'draw' })).toBe('nothing-to-draw');
    expect(round.refusalOf({ kind: 'pass' })).toBe('must-play');
  });

  test('a stuck player passes only when nothing may be drawn', () => {
    const round = at(rules, two, { line: '2-5', hands: ['0-1', '3-3'], boneyard: '4-4' });
    expect(legal(round)).toEqual(['draw']);
    make(round, 'draw');
    expect(legal(round)).toEqual(['pass']);
  });

  test('with one tile a turn: an able player still has to play, a stuck one’s turn is over', () => {
    const one = drawing({ when: 'any-turn', tiles: 'one', leave: 0 });
    const able = at(one, two, { line: '2-5', hands: ['2-6 0-1', '3-3'], boneyard: '4-4 6-6' });
    make(able, 'draw');
    expect(legal(able)).toEqual(['2-6 left, leaves 6']);
    expect(able.refusalOf({ kind: 'draw' })).toBe('one-draw');
    const stuck = at(one, two, { line: '2-5', hands: ['0-1', '3-3'], boneyard: '4-4 6-6' });
    make(stuck, 'draw');
    expect([stuck.turn, stuck.passes]).toEqual([1, 0]);
  });
});

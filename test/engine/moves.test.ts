import { describe, expect, test } from 'vitest';
import { LEFT, RIGHT } from '../../src/engine/types.js';
import type { Rules } from '../../src/variant/rules.js';
import { block, draw, tile, two } from './games.js';
import { at, legal, lineText, make } from './position.js';

const wild: Rules = { ...block, line: { doubles: 'across', wild: 'blanks' } };

describe('which plays there are', () => {
  test('a tile that fits both ends gives two moves', () => {
    const round = at(block, two, { line: '2-0 0-5', hands: ['2-5 0-1', '3-3'] });
    expect(legal(round)).toEqual(['2-5 left, leaves 5', '2-5 right, leaves 2']);
  });

  test('equal ends are one choice, and a tile gives one move', () => {
    const round = at(block, two, { line: '5-2 2-5', hands: ['5-6 0-1', '3-3'] });
    expect(legal(round)).toEqual(['5-6 right, leaves 6']);
  });

  test('with equal ends either of them may be named all the same', () => {
    const round = at(block, two, { line: '5-2 2-5', hands: ['5-6 0-1', '3-3'] });
    expect(round.play({ kind: 'play', tile: tile('5-6'), arm: LEFT, leaves: 6 })).toEqual({ ok: true });
    expect(lineText(round)).toBe('6-5 5-2 2-5');
  });

  test('a double fits with either half, which is one move at each end', () => {
    const round = at(block, two, { line: '2-5', hands: ['5-5 2-2', '3-3'] });
    expect(legal(round)).toEqual(['2-2 left, leaves 2', '5-5 right, leaves 5']);
  });

  test('a blank fits only a blank', () => {
    const round = at(block, two, { line: '0-5', hands: ['0-6 5-6 3-4', '3-3'] });
    expect(legal(round)).toEqual(['0-6 left, leaves 6', '5-6 right, leaves 6']);
  });

  test('a lead may be any tile, each once', () => {
    expect(legal(at(block, two, { hands: ['2-5 0-0', '3-3'] }))).toEqual([
      '0-0 right, leaves 0',
      '2-5 right, leaves 5',
    ]);
  });

  test('a leader bound to a tile has no other move', () => {
    const round = at(block, two, { hands: ['2-5 4-4', '3-3'], leadTile: '4-4' });
    expect(legal(round)).toEqual(['4-4 right, leaves 4']);
    expect(round.refusalOf({ kind: 'play', tile: tile('2-5'), arm: RIGHT, leaves: 5 })).toBe(
      'must-lead-tile',
    );
    expect(round.refusalOf({ kind: 'pass' })).toBe('must-lead-tile');
  });

  test('a leader must lead: neither draw nor pass', () => {
    const round = at(draw, two, { hands: ['2-5', '3-3'], boneyard: '0-0' });
    expect(round.refusalOf({ kind: 'draw' })).toBe('must-play');
    expect(round.refusalOf({ kind: 'pass' })).toBe('must-play');
    expect(round.refusalOf({ kind: 'keep' })).toBe('must-play');
  });
});

describe('wild blanks', () => {
  test('a blank half meets any end, and the other half stays open', () => {
    const round = at(wild, two, { line: '2-5', hands: ['0-6 3-4', '3-3'] });
    expect(legal(round)).toEqual(['0-6 left, leaves 6', '0-6 right, leaves 6']);
  });

  test('either half of the blank and the end’s value may touch: two ways round at one end', () => {
    const round = at(wild, two, { line: '2-5', hands: ['0-5 3-4', '3-3'] });
    expect(legal(round)).toEqual(['0-5 left, leaves 5', '0-5 right, leaves 0', '0-5 right, leaves 5']);
  });

  test('any half meets an open blank: two ways round, a double one', () => {
    const round = at(wild, two, { line: '0-5', hands: ['3-4 6-6 1-5', '3-3'] });
    expect(legal(round)).toEqual([
      '1-5 left, leaves 1',
      '1-5 left, leaves 5',
      '1-5 right, leaves 1',
      '3-4 left, leaves 3',
      '3-4 left, leaves 4',
      '6-6 left, leaves 6',
    ]);
  });

  test('the double blank fits everywhere and leaves a blank', () => {
    const round = at(wild, two, { line: '2-5', hands: ['0-0 3-4', '3-3'] });
    expect(legal(round)).toEqual(['0-0 left, leaves 0', '0-0 right, leaves 0']);
  });

  test('without them the same hands must pass', () => {
    expect(legal(at(block, two, { line: '2-5', hands: ['0-6 3-4', '3-3'] }))).toEqual(['pass']);
  });
});

describe('the line', () => {
  test('keeps its order, and which end each tile was played to', () => {
    const round = at(block, two, { hands: ['1-3 0-2 2-2', '0-3 1-6 5-5'] });
    make(round, '1-3 right, leaves 3');
    expect(round.line).toEqual({ tiles: [{ left: 1, right: 3 }], ends: [1, 3], added: 0 });
    make(round, '0-3 right, leaves 0');
    make(round, '0-2 right, leaves 2');
    make(round, '1-6 left, leaves 6');
    make(round, '2-2 right, leaves 2');
    expect(lineText(round)).toBe('6-1 1-3 3-0 0-2 2-2');
    expect(round.line.ends).toEqual([6, 2]);
    expect(round.line.added).toBe(4);
  });

  test('only the far half opens: the value touched is closed', () => {
    const round = at(block, two, { line: '2-5', hands: ['2-6 0-1', '2-3 5-5'] });
    make(round, '2-6 left, leaves 6');
    expect(legal(round)).toEqual(['5-5 right, leaves 5']);
  });

  test('a double leaves two ends and gives no second turn', () => {
    const round = at(block, two, { line: '4-1', hands: ['4-4 4-6', '4-5 0-0'] });
    make(round, '4-4 left, leaves 4');
    expect(round.turn).toBe(1);
    expect(legal(round)).toEqual(['4-5 left, leaves 5']);
  });
});

describe('what is refused, and why', () => {
  const round = at(block, two, { line: '2-5', hands: ['2-6 0-1', '3-3 5-5'] });
  const play = (text: string, arm: number, leaves: number) =>
    round.refusalOf({ kind: 'play', tile: tile(text), arm, leaves });

  test('a tile that isn’t held', () => expect(play('5-5', RIGHT, 5)).toBe('not-held'));
  test('halves that don’t match', () => expect(play('2-6', RIGHT, 6)).toBe('no-match'));
  test('a tile turned the wrong way', () => expect(play('2-6', LEFT, 2)).toBe('no-match'));
  test('an end that isn’t there', () => expect(play('2-6', 2, 6)).toBe('no-end'));
  test('a half that the tile hasn’t', () => expect(play('2-6', LEFT, 5)).toBe('no-match'));
  test('anything when the round is over', () => {
    const over = at(block, two, { line: '2-5', hands: ['2-6', '3-3 5-5'] });
    make(over, '2-6 left, leaves 6');
    expect(over.legalMoves()).toEqual([]);
    expect(over.refusalOf({ kind: 'pass' })).toBe('round-over');
  });
  test('a refused move changes nothing', () => {
    const before = [lineText(round), round.turn, round.handSize(0)];
    expect(round.play({ kind: 'pass' })).toEqual({ ok: false, refusal: 'must-play' });
    expect([lineText(round), round.turn, round.handSize(0)]).toEqual(before);
  });
});

test('a copy is independent: playing on it leaves the round as it was', () => {
  const round = at(draw, two, { line: '2-5', hands: ['0-1 3-3', '2-6'], boneyard: '4-4 5-6' });
  const copy = round.clone();
  make(copy, 'draw');
  make(copy, 'draw');
  make(copy, '5-6 right, leaves 6');
  expect([lineText(round), round.turn, round.boneyardLeft, round.handSize(0)]).toEqual(['2-5', 0, 2, 2]);
  expect([lineText(copy), copy.turn, copy.boneyardLeft, copy.handSize(0)]).toEqual(['2-5 5-6', 1, 0, 3]);
});

import { describe, expect, test } from 'vitest';
import { block, draw, four, three, two } from './games.js';
import { at, legal, make } from './position.js';

describe('how a round ends', () => {
  test('the last tile played ends it at once: nobody has a last turn', () => {
    const round = at(draw, three, { line: '2-5', hands: ['2-6', '6-6 0-1', '5-5'] });
    make(round, '2-6 left, leaves 6');
    expect(round.outcome).toMatchObject({ kind: 'out', winners: [0], winningSeat: 0, handPips: [0, 13, 10] });
    expect(legal(round)).toEqual([]);
  });

  test('only a full circuit of passes blocks it: two of three are not enough', () => {
    const round = at(block, three, { line: '2-5', hands: ['0-1', '0-3', '0-4'] });
    make(round, 'pass');
    make(round, 'pass');
    expect(round.outcome).toBeNull();
    make(round, 'pass');
    expect(round.outcome).toMatchObject({ kind: 'blocked', winners: [0], handPips: [1, 3, 4] });
  });

  test('a play resets the passes', () => {
    const round = at(block, three, { line: '2-5', hands: ['0-1', '0-3', '5-6 6-6'] });
    make(round, 'pass');
    make(round, 'pass');
    make(round, '5-6 right, leaves 6');
    expect(round.passes).toBe(0);
    make(round, 'pass');
    make(round, 'pass');
    expect(round.outcome).toBeNull();
    make(round, '6-6 right, leaves 6');
    expect(round.outcome?.kind).toBe('out');
  });

  test('dead numbers don’t end it early: the stuck player draws the whole boneyard first', () => {
    // All seven twos lie in the line or nowhere else to be had: 2-2 is in the middle, both ends are 2.
    const round = at(draw, two, {
      line: '2-0 0-1 1-2 2-2 2-3 3-4 4-2 2-5 5-6 6-2',
      hands: ['0-3', '0-4'],
      boneyard: '1-1 3-3 4-4',
    });
    expect(round.outcome).toBeNull();
    for (let drawn = 0; drawn < 3; drawn++) {
      expect(legal(round)).toEqual(['draw']);
      make(round, 'draw');
    }
    make(round, 'pass');
    expect(round.outcome).toBeNull();
    make(round, 'pass');
    // 0-3, 1-1, 3-3 and 4-4 are 19; 0-4 is 4.
    expect(round.outcome).toMatchObject({
      kind: 'blocked',
      winners: [1],
      handPips: [19, 4],
      scores: [0, 19],
    });
  });

  test('a player who passed may play again when the ends have changed', () => {
    const round = at(block, two, { line: '2-5', hands: ['0-6 1-1', '5-6 3-3'] });
    make(round, 'pass');
    make(round, '5-6 right, leaves 6');
    expect(legal(round)).toEqual(['0-6 right, leaves 0']);
  });

  test('counterclockwise the turn goes to the seat before', () => {
    const round = at({ ...block, direction: 'counterclockwise' }, four, {
      line: '2-5',
      hands: ['2-6 0-0', '1-1', '1-3', '5-6 0-1'],
    });
    make(round, '2-6 left, leaves 6');
    expect(round.turn).toBe(3);
    make(round, '5-6 left, leaves 5');
    expect(round.turn).toBe(2);
  });
});

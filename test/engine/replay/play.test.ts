import { describe, expect, test } from 'vitest';
import type { Rules } from '../../../src/variant/rules.js';
import { playExample, problemsOf, replayed } from '../examples.js';
import { block, chain, draw, tile } from '../games.js';

const anyTurn: Rules = { ...draw, draw: { when: 'any-turn', tiles: 'until-fit', leave: 2 } };
const wild: Rules = { ...block, line: { doubles: 'across', wild: 'blanks' } };

describe('a worked chain', () => {
  const steps = [
    { play: '1-3', ends: [1, 3] },
    { play: '3-0', at: 3, ends: [1, 0] },
    { play: '2-0', at: 0, ends: [1, 2] },
    { play: '2-2', at: 2, ends: [1, 2] },
  ];

  test('is replayed turn by turn, seats in turn, every number worked out', () => {
    const shown = replayed<'play'>(chain, playExample({ names: ['Ana', 'Ben', 'Cleo', 'Dan'], steps }));
    expect(shown.start).toEqual({ tiles: [], ends: [], added: null });
    expect(shown.turns.map((turn) => turn.seat)).toEqual([0, 1, 2, 3]);
    expect(shown.turns.map((turn) => turn.line.ends)).toEqual([
      [1, 3],
      [1, 0],
      [1, 2],
      [1, 2],
    ]);
    expect(shown.turns[2]).toEqual({
      seat: 2,
      able: null,
      drawn: [],
      action: { kind: 'play', tile: tile('0-2'), end: 0, side: 'right' },
      refused: null,
      line: {
        tiles: [
          { left: 1, right: 3 },
          { left: 3, right: 0 },
          { left: 0, right: 2 },
        ],
        ends: [1, 2],
        added: 2,
      },
      handLeft: null,
      boneyardLeft: 2,
    });
  });

  test('with two players, who hold two tiles each, the third step is the last', () => {
    expect(problemsOf(chain, playExample({ steps }))).toEqual(['after-end :14']);
  });

  test('a wrong claim about the ends is a problem at its step', () => {
    const wrong = [{ play: '1-3', ends: [1, 2] }];
    expect(problemsOf(chain, playExample({ steps: wrong }))).toEqual(['wrong-ends :11']);
  });

  test('ends are compared in any order', () => {
    expect(problemsOf(chain, playExample({ steps: [{ play: '1-3', ends: [3, 1] }] }))).toEqual([]);
  });
});

describe('which end, and which half', () => {
  test('a tile that fits both ends needs to be told which', () => {
    const example = (at?: number | string) =>
      playExample({
        line: '2-0 0-5',
        hands: { Ana: '2-5 3-3' },
        steps: [{ play: '2-5', ...(at !== undefined && { at }) }],
      });
    expect(problemsOf(block, example())).toEqual(['at-needed :11']);
    expect(replayed<'play'>(block, example(5)).turns[0]?.line.ends).toEqual([2, 2]);
    expect(replayed<'play'>(block, example('0-2')).turns[0]?.line.ends).toEqual([5, 5]);
  });

  test('equal ends are one choice, told by the tile touched if anybody cares', () => {
    const example = (at?: number | string) =>
      playExample({
        line: '2-0 0-1 1-2',
        hands: { Ana: '2-5 3-3' },
        steps: [{ play: '2-5', ...(at !== undefined && { at }) }],
      });
    expect(replayed<'play'>(block, example()).turns[0]?.line.ends).toEqual([2, 5]);
    expect(replayed<'play'>(block, example(2)).turns[0]?.line.ends).toEqual([2, 5]);
    expect(replayed<'play'>(block, example('0-2')).turns[0]?.line.ends).toEqual([5, 2]);
  });

  test('wild blanks: which half stays open is said exactly when there is a choice', () => {
    const example = (play: string, at: number, leaves?: number) =>
      playExample({
        line: '2-5',
        hands: { Ana: '0-5 0-6 3-3' },
        steps: [{ play, at, ...(leaves !== undefined && { leaves }) }],
      });
    expect(problemsOf(wild, example('0-5', 5))).toEqual(['leaves-needed :11']);
    expect(replayed<'play'>(wild, example('0-5', 5, 5)).turns[0]?.line.ends).toEqual([2, 5]);
    expect(replayed<'play'>(wild, example('0-5', 5, 0)).turns[0]?.line.ends).toEqual([2, 0]);
    expect(problemsOf(wild, example('0-6', 5, 6))).toEqual(['leaves-idle :11']);
    expect(problemsOf(wild, example('0-5', 5, 3))).toEqual(['leaves-impossible :11']);
    expect(replayed<'play'>(wild, example('0-6', 5)).turns[0]?.line.ends).toEqual([2, 6]);
  });

  test('a lead has no end to go to', () => {
    expect(problemsOf(draw, playExample({ steps: [{ play: '2-5', at: 2 }] }))).toEqual([
      'refused.no-end :11',
    ]);
  });
});

describe('unknown hands', () => {
  test('play what their own steps say, and hold enough not to go out early', () => {
    const steps = ['2-6', '6-6', '6-1', '1-1'].map((play) => ({
      play,
      at: play === '2-6' ? 2 : Number(play[0]),
    }));
    const shown = replayed<'play'>(draw, playExample({ line: '2-5', steps }));
    expect(shown.turns.every((turn) => turn.handLeft === null)).toBe(true);
    expect(shown.turns.at(-1)?.line.ends).toEqual([1, 5]);
  });

  test('drawing though able needs no stated hand', () => {
    const example = playExample({
      line: '2-5',
      steps: [{ draws: '3-3 5-1', play: '2-6', at: 2 }],
    });
    expect(problemsOf(anyTurn, example)).toEqual([]);
  });

  test('a tile drawn and kept is played later from the hand', () => {
    const example = playExample({
      hands: { Ana: '1-3 0-0', Ben: '2-2 0-2' },
      steps: [
        { play: '1-3' },
        { draws: '0-3', keeps: true },
        { draws: '1-2', keeps: true },
        { play: '0-3', at: 3 },
      ],
    });
    expect(replayed<'play'>(chain, example).turns.at(-1)?.line.ends).toEqual([1, 0]);
  });
});

describe('inherited examples', () => {
  test('claims are worked out anew, not compared', () => {
    const example = playExample({
      inherited: true,
      line: '2-5',
      hands: { Ana: '2-6 0-1' },
      steps: [{ play: '2-6', at: 2, ends: [3, 3] }],
    });
    expect(replayed<'play'>(draw, example).turns[0]?.line.ends).toEqual([6, 5]);
  });

  test('a refusal is worked out anew: another reason, or none', () => {
    const steps = [{ draws: '0-0', refused: 'must-play' as const }];
    const pass = playExample({ inherited: true, line: '2-5', hands: { Ana: '2-6 0-1' }, steps });
    expect(replayed<'play'>(block, pass).turns[0]?.refused).toBe('never-draw');
    const keep = playExample({
      inherited: true,
      line: '2-5',
      hands: { Ana: '0-1 3-3' },
      steps: [{ draws: '5-6', keeps: true, refused: 'must-play-drawn' }],
    });
    const mayKeep: Rules = {
      ...draw,
      draw: { when: 'stuck', tiles: 'until-fit', then: 'may-keep', leave: 0 },
    };
    expect(replayed<'play'>(mayKeep, keep).turns[0]).toMatchObject({
      refused: null,
      action: { kind: 'keep' },
    });
  });

  test('a move that has become illegal is a problem all the same', () => {
    const example = playExample({
      inherited: true,
      line: '2-5',
      hands: { Ana: '0-1 3-3' },
      steps: [{ draws: '5-6', play: '5-6', at: 5 }],
    });
    expect(problemsOf(draw, example)).toEqual([]);
    expect(problemsOf(block, example)).toEqual(['refused.never-draw :11']);
  });

  test('“leaves” may be there for nothing when blanks are no longer wild', () => {
    const example = playExample({
      inherited: true,
      line: '2-5',
      hands: { Ana: '0-5 3-3' },
      steps: [{ play: '0-5', at: 5, leaves: 0 }],
    });
    expect(problemsOf(block, example)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Rules } from '../../src/variant/rules.js';
import { playExample, problemsOf, replayed } from './examples.js';
import { chain, draw, family } from './games.js';

const anyTurn: Rules = { ...draw, draw: { when: 'any-turn', tiles: 'until-fit', leave: 2 } };
const trio = ['Ana', 'Ben', 'Cleo'];

describe('drawing in examples', () => {
  test('drawn one and kept: the turn is over, the other plays on', () => {
    const shown = replayed<'play'>(
      chain,
      playExample({
        hands: { Ana: '1-3 0-0', Ben: '2-2 0-2' },
        steps: [
          { who: 'Ana', play: '1-3' },
          { who: 'Ben', draws: '0-3', keeps: true, ends: [1, 3] },
          { who: 'Ana', draws: '1-1', play: '1-1', at: 1, ends: [1, 3] },
        ],
      }),
    );
    expect(shown.turns.map((turn) => turn.action?.kind)).toEqual(['lead', 'keep', 'play']);
    expect(shown.turns.map((turn) => turn.handLeft)).toEqual([1, 3, 1]);
    expect(shown.turns.map((turn) => turn.boneyardLeft)).toEqual([6, 5, 4]);
  });

  test('drawn one that doesn’t fit: the turn is over without a word', () => {
    const steps = [
      { who: 'Ana', play: '1-3' },
      { who: 'Ben', draws: '0-2' },
      { who: 'Ana', play: '3-0' },
    ];
    const shown = replayed<'play'>(chain, playExample({ hands: { Ana: '1-3 0-3', Ben: '2-2 0-0' }, steps }));
    expect(shown.turns[1]?.action).toEqual({ kind: 'settled' });
  });

  test('saying “keeps” of it is the same, calling it a pass is not', () => {
    const play = (rest: object) =>
      playExample({
        hands: { Ana: '1-3 0-3', Ben: '2-2 0-0' },
        steps: [
          { who: 'Ana', play: '1-3' },
          { who: 'Ben', draws: '0-2', ...rest },
        ],
      });
    expect(replayed<'play'>(chain, play({ keeps: true })).turns[1]?.action).toEqual({ kind: 'settled' });
    expect(problemsOf(chain, play({ pass: true }))).toEqual(['refused.not-your-turn :12']);
    expect(problemsOf(chain, play({ play: '0-2', at: 3 }))).toEqual(['refused.no-match :12']);
  });

  test('a second drawn tile is one too many, whether the first fits or not', () => {
    const play = (draws: string) =>
      playExample({
        hands: { Ana: '1-3 0-3', Ben: '2-2 0-0' },
        steps: [
          { who: 'Ana', play: '1-3' },
          { who: 'Ben', draws, refused: 'one-draw' },
        ],
      });
    expect(problemsOf(chain, play('0-2 1-1'))).toEqual([]);
    expect(problemsOf(chain, play('1-1 0-2'))).toEqual([]);
  });

  test('a refused turn changes nothing: the same tiles are drawn again', () => {
    const shown = replayed<'play'>(
      family,
      playExample({
        names: trio,
        line: '2-5',
        hands: { Cleo: '0-1 3-4' },
        steps: [
          { who: 'Ana', play: '2-6', at: 2, ends: [6, 5] },
          { who: 'Ben', play: '5-5', at: 5, ends: [6, 5] },
          { who: 'Cleo', draws: '0-3 1-5', keeps: true, refused: 'must-play-drawn' },
          { who: 'Cleo', draws: '0-3 1-5', play: '1-5', at: 5, ends: [6, 1] },
        ],
      }),
    );
    expect(shown.turns.map((turn) => turn.refused)).toEqual([null, null, 'must-play-drawn', null]);
    expect(shown.turns[2]).toMatchObject({ action: { kind: 'keep' }, handLeft: 2, boneyardLeft: 13 });
    expect(shown.turns[3]).toMatchObject({ handLeft: 3, boneyardLeft: 11 });
    expect(shown.turns[1]?.line).toEqual(shown.turns[2]?.line);
    expect(shown.turns[0]?.action).toMatchObject({ end: 2, side: 'left' });
  });

  test('drawing though able, then playing another tile that fits', () => {
    const example = playExample({
      line: '2-5',
      hands: { Ana: '2-6 0-1' },
      steps: [{ who: 'Ana', draws: '3-3 5-1', play: '2-6', at: 2, ends: [6, 5] }],
    });
    expect(problemsOf(anyTurn, example)).toEqual([]);
    expect(problemsOf(draw, example)).toEqual(['refused.must-play :11']);
  });

  test('a stated number of tiles, of which the last two stay', () => {
    const example = playExample({
      line: '2-5',
      hands: { Ana: '0-1 3-3' },
      boneyard: 2,
      steps: [{ who: 'Ana', pass: true }],
    });
    expect(problemsOf(anyTurn, example)).toEqual([]);
    expect(problemsOf(draw, example)).toEqual(['refused.must-draw :11']);
  });

  test('a stated order is the order of drawing', () => {
    const example = (draws: string, play: string) =>
      playExample({
        line: '2-5',
        hands: { Ana: '0-1 3-3' },
        boneyard: '4-4 5-6 1-1',
        steps: [{ who: 'Ana', draws, play }],
      });
    expect(problemsOf(draw, example('4-4 5-6', '5-6'))).toEqual([]);
    expect(problemsOf(draw, example('5-6', '5-6'))).toEqual(['drawn-order :11']);
    expect(problemsOf(draw, example('6-6', '5-6'))).toEqual(['not-in-boneyard :11']);
  });

  test('nothing to draw with a full deal, so passing is right', () => {
    const example = playExample({
      names: ['Ana', 'Ben', 'Cleo', 'Dan'],
      line: '2-5',
      hands: { Ana: '0-1' },
      steps: [{ who: 'Ana', pass: true }],
    });
    const sevenEach: Rules = { ...draw, deal: { players: { 4: 7 } } };
    expect(problemsOf(sevenEach, example)).toEqual([]);
    expect(problemsOf(draw, example)).toEqual(['refused.must-draw :11']);
  });
});

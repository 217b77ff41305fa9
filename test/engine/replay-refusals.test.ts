import { describe, expect, test } from 'vitest';
import { replay } from '../../src/engine/replay/replay.js';
import type { Rules } from '../../src/variant/rules.js';
import { playExample, problemsOf } from './examples.js';
import { block, chain, draw, family } from './games.js';

const trio = ['Ana', 'Ben', 'Cleo'];

describe('each reason for a refusal can be claimed', () => {
  const stuck = { line: '2-5', hands: { Ana: '0-1 3-3' } };
  test.each([
    ['no-match', draw, { ...stuck, steps: [{ play: '0-1', at: 5, refused: 'no-match' }] }],
    ['no-match without an end named', draw, { ...stuck, steps: [{ play: '0-1', refused: 'no-match' }] }],
    ['not-held', draw, { ...stuck, steps: [{ play: '5-6', refused: 'not-held' }] }],
    [
      'must-play',
      draw,
      { line: '2-5', hands: { Ana: '2-6 3-3' }, steps: [{ pass: true, refused: 'must-play' }] },
    ],
    [
      'must-play by drawing',
      draw,
      { line: '2-5', hands: { Ana: '2-6 3-3' }, steps: [{ draws: '0-0', refused: 'must-play' }] },
    ],
    [
      'must-play-drawn',
      draw,
      { ...stuck, steps: [{ draws: '5-6', pass: true, refused: 'must-play-drawn' }] },
    ],
    ['must-draw', draw, { ...stuck, steps: [{ pass: true, refused: 'must-draw' }] }],
    [
      'must-lead-tile',
      family,
      {
        hands: { Ana: '0-0 0-1 0-2 0-3 0-4 0-5 1-2', Ben: '1-1 1-3 1-4 1-5 1-6 2-3 2-4' },
        steps: [
          { who: 'Ben', play: '1-3', refused: 'must-lead-tile' },
          { who: 'Ben', play: '1-1' },
        ],
      },
    ],
    ['never-draw', block, { ...stuck, steps: [{ draws: '5-6', refused: 'never-draw' }] }],
    [
      'nothing-to-draw',
      draw,
      { ...stuck, boneyard: 0, steps: [{ draws: '5-6', refused: 'nothing-to-draw' }] },
    ],
    [
      'one-draw',
      chain,
      {
        hands: { Ana: '1-3 0-0', Ben: '2-2 0-2' },
        steps: [{ play: '1-3' }, { draws: '1-1 0-1', refused: 'one-draw' }],
      },
    ],
    [
      'no-end',
      draw,
      { line: '2-5', hands: { Ana: '2-6 3-3' }, steps: [{ play: '2-6', at: 4, refused: 'no-end' }] },
    ],
    [
      'no-end in the middle',
      draw,
      {
        line: '2-5 5-6 6-1',
        hands: { Ana: '4-5 3-3' },
        steps: [{ play: '4-5', at: '5-6', refused: 'no-end' }],
      },
    ],
    [
      'not-your-turn',
      draw,
      {
        line: '2-5',
        steps: [
          { who: 'Ana', play: '2-6' },
          { who: 'Ana', play: '6-6', refused: 'not-your-turn' },
          { who: 'Ben', play: '5-5' },
        ],
      },
    ],
    [
      'round-over',
      draw,
      {
        line: '2-5',
        hands: { Ana: '2-6' },
        steps: [{ play: '2-6' }, { who: 'Ben', play: '5-5', refused: 'round-over' }],
      },
    ],
  ] as const)('%s', (_, rules, short) => {
    const example = playExample(short as Parameters<typeof playExample>[0]);
    expect(problemsOf(rules as Rules, example)).toEqual([]);
    // The same without the claim is a problem, with another claim too. (Only a claim makes it a round led by a tile.)
    const index = example.steps.findIndex((step) => step.refused !== undefined);
    const changed = (refused: 'no-match' | 'one-draw' | undefined) => {
      const { refused: was, ...step } = example.steps[index] as (typeof example.steps)[number];
      const again = refused === was ? 'must-draw' : refused;
      return { ...example, steps: example.steps.with(index, { ...step, ...(again && { refused: again }) }) };
    };
    if (_ !== 'must-lead-tile')
      expect(problemsOf(rules as Rules, changed(undefined))[0]).toMatch(/^(refused\.|after-end)/);
    expect(problemsOf(rules as Rules, changed('no-match'))[0]).toMatch(/^(refused-otherwise|not-refused)/);
  });

  test('a claim that the rules don’t bear out', () => {
    const example = playExample({
      line: '2-5',
      hands: { Ana: '2-6 3-3' },
      steps: [{ play: '2-6', at: 2, refused: 'no-match' }],
    });
    expect(problemsOf(draw, example)).toEqual(['not-refused :11']);
  });
});

describe('positions that can’t be', () => {
  const pass = [{ who: 'Ana', pass: true as const }];
  test.each([
    ['a tile twice in line and hand', { line: '2-5', hands: { Ana: '2-5' }, steps: pass }, 'tile-twice :10'],
    [
      'a tile twice in two hands',
      { line: '2-5', hands: { Ana: '0-1', Ben: '0-1' }, steps: pass },
      'tile-twice :10',
    ],
    [
      'a tile drawn that lies in the line',
      { line: '2-5', hands: { Ana: '0-1' }, steps: [{ draws: '2-5', keeps: true as const }] },
      'tile-twice :11',
    ],
    ['a tile played by two', { line: '2-5', steps: [{ play: '5-6' }, { play: '5-6' }] }, 'tile-twice :10'],
    ['a tile that the set hasn’t', { line: '2-5', hands: { Ana: '7-7' }, steps: pass }, 'not-in-set :10'],
    ['halves that don’t touch', { line: '2-5 6-6', hands: { Ana: '0-1' }, steps: pass }, 'line-broken :10'],
    ['an empty hand', { line: '2-5', hands: { Ana: '' }, steps: pass }, 'hand-empty :10'],
    [
      'a hand of the wrong size at the start',
      { hands: { Ana: '0-1 0-2' }, steps: [{ play: '0-1' }] },
      'hand-size :10',
    ],
    ['a pass with an unknown hand', { line: '2-5', steps: pass }, 'hand-missing :11'],
    [
      'a forced draw with an unknown hand',
      { line: '2-5', steps: [{ draws: '5-6', play: '5-6' }] },
      'hand-missing :11',
    ],
    [
      'two things at once',
      { line: '2-5', hands: { Ana: '0-1' }, steps: [{ play: '0-1', pass: true as const }] },
      'two-actions :11',
    ],
    [
      'a turn that doesn’t end',
      { line: '2-5', hands: { Ana: '0-1' }, steps: [{ draws: '4-4' }] },
      'unfinished :11',
    ],
    [
      'too many tiles in the boneyard',
      { line: '2-5', hands: { Ana: '0-1' }, boneyard: 28, steps: pass },
      'boneyard-size :10',
    ],
    [
      'turns out of order',
      {
        names: trio,
        line: '2-5',
        steps: [
          { who: 'Ana', play: '2-6' },
          { who: 'Cleo', play: '5-5' },
        ],
      },
      'refused.not-your-turn :12',
    ],
    [
      'a step after the end',
      { line: '2-5', hands: { Ana: '2-6' }, steps: [{ play: '2-6' }, { play: '5-5' }] },
      'after-end :12',
    ],
  ] as const)('%s', (_, short, problem) => {
    expect(problemsOf(draw, playExample(short as Parameters<typeof playExample>[0]))).toEqual([problem]);
  });

  test('seats or partners that the rules don’t have', () => {
    const six = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'];
    expect(problemsOf(draw, playExample({ names: six, steps: [{ play: '0-0' }] }))).toEqual(['players :10']);
    const pair = { names: six.slice(0, 4), partners: true, steps: [{ play: '0-0' }] };
    expect(problemsOf(family, playExample(pair))).toEqual(['partners :10']);
    expect(problemsOf(draw, playExample(pair))).toEqual([]);
    const always: Rules = { ...draw, players: { least: 4, most: 4 }, partners: 'always' };
    expect(problemsOf(always, playExample({ ...pair, partners: false }))).toEqual(['partners :10']);
  });

  test('a problem says which example, which file and where in it', () => {
    const result = replay(draw, playExample({ line: '2-5', steps: pass }));
    expect(result).toEqual({
      ok: false,
      problems: [
        {
          code: 'example.hand-missing',
          params: { example: 'it', player: 'Ana' },
          file: 'game.yaml',
          line: 11,
          column: 5,
          path: ['examples', 0, 'steps', 0],
        },
      ],
    });
  });
});

import { describe, expect, test } from 'vitest';
import type { Rules } from '../../../src/variant/rules.js';
import { problemsOf, replayed, scoreExample } from '../examples.js';
import { block, chain, draw, family, penalty } from '../games.js';

const trio = ['Ana', 'Ben', 'Cleo'];
const quartet = ['Ana', 'Ben', 'Cleo', 'Dan'];
const minusOwn: Rules = {
  ...block,
  score: { out: { kind: 'opponents-minus-own' }, blocked: { kind: 'opponents-minus-own' } },
};

describe('a counted round', () => {
  test('going out: tiles or pips, points by side', () => {
    const shown = replayed<'score'>(
      family,
      scoreExample({ names: trio, out: 'Ana', left: { Ben: '1-4 0-6', Cleo: 5 }, scores: [16, 0, 0] }),
    );
    expect(shown.end).toMatchObject({ kind: 'out', winners: [0], handPips: [0, 11, 5], scores: [16, 0, 0] });
    expect(shown).toMatchObject({ totals: [16, 0, 0], match: 'goes-on' });
  });

  test('blocked at 4, 9 and 12: 21 where nothing is subtracted, 17 where own pips are', () => {
    const left = { Ana: 4, Ben: 9, Cleo: 12 };
    const claim = (points: number) =>
      scoreExample({ names: trio, left, winners: [0], scores: [points, 0, 0] });
    expect(problemsOf(family, claim(21))).toEqual([]);
    expect(problemsOf(minusOwn, claim(17))).toEqual([]);
    expect(problemsOf(minusOwn, claim(21))).toEqual(['wrong-scores :10']);
  });

  test('partners: by name of both', () => {
    const left = { Ana: 2, Ben: 10, Cleo: 30, Dan: 12 };
    const example = scoreExample({ names: quartet, partners: true, left, winners: [1], scores: [0, 0] });
    expect(problemsOf(minusOwn, example)).toEqual(['wrong-winners :10', 'wrong-scores :10']);
  });

  test('a shared win', () => {
    const left = { Ana: '3-3', Ben: '1-1 1-3' };
    expect(problemsOf(chain, scoreExample({ left, winners: [1, 0] }))).toEqual([]);
    expect(problemsOf(chain, scoreExample({ left, winners: [0] }))).toEqual(['wrong-winners :10']);
  });
});

describe('totals and the match', () => {
  const before = { totals: [90, 60, 99], rounds: 6 };
  const left = { Ben: '1-4 0-6', Cleo: '2-3' };

  test('points are added, and the target reached wins', () => {
    const example = { names: trio, before, out: 'Ana', left };
    expect(problemsOf(family, scoreExample({ ...example, totals: [106, 60, 99], match: 0 }))).toEqual([]);
    expect(problemsOf(family, scoreExample({ ...example, totals: [106, 60, 98], match: 2 }))).toEqual([
      'wrong-totals :10',
      'wrong-match :10',
    ]);
  });

  test('the fifth round equal: a draw by these rules', () => {
    const example = scoreExample({
      before: { totals: [40, 31], rounds: 4 },
      left: { Ana: '0-1', Ben: 10 },
      totals: [41, 41],
      match: 'draw',
    });
    expect(problemsOf(penalty, example)).toEqual([]);
  });

  test('totals that had ended the match before, or where there is only one round', () => {
    const example = scoreExample({ names: trio, before, out: 'Ana', left });
    const to90: Rules = { ...family, match: { kind: 'points', points: { players: { 3: 90 } }, tie: null } };
    expect(problemsOf(to90, example)).toEqual(['match-over :10']);
    expect(problemsOf({ ...family, match: { kind: 'one-round' } }, example)).toEqual(['before-idle :10']);
  });

  test('inherited claims are worked out anew', () => {
    const example = scoreExample({ inherited: true, names: trio, out: 'Ana', left, scores: [16, 0, 0] });
    const fixed: Rules = { ...family, score: { ...family.score, out: { kind: 'fixed', points: 3 } } };
    expect(replayed<'score'>(fixed, example).end.scores).toEqual([3, 0, 0]);
  });
});

describe('ends that can’t be', () => {
  test.each([
    ['out yet holding tiles', { out: 'Ana', left: { Ana: '0-1', Ben: 5 } }, 'out-holding :10'],
    ['out yet holding pips', { out: 'Ana', left: { Ana: 1, Ben: 5 } }, 'out-holding :10'],
    ['a hand missing', { out: 'Ana', left: {} }, 'left-missing :10'],
    ['a hand missing in a block', { left: { Ana: 4 } }, 'left-missing :10'],
    ['blocked with an empty hand', { left: { Ana: '', Ben: 5 } }, 'hand-empty :10'],
    ['two empty hands', { out: 'Ana', left: { Ben: '' } }, 'hand-empty :10'],
    ['a tile twice', { left: { Ana: '0-1', Ben: '1-2 0-1' } }, 'tile-twice :10'],
    ['a tile that the set hasn’t', { left: { Ana: '0-7', Ben: '1-2' } }, 'not-in-set :10'],
  ] as const)('%s', (_, short, problem) => {
    expect(problemsOf(draw, scoreExample(short as Parameters<typeof scoreExample>[0]))).toEqual([problem]);
  });

  test('no pips left is possible with the double blank, and only with it', () => {
    const example = scoreExample({ left: { Ana: 0, Ben: 5 }, winners: [0] });
    expect(problemsOf(draw, example)).toEqual([]);
    const noBlank: Rules = { ...draw, set: { highest: 6, without: [0 as never] } };
    expect(problemsOf(noBlank, example)).toEqual(['hand-empty :10']);
  });
});

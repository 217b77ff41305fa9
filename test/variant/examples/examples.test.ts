import { describe, expect, test } from 'vitest';
import { tileOf } from '../../../src/domino/tile.js';
import type { Example } from '../../../src/variant/variant.js';
import { loadText, minimal, variantFrom } from '../loaded.js';

function example(text: string): Example {
  const [found] = variantFrom(loadText(`${minimal}partners: optional\nexamples:\n  - ${text}\n`)).examples;
  if (!found) throw new Error('no example');
  return found;
}

describe('examples become data for the engine', () => {
  test('turns on a line', () => {
    const text =
      '{ name: a, show: test, players: [Ana, Ben], line: [2-5, 5|1], hands: { Ben: [6-2, 0-0] }, boneyard: [1-1], steps: [ { who: Ben, draws: [1-1], play: 6-2, at: 2, leaves: 6, ends: [6, 1], refused: no-match }, { keeps: true }, { pass: true, who: Ana }, { play: 1–3, at: 5-1 } ] }';
    expect(example(text)).toMatchObject({
      name: 'a',
      show: 'test',
      form: 'play',
      names: ['Ana', 'Ben'],
      named: true,
      partners: false,
      inherited: false,
      line: [
        { left: 2, right: 5 },
        { left: 5, right: 1 },
      ],
      hands: new Map([[1, [tileOf(2, 6), tileOf(0, 0)]]]),
      boneyard: [tileOf(1, 1)],
      steps: [
        {
          seat: 1,
          draws: [tileOf(1, 1)],
          play: tileOf(2, 6),
          at: { end: 2 },
          leaves: 6,
          ends: [6, 1],
          refused: 'no-match',
        },
        { draws: [], keeps: true, pass: false },
        { seat: 0, pass: true, keeps: false },
        { play: tileOf(1, 3), at: { tile: tileOf(1, 5) } },
      ],
      place: { file: 'game.yaml', line: 10, column: 5, path: ['examples', 0] },
    });
  });

  test('a step without a player is whoever’s turn it is', () => {
    const found = example('{ name: a, steps: [ { play: 1-3 } ] }');
    expect(found).toMatchObject({ show: 'player', names: ['1', '2'], named: false });
    expect(found.form === 'play' && 'seat' in (found.steps[0] ?? {})).toBe(false);
  });

  test('players who have no names are seats by number', () => {
    const found = example('{ name: a, players: 3, hands: { 2: [1-3] }, steps: [ { who: 2, play: 1-3 } ] }');
    expect(found).toMatchObject({
      names: ['1', '2', '3'],
      hands: new Map([[1, [tileOf(1, 3)]]]),
      steps: [{ seat: 1 }],
    });
  });

  test('the count of a round, sides in either order', () => {
    const text =
      '{ name: a, partners: true, players: [Ana, Ben, Cleo, Dan], out: Ana, left: { Ben: 5, Dan: [1-4], Cleo: 30 }, before: { Dan+Ben: 7, Ana+Cleo: 9, rounds: 3 }, winners: [Cleo+Ana], scores: { Ben+Dan: 0, Ana+Cleo: 10 }, totals: { Ana+Cleo: 19, Ben+Dan: 7 }, match: goes-on }';
    expect(example(text)).toMatchObject({
      form: 'score',
      partners: true,
      ended: { out: 0 },
      left: new Map<number, unknown>([
        [1, 5],
        [3, [tileOf(1, 4)]],
        [2, 30],
      ]),
      before: { totals: [9, 7], rounds: 3 },
      winners: [0],
      scores: [10, 0],
      totals: [19, 7],
      match: 'goes-on',
    });
  });

  test('who leads: by hands, by drawn tiles, after a round', () => {
    expect(
      example(
        '{ name: a, players: [Ana, Ben], hands: { Ana: [6-6] }, boneyard: [1-1], leads: Ana, tile: 6|6 }',
      ),
    ).toMatchObject({
      form: 'lead',
      found: { hands: new Map([[0, [tileOf(6, 6)]]]), boneyard: [tileOf(1, 1)] },
      leads: 0,
      tile: tileOf(6, 6),
    });
    expect(
      example(
        '{ name: a, players: [Ana, Ben], drawn: [ { Ana: 6-1, Ben: 5-2 }, { Ana: 4-4, Ben: 3-2 } ], leads: Ana }',
      ),
    ).toMatchObject({
      found: {
        drawn: [
          new Map([
            [0, tileOf(1, 6)],
            [1, tileOf(2, 5)],
          ]),
          new Map([
            [0, tileOf(4, 4)],
            [1, tileOf(2, 3)],
          ]),
        ],
      },
    });
    const ended = (how: string) =>
      example(`{ name: a, players: [Ana, Ben], after: { led: Ben, ${how} }, leads: Ana }`);
    expect(ended('out: Ana')).toMatchObject({ found: { after: { led: 1, ended: { out: 0 } } } });
    expect(ended('won: Ben')).toMatchObject({ found: { after: { led: 1, ended: { won: 1 } } } });
    expect(ended('tie: true')).toMatchObject({ found: { after: { led: 1, ended: { tie: true } } } });
  });
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Tile } from '../../src/domino/tile.js';
import { EXAMPLE_PROBLEMS } from '../../src/engine/replay/problems.js';
import { replay } from '../../src/engine/replay/replay.js';
import { type Example, type ExampleStep, REFUSALS } from '../../src/variant/variant.js';
import { english } from '../support/shipped.js';
import { runs } from '../support/thorough.js';
import { anyRules } from './any-rules.js';

const tile = fc.integer({ min: 0, max: 30 }).map((index) => index as Tile);
const hand = fc.array(tile, { maxLength: 7 });
const pips = fc.integer({ min: 0, max: 7 });
const place = { file: 'any.yaml', line: 1, column: 1, path: [] };

const step = fc.record(
  {
    seat: fc.integer({ min: 0, max: 3 }),
    play: tile,
    at: fc.oneof(
      pips.map((end) => ({ end })),
      tile.map((touched) => ({ tile: touched })),
    ),
    leaves: pips,
    ends: fc.array(pips, { maxLength: 2 }),
    refused: fc.constantFrom(...REFUSALS),
    draws: fc.array(tile, { maxLength: 2 }),
    keeps: fc.boolean(),
    pass: fc.boolean(),
    place: fc.constant(place),
  },
  { requiredKeys: ['draws', 'keeps', 'pass', 'place'] },
) as fc.Arbitrary<ExampleStep>;

const common = {
  name: fc.constant('any'),
  show: fc.constant('test' as const),
  names: fc.constantFrom(['Ana', 'Ben'], ['Ana', 'Ben', 'Cleo'], ['Ana', 'Ben', 'Cleo', 'Dan']),
  named: fc.constant(true),
  partners: fc.constantFrom(false, false, false, true),
  inherited: fc.boolean(),
  place: fc.constant(place),
};
const bySeat = <T>(of: fc.Arbitrary<T>, maxLength = 4) =>
  fc.array(of, { maxLength }).map((list) => new Map(list.map((each, seat) => [seat, each] as const)));

const anyExample = fc.oneof(
  fc.record(
    {
      ...common,
      form: fc.constant('play'),
      line: fc.array(fc.record({ left: pips, right: pips }), { maxLength: 2 }),
      hands: bySeat(hand),
      boneyard: fc.oneof(fc.integer({ min: 0, max: 20 }), hand),
      steps: fc.array(step, { minLength: 1, maxLength: 4 }),
    },
    {
      requiredKeys: [
        'name',
        'show',
        'names',
        'named',
        'partners',
        'inherited',
        'place',
        'form',
        'line',
        'hands',
        'steps',
      ],
    },
  ),
  fc.record({
    ...common,
    form: fc.constant('score'),
    ended: fc.oneof(fc.record({ out: fc.integer({ min: 0, max: 1 }) }), fc.constant({ blocked: true })),
    left: bySeat(fc.oneof(fc.integer({ min: 0, max: 30 }), hand)),
    winners: fc.array(fc.integer({ min: 0, max: 1 }), { maxLength: 2 }),
  }),
  fc.record({
    ...common,
    form: fc.constant('lead'),
    found: fc.oneof(
      fc.record({ hands: bySeat(hand) }),
      fc.record({ hands: bySeat(hand), boneyard: hand }),
      fc.record({ drawn: fc.array(bySeat(tile), { maxLength: 3 }) }),
      fc.record({
        after: fc.record({
          led: fc.integer({ min: 0, max: 1 }),
          ended: fc.constantFrom({ out: 0 }, { won: 1 }, { tie: true as const }),
        }),
      }),
    ),
    leads: fc.integer({ min: 0, max: 1 }),
  }),
) as fc.Arbitrary<Example>;

describe('whatever an example says', () => {
  test('the answer is a replay or problems that can be said, never an exception', () => {
    const answers = fc.property(anyRules, fc.array(anyExample, { maxLength: 30 }), (rules, examples) => {
      for (const example of examples) {
        const result = replay(rules, example);
        if (result.ok) continue;
        expect(result.problems.length).toBeGreaterThan(0);
        for (const { code, params } of result.problems) {
          expect(EXAMPLE_PROBLEMS).toContain(code);
          english.lookUp(`problem.${code}`, params);
        }
      }
    });
    void fc.assert(answers, { numRuns: runs(100) });
  });
});

import * as fc from 'fast-check';
import { loadVariant } from '../../src/variant/load.js';
import type { Rules } from '../../src/variant/rules.js';

const first = fc.constantFrom<unknown>(
  'agreement',
  'lot',
  'drawn-tile',
  'heaviest-tile',
  ['highest-double', 'heaviest-tile'],
  ['highest-double', 'redeal'],
  ['highest-double', 'lot'],
  ['1-1', 'drawn-tile'],
  ['1-1', 'draw-until-held', 'heaviest-tile'],
  ['2-3', 'highest-double', 'draw-until-held', 'lot'],
  ['0-1', 'redeal'],
);

const way = fc.constantFrom<unknown>(
  'opponents',
  'opponents-minus-own',
  'all-hands',
  1,
  7,
  { out: 'opponents', blocked: 'nothing' },
  { out: 2, blocked: 'opponents-minus-own' },
  { out: 'opponents', blocked: 'all-hands' },
);

const draw = fc.oneof(
  fc.constant('never'),
  fc.record({
    when: fc.constant('stuck'),
    tiles: fc.constantFrom('until-fit', 'one'),
    then: fc.constantFrom('must-play', 'may-keep'),
    leave: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({
    when: fc.constant('any-turn'),
    tiles: fc.constantFrom('until-fit', 'one'),
    leave: fc.integer({ min: 0, max: 3 }),
  }),
);

/** How a round is won, scored and added up; the parts that depend on each other are chosen together. */
const ending = fc.oneof(
  fc.record({
    round: fc.record({ blocked: fc.constantFrom('lowest-hand', 'lowest-side'), tie: fc.constant('nobody') }),
    score: fc.record({ round: way }),
    match: fc.constantFrom<unknown>({ points: 60 }, { rounds: 3, tie: 'draw' }),
  }),
  fc.constant({
    round: { blocked: 'lowest-hand', tie: 'shared' },
    score: { round: 'nothing' },
    match: 'one-round',
  }),
  fc.constant({
    round: { blocked: 'nobody' },
    score: { round: 'each-own-pips' },
    match: { points: 60, tie: 'extra-round' },
  }),
);

/** Files with every rule value that plays differently, not all of them valid. */
const written = fc
  .record({
    set: fc.constantFrom<unknown>(
      'double-three',
      'double-three',
      'double-four',
      'double-five',
      'double-six',
      'double-nine',
      { highest: 5, without: ['0-0'] },
      { highest: 6, without: ['1-2', '3-3'] },
    ),
    players: fc.constantFrom('2', '3', '4', '2-3', '2-4', '3-5', '6-10'),
    partners: fc.constantFrom('never', 'never', 'optional', 'always'),
    direction: fc.constantFrom('clockwise', 'clockwise', 'counterclockwise'),
    deal: fc.constantFrom(2, 3, 4, 5, 7),
    first,
    with: fc.constantFrom(undefined, undefined, 'any-tile', 'that-tile'),
    wild: fc.constantFrom('none', 'blanks'),
    draw,
    ending,
  })
  .map(({ first: ways, with: bound, wild, players, ending: end, ...rest }) => ({
    title: 'Any',
    ...rest,
    players: players.includes('-') ? players : Number(players),
    lead: { first: ways, ...(bound && { with: bound }) },
    line: { wild },
    ...end,
  }));

/** Rules that the check accepts, of all kinds. */
export const anyRules: fc.Arbitrary<Rules> = written
  .map((file) => loadVariant({ name: 'any.yaml', id: 'any', text: JSON.stringify(file) }, () => undefined))
  .filter((result) => result.ok)
  .map((result) => {
    if (!result.ok) throw new Error('filtered above');
    return result.value.rules;
  });

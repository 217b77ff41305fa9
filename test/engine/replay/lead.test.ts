import { describe, expect, test } from 'vitest';
import type { LeadWay, Rules } from '../../../src/variant/rules.js';
import { afterExample, drawnExample, handsExample, problemsOf, replayed } from '../examples.js';
import { block, chain, draw, family, penalty, tile } from '../games.js';

const trio = ['Ana', 'Ben', 'Cleo'];
const quartet = ['Ana', 'Ben', 'Cleo', 'Dan'];
const led = (...first: LeadWay[]): Rules => ({ ...family, lead: { ...family.lead, first } });
const sixes: LeadWay = { kind: 'tile', tile: tile('6-6') };

describe('by the hands', () => {
  const noDouble = {
    Ana: '1-6 0-1 0-2 0-3 0-4',
    Ben: '2-5 1-2 1-3 1-4 1-5',
    Cleo: '3-4 2-3 2-4 0-5 0-6',
  };

  test('the highest double, which must be led', () => {
    const hands = { Ana: '4-4 6-5 0-1 0-2 0-3 0-4 0-5', Ben: '3-3 6-4 1-2 1-3 1-4 1-5 2-6' };
    const shown = replayed<'lead'>(family, handsExample({ hands, leads: 'Ana', tile: '4-4' }));
    expect(shown).toMatchObject({ seat: 0, tile: tile('4-4'), by: { kind: 'highest-double' } });
  });

  test('no double anywhere: the heaviest tile', () => {
    const example = { names: trio, hands: noDouble };
    expect(problemsOf(family, handsExample({ ...example, leads: 'Ana', tile: '1-6' }))).toEqual([]);
    expect(problemsOf(family, handsExample({ ...example, leads: 'Ben', tile: '2-5' }))).toEqual([
      'wrong-leader :10',
      'wrong-tile :10',
    ]);
  });

  test('a leader who may lead any tile is bound to none', () => {
    const free: Rules = { ...family, lead: { ...family.lead, with: 'any-tile' } };
    const example = { names: trio, hands: noDouble, leads: 'Ana' };
    expect(problemsOf(free, handsExample(example))).toEqual([]);
    expect(problemsOf(free, handsExample({ ...example, tile: '1-6' }))).toEqual(['wrong-tile-any :10']);
  });

  test('drawing until somebody has it needs the tiles drawn', () => {
    const rules = led(sixes, { kind: 'draw-until-held' }, { kind: 'heaviest-tile' });
    const example = { names: trio, hands: noDouble };
    expect(problemsOf(rules, handsExample(example))).toEqual(['boneyard-missing :10']);
    const drawn = handsExample({ ...example, boneyard: '0-0 6-6', leads: 'Ben', tile: '6-6' });
    expect(problemsOf(rules, drawn)).toEqual([]);
  });

  test('hands that decide nothing', () => {
    const rules = led({ kind: 'highest-double' }, { kind: 'redeal' });
    expect(problemsOf(rules, handsExample({ names: trio, hands: noDouble }))).toEqual(['lead-by-chance :10']);
    expect(problemsOf(draw, handsExample({ names: trio, hands: noDouble }))).toEqual(['lead-by-chance :10']);
  });

  test('whole hands, and everybody’s', () => {
    const hands = { Ana: '4-4 6-5 0-1 0-2 0-3 0-4', Ben: '3-3 6-4 1-2 1-3 1-4 1-5 2-6' };
    expect(problemsOf(family, handsExample({ hands }))).toEqual(['hand-size :10']);
    expect(problemsOf(family, handsExample({ hands: { Ben: hands.Ben } }))).toEqual(['hand-missing :10']);
  });
});

describe('by tiles turned up', () => {
  const rules: Rules = { ...block, lead: { ...block.lead, first: [{ kind: 'drawn-tile' }] } };
  const first = { Ana: '6-1', Ben: '5-2', Cleo: '0-1' };

  test('equal highest totals turn up again, only those', () => {
    const drawn = [first, { Ana: '4-4', Ben: '3-2' }];
    const shown = replayed<'lead'>(rules, drawnExample({ names: trio, drawn, leads: 'Ana' }));
    expect(shown).toMatchObject({ seat: 0, tile: null, by: { kind: 'drawn-tile' } });
    expect(problemsOf(rules, drawnExample({ names: trio, drawn, leads: 'Ben' }))).toEqual([
      'wrong-leader :10',
    ]);
  });

  test.each([
    ['not decided', [first], 'drawn-undecided :10'],
    ['somebody who is out of it', [first, { Ana: '4-4', Ben: '3-2', Cleo: '0-0' }], 'drawn-seats :10'],
    ['somebody missing', [{ Ana: '6-1', Ben: '5-2' }], 'drawn-seats :10'],
    [
      'a turn too many',
      [
        { ...first, Ana: '6-6' },
        { Ana: '4-4', Ben: '3-2' },
      ],
      'drawn-seats :10',
    ],
    ['one tile for two', [{ ...first, Cleo: '5-2' }], 'tile-twice :10'],
  ])('%s', (_, drawn, problem) => {
    expect(problemsOf(rules, drawnExample({ names: trio, drawn }))).toEqual([problem]);
  });

  test('no way at all when the rules don’t turn up tiles', () => {
    expect(problemsOf(family, drawnExample({ names: trio, drawn: [first] }))).toEqual(['drawn-idle :10']);
  });
});

describe('after another round', () => {
  test('the winner leads on, with any tile', () => {
    const example = { names: trio, led: 'Ana', out: 'Cleo' };
    expect(problemsOf(family, afterExample({ ...example, leads: 'Cleo' }))).toEqual([]);
    expect(problemsOf(family, afterExample({ ...example, leads: 'Ana' }))).toEqual(['wrong-leader :10']);
    expect(problemsOf(family, afterExample({ ...example, tile: '0-0' }))).toEqual(['wrong-tile-any :10']);
    expect(problemsOf(family, afterExample({ names: trio, led: 'Ana', won: 'Ben', leads: 'Ben' }))).toEqual(
      [],
    );
  });

  test('the next seat, also after a tie', () => {
    expect(problemsOf(draw, afterExample({ names: trio, led: 'Cleo', leads: 'Ana' }))).toEqual([]);
  });

  test('of a winning side either may be named', () => {
    const rules: Rules = {
      ...draw,
      lead: { ...draw.lead, later: { out: 'winning-side', blocked: 'winning-side', tie: 'as-first' } },
    };
    const example = { names: quartet, partners: true, led: 'Ana', out: 'Ben' };
    expect(problemsOf(rules, afterExample({ ...example, leads: 'Dan' }))).toEqual([]);
    expect(problemsOf(rules, afterExample({ ...example, leads: 'Ben' }))).toEqual([]);
    expect(problemsOf(rules, afterExample({ ...example, leads: 'Cleo' }))).toEqual(['wrong-leader :10']);
  });

  test.each([
    ['a match of one round', chain, { led: 'Ana', out: 'Ben' }, 'later-idle :10'],
    ['as in the first round', family, { led: 'Ana' }, 'as-first :10'],
    ['a blocked round won where nobody wins one', penalty, { led: 'Ana', won: 'Ben' }, 'nobody-wins :10'],
  ] as const)('nothing to say: %s', (_, rules, short, problem) => {
    expect(problemsOf(rules, afterExample(short))).toEqual([problem]);
  });

  test('a tie where none can be', () => {
    const rules: Rules = {
      ...penalty,
      lead: { ...penalty.lead, later: { out: 'next-seat', blocked: 'next-seat', tie: null } },
    };
    expect(problemsOf(rules, afterExample({ led: 'Ana' }))).toEqual(['no-tie :10']);
  });
});

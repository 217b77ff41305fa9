import { describe, expect, test } from 'vitest';
import { tileOf } from '../../src/domino/tile.js';
import type { Rules } from '../../src/variant/rules.js';
import { ruleValues } from '../../src/variant/schema/schema.js';
import { variantOf } from '../support/shipped.js';
import { loadText, minimal, variantFrom } from './loaded.js';

const rulesOf = (settings: readonly string[] = []): Rules =>
  variantFrom(loadText(minimal, {}, settings)).rules;

test('what a file leaves out has its default', () => {
  const rules: Rules = {
    set: { highest: 6, without: [] },
    players: { least: 2, most: 4 },
    partners: 'never',
    direction: 'clockwise',
    deal: { players: { 2: 5, 3: 5, 4: 5 } },
    lead: {
      first: [{ kind: 'lot' }],
      with: 'any-tile',
      later: { out: 'next-seat', blocked: 'next-seat', tie: 'next-seat' },
    },
    line: { doubles: 'across', wild: 'none' },
    draw: { when: 'never' },
    round: { blocked: 'lowest-hand', tie: 'nobody' },
    score: { out: { kind: 'opponents' }, blocked: { kind: 'opponents' } },
    match: { kind: 'points', points: { players: { 2: 100, 3: 100, 4: 100 } }, tie: null },
  };
  expect(rulesOf()).toEqual(rules);
});

describe('normal form', () => {
  test.each<[string, readonly string[], Partial<Rules>]>([
    [
      'a draw map fills its keys',
      ['draw={}'],
      { draw: { when: 'stuck', tiles: 'until-fit', then: 'must-play', leave: 0 } },
    ],
    [
      '`then` is only about drawing when stuck',
      ['draw.when=any-turn', 'draw.then=must-play'],
      { draw: { when: 'any-turn', tiles: 'until-fit', leave: 0 } },
    ],
    [
      'a set by its highest half',
      ['set={ highest: 7, without: [7-7, 0-0] }'],
      { set: { highest: 7, without: [tileOf(0, 0), tileOf(7, 7)] } },
    ],
    ['one number of players', ['players=3'], { players: { least: 3, most: 3 }, deal: { players: { 3: 5 } } }],
    ['a range with an en dash', ['players=2–3'], { players: { least: 2, most: 3 } }],
    [
      'a plain number of points',
      ['score.round=3'],
      { score: { out: { kind: 'fixed', points: 3 }, blocked: { kind: 'fixed', points: 3 } } },
    ],
    [
      'minus one’s own is nothing when out',
      ['score.round=opponents-minus-own'],
      { score: { out: { kind: 'opponents' }, blocked: { kind: 'opponents-minus-own' } } },
    ],
    [
      'all hands are the opponents’ when out alone',
      ['score.round=all-hands'],
      { score: { out: { kind: 'opponents' }, blocked: { kind: 'all-hands' } } },
    ],
    [
      'all hands count a partner’s',
      ['score.round=all-hands', 'partners=optional'],
      { score: { out: { kind: 'all-hands' }, blocked: { kind: 'all-hands' } } },
    ],
    [
      'a blocked round that nobody wins is worth nothing',
      ['round.blocked=nobody'],
      { score: { out: { kind: 'opponents' }, blocked: { kind: 'nothing' } } },
    ],
    [
      'one round has no points',
      ['match=one-round'],
      { score: { out: { kind: 'nothing' }, blocked: { kind: 'nothing' } }, match: { kind: 'one-round' } },
    ],
    [
      'a partners’ row like that of four is none',
      ['partners=optional', 'deal={ 2: 7, 3: 5, 4: 5, partners: 5 }'],
      { deal: { players: { 2: 7, 3: 5, 4: 5 } } },
    ],
    [
      'where one tile can be drawn, one is drawn',
      ['players=4', 'deal=6', 'draw.leave=3'],
      { draw: { when: 'stuck', tiles: 'one', then: 'must-play', leave: 3 } },
    ],
  ])('%s', (_, settings, expected) => {
    const rules = rulesOf(settings);
    for (const [key, rule] of Object.entries(expected)) expect(rules[key as keyof Rules]).toEqual(rule);
  });

  test.each<[string, Rules['lead']['later']]>([
    ['winning-side', { out: 'winning-side', blocked: 'winning-side', tie: 'as-first' }],
    ['next-seat', { out: 'next-seat', blocked: 'next-seat', tie: 'as-first' }],
  ])('ways of later rounds that are absent follow from those there are: %s', (out, later) => {
    const settings = ['partners=optional', `lead.later={ out: ${out}, tie: as-first }`];
    expect(rulesOf(settings).lead.later).toEqual(later);
  });

  test('a tie that isn’t mentioned is as a blocked round', () => {
    const later = 'lead.later={ out: winner, blocked: same-leader }';
    expect(rulesOf([later]).lead.later).toEqual({
      out: 'winner',
      blocked: 'same-leader',
      tie: 'same-leader',
    });
    expect(rulesOf([later, 'round.blocked=nobody']).lead.later?.tie).toBeNull();
  });

  test('what finds the leader decides what is led, unless it is said', () => {
    expect(rulesOf(['lead.first=[6-6, lot]']).lead.with).toBe('that-tile');
    expect(rulesOf(['lead.first=heaviest-tile']).lead.with).toBe('that-tile');
    expect(rulesOf(['lead.first=[6-6, lot]', 'lead.with=any-tile']).lead.with).toBe('any-tile');
    expect(rulesOf(['lead.first=agreement']).lead.with).toBe('any-tile');
  });

  test('the winner of a penalty round may be the one who leads next', () => {
    const settings = ['score.round=each-own-pips', 'match={ rounds: 3, tie: draw }'];
    const rules = rulesOf([...settings, 'lead.later={ out: winner, tie: as-first }']);
    expect(rules.round).toEqual({ blocked: 'lowest-hand', tie: 'nobody' });
  });

  test('own pips are written down after a blocked round too, though nobody wins it', () => {
    const own = { kind: 'each-own-pips' };
    expect(variantOf('penalty-draw').rules.score).toEqual({ out: own, blocked: own });
    const halves = ['score.round={ out: each-own-pips, blocked: each-own-pips }', 'round.blocked=nobody'];
    expect(rulesOf([...halves, 'match={ rounds: 3, tie: draw }']).score).toEqual({ out: own, blocked: own });
  });

  test('partners always sit four, by the partners’ row', () => {
    const rules = rulesOf(['players=4', 'partners=always', 'deal={ partners: 7 }']);
    expect(rules.deal).toEqual({ players: { 4: 7 } });
  });
});

describe('every rule value is listed', () => {
  const values = ruleValues();
  const of = (key: string) => values.filter((value) => value.key === key).map(({ value }) => value);

  // By hand from the table of values of the file shape.
  test.each([
    ['set', ['name']],
    ['set.highest', ['n']],
    ['set.without', ['tile']],
    ['players', ['n', 'a-b']],
    ['partners', ['never', 'optional', 'always']],
    ['direction', ['clockwise', 'counterclockwise']],
    ['deal', ['n']],
    [
      'lead.first',
      [
        'agreement',
        'lot',
        'drawn-tile',
        'highest-double',
        'heaviest-tile',
        'draw-until-held',
        'redeal',
        'tile',
      ],
    ],
    ['lead.with', ['that-tile', 'any-tile']],
    ['lead.later', ['next-seat', 'winner', 'winning-side', 'same-leader', 'as-first']],
    ['line.doubles', ['across', 'straight', 'either']],
    ['line.wild', ['none', 'blanks']],
    ['draw', ['never']],
    ['draw.when', ['stuck', 'any-turn']],
    ['draw.tiles', ['until-fit', 'one']],
    ['draw.then', ['must-play', 'may-keep']],
    ['draw.leave', ['n']],
    ['round.blocked', ['lowest-hand', 'lowest-side', 'nobody']],
    ['round.tie', ['nobody', 'shared']],
    [
      'score.round',
      [
        'nothing',
        'opponents',
        'opponents-minus-own',
        'opponents-nearest-five',
        'all-hands',
        'each-own-pips',
        'n',
      ],
    ],
    ['match', ['one-round']],
    ['match.points', ['n']],
    ['match.rounds', ['n']],
    ['match.tie', ['draw', 'extra-round']],
  ])('%s', (key, expected) => {
    expect(of(key)).toEqual(expected);
  });

  test('the endings have keys of their own, with the same values', () => {
    for (const row of ['out', 'blocked', 'tie']) expect(of(`lead.later.${row}`)).toEqual(of('lead.later'));
    for (const row of ['out', 'blocked']) expect(of(`score.round.${row}`)).toEqual(of('score.round'));
  });

  test('nothing else, and nothing twice', () => {
    expect(new Set(values.map(({ key }) => key)).size).toBe(24 + 5);
    expect(new Set(values.map(({ key, value }) => `${key}=${value}`)).size).toBe(values.length);
  });
});

describe('choices', () => {
  test('hold the rules that a table agrees on, and the keys they change', () => {
    const [first, second] = variantOf('block').choices;
    expect(first?.changes).toEqual({
      'lead.first': ['highest-double', 'heaviest-tile'],
      'lead.with': 'any-tile',
    });
    expect(first?.rules.lead).toMatchObject({
      first: [{ kind: 'highest-double' }, { kind: 'heaviest-tile' }],
      with: 'any-tile',
    });
    expect(second?.rules.lead.later).toEqual({ out: 'winner', blocked: 'winner', tie: 'same-leader' });
    expect(second?.rules.score).toEqual(variantOf('block').rules.score);
  });

  test('nested keys are opened by group', () => {
    const nested = variantFrom(
      loadText(
        `${minimal}choices: [ { lead: { later: winner, first: agreement } } ]`.replace(
          'winner',
          'same-leader',
        ),
      ),
    );
    expect(nested.choices[0]?.changes).toEqual({ 'lead.later': 'same-leader', 'lead.first': 'agreement' });
  });

  test('in the data they are what they change, so that dead keys are not among them', () => {
    const { data } = variantOf('one-page-draw');
    expect(data.choices).toEqual([{ match: 'one-round' }]);
  });

  test('inherited ones go when they change nothing, and with a note when they make no sense', () => {
    const parent = `${minimal}choices: [ { match: one-round }, { draw.leave: 2 }, { round.tie: nobody, score.round: 1 } ]\ndraw: {}\n`;
    const loaded = loadText('extends: ./p.yaml\ntitle: C\ndraw: { leave: 2 }\nround: { blocked: nobody }\n', {
      './p.yaml': parent,
    });
    expect(variantFrom(loaded).choices.map(({ changes }) => changes)).toEqual([{ match: 'one-round' }]);
    expect(loaded).toMatchObject({
      ok: true,
      notes: [{ code: 'choice.left-out', params: { keys: ['round.tie', 'score.round'] } }],
    });
  });
});

describe('notes', () => {
  const notesOf = (settings: readonly string[]) => {
    const loaded = loadText(minimal, {}, settings);
    return loaded.ok ? loaded.notes.map(({ code, params }) => [code, params]) : loaded.problems;
  };

  test('points with one round are left out', () => {
    expect(notesOf(['match=one-round', 'score.round=opponents'])).toEqual([['score.one-round', {}]]);
    expect(notesOf(['match=one-round', 'score.round=nothing'])).toEqual([]);
  });

  test('with some numbers of players there is nothing to draw', () => {
    expect(notesOf(['deal=7', 'draw={}'])).toEqual([['draw.some', { players: ['4'] }]]);
    expect(notesOf(['draw={ leave: 10 }'])).toEqual([['draw.some', { players: ['4'] }]]);
    expect(notesOf(['draw={ leave: 7 }'])).toEqual([]);
  });
});

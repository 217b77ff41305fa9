import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical } from '../../src/variant/data.js';
import { ruleValues } from '../../src/variant/schema/schema.js';
import { shipped, variantOf } from '../support/shipped.js';
import { loadText, minimal, variantFrom } from './loaded.js';

const of = (text: string, files = {}, settings: readonly string[] = []) =>
  variantFrom(loadText(text, files, settings)).fingerprint;

const full = `title: Minimal
set: { highest: 6, without: [] }
players: 2-4
partners: never
direction: clockwise
deal: { 2: 5, 3: 5, 4: 5 }
lead: { first: [lot], with: any-tile, later: { out: next-seat, blocked: next-seat, tie: next-seat } }
line: { doubles: across, wild: none }
draw: never
round: { blocked: lowest-hand, tie: nobody }
score: { round: { out: opponents, blocked: opponents } }
match: { points: { 2: 100, 3: 100, 4: 100 } }
`;

describe('the fingerprint is the same', () => {
  test('for the same rules with defaults stated or not, tables spread or not', () => {
    expect(of(full)).toBe(of(minimal));
  });

  test('whatever the title, minutes and examples are', () => {
    const other = minimal.replace('Minimal', '{ en: Other, fr: Autre }');
    const examples = 'minutes: 5-10\nexamples: [ { name: a, steps: [ { play: 1-3 } ] } ]\n';
    expect(of(other + examples)).toBe(of(minimal));
  });

  test('whatever the order of the keys is', () => {
    const lines = full.trim().split('\n');
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (mixed) => {
        expect(of(`${mixed.join('\n')}\n`)).toBe(of(minimal));
      }),
      { numRuns: 30 },
    );
    expect(of(minimal.replace('5', '{ 4: 5, 2: 5, 3: 5 }'))).toBe(of(minimal));
  });

  test('for a file that extends another and one that spells it all out', () => {
    const child = 'extends: ./p.yaml\ntitle: C\nline: { wild: blanks }\ndeal: { 2: 7, 3: 5, 4: 5 }\n';
    const spelled = `${minimal.replace('deal: 5', 'deal: { 2: 7, 3: 5, 4: 5 }')}line: { wild: blanks }\n`;
    expect(of(child, { './p.yaml': minimal })).toBe(of(spelled));
  });

  test('however a tile is turned and a choice is written', () => {
    const six = (tile: string, choices: string) =>
      minimal.replace('first: lot', `first: [${tile}, lot]`) + choices;
    const written = six('6-5', 'choices: [ { lead: { first: lot } }, { match: one-round } ]\n');
    const again = six('5|6', 'choices: [ { lead.first: [lot] }, { match: one-round } ]\n');
    expect(of(written)).toBe(of(again));
  });

  test('minus one’s own or not, when somebody went out', () => {
    const halves = minimal.replace(
      'round: opponents',
      'round: { out: opponents, blocked: opponents-minus-own }',
    );
    expect(of(halves)).toBe(of(minimal.replace('opponents', 'opponents-minus-own')));
  });
});

describe('the fingerprint differs', () => {
  test('for each shipped game', () => {
    const all = [...shipped.keys()].map((id) => variantOf(id).fingerprint);
    expect(new Set(all).size).toBe(all.length);
    for (const fingerprint of all) expect(fingerprint).toMatch(/^[0-9a-f]{8}$/u);
  });

  // One change of each rule key, on a game where it can matter.
  const rich = `${minimal}partners: optional\ndraw: { leave: 2 }\nchoices: [ { match: one-round } ]\n`
    .replace('first: lot', 'first: [6-6, lot], later: { out: winner, blocked: winner, tie: as-first }')
    .replace('round: opponents', 'round: all-hands');
  const changes = [
    'set=double-seven',
    'set={ highest: 6, without: [0-0] }',
    'players=2-3',
    'partners=never',
    'direction=counterclockwise',
    'deal=4',
    'deal={ 2: 5, 3: 5, 4: 5, partners: 6 }',
    'lead.first=[6-6, redeal]',
    'lead.with=any-tile',
    'lead.later=next-seat',
    'lead.later.out=same-leader',
    'lead.later.blocked=same-leader',
    'lead.later.tie=same-leader',
    'line.doubles=straight',
    'line.wild=blanks',
    'draw=never',
    'draw.when=any-turn',
    'draw.tiles=one',
    'draw.then=may-keep',
    'draw.leave=3',
    'round.blocked=lowest-side',
    'score.round=opponents',
    'score.round={ out: opponents, blocked: all-hands }',
    'score.round={ out: 3, blocked: opponents }',
    'match=one-round',
    'match.points=61',
    'match={ points: { 2: 100, 3: 100, 4: 100, partners: 61 } }',
    'match={ rounds: 5, tie: draw }',
    'match={ rounds: 6, tie: draw }',
    'match={ rounds: 5, tie: extra-round }',
    'choices=[]',
    'choices=[ { lead.later: next-seat } ]',
  ];

  test('for every change of a rule', () => {
    const all = ['', ...changes].map((change) => of(rich, {}, change === '' ? [] : [change]));
    expect(new Set(all).size).toBe(all.length);
  });

  test('for a shared tie in a match of one round', () => {
    const once = minimal.replace('{ points: 100 }', 'one-round');
    expect(of(`${once}round: { tie: shared }\n`)).not.toBe(of(once));
  });

  test('and every rule key is changed above', () => {
    const keys = ruleValues().map(({ key }) => key);
    const tried = changes.join(' ');
    const parts = (key: string) => key.split('.').every((part) => tried.includes(part));
    expect(keys.filter((key) => !parts(key) && key !== 'round.tie')).toEqual([]);
  });
});

test('it is the SHA-256 of the data with sorted keys, worked out apart', () => {
  const { data, fingerprint } = variantOf('family-draw');
  const sorted = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const keys = Object.keys(value).sort();
    return new Map(keys.map((key) => [key, sorted((value as Record<string, unknown>)[key])]));
  };
  const text = (value: unknown): string =>
    value instanceof Map
      ? `{${[...value].map(([key, inner]) => `${JSON.stringify(key)}:${text(inner)}`).join(',')}}`
      : JSON.stringify(value);
  const { choices, ...rules } = data;
  const whole = new Map([...(sorted(rules) as Map<string, unknown>), ['choices', choices]]);
  const ordered = new Map([...whole].sort(([a], [b]) => (a < b ? -1 : 1)));
  expect(createHash('sha256').update(text(ordered)).digest('hex').slice(0, 8)).toBe(fingerprint);
});

test('canonical data is the same text for the same data', () => {
  expect(canonical({ b: [1, { d: 2, c: 'x' }], a: null })).toBe('{"a":null,"b":[1,{"c":"x","d":2}]}');
});

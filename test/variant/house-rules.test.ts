import { describe, expect, test } from 'vitest';
import { load, shipped, variantOf } from '../support/shipped.js';
import { loadText, minimal, problemsFrom, variantFrom } from './loaded.js';

/** What a file says that extends the game. */
function asFile(id: string, lines: string) {
  const library = Object.fromEntries([...shipped].map(([name, file]) => [name, file.text]));
  return variantFrom(loadText(`extends: ${id}\ntitle: House\n${lines}`, library));
}

describe('a house rule of the command line is a file that says so', () => {
  test.each([
    ['block', ['score.round=opponents'], 'score: { round: opponents }'],
    ['block', ['match.points=50'], 'match: { points: 50 }'],
    ['block', ['match.points.2=50'], 'match: { points: { 2: 50 } }'],
    ['block', ['match={ rounds: 4, tie: draw }'], 'match: { rounds: 4, tie: draw }'],
    ['family-draw', ['match=one-round'], 'match: one-round'],
    ['family-draw', ['lead.first=[6-6, redeal]'], 'lead: { first: [6-6, redeal] }'],
    ['draw', ['draw=never'], 'draw: never'],
    ['draw', ['draw.when=stuck', 'draw.then=may-keep'], 'draw: { when: stuck, then: may-keep }'],
    ['penalty-draw', ['match.rounds=7', 'match.tie=extra-round'], 'match: { rounds: 7, tie: extra-round }'],
    ['penalty-draw', ['players=2', 'deal.2=5'], 'players: 2\ndeal: { 2: 5 }'],
    ['block', [' line.wild = blanks '], 'line: { wild: blanks }'],
  ] as const)('%s --set %s', (id, settings, lines) => {
    const set = variantOf(id, settings);
    const file = asFile(id, lines);
    expect(set.data).toEqual(file.data);
    expect(set.fingerprint).toBe(file.fingerprint);
    expect(set.examples.map((example) => example.inherited)).not.toContain(false);
  });

  test('the title stays and is said to have house rules', () => {
    const set = variantOf('block', ['line.wild=blanks']);
    expect(set.title).toEqual(variantOf('block').title);
    expect([set.houseRules, variantOf('block').houseRules]).toEqual([true, false]);
    expect(set.fingerprint).not.toBe(variantOf('block').fingerprint);
    expect(set.fingerprint).toBe(variantOf('block-blanks-wild').fingerprint);
  });

  test('what the file says itself is then inherited, so dead keys go silently', () => {
    const once = variantOf('family-draw', ['match=one-round']);
    expect(once.rules.lead.later).toBeNull();
    expect(once.choices).toEqual([]);
    expect(load('family-draw', ['match=one-round'])).toMatchObject({ ok: true, notes: [] });
    expect(problemsFrom(loadText(minimal, {}, ['match=one-round', 'lead.later=winner']))).toMatchObject([
      { code: 'lead.later-dead', file: '--set lead.later=winner' },
    ]);
  });

  test('one key may be opened by several, and the whole may come before its parts', () => {
    const first = loadText(minimal, {}, ['draw={ leave: 2 }', 'draw.tiles=one']);
    expect(variantFrom(first).rules.draw).toEqual({
      when: 'stuck',
      tiles: 'one',
      then: 'must-play',
      leave: 2,
    });
  });

  test('a value that is wrong is no malformed command line', () => {
    const [problem] = problemsFrom(loadText(minimal, {}, ['deal=9']));
    expect(problem).toMatchObject({ code: 'deal.too-many', file: '--set deal=9' });
    expect(problem?.line).toBeUndefined();
  });
});

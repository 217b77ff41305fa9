import { describe, expect, test } from 'vitest';
import { askOf } from '../../../src/kit/changes/asked.js';
import { type Changes, Trial } from '../../../src/kit/changes/changes.js';
import { controlsOf } from '../../../src/kit/changes/controls.js';
import { saidChanged, saidNow } from '../../../src/kit/changes/said.js';
import type { Rules } from '../../../src/variant/rules.js';
import { languages, wordsIn } from '../../support/languages.js';
import { possible } from '../../support/possible-values.js';
import { english, scenarios, shipped, valueIn, variantOf } from '../../support/shipped.js';
import { some } from '../../support/thorough.js';

/** Games of which every value is tried. */
const ids = some([...scenarios.keys(), 'penalty-draw', 'draw'], 12);

function trialOf(id: string): Trial {
  const file = shipped.get(id) ?? scenarios.get(id);
  if (!file) throw new Error(`no game ${id}`);
  return valueIn(
    Trial.of(file, (name) => shipped.get(name)),
    id,
  );
}

/** What a rule comes to: the present value that its question has. */
function nowOf(rules: Rules, key: string): string | undefined {
  return controlsOf(rules).find((control) => control.key === key)?.now;
}

test('rules that are tried are those that a file with these house rules has', () => {
  const trial = trialOf('draw');
  const tried = valueIn(trial.rules({ 'draw.when': 'stuck', deal: '5' }), 'tried');
  expect(tried).toEqual(variantOf('draw', ['draw.when=stuck', 'deal=5']).rules);
});

test('a change takes the place of what was said of its rule before, and is the newest', () => {
  const trial = trialOf('draw');
  const changed = (changes: Changes, key: string, value: string) =>
    Object.entries(trial.with(changes, [{ key, value }]));
  // A word that stands for all of drawing, and a part of it.
  expect(changed({ draw: 'never', deal: '5' }, 'draw.when', 'stuck')).toEqual([
    ['deal', '5'],
    ['draw.when', 'stuck'],
  ]);
  expect(changed({ 'draw.when': 'stuck', deal: '5', 'draw.leave': '0' }, 'draw', 'never')).toEqual([
    ['deal', '5'],
    ['draw', 'never'],
  ]);
  // A match is played for points or for rounds.
  expect(changed({ 'match.points': '50' }, 'match', '{rounds: 5, tie: draw}')).toEqual([
    ['match.rounds', '5'],
    ['match.tie', 'draw'],
  ]);
  // The game's own value is no change.
  expect(changed({ deal: '5', 'draw.when': 'stuck' }, 'draw.when', 'any-turn')).toEqual([['deal', '5']]);
});

describe('every value that can be chosen', () => {
  test.each(ids)('of %s is then the value of its rule, or is refused', (id) => {
    const trial = trialOf(id);
    const rules = valueIn(trial.rules({}), id);
    const chosen = controlsOf(rules).flatMap(({ key, now, values }) => {
      expect(nowOf(rules, key)).toBe(now);
      return values.flatMap(({ value, ways }) => {
        const after = ways.map((settings) => trial.rules(trial.with({}, settings))).find(({ ok }) => ok);
        return after?.ok ? [[key, value, nowOf(after.value, key)]] : [];
      });
    });
    expect(chosen.length).toBeGreaterThan(30);
    // Where two values come to the same, the rule has the plainer one.
    const other = chosen.filter(([, value, now]) => value !== now);
    expect(other).toEqual([]);
  });
});

describe('what is said of a value', () => {
  test('is what the sheets of a game say that has it', () => {
    const [draw, stuck] = ['draw', 'draw-when-stuck'].map((id) => variantOf(id).rules);
    if (!draw || !stuck) throw new Error('two games');
    const trial = trialOf('draw');
    const after = valueIn(trial.rules({ 'draw.when': 'stuck' }), 'stuck');
    const said = saidChanged({ before: draw, after }, { key: 'draw.when', value: 'stuck' }, {}, english);
    expect(said).toBe('If you can play, you must; you may not draw or pass.');
    expect(saidNow(stuck, { key: 'draw.when', now: 'stuck' }, {}, english)).toBe(said);
    const nobody = valueIn(trial.rules({ 'round.blocked': 'nobody' }), 'nobody');
    const both = { before: draw, after: nobody };
    expect(saidChanged(both, { key: 'round.blocked', value: 'nobody' }, {}, english)).toContain(
      'Nobody wins a blocked round.',
    );
  });

  test.each(ids)('of %s is never nothing, and each value has words of its own', (id) => {
    const trial = trialOf(id);
    const before = valueIn(trial.rules({}), id);
    for (const { key, now, values } of controlsOf(before)) {
      const said = values.flatMap(({ value, ways }) => {
        if (value === now) return [saidNow(before, { key, now }, {}, english)];
        const after = ways.map((settings) => trial.rules(trial.with({}, settings))).find(({ ok }) => ok);
        return after?.ok ? [saidChanged({ before, after: after.value }, { key, value }, {}, english)] : [];
      });
      expect(
        said.filter((text) => !text),
        `${id} ${key}`,
      ).toEqual([]);
      expect(new Set(said).size, `${id} ${key}: ${said.join(' / ')}`).toBe(said.length);
    }
  });
});

test('every rule is asked for in every language, and every word of the schema can be chosen in some game', () => {
  const all = [...shipped.keys(), ...scenarios.keys()];
  const controls = all.flatMap((id) => controlsOf(variantOf(id).rules));
  const keys = [...new Set(controls.map(({ key }) => key))];
  for (const language of languages) {
    for (const key of keys) expect(askOf(key, wordsIn(language)), `${language} ${key}`).toMatch(/\?$/);
  }
  const offered = new Set(
    controls.flatMap(({ values }) => values.flatMap(({ value }) => value.split(/[^a-z-]+/))),
  );
  const words = possible
    .map(({ value }) => value)
    .filter((value) => /^[a-z-]{2,}$/.test(value) && value !== 'a-b');
  expect(words.filter((word) => !offered.has(word))).toEqual(['name', 'tile', 'tile']);
});

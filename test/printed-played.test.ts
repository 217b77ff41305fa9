import { describe, expect, test } from 'vitest';
import { ruleSections, sentencesOf } from '../src/rulebook/clauses/clauses.js';
import { scopeOf } from '../src/rulebook/scope.js';
import type { Variant } from '../src/variant/variant.js';
import { type Alternative, alternativesTo } from './support/alternatives.js';
import { firstDifference, playedSigns } from './support/played-signs.js';
import { english, load, shipped, valueIn, variantOf } from './support/shipped.js';
import { some } from './support/thorough.js';

/** The rules as printed; what may be agreed instead is not yet a rule, and mistakes are only the likeliest few. */
function printed({ id, rules, choices }: Variant): string {
  const scope = valueIn(scopeOf(rules), id);
  const sections = ruleSections({ rules, choices }, scope, english).filter(
    (section) => section.id !== 'choices' && section.id !== 'mistakes',
  );
  return sentencesOf(sections)
    .map(({ text }) => text)
    .join('\n');
}

/** The house rules that the check accepts for a game and that really change it. */
function accepted(variant: Variant): readonly (Alternative & { readonly changed: Variant })[] {
  return some(alternativesTo(variant.rules), 6).flatMap((alternative) => {
    const changed = load(variant.id, alternative.settings);
    const same = changed.ok && JSON.stringify(changed.value.rules) === JSON.stringify(variant.rules);
    return changed.ok && !same ? [{ ...alternative, changed: changed.value }] : [];
  });
}

describe.each([...shipped.keys()])('%s with one rule changed', (id) => {
  const variant = variantOf(id);
  const alternatives = accepted(variant);

  test('prints other rules', () => {
    const before = printed(variant);
    const same = alternatives.filter(({ changed }) => printed(changed) === before);
    expect(same.map(({ settings }) => settings.join(' '))).toEqual([]);
  });

  test('plays out otherwise, but for how a double lies', () => {
    const before = playedSigns(variant.rules);
    const same = alternatives.filter(
      ({ key, changed }) =>
        key !== 'line.doubles' && firstDifference(before, playedSigns(changed.rules)) === undefined,
    );
    expect(same.map(({ settings }) => settings.join(' '))).toEqual([]);
  });
});

import { playedSections } from '../../rulebook/clauses/played-sections.js';
import { unmarked, writerOf } from '../../rulebook/clauses/sentence.js';
import { differencesOf } from '../../rulebook/difference.js';
import { valueMeaning } from '../../rulebook/schema/meanings.js';
import { type Scope, scopeOf, type WantedSeating } from '../../rulebook/scope.js';
import type { Rules } from '../../variant/rules.js';
import { ruleValues } from '../../variant/schema/schema.js';
import type { Words } from '../../words/words.js';
import { isWithin } from './changes.js';

/** Whom sheets of some rules are for: those wanted, as far as the rules allow them. */
export function scopeFor(rules: Rules, wanted: WantedSeating = {}): Scope {
  for (const seating of [wanted, {}]) {
    const scope = scopeOf(rules, seating);
    if (scope.ok) return scope.value;
  }
  throw new Error('some seating is allowed by all rules');
}

/** What the sheets of a game say of a rule, in their own sentences; undefined where they say nothing under its key. */
export function saidOf(rules: Rules, key: string, scope: Scope, words: Words): string | undefined {
  // The aim of the game only sums the others up.
  const sentences = playedSections(rules, scope, writerOf(words)).flatMap(({ id, points }) =>
    id === 'goal' ? [] : points.flatMap((point) => point.sentences),
  );
  const nearest = [
    sentences.filter(({ rule }) => rule === key),
    sentences.filter(({ rule }) => isWithin(rule, key)),
    sentences.filter(({ rule }) => isWithin(key, rule)),
  ].find((found) => found.length > 0);
  const texts = new Set(nearest?.map(({ text }) => unmarked(text)));
  return texts.size === 0 ? undefined : [...texts].join(' ');
}

/** What the sheets say of the present value of a rule; where they say nothing of it, what it means. */
export function saidNow(
  rules: Rules,
  { key, now }: { readonly key: string; readonly now: string },
  wanted: WantedSeating | undefined,
  words: Words,
): string {
  return saidOf(rules, key, scopeFor(rules, wanted), words) ?? meaningOf(key, now, words);
}

/**
 * What would be said with a rule changed: of the rule itself; where nothing is said of that, all that is said otherwise; and
 * where that is nothing either, what the value means.
 */
export function saidChanged(
  { before, after }: { readonly before: Rules; readonly after: Rules },
  { key, value }: { readonly key: string; readonly value: string },
  wanted: WantedSeating | undefined,
  words: Words,
): string {
  const [was, scope] = [scopeFor(before, wanted), scopeFor(after, wanted)];
  const said = saidOf(after, key, scope, words);
  if (said !== undefined) return said;
  const differences = differencesOf({ rules: before, scope: was }, { rules: after, scope }, words);
  const news = differences.flatMap(({ other }) => other.map(({ text }) => unmarked(text)));
  return news.length > 0 ? news.join(' ') : meaningOf(key, value, words);
}

/** How the names of sets are called among the values of rules. */
const NAME = 'name';

/** What a value means where no game has it: of several in a list each, of numbers and tiles nothing beyond themselves. */
export function meaningOf(key: string, value: string, words: Words): string {
  const parts = value.startsWith('[') ? value.slice(1, -1).split(', ') : [value];
  return parts
    .flatMap((part) => {
      const known = ruleValues().some((one) => one.key === key && (one.value === part || one.value === NAME));
      return (known && valueMeaning({ key, value: part }, words)) || [];
    })
    .join(' ');
}

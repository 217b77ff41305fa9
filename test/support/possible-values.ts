import { type RuleValue, ruleValues } from '../../src/variant/schema/schema.js';

/** Values that the schema can spell and no game can have, with the problem that says so. */
export const IMPOSSIBLE: Readonly<Record<string, readonly string[]>> = {
  // All rows at once: then a tie, or a block that nobody wins, would have no one to lead.
  'lead.later winner': ['lead.tie-open', 'lead.blocked-open', 'lead.later-dead'],
  'lead.later winning-side': ['lead.tie-open', 'lead.blocked-open', 'lead.later-dead', 'lead.side'],
  'lead.later.tie winner': ['lead.tie-winner', 'lead.tie-dead', 'lead.later-dead'],
  'lead.later.tie winning-side': ['lead.tie-winner', 'lead.tie-dead', 'lead.later-dead', 'lead.side'],
  // Whoever went out holds nothing to subtract.
  'score.round.out opponents-minus-own': ['score.same', 'score.penalty-half'],
};

/** A value with its key, in a word. */
export const named = ({ key, value }: RuleValue): string => `${key} ${value}`;

/** Every value of the schema that some game can have. */
export const possible: readonly RuleValue[] = ruleValues().filter((value) => !(named(value) in IMPOSSIBLE));

import { isSetName, SET_NAMES, tilesOfSet } from '../../domino/set.js';
import { isFallback } from '../../variant/meaning/lead.js';
import { scoresAnything, worthOf } from '../../variant/meaning/worth.js';
import { SCORE_WORDS } from '../../variant/rules.js';
import { type RuleValue, VALUE_KINDS } from '../../variant/schema/schema.js';
import type { Words, WordsParams } from '../../words/words.js';
import { unmarked } from '../clauses/sentence.js';

/** What the sentences of rule values are filled with where no game is at hand: everything that may be said is said. */
const ANY_GAME = {
  leave: 0,
  sides: 'both',
  by: 'hand',
  own: 'alone',
  later: 'yes',
  side: 'left',
  when: 'all',
  any: 'yes',
  scored: 'yes',
  tiles: 'other',
  sought: 'double',
  again: 'no',
  tie: 'yes',
  two: 'no',
};

/** What a key of a variant file decides, in a sentence: `draw.when`, `examples.steps.play`. A key without one is a bug. */
export function keyMeaning(key: string, words: Words): string {
  return words.lookUp(`key.${key.replaceAll('.', '-')}`);
}

/**
 * What one value of a rule means, in the sentences that the sheets say it in; undefined for numbers and texts of which
 * the key's own sentence says all there is to say.
 */
export function valueMeaning({ key, value }: RuleValue, words: Words): string | undefined {
  const rule = (name: string, params: WordsParams = {}) =>
    unmarked(words.lookUp(`rule.${name}`, { ...ANY_GAME, ...params }));
  switch (key) {
    case 'set': {
      if (!isSetName(value)) return undefined;
      const set = words.say('facts.set', { set: words.say(`set.${value}`) });
      return words.say('value.set', { set, tiles: tilesOfSet(SET_NAMES[value]).length });
    }
    case 'lead.first':
      return firstMeaning(value, words, rule);
    case 'lead.later':
    case 'lead.later.out':
    case 'lead.later.blocked':
    case 'lead.later.tie':
      return rule(`lead.later.${value}`, { when: key === 'lead.later' ? 'all' : key.slice(11) });
    case 'score.round':
    case 'score.round.out':
    case 'score.round.blocked': {
      const kind = SCORE_WORDS.find((word) => word === value);
      if (kind === undefined) return words.say('value.score-number');
      const scores = scoresAnything(worthOf({ kind }));
      if (!scores && key === 'score.round') return rule(`score.round.${kind}`);
      const ends = key === 'score.round' ? ['out', 'blocked'] : [key.slice(12)];
      return ends.map((end) => rule(`score.round.${scores ? kind : 'nobody'}`, { end })).join(' ');
    }
    default:
      return VALUE_KINDS.includes(value) ? undefined : rule(`${key}.${value}`);
  }
}

function firstMeaning(
  value: string,
  words: Words,
  rule: (name: string, params?: Readonly<Record<string, string>>) => string,
): string {
  if (!isFallback(value)) return rule(`lead.first.${value}`, { tile: '6-6' });
  return rule('lead.first.if-nobody', {
    then: words.say(`rule.lead.first.inside.${value}`, { ...ANY_GAME, tile: '6-6' }),
  });
}

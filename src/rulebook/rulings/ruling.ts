import type { Rules } from '../../variant/rules.js';
import type { Words, WordsParams } from '../../words/words.js';
import type { Ruled } from '../clauses/clauses.js';
import type { Scope } from '../scope.js';

/** The parts of the rulings, in the order a host looks things up. */
export const RULING_TOPICS = ['lead', 'turn', 'draw', 'end', 'score', 'match', 'table'] as const;
export type RulingTopic = (typeof RULING_TOPICS)[number];

/** A question that comes up at the table, answered yes or no from the rules. */
export interface Ruling {
  /** Names the question in the words files: `ruling.<id>.ask`. */
  readonly id: string;
  readonly question: string;
  readonly yes: boolean;
  readonly why: string;
  /** The rule's key as a variant file writes it (`draw.when`), or `always.<name>`. */
  readonly rule: string;
  /** What the file says there (`stuck`), empty for a table of several numbers; `always` for what holds in every game. */
  readonly value: string;
}

/** The rule value that decides a question. */
export type Source = readonly [rule: string, value: string];

/** Answers questions about one game in one language. */
export interface Judge {
  readonly ruled: Ruled;
  readonly rules: Rules;
  readonly scope: Scope;
  readonly words: Words;
  /** The answer to `ruling.<id>.ask`, for the reason `ruling.<id>.<because>`. */
  answer(id: string, source: Source, yes: boolean, because: string, params?: WordsParams): Ruling;
}

/** What holds in every game, under the name that the rule sheet's sentence has. */
export function always(name: string): Source {
  return [`always.${name}`, 'always'];
}

/** A judge for these rules at these tables; the people in its questions have the language's usual names. */
export function judgeOf(ruled: Ruled, scope: Scope, words: Words): Judge {
  const people = { ana: words.say('names.1'), ben: words.say('names.2'), cleo: words.say('names.3') };
  return {
    ruled,
    rules: ruled.rules,
    scope,
    words,
    answer: (id, [rule, value], yes, because, params = {}) => ({
      id,
      question: words.say(`ruling.${id}.ask`, { ...people, ...params }),
      yes,
      why: words.say(`ruling.${id}.${because}`, { ...people, ...params }),
      rule,
      value,
    }),
  };
}

/** Leaves out the questions that can't come up. */
export function asked(...rulings: readonly (Ruling | false | undefined)[]): readonly Ruling[] {
  return rulings.filter((ruling) => ruling !== false && ruling !== undefined);
}

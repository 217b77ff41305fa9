import { type EndingAnswers, endingAnswers } from '../../engine/questions/ending.js';
import { type MatchAnswers, matchAnswers } from '../../engine/questions/match.js';
import type { Asked } from '../../engine/questions/position.js';
import type { TurnAnswers } from '../../engine/questions/turn.js';
import type { Filled, KeyUnder, ParamsOf } from '../../messages.js';
import type { Rules } from '../../variant/rules.js';
import type { Words, WordsParams } from '../../words/words.js';
import { askedTables } from '../asked.js';
import type { FileKey } from '../clauses/sentence.js';
import type { Scope } from '../scope.js';

/** The parts of the rulings, in the order a host looks things up. */
export const RULING_TOPICS = ['lead', 'turn', 'draw', 'end', 'score', 'match', 'table'] as const;
export type RulingTopic = (typeof RULING_TOPICS)[number];

/** A question that comes up at the table, answered yes or no as the engine plays. */
export interface Ruling {
  /** Names the question in the words files: `ruling.<id>.ask`. */
  readonly id: RulingId;
  readonly question: string;
  readonly yes: boolean;
  readonly why: string;
  readonly rule: DecidingRule;
  /** What the file says there (`stuck`), empty for a table of several numbers; `always` for what holds in every game. */
  readonly value: string;
}

/** What holds in every game: most of it stands on the rule sheet, the rest only in the rulings. */
type AlwaysName = KeyUnder<'always'> | 'agreed' | 'hidden' | 'mended' | 'passed' | 'stakes' | 'help';

/** Which rule decides a question. */
type DecidingRule = FileKey | `always.${AlwaysName}`;

/** The rule value that decides a question. */
export type Source = readonly [rule: DecidingRule, value: string];

/** The questions of the words files: those that have an `ask`. */
type RulingId = KeyUnder<'ruling'> extends infer Key ? (Key extends `${infer Id}.ask` ? Id : never) : never;

/**
 * The questions that no engine can be asked: manners at the table, how tiles lie, other games and other sets. Every other
 * ruling is answered by putting its position before the engine.
 */
export const CUSTOMS = [
  'look-first',
  'again',
  'double-across',
  'middle',
  'near',
  'ends-aloud',
  'pass-stands',
  'show-drawn',
  'table-tiles',
  'fives',
  'cribbage',
  'change-rules',
  'larger-box',
  'money',
  'helper',
] as const satisfies readonly RulingId[];
type Custom = (typeof CUSTOMS)[number];

/** The reasons that the words files have for an answer. */
type ReasonFor<Id extends RulingId> = Exclude<KeyUnder<`ruling.${Id}`>, 'ask'>;

/** The people whom questions and reasons name. */
type People = { readonly ana: string; readonly ben: string; readonly cleo: string };

/** What a question and the reason for its answer are filled with, beside the people. */
type Particulars<Key extends string> = Omit<ParamsOf<Key>, keyof People>;

/** Answers questions about one game in one language. */
export interface Judge {
  readonly rules: Rules;
  readonly scope: Scope;
  readonly words: Words;
  /** The table that questions are put to: one where tiles can be drawn, if there is any. */
  readonly table: Asked;
  /** A table where everyone plays alone, where the game has one. */
  readonly alone: Asked | undefined;
  /** The table of four in partnership and what a round brings there, where the game has one. */
  readonly partners: { readonly table: Asked; readonly ending: EndingAnswers } | undefined;
  /** What the engine answers at that table. */
  readonly turn: TurnAnswers;
  readonly ending: EndingAnswers;
  readonly match: MatchAnswers;
  /** What the engine answers to `ruling.<id>.ask`, for the reason `ruling.<id>.<because>`. */
  answer<Id extends Exclude<RulingId, Custom>, Reason extends ReasonFor<Id>>(
    id: Id,
    source: Source,
    yes: boolean,
    because: Reason,
    ...particulars: Filled<Particulars<`ruling.${Id}.${'ask' | Reason}`>>
  ): Ruling;
  /** The same where people settle it among themselves and no rule of play touches it. */
  custom<Id extends Custom, Reason extends ReasonFor<Id>>(
    id: Id,
    source: Source,
    yes: boolean,
    because: Reason,
    ...particulars: Filled<Particulars<`ruling.${Id}.${'ask' | Reason}`>>
  ): Ruling;
}

/** What holds in every game, under the name that the rule sheet's sentence has. */
export function always(name: AlwaysName): Source {
  return [`always.${name}`, 'always'];
}

/** A judge for these rules at these tables; the people in its questions have the language's usual names. */
export function judgeOf(rules: Rules, scope: Scope, words: Words): Judge {
  const people: People = { ana: words.say('names.1'), ben: words.say('names.2'), cleo: words.say('names.3') };
  const { first, all } = askedTables(rules, scope);
  const { table, turn } = first;
  const partners = all.find((one) => one.table.seating.partners)?.table;
  const alone = all.find((one) => !one.table.seating.partners)?.table;
  const write = (
    id: RulingId,
    [rule, value]: Source,
    yes: boolean,
    because: string,
    params?: WordsParams,
  ): Ruling => ({
    id,
    question: words.lookUp(`ruling.${id}.ask`, { ...people, ...params }),
    yes,
    why: words.lookUp(`ruling.${id}.${because}`, { ...people, ...params }),
    rule,
    value,
  });
  return {
    rules,
    scope,
    words,
    table,
    turn,
    ending: endingAnswers(table),
    alone,
    partners: partners && { table: partners, ending: endingAnswers(partners) },
    match: matchAnswers(table),
    answer: (id, source, yes, because, ...[params]) => write(id, source, yes, because, params),
    custom: (id, source, yes, because, ...[params]) => write(id, source, yes, because, params),
  };
}

/** Leaves out the questions that can't come up. */
export function asked(...rulings: readonly (Ruling | false | undefined)[]): readonly Ruling[] {
  return rulings.filter((ruling) => ruling !== false && ruling !== undefined);
}

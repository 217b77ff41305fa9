import type { Words, WordsParams } from '../../words/words.js';

/** One printed statement and the rule value it comes from (`always` for what holds in every game). */
export interface Sentence {
  /** The rule's key as a variant file writes it (`draw.when`), or `always.<name>`. */
  readonly rule: string;
  readonly value: string;
  readonly text: string;
}

/** What stands together on a sheet: one bullet of one or several sentences. */
export interface Point {
  readonly sentences: readonly Sentence[];
  /** Shown as a row of the section's table instead of a bullet. */
  readonly cells?: readonly string[];
}

/** The parts of a rule sheet, in the order they are read. */
const SECTIONS = [
  'goal',
  'need',
  'setup',
  'lead',
  'turn',
  'doubles',
  'end',
  'score',
  'match',
  'choices',
  'mistakes',
] as const;
export type SectionId = (typeof SECTIONS)[number];

/** A headed part of the rules. */
export interface Section {
  readonly id: SectionId;
  readonly title: string;
  readonly points: readonly Point[];
  /** Heads of the table that points with `cells` make up. */
  readonly tableHead?: readonly string[];
}

/** Writes sentences of a language, each under the key of the rule value it states. */
export interface Writer {
  readonly words: Words;
  /** `rule.<rule>.<value>`, filled in. */
  rule(rule: string, value: string, params?: WordsParams): Sentence;
  /** The same rule value said in another form: the message `rule.<key>`. */
  said(rule: string, value: string, key: string, params?: WordsParams): Sentence;
  /** `always.<name>`: owned by no value. */
  always(name: string, params?: WordsParams): Sentence;
}

/** A writer for one language. */
export function writerOf(words: Words): Writer {
  return {
    words,
    rule: (rule, value, params) => ({ rule, value, text: words.say(`rule.${rule}.${value}`, params) }),
    said: (rule, value, key, params) => ({ rule, value, text: words.say(`rule.${key}`, params) }),
    always: (name, params) => ({
      rule: `always.${name}`,
      value: 'always',
      text: words.say(`always.${name}`, params),
    }),
  };
}

/** A bullet of these sentences; undefined ones can't apply and are left out. */
export function point(...sentences: readonly (Sentence | undefined)[]): Point {
  return { sentences: sentences.filter((sentence) => sentence !== undefined) };
}

/** Drops bullets that say nothing. */
export function points(...list: readonly (Point | undefined)[]): readonly Point[] {
  return list.filter((entry) => entry !== undefined && entry.sentences.length > 0) as readonly Point[];
}

/** A sentence without its marks of bold type. */
export function unmarked(text: string): string {
  return text.replace(/<\/?b>/g, '');
}

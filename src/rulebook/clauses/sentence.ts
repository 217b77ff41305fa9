import type { Filling, KeyUnder } from '../../messages.js';
import type { Words } from '../../words/words.js';

/** A key as a variant file writes it (`draw.when`); its keys are single words, so that the words files can join them with hyphens. */
export type FileKey = Dotted<KeyUnder<'key'>>;

type Dotted<Key extends string> = Key extends `${infer Head}-${infer Rest}` ? `${Head}.${Dotted<Rest>}` : Key;

/** Which rule a sentence states: its key in a variant file, or the name of what holds in every game. */
export type RuleKey = FileKey | `always.${KeyUnder<'always'> | 'example'}`;

/** The values of a rule that have a sentence under it: `KeyUnder<'rule.draw.when'>`, but not what stands deeper. */
type SaidValue<Rule extends string> =
  KeyUnder<`rule.${Rule}`> extends infer Value
    ? Value extends `${string}.${string}`
      ? never
      : Value & string
    : never;

/** One printed statement and the rule value it comes from (`always` for what holds in every game). */
export interface Sentence {
  readonly rule: RuleKey;
  readonly value: string;
  readonly text: string;
  /** What is the same in games that say the same rule with an eye to something else, such as rounds to come. */
  readonly alike?: string;
  /** Other sentences that it says as well: whoever has read it needs not read those. */
  readonly also?: readonly string[];
}

/** Points that others look for: what a round is worth that ended so, that there are no points, or what a sheet says in another place as well. */
type PointName = 'out' | 'blocked' | 'no-points' | 'elsewhere';

/** What stands together on a sheet: one bullet of one or several sentences. */
export interface Point {
  /** What other sheets find it by. */
  readonly name?: PointName;
  readonly sentences: readonly Sentence[];
  /** What other sheets call it by, printed before it: the number of a box. */
  readonly label?: string;
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
  /** What announces the points. */
  readonly intro?: string;
  readonly points: readonly Point[];
  /** Heads of the table that points with `cells` make up. */
  readonly tableHead?: readonly string[];
}

/** Writes sentences of a language, each under the key of the rule value it states. */
export interface Writer {
  readonly words: Words;
  /** `rule.<rule>.<value>`, filled in. A value that has no sentence doesn't compile. */
  rule<Rule extends FileKey, Value extends SaidValue<Rule>>(
    rule: Rule,
    value: Value,
    ...filling: Filling<`rule.${Rule}.${Value}`>
  ): Sentence;
  /** The same rule value said in another form: the message `rule.<key>`. */
  said<Key extends KeyUnder<'rule'>>(
    rule: FileKey,
    value: string,
    key: Key,
    ...filling: Filling<`rule.${Key}`>
  ): Sentence;
  /** `always.<name>`: owned by no value. */
  always<Name extends KeyUnder<'always'>>(name: Name, ...filling: Filling<`always.${Name}`>): Sentence;
  /** What is often got wrong about a rule value: `mistake.<name>`. */
  mistake<Name extends KeyUnder<'mistake'>>(
    rule: RuleKey,
    value: string,
    name: Name,
    ...filling: Filling<`mistake.${Name}`>
  ): Sentence;
}

/** A writer for one language. */
export function writerOf(words: Words): Writer {
  return {
    words,
    rule: (rule, value, ...[params]) => ({
      rule,
      value,
      text: words.lookUp(`rule.${rule}.${value}`, params),
    }),
    said: (rule, value, key, ...filling) => ({ rule, value, text: words.under('rule')(key, ...filling) }),
    always: (name, ...filling) => ({
      rule: `always.${name}`,
      value: 'always',
      text: words.under('always')(name, ...filling),
    }),
    mistake: (rule, value, name, ...filling) => ({
      rule,
      value,
      text: words.under('mistake')(name, ...filling),
    }),
  };
}

/** A bullet of these sentences; undefined ones can't apply and are left out. */
export function point(...sentences: readonly (Sentence | undefined)[]): Point {
  return { sentences: sentences.filter((sentence) => sentence !== undefined) };
}

/** The point of a name in a section, where it has one. */
export function pointNamed(section: Section, name: PointName): Point | undefined {
  return section.points.find((entry) => entry.name === name);
}

/** Drops bullets that say nothing. */
export function points(...list: readonly (Point | undefined)[]): readonly Point[] {
  return list.filter((entry) => entry !== undefined && entry.sentences.length > 0) as readonly Point[];
}

/** What is left out where a section is shown, since the head of the sheet says it, or the questions of a turn. */
export function elsewhere(...sentences: readonly (Sentence | undefined)[]): Point {
  return { ...point(...sentences), name: 'elsewhere' };
}

/** A section as it is shown: without what stands elsewhere on the sheet. */
export function shownSection(section: Section): Section {
  return { ...section, points: section.points.filter(({ name }) => name !== 'elsewhere') };
}

/** A sentence without its marks of bold type. */
export function unmarked(text: string): string {
  return text.replace(/<\/?b>/g, '');
}

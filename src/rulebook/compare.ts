import type { Words } from '../words/words.js';
import { agreedOn } from './agreed.js';
import { choicesSection } from './clauses/choices.js';
import { type Sentence, writerOf } from './clauses/sentence.js';
import { countsText } from './clauses/setup.js';
import { type Among, alikeSeats, sharedCounts, sharedSeats } from './compared-seats.js';
import { differencesOf } from './difference.js';
import type { CheckedVariant } from './prepare.js';
import { playerCounts, type Scope } from './scope.js';
import { gameTitle } from './title.js';
import type { Topic } from './topics.js';

/** A game and who plays it. */
export interface ComparedGame {
  readonly checked: CheckedVariant;
  readonly scope: Scope;
}

/** What two games can have differently: a rule, or what a table may agree before dealing. */
export type ComparedTopic = Topic | 'choices';

/** What two games say of a topic that they have differently: both, and only the one or the other. */
export interface ComparedRule {
  readonly topic: ComparedTopic;
  readonly common: readonly Sentence[];
  readonly one: readonly Sentence[];
  readonly other: readonly Sentence[];
}

/** How two games differ; `among` are the seatings for which all but the seats themselves were compared. */
export interface Comparison {
  readonly among: Among;
  readonly differences: readonly ComparedRule[];
}

/**
 * Compares two games rule by rule. What depends on the number of players is compared for the seatings that both allow, so
 * that a game for more players doesn't differ in all it says of them; where there is none, each as it is played.
 */
export function compareGames(one: ComparedGame, other: ComparedGame, words: Words): Comparison {
  const among = alikeSeats(one.scope, other.scope);
  const [mine, theirs] = [one, other].map(({ checked: { rules }, scope }) => ({ rules, scope }));
  if (!mine || !theirs) throw new Error('two games are compared');
  return {
    among,
    differences: [
      ...differencesOf(mine, theirs, words, among),
      ...choicesCompared(choicesIn(one, among.one, words), choicesIn(other, among.other, words)),
    ],
  };
}

/** What a table may agree on, one entry for each choice: its sentences stay together. */
function choicesIn({ checked }: ComparedGame, scope: Scope, words: Words): readonly Sentence[] {
  return choicesSection(agreedOn(checked, scope, words), writerOf(words)).points.map(({ sentences }) => ({
    rule: 'choices',
    value: 'choice',
    text: joined(sentences),
  }));
}

function choicesCompared(mine: readonly Sentence[], theirs: readonly Sentence[]): readonly ComparedRule[] {
  const [one, other] = [without(mine, theirs), without(theirs, mine)];
  const common = without(mine, one);
  return one.length + other.length === 0 ? [] : [{ topic: 'choices', common, one, other }];
}

function without(sentences: readonly Sentence[], others: readonly Sentence[]): readonly Sentence[] {
  return sentences.filter(({ text }) => !others.some((said) => said.text === text));
}

/** Who a comparison is for, in words: nothing where both games are compared for everyone they allow. */
export function comparedFor(
  one: ComparedGame,
  other: ComparedGame,
  { among }: Comparison,
  words: Words,
): string {
  if (sharedCounts(one.scope, other.scope).length === 0) return words.say('compare.apart');
  const all = [
    [one.scope, among.one],
    [other.scope, among.other],
  ] as const;
  const whole = all.every(([scope, compared]) => scope.seatings.length === compared.seatings.length);
  return [whole ? '' : amongText(one, other, among, words), fourText(one, other, among, words)]
    .filter((text) => text !== '')
    .join(' ');
}

function amongText(one: ComparedGame, other: ComparedGame, among: Among, words: Words): string {
  const shared = sharedSeats(one.scope, other.scope);
  const left = (scope: Scope, compared: Scope) => scope.seatings.length - compared.seatings.length;
  const narrowed = left(shared.one, among.one) + left(shared.other, among.other) > 0;
  return words.say('compare.among', {
    players: countsText(playerCounts(among.one), words),
    how: narrowed ? fourHow(among.one) : 'either',
  });
}

/** How four play where a game that is compared leaves them another way. */
function fourHow(scope: Scope): 'alone' | 'partners' | 'four' {
  if (!scope.seatings.some(({ partners }) => partners)) return 'alone';
  return scope.seatings.length === 1 ? 'partners' : 'four';
}

/** Where four play alone in one of the games and as partners in the other. */
function fourText(one: ComparedGame, other: ComparedGame, among: Among, words: Words): string {
  const [mine, theirs] = [among.one, among.other].map(({ seatings }) =>
    seatings.find(({ players }) => players === 4),
  );
  if (!mine || !theirs || mine.partners === theirs.partners) return '';
  const [alone, partners] = mine.partners ? [other, one] : [one, other];
  return words.say('compare.four', {
    alone: gameTitle(alone.checked, words),
    partners: gameTitle(partners.checked, words),
  });
}

/** What both games say of a topic where they differ, as running text. */
export function bothText(difference: ComparedRule): string {
  return joined(commonIn(difference));
}

/** What only one game says of a topic, as running text, choices with numbers; or that it adds nothing, or has no such rule. */
export function saidText(side: Side, difference: ComparedRule, words: Words): string {
  const { topic, common } = difference;
  if (difference[side].length > 0) return listed(topic, difference[side], words);
  if (common.length > 0) return words.say('compare.no-more');
  return words.say(topic === 'choices' ? 'compare.no-choice' : 'compare.none');
}

/**
 * What stands beside a box to tick, sentence by sentence: what only that game says of a topic; where one of them adds
 * nothing to what both say, all that is said of it, so that no box is empty. In short, what is said in every game stays out
 * beside a rule of the file that it follows from.
 */
export function boxTexts(
  side: Side,
  difference: ComparedRule,
  words: Words,
  length: 'full' | 'short' = 'full',
): readonly string[] {
  const { topic, common, one, other } = difference;
  const short = length === 'short' && [one, other].every((sentences) => ownOf(sentences).length > 0);
  if (short) return numbered(topic, ownOf(difference[side]), words);
  if (difference[side].length > 0 && (common.length === 0 || (one.length > 0 && other.length > 0)))
    return numbered(topic, difference[side], words);
  if (common.length === 0) return [saidText(side, difference, words)];
  return numbered(topic, [...commonIn(difference), ...difference[side]], words);
}

/**
 * Whether a table can choose between what two games say: not how many people have come, nor a rule that only one of the
 * games needs, which goes with what is chosen elsewhere.
 */
export function canBeChosen({ topic, common, one, other }: ComparedRule): boolean {
  if (topic === 'players') return false;
  return topic === 'choices' || common.length > 0 || (one.length > 0 && other.length > 0);
}

function ownOf(sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.filter(({ rule }) => !rule.startsWith('always.'));
}

type Side = 'one' | 'other';

/** What both say, without what is said in every game unless there is nothing else for a game that adds nothing. */
function commonIn({ common, one, other }: ComparedRule): readonly Sentence[] {
  const own = ownOf(common);
  return own.length === 0 && (one.length === 0 || other.length === 0) ? common : own;
}

function listed(topic: ComparedTopic, sentences: readonly Sentence[], words: Words): string {
  return numbered(topic, sentences, words).join(' ');
}

/** Sentence by sentence, choices with numbers. */
function numbered(topic: ComparedTopic, sentences: readonly Sentence[], words: Words): readonly string[] {
  if (topic !== 'choices' || sentences.length === 1) return sentences.map(({ text }) => text);
  return sentences.map(({ text }, index) => words.say('compare.choice', { number: index + 1, text }));
}

function joined(sentences: readonly Sentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

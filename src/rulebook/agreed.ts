import { remembered } from '../remembered.js';
import { openDraw } from '../variant/meaning/draw.js';
import { blockHasWinner } from '../variant/meaning/end.js';
import { BINDS_LEADER, isBeforeDealing } from '../variant/meaning/lead.js';
import { sameSeating, seatingsOf } from '../variant/meaning/seats.js';
import type { Rules } from '../variant/rules.js';
import type { Choice } from '../variant/variant.js';
import type { Words } from '../words/words.js';
import { afterTie } from './clauses/lead.js';
import { type Sentence, writerOf } from './clauses/sentence.js';
import { changedSeats } from './compared-seats.js';
import { differencesOf, type TopicDifference } from './difference.js';
import { TIE_RULE } from './later-rounds.js';
import { playerCounts, type Scope } from './scope.js';
import type { Topic } from './topics.js';

/** What sheets tell choices from: the rules as they are, and what a table may agree otherwise. */
export interface Ruled {
  readonly rules: Rules;
  readonly choices: readonly Choice[];
}

/** One sentence of what changes when a table agrees on a choice. */
export interface Change {
  readonly topic: Topic;
  readonly sentence: Sentence;
}

/** A choice as a sheet prints it. */
export interface Agreed {
  readonly rules: Rules;
  /** The number of its box on the rules; 0 where there is no other. */
  readonly box: number;
  /** The seatings of the sheet that can agree on it, and those that come with it. */
  readonly scope: Scope;
  readonly changes: readonly Change[];
  /** The boxes that can't be ticked together with this one. */
  readonly rivals: readonly number[];
}

/** The choices to print for a scope: those that change something there, numbered where there are several. */
export const agreedOn = remembered(
  ({ rules, choices }: Ruled, scope: Scope, words: Words): readonly Agreed[] => {
    const told = choices.flatMap((choice) => {
      const seats = agreeingSeats(rules, choice.rules, scope);
      const changes = namedFirst(changesOf(rules, choice.rules, scope, words), choice);
      return changes.length > 0 ? [{ choice, seats, changes }] : [];
    });
    return told.map(({ choice, seats, changes }, index) => ({
      rules: choice.rules,
      box: told.length === 1 ? 0 : index + 1,
      scope: seats,
      changes,
      rivals: told.flatMap((other, place) => {
        if (place === index) return [];
        const both = choice.beside[other.choice.index] ?? other.choice.beside[choice.index] ?? null;
        const apart = both !== null && addsUp(changesOf(rules, both, scope, words), [changes, other.changes]);
        return apart ? [] : [place + 1];
      }),
    }));
  },
);

/** The seatings of a sheet at which changed rules can be agreed on: those they allow, and those that they bring. */
function agreeingSeats(rules: Rules, changed: Rules, scope: Scope): Scope {
  const counts = new Set(playerCounts(scope));
  const usual = seatingsOf(rules);
  return {
    seatings: seatingsOf(changed).filter(
      (seating) =>
        counts.has(seating.players) &&
        (scope.seatings.some((one) => sameSeating(one, seating)) ||
          !usual.some((one) => sameSeating(one, seating))),
    ),
  };
}

/** All that a sheet would say otherwise with changed rules, in its order; nothing where no seating can agree on them. */
export function changesOf(rules: Rules, changed: Rules, scope: Scope, words: Words): readonly Change[] {
  const seats = agreeingSeats(rules, changed, scope);
  if (seats.seatings.length === 0) return [];
  const among = changedSeats(scope, seats);
  const before = { rules, scope: among.one };
  const after = { rules: changed, scope: among.other };
  const differences = differencesOf(before, after, words, among).map((difference) =>
    withTie(difference, afterTie(changed, among.other, writerOf(words))),
  );
  const saidBy = (sentences: readonly Sentence[]) => sentences.flatMap(({ also = [] }) => also);
  const known = differences.flatMap(({ one }) => saidBy(one));
  const kept = differences.flatMap(({ other }) => saidBy(other));
  return differences.flatMap((difference) => {
    const gone = goneFrom(difference, changed)
      .filter(({ text }) => !kept.includes(text))
      .map((sentence) => ({ ...sentence, text: words.say('choices.gone', { text: sentence.text }) }));
    const { topic, other } = difference;
    const news = other.filter(({ text }) => !known.includes(text));
    const said = [...news, ...gone].map((sentence) => ({ topic, sentence }));
    if (topic === 'lead' && foundBefore(rules) && !foundBefore(changed))
      return notBefore(said, changed, words);
    return topic === 'match' && rules.lead.later !== null && changed.lead.later === null
      ? ledAnew(said, words)
      : said;
  });
}

/** Says who leads after a tie where only the sheet speaks of ties: what a box says of blocked rounds leaves that in doubt. */
function withTie(difference: TopicDifference, tie: Sentence | undefined): TopicDifference {
  const { one, other } = difference;
  const [was, is] = [one, other].map((said) => said.find(({ rule }) => rule === TIE_RULE));
  if (!was || is || !tie) return difference;
  return {
    ...difference,
    one: one.filter((sentence) => sentence !== was),
    other: was.text === tie.text ? other : [...other, tie],
  };
}

/** Whether the first leader is found before anyone takes tiles, which the sheet tells as part of setting up. */
function foundBefore({ lead }: Rules): boolean {
  const [first] = lead.first;
  return first !== undefined && isBeforeDealing(first);
}

/** Says beside the first sentence that the step of setting up falls away. */
function notBefore([first, ...rest]: readonly Change[], { lead }: Rules, words: Words): readonly Change[] {
  if (!first) return [];
  const any = BINDS_LEADER[lead.with] ? 'no' : 'yes';
  const text = words.say('choices.not-before', { text: first.sentence.text, any });
  return [{ ...first, sentence: { ...first.sentence, text } }, ...rest];
}

/** Says beside the first sentence that no game looks back to the one before: the sheet tells who leads after a round. */
function ledAnew([first, ...rest]: readonly Change[], words: Words): readonly Change[] {
  if (!first) return [];
  const text = words.say('choices.led-anew', { text: first.sentence.text });
  return [{ ...first, sentence: { ...first.sentence, text } }, ...rest];
}

/** What a choice changes by name, then what follows from it. */
function namedFirst(changes: readonly Change[], { changes: named }: Choice): readonly Change[] {
  const keys = Object.keys(named);
  const isNamed = ({ sentence: { rule } }: Change) =>
    keys.some((key) => rule === key || rule.startsWith(`${key}.`) || key.startsWith(`${rule}.`));
  return [...changes.filter(isNamed), ...changes.filter((change) => !isNamed(change))];
}

/** What no longer holds and has nothing in its place, though the question still arises. */
function goneFrom({ topic, one, other }: TopicDifference, changed: Rules): readonly Sentence[] {
  if (!arises(topic, changed)) return [];
  // Who may not draw is told apart from how the others do, as long as anyone does.
  const apart = openDraw(changed.draw) !== null;
  const place = ({ rule, value }: Sentence) => apart && rule === 'draw.leave' && value === 'closed';
  const answered = (sentence: Sentence) => other.some((said) => place(said) === place(sentence));
  return one.filter((sentence) => !sentence.rule.startsWith('always.') && !answered(sentence));
}

/** Whether a question can come up: a match of one round has no later leads, and a block that nobody wins no tie. */
function arises(topic: Topic, rules: Rules): boolean {
  switch (topic) {
    case 'later':
      return rules.lead.later !== null;
    case 'tie':
      return blockHasWinner(rules);
    default:
      return true;
  }
}

/** Whether two choices together change just what each changes alone. */
function addsUp(both: readonly Change[], alone: readonly (readonly Change[])[]): boolean {
  const texts = (changes: readonly Change[]) => new Set(changes.map(({ sentence }) => sentence.text));
  const [together, sum] = [texts(both), texts(alone.flat())];
  return together.size === sum.size && [...together].every((text) => sum.has(text));
}

/** Boxes of which only one may be ticked, in groups that name each pair of rivals. */
export function rivalGroups(agreed: readonly Agreed[]): readonly (readonly number[])[] {
  const rivals = new Map(agreed.map((one) => [one.box, new Set(one.rivals)]));
  const groups: number[][] = [];
  for (const { box, rivals: others } of agreed) {
    for (const other of others) {
      if (other < box || groups.some((group) => group.includes(box) && group.includes(other))) continue;
      const group = [box, other];
      for (const { box: third } of agreed) {
        if (!group.includes(third) && group.every((one) => rivals.get(one)?.has(third))) group.push(third);
      }
      groups.push(group.sort((a, b) => a - b));
    }
  }
  return groups;
}

import { blockHasWinner, targetsOf } from '../variant/meaning/end.js';
import { type Rules, rowFor } from '../variant/rules.js';
import type { Words } from '../words/words.js';
import { matchSection } from './clauses/end.js';
import { playedSections } from './clauses/played-sections.js';
import { type Section, type Sentence, type Writer, writerOf } from './clauses/sentence.js';
import { needSection } from './clauses/setup.js';
import { type Among, alikeSeats, type Seated, sharedCounts, sharedSeats } from './compared-seats.js';
import { dealtIn } from './dealt.js';
import { isOfTies, TIE_RULE } from './later-rounds.js';
import type { Scope } from './scope.js';
import { TOPICS, type Topic, topicOf } from './topics.js';

/** What two games say of a topic that they have differently: what both say, and what only the one or the other does. */
export interface TopicDifference {
  readonly topic: Topic;
  readonly common: readonly Sentence[];
  readonly one: readonly Sentence[];
  readonly other: readonly Sentence[];
}

/**
 * The difference between two whole rulebooks, topic by topic in the order of a rule sheet; topics that are the same are
 * left out. Who can play is compared for all that each game allows, the deal and the target for the numbers of players
 * that both allow, and all the rest `among` the seatings given. `other` holds what is new; a topic with sentences in
 * `one` alone means that something no longer holds.
 */
export function differencesOf(
  one: Seated,
  other: Seated,
  words: Words,
  among: Among = alikeSeats(one.scope, other.scope),
): readonly TopicDifference[] {
  const writer = writerOf(words);
  const shared = sharedSeats(one.scope, other.scope);
  const dealt = dealtIn({ ...one, scope: shared.one }, { ...other, scope: shared.other }, writer);
  const targets = targetsDiffer(one, other) ? shared : among;
  const ones = toldByTopic(one, { dealt: dealt.one, among: among.one, targets: targets.one }, writer);
  const others = toldByTopic(
    other,
    { dealt: dealt.other, among: among.other, targets: targets.other },
    writer,
  );
  return TOPICS.flatMap((topic) => {
    const [mine, theirs] = [ones.get(topic) ?? [], others.get(topic) ?? []];
    const one = differing(mine, theirs);
    const other = differing(theirs, mine);
    const difference = { topic, common: mine.filter((sentence) => !one.includes(sentence)), one, other };
    return difference.one.length + difference.other.length === 0 ? [] : [difference];
  });
}

/**
 * What is told differently from the other. Ways to find a leader are gone through one after the other, so what stands between
 * two that differ is told with them; and who leads after a tie is told with what differs of all blocked rounds, which would
 * speak of the tie as well.
 */
function differing(told: readonly Sentence[], others: readonly Sentence[]): readonly Sentence[] {
  const differs = told.map((sentence) => !isSaidIn(others, sentence));
  const ways = told.flatMap(({ rule }, index) => (rule === 'lead.first' && differs[index] ? [index] : []));
  const [from = told.length, until = 0] = [ways.at(0), ways.at(-1)];
  const tied = told.some((sentence, index) => differs[index] && isOfTies(sentence));
  return told.filter(
    ({ rule }, index) =>
      differs[index] ||
      (rule === 'lead.first' && index > from && index < until) ||
      (rule === TIE_RULE && tied),
  );
}

/** The same words; how pips are counted is the same rule whatever tiles the set has to show it. */
function isSaidIn(sentences: readonly Sentence[], { rule, text, alike = text }: Sentence): boolean {
  return sentences.some(
    (said) => (said.alike ?? said.text) === alike || (said.rule === rule && rule === 'always.pips'),
  );
}

/** What a game is told by: its deal in words, and the seatings for its rules and for the target of its match. */
interface Telling {
  readonly dealt: readonly Sentence[];
  readonly among: Scope;
  readonly targets: Scope;
}

function toldByTopic(
  { rules, scope }: Seated,
  { dealt, among, targets }: Telling,
  writer: Writer,
): ReadonlyMap<Topic, readonly Sentence[]> {
  const found = new Map<Topic, Sentence[]>();
  const add = (topic: Topic, ...sentences: readonly Sentence[]) =>
    found.set(topic, [...(found.get(topic) ?? []), ...sentences]);
  let deal = dealt;
  for (const { id, points } of sectionsFor(rules, { scope, among, targets }, writer)) {
    for (const sentence of points.flatMap(({ sentences }) => sentences)) {
      const topic = topicOf(id, sentence);
      if (topic === 'deal' && sentence.rule === 'deal') {
        add('deal', ...deal);
        deal = [];
      } else if (topic) add(topic, sentence);
    }
  }
  // Where low totals win, the sheet has no winners to speak of; beside a game that has, it is worth saying.
  const settled = found.get('blocked')?.some(({ rule }) => rule === 'round.blocked');
  if (!blockHasWinner(rules) && !settled) add('blocked', writer.rule('round.blocked', 'nobody'));
  return found;
}

function sectionsFor(
  rules: Rules,
  { scope, among, targets }: { readonly scope: Scope; readonly among: Scope; readonly targets: Scope },
  writer: Writer,
): readonly Section[] {
  const others = playedSections(rules, among, writer).filter(({ id }) => id !== 'need' && id !== 'match');
  return [needSection(rules, scope, writer), ...others, matchSection(rules, targets, writer)];
}

/** Whether, for some number of players that both games allow, a match is played to other targets. */
function targetsDiffer(one: Seated, other: Seated): boolean {
  return sharedCounts(one.scope, other.scope).some(
    (players) => targetsAt(one, players) !== targetsAt(other, players),
  );
}

/** The targets that a number of players may have, alone and as partners, to be compared with those of another game. */
function targetsAt({ rules, scope }: Seated, players: number): string {
  const table = targetsOf(rules.match);
  if (!table) return 'none';
  const seatings = scope.seatings.filter((seating) => seating.players === players);
  return [...new Set(seatings.map((seating) => rowFor(table, seating)))].sort().join(' ');
}

import { blockHasWinner } from '../variant/meaning/end.js';
import type { Seating } from '../variant/rules.js';
import { rowFor } from '../variant/rules.js';
import type { Words } from '../words/words.js';
import { ruleSections } from './clauses/clauses.js';
import { type Point, type SectionId, type Sentence, writerOf } from './clauses/sentence.js';
import { countsText, seatingText } from './clauses/setup.js';
import type { CheckedVariant } from './prepare.js';
import { dealRow, playerCounts, type Scope, sidesIn } from './scope.js';

/** A game and who plays it. */
export interface ComparedGame {
  readonly checked: CheckedVariant;
  readonly scope: Scope;
}

/** What rules are called where two games are compared, in the order of a rule sheet. */
const TOPICS = [
  'set',
  'players',
  'partners',
  'direction',
  'deal',
  'lead',
  'later',
  'draw',
  'doubles',
  'blanks',
  'blocked',
  'tie',
  'score',
  'match',
  'choices',
] as const;
export type Topic = (typeof TOPICS)[number];

/** A rule that two games have differently, in the sentences of each that the other has not; none where it can't arise. */
interface Difference {
  readonly topic: Topic;
  readonly one: readonly Sentence[];
  readonly other: readonly Sentence[];
}

/** How two games differ; `scope` are the seatings that both allow, for which all but the seats themselves were compared. */
export interface Comparison {
  readonly scope: Scope;
  readonly differences: readonly Difference[];
}

/**
 * Compares two games rule by rule. What depends on the number of players is compared for the seatings that both allow, so
 * that a game for more players doesn't differ in all it says of them; where there is none, each as it is played.
 */
export function compareGames(one: ComparedGame, other: ComparedGame, words: Words): Comparison {
  const seatings = one.scope.seatings.filter((seating) => other.scope.seatings.some(sameAs(seating)));
  const scope = { seatings };
  const alike = (game: ComparedGame): ComparedGame => (seatings.length > 0 ? { ...game, scope } : game);
  const [ones, others] = [one, other].map((game) => sentencesByTopic(game, alike(game), words));
  const differences = TOPICS.flatMap((topic) => {
    const [mine, theirs] = [ones?.get(topic) ?? [], others?.get(topic) ?? []];
    const left = without(mine, theirs);
    const right = without(theirs, mine);
    return left.length + right.length === 0 ? [] : [{ topic, one: left, other: right }];
  });
  return { scope, differences };
}

/** Who a comparison is for, in words: nothing where both games are compared for everyone they allow. */
export function comparedFor(
  one: ComparedGame,
  other: ComparedGame,
  { scope }: Comparison,
  words: Words,
): string {
  const games = [one, other];
  if (games.every((game) => game.scope.seatings.length === scope.seatings.length)) return '';
  if (scope.seatings.length === 0) return words.say('compare.apart');
  const alone = sidesIn(scope) === 'alone' && games.some((game) => sidesIn(game.scope) !== 'alone');
  return words.say('compare.among', {
    players: countsText(playerCounts(scope), words),
    alone: alone ? 'yes' : 'no',
  });
}

const sameAs = (seating: Seating) => (other: Seating) =>
  other.players === seating.players && other.partners === seating.partners;

function without(sentences: readonly Sentence[], others: readonly Sentence[]): readonly Sentence[] {
  const said = new Set(others.map(({ text }) => text));
  return sentences.filter(({ text }) => !said.has(text));
}

/** What a game says of each topic: of the seats for all it allows, of the rest for the seatings compared. */
function sentencesByTopic(
  whole: ComparedGame,
  game: ComparedGame,
  words: Words,
): ReadonlyMap<Topic, readonly Sentence[]> {
  const found = new Map<Topic, Sentence[]>();
  const add = (topic: Topic | undefined, ...sentences: readonly Sentence[]) => {
    if (topic) found.set(topic, [...(found.get(topic) ?? []), ...sentences]);
  };
  const seats = ruleSections(whole.checked, whole.scope, words).filter(({ id }) => id === 'need');
  const others = ruleSections(game.checked, game.scope, words).filter(({ id }) => id !== 'need');
  for (const { id, points } of [...seats, ...others]) {
    for (const point of points) {
      if (id === 'choices') add('choices', together(point));
      else for (const sentence of point.sentences) add(topicOf(id, sentence), sentence);
    }
  }
  add('deal', ...dealSentences(game, words));
  // Where low totals win, the sheet has no winners to speak of; beside a game that has, it is worth saying.
  if (!blockHasWinner(game.checked.rules) && !found.has('blocked'))
    add('blocked', writerOf(words).rule('round.blocked', 'nobody'));
  return found;
}

/** A choice is agreed on as a whole, so its sentences stay together. */
function together({ sentences }: Point): Sentence {
  return { rule: 'choices', value: 'choice', text: sentences.map(({ text }) => text).join(' ') };
}

/** One sentence for each seating, without what is never drawn: that is a rule of drawing. */
function dealSentences({ checked: { rules }, scope }: ComparedGame, words: Words): readonly Sentence[] {
  const writer = writerOf(words);
  return scope.seatings
    .filter(({ players, partners }) => {
      const alone = { players, partners: false };
      return (
        !partners ||
        !scope.seatings.some(sameAs(alone)) ||
        rowFor(rules.deal, alone) !== rowFor(rules.deal, { players, partners })
      );
    })
    .map((seating) => {
      const { each, left } = dealRow(rules, seating);
      const who = words.say('who.with', { who: seatingText(seating, words) });
      return writer.said('deal', 'n', 'deal.row', { who, each, left, kind: 'none', never: 0 });
    });
}

/** Topics that all sentences under one key of the file belong to. */
const WHOLE = ['set', 'players', 'partners', 'direction', 'draw', 'match'] as const;

/** The topic that a sentence belongs to; what holds always, sums up, or warns of mistakes belongs to none. */
function topicOf(section: SectionId, { rule }: Sentence): Topic | undefined {
  if (section === 'goal' || section === 'mistakes' || rule.startsWith('always.')) return undefined;
  if (section === 'score') return 'score';
  const [top, key] = rule.split('.');
  const whole = WHOLE.find((topic) => topic === top);
  if (whole) return whole;
  switch (top) {
    case 'deal':
      // Told seating by seating, whatever form the sheet gives it.
      return undefined;
    case 'lead':
      return key === 'later' ? 'later' : 'lead';
    case 'line':
      return key === 'doubles' ? 'doubles' : 'blanks';
    case 'round':
      return key === 'tie' ? 'tie' : 'blocked';
    default:
      throw new Error(`no topic for ${rule}`);
  }
}

/** What one game says of a topic, as running text: that it does not arise there, or its sentences, choices with numbers. */
export function saidText(sentences: readonly Sentence[], topic: Topic, words: Words): string {
  if (sentences.length === 0) return words.say(topic === 'choices' ? 'compare.no-choice' : 'compare.none');
  const texts = sentences.map(({ text }) => text);
  if (topic !== 'choices' || texts.length === 1) return texts.join(' ');
  return texts.map((text, index) => words.say('compare.choice', { number: index + 1, text })).join(' ');
}

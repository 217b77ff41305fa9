import type { KeyUnder } from '../messages.js';
import type { SectionId, Sentence } from './clauses/sentence.js';

/** What the rules of a game are about, in the order of a rule sheet: where two games differ, they differ in one of these. */
export const TOPICS = [
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
] as const;
export type Topic = (typeof TOPICS)[number];

/** What is said in every game, by the topic that can change how it is said. */
const ALWAYS: Readonly<Record<`always.${KeyUnder<'always'>}`, Topic>> = {
  'always.pencil': 'score',
  'always.mix': 'deal',
  'always.hide': 'deal',
  'always.play': 'blanks',
  'always.turn-tile': 'doubles',
  'always.bend': 'doubles',
  'always.must-play': 'draw',
  'always.pass': 'draw',
  'always.settled': 'draw',
  'always.out': 'score',
  // What must be passed on before a round is blocked is a matter of drawing.
  'always.blocked': 'draw',
  'always.pips': 'blocked',
  'always.table': 'score',
};

/** The topics of the file's keys: a key here is followed by what stands under it, the longest first. */
const KEYS: Readonly<Record<string, Topic>> = {
  set: 'set',
  players: 'players',
  partners: 'partners',
  direction: 'direction',
  deal: 'deal',
  'lead.later': 'later',
  lead: 'lead',
  'line.doubles': 'doubles',
  'line.wild': 'blanks',
  draw: 'draw',
  'round.tie': 'tie',
  'round.blocked': 'blocked',
  score: 'score',
  match: 'match',
};

/** The topic of a sentence in a played section; the aim of the game only sums the others up and has none. */
export function topicOf(section: SectionId, { rule }: Sentence): Topic | undefined {
  if (section === 'goal') return undefined;
  if (section === 'score') return 'score';
  if (isAlways(rule)) return ALWAYS[rule];
  return topicOfKey(rule);
}

/** The topic of a key of the file. */
export function topicOfKey(key: string): Topic {
  const start = Object.keys(KEYS).find((above) => key === above || key.startsWith(`${above}.`));
  const topic = start === undefined ? undefined : KEYS[start];
  if (!topic) throw new Error(`no topic for ${key}`);
  return topic;
}

function isAlways(rule: string): rule is keyof typeof ALWAYS {
  return Object.hasOwn(ALWAYS, rule);
}

import { HostOnly } from '../../host-only.js';
import type { Words } from '../../words/words.js';
import type { Ruled } from '../clauses/clauses.js';
import type { Scope } from '../scope.js';
import { endRulings, scoreRulings } from './end.js';
import { leadRulings } from './lead.js';
import { matchRulings, tableRulings } from './match.js';
import { type Judge, judgeOf, RULING_TOPICS, type Ruling, type RulingTopic } from './ruling.js';
import { drawRulings, turnRulings } from './turn.js';

/** The questions of one part, with its heading. */
export interface RulingGroup {
  readonly topic: RulingTopic;
  readonly title: string;
  readonly rulings: readonly Ruling[];
}

/** Every question that these rules settle otherwise than a neighbouring game might, and what is often got wrong: for whoever settles it. */
export function rulingGroups(ruled: Ruled, scope: Scope, words: Words): HostOnly<readonly RulingGroup[]> {
  const judge = judgeOf(ruled, scope, words);
  const groups = RULING_TOPICS.map((topic) => ({
    topic,
    title: words.say(`ruling.topic.${topic}`),
    rulings: rulingsOf[topic](judge),
  }));
  return new HostOnly(groups.filter(({ rulings }) => rulings.length > 0));
}

const rulingsOf: Readonly<Record<RulingTopic, (judge: Judge) => readonly Ruling[]>> = {
  lead: leadRulings,
  turn: turnRulings,
  draw: drawRulings,
  end: endRulings,
  score: scoreRulings,
  match: matchRulings,
  table: tableRulings,
};

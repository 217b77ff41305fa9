import { HostOnly } from '../../host-only.js';
import { remembered } from '../../remembered.js';
import { isOneRound } from '../../variant/meaning/end.js';
import type { Rules } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import { type Agreed, agreedOn, type Ruled } from '../agreed.js';
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
export function rulingGroups({ rules }: Ruled, scope: Scope, words: Words): HostOnly<readonly RulingGroup[]> {
  return new HostOnly(groupsFor(rules, scope, words));
}

/** What is ruled otherwise at a table that agreed on a choice. */
export interface AgreedRulings {
  readonly agreed: Agreed;
  readonly rulings: readonly Ruling[];
}

/** For each choice of the sheet the rulings that the game itself hasn't, or gives another answer or reason for. */
export function agreedRulings(ruled: Ruled, scope: Scope, words: Words): HostOnly<readonly AgreedRulings[]> {
  const usual = new Set(rulingsFor(ruled.rules, scope, words).map(asText));
  const list = agreedOn(ruled, scope, words).map((agreed) => ({
    agreed,
    rulings: rulingsFor(agreed.rules, agreed.scope, words).filter((ruling) => !usual.has(asText(ruling))),
  }));
  return new HostOnly(list);
}

function rulingsFor(rules: Rules, scope: Scope, words: Words): readonly Ruling[] {
  return groupsFor(rules, scope, words).flatMap(({ rulings }) => rulings);
}

function asText({ question, yes, why }: Ruling): string {
  return `${question} ${yes} ${why}`;
}

const groupsFor = remembered((rules: Rules, scope: Scope, words: Words): readonly RulingGroup[] => {
  const judge = judgeOf(rules, scope, words);
  return RULING_TOPICS.map((topic) => ({
    topic,
    title: words.say(`ruling.topic.${topic === 'match' && isOneRound(rules.match) ? 'game' : topic}`),
    rulings: rulingsOf[topic](judge),
  })).filter(({ rulings }) => rulings.length > 0);
});

const rulingsOf: Readonly<Record<RulingTopic, (judge: Judge) => readonly Ruling[]>> = {
  lead: leadRulings,
  turn: turnRulings,
  draw: drawRulings,
  end: endRulings,
  score: scoreRulings,
  match: matchRulings,
  table: tableRulings,
};

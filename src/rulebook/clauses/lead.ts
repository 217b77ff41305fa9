import { unreachable } from '../../problem.js';
import { drawingOf } from '../../variant/meaning/draw.js';
import { blockHasWinner } from '../../variant/meaning/end.js';
import { findsByTile, isFallback, soughtBefore, soughtBy } from '../../variant/meaning/lead.js';
import { DIRECTION } from '../../variant/meaning/seats.js';
import type { LaterWay, LeadRule, LeadWay, Rules } from '../../variant/rules.js';
import { playerCounts, type Scope, sidesIn } from '../scope.js';
import { insideText, leaderBeforeDealing, soughtParams } from './lead-ways.js';
import { type Point, point, points, type Section, type Sentence, type Writer } from './sentence.js';
import { section } from './setup.js';

/** Who plays the first tile of the first round, with which tile, and who leads later rounds. */
export function leadSection(rules: Rules, scope: Scope, writer: Writer): Section {
  return section(
    writer,
    'lead',
    points(
      point(...firstSentences(rules, writer), withSentence(rules.lead, writer)),
      laterPoint(rules, scope, writer),
    ),
  );
}

function firstSentences(rules: Rules, writer: Writer): readonly Sentence[] {
  if (leaderBeforeDealing(rules, writer)) return [];
  return rules.lead.first.map((way, index) => {
    const here = soughtBy(way);
    // What `draw-until-held` draws for and what nobody had is what the ways before were looking for.
    const { sought, tile: missing } = soughtParams(
      index === 0 ? here : soughtBefore(rules.lead.first, index),
    );
    const tile = soughtParams(here).tile || missing;
    if (index === 0) return firstSentence(way, tile, writer);
    const then = insideText(way, { sought, tile, leave: drawingOf(rules.draw).leave }, writer.words);
    return writer.said('lead.first', way.kind, 'lead.first.if-nobody', {
      sought,
      again: index > 1 ? 'yes' : 'no',
      then,
    });
  });
}

/** The first way of all, in a sentence of its own; the others say what is done where it finds nobody. */
function firstSentence(way: LeadWay, tile: string, writer: Writer): Sentence {
  const { kind } = way;
  if (isFallback(kind)) throw new Error(`${kind} is no first way`);
  return writer.said('lead.first', kind, `lead.first.${kind}`, { tile });
}

function withSentence(lead: LeadRule, writer: Writer): Sentence | undefined {
  return writer.rule('lead.with', findsByTile(lead.first) ? lead.with : 'any-tile');
}

function laterPoint(rules: Rules, scope: Scope, writer: Writer): Point | undefined {
  const { later } = rules.lead;
  if (later === null) return undefined;
  const say = (way: LaterWay, when: LaterWhen) => laterSentence(way, when, rules, scope, writer);
  const blockedSame = later.blocked === later.out;
  const tieSame = later.tie === null || later.tie === later.blocked;
  if (blockedSame && tieSame) return point(say(later.out, 'all'));
  // A winner leads after going out and after a blocked round alike; only the tie is told apart then.
  const base = blockedSame ? [say(later.out, 'all')] : [say(later.out, 'out'), say(later.blocked, 'blocked')];
  return point(...base, later.tie === null || tieSame ? undefined : say(later.tie, 'tie'));
}

/** After which rounds a leader is found so. */
type LaterWhen = 'all' | 'out' | 'blocked' | 'tie';

function laterSentence(way: LaterWay, when: LaterWhen, rules: Rules, scope: Scope, writer: Writer): Sentence {
  const rule = when === 'all' ? 'lead.later' : (`lead.later.${when}` as const);
  const params = { when, side: DIRECTION[rules.direction].next };
  switch (way) {
    case 'next-seat': {
      const two = playerCounts(scope).every((players) => players === 2);
      return writer.said(rule, way, two ? 'lead.later.next-seat-two' : 'lead.later.next-seat', params);
    }
    case 'winner': {
      const sides = sidesIn(scope) !== 'alone' && blockHasWinner(rules);
      return writer.said(rule, way, sides ? 'lead.later.winner-sides' : 'lead.later.winner', params);
    }
    case 'winning-side':
      return writer.said(
        rule,
        way,
        sidesIn(scope) === 'alone' ? 'lead.later.winner' : 'lead.later.winning-side',
        params,
      );
    case 'same-leader':
    case 'as-first':
      return writer.said(rule, way, `lead.later.${way}`, params);
    default:
      return unreachable(way);
  }
}

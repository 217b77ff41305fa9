import { tileName } from '../../domino/notation.js';
import { unreachable } from '../../problem.js';
import type { LaterWay, LeadRule, LeadWay, Rules } from '../../variant/rules.js';
import { playerCounts, type Scope, sidesIn } from '../scope.js';
import { findsTile, insideText, leaderBeforeDealing } from './lead-ways.js';
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
    const before = rules.lead.first[index - 1];
    const sought = soughtBy(rules.lead.first, index);
    const leave = rules.draw.when === 'never' ? 0 : rules.draw.leave;
    const params = {
      sought: sought.kind === 'tile' ? 'tile' : 'double',
      tile: way.kind === 'tile' ? tileName(way.tile) : sought.kind === 'tile' ? tileName(sought.tile) : '',
      leave,
    };
    if (!before) return firstSentence(way, params.tile, writer);
    const then = insideText(way, params, writer.words);
    const missing = before.kind === 'tile' || sought.kind === 'tile' ? 'tile' : 'double';
    return writer.said('lead.first', way.kind, 'lead.first.if-nobody', {
      sought: missing,
      again: index > 1 ? 'yes' : 'no',
      then,
    });
  });
}

/** The first way of all, in a sentence of its own; the others say what is done where it finds nobody. */
function firstSentence(way: LeadWay, tile: string, writer: Writer): Sentence {
  if (way.kind === 'draw-until-held' || way.kind === 'redeal') throw new Error(`${way.kind} is no first way`);
  return writer.said('lead.first', way.kind, `lead.first.${way.kind}`, { tile });
}

/** The nearest way before this one that looks for a tile: what `draw-until-held` draws for, what nobody had. */
function soughtBy(ways: readonly LeadWay[], index: number): LeadWay {
  for (let before = index - 1; before >= 0; before--) {
    const way = ways[before];
    if (way && way.kind !== 'draw-until-held') return way;
  }
  return ways[0] as LeadWay;
}

function withSentence(lead: LeadRule, writer: Writer): Sentence | undefined {
  return writer.rule('lead.with', lead.first.some(findsTile) ? lead.with : 'any-tile');
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
  const params = { when, side: rules.direction === 'clockwise' ? 'left' : 'right' };
  switch (way) {
    case 'next-seat': {
      const two = playerCounts(scope).every((players) => players === 2);
      return writer.said(rule, way, two ? 'lead.later.next-seat-two' : 'lead.later.next-seat', params);
    }
    case 'winner': {
      const sides = sidesIn(scope) !== 'alone' && rules.round.blocked !== 'nobody';
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

import type { ParamsOf } from '../../messages.js';
import { unreachable } from '../../problem.js';
import { drawingOf } from '../../variant/meaning/draw.js';
import { blockHasWinner } from '../../variant/meaning/end.js';
import {
  BINDS_LEADER,
  isBeforeDealing,
  isFallback,
  LEADS_AS_FIRST,
  soughtBefore,
  soughtBy,
} from '../../variant/meaning/lead.js';
import { DIRECTION } from '../../variant/meaning/seats.js';
import type { LaterWay, LeadWay, Rules } from '../../variant/rules.js';
import { playerCounts, type Scope, sidesIn, waysIn } from '../scope.js';
import { insideText, ofFirstRound, soughtParams } from './lead-ways.js';
import { point, points, type Section, type Sentence, type Writer } from './sentence.js';
import { section } from './setup.js';

/** Who plays the first tile of the first round, with which tile, and who leads later rounds. */
export function leadSection(rules: Rules, scope: Scope, writer: Writer): Section {
  const ways = waysIn(rules, scope);
  const first = firstSentences({ ...rules, lead: { ...rules.lead, first: ways } }, writer);
  const later = laterSentences(rules, scope, writer);
  // Where setting up tells who leads first, little is left to say: one bullet.
  const [way] = ways;
  const isTold = way !== undefined && isBeforeDealing(way);
  return section(
    writer,
    'lead',
    points(...(isTold ? [point(...first, ...later)] : [point(...first), point(...later)])),
  );
}

function firstSentences(rules: Rules, writer: Writer): readonly Sentence[] {
  const [first] = rules.lead.first;
  // How the leader is found, and who it is, stands in "Set up" then.
  if (first && isBeforeDealing(first)) return [withSentence(rules, writer)];
  const ways = waySentences(rules, writer);
  // Whom people or chance choose leads with any tile, and their sentence says so: "that tile" is said before it.
  const chosen = rules.lead.first.findIndex(isBeforeDealing);
  const found = chosen < 0 ? ways.length : chosen;
  return [...ways.slice(0, found), withSentence(rules, writer), ...ways.slice(found)];
}

/** With which tile the first leader leads; where that is any, every other leader may lead with any as well. */
function withSentence(rules: Rules, writer: Writer): Sentence {
  const value = rules.lead.with;
  switch (value) {
    case 'that-tile':
      return writer.rule('lead.with', value);
    case 'any-tile': {
      const bare = writer.rule('lead.with', value, { later: 'no' });
      if (rules.lead.later === null) return bare;
      const others = (['yes', 'no'] as const).map((first) => othersSentence(first, writer).text);
      return { ...writer.rule('lead.with', value, { later: 'yes' }), also: [bare.text, ...others] };
    }
    default:
      return unreachable(value);
  }
}

/** That other leaders than the first, or than those found as the first was, lead with any tile. */
function othersSentence(first: 'yes' | 'no', writer: Writer): Sentence {
  return writer.said('lead.later', 'any-tile', 'lead.later.any-tile', { first });
}

function waySentences(rules: Rules, writer: Writer): readonly Sentence[] {
  return rules.lead.first.map((way, index) => {
    const here = soughtBy(way);
    // What `draw-until-held` draws for and what nobody had is what the ways before were looking for.
    const { sought, tile: missing } = soughtParams(
      index === 0 ? here : soughtBefore(rules.lead.first, index),
    );
    const tile = soughtParams(here).tile || missing;
    if (index === 0) return ofFirstRound(rules, (led) => firstSentence(way, { tile, ...led }, writer));
    const then = insideText(way, { sought, tile, leave: drawingOf(rules.draw).leave }, writer.words);
    return writer.said('lead.first', way.kind, 'lead.first.if-nobody', {
      sought,
      again: index > 1 ? 'yes' : 'no',
      then,
    });
  });
}

/** The first way of all, in a sentence of its own; the others say what is done where it finds nobody. */
function firstSentence(way: LeadWay, params: ParamsOf<'rule.lead.first.tile'>, writer: Writer): Sentence {
  const { kind } = way;
  if (isFallback(kind)) throw new Error(`${kind} is no first way`);
  return writer.said('lead.first', kind, `lead.first.${kind}`, params);
}

function laterSentences(rules: Rules, scope: Scope, writer: Writer): readonly Sentence[] {
  const { later } = rules.lead;
  if (later === null) return [];
  const blockedSame = later.blocked === later.out;
  // A winner leads after going out and after a blocked round alike; only the tie is told apart then.
  const told: (readonly [LaterWay, LaterWhen])[] = blockedSame
    ? [[later.out, 'all']]
    : [
        [later.out, 'out'],
        [later.blocked, 'blocked'],
      ];
  if (later.tie !== null && later.tie !== later.blocked) told.push([later.tie, 'tie']);
  const said = told.map(([way, when]) => laterSentence(way, when, { rules, scope, writer }));
  const asFirst = told.filter(([way]) => LEADS_AS_FIRST[way]).length;
  // Where the first leader may lead with any tile, it is said there for every round.
  if (!BINDS_LEADER[rules.lead.with] || asFirst === told.length) return said;
  return [...said, othersSentence(asFirst > 0 ? 'yes' : 'no', writer)];
}

/** Who leads after a tie, in a sentence of its own though it be as after any blocked round; undefined where ties have no leader. */
export function afterTie(rules: Rules, scope: Scope, writer: Writer): Sentence | undefined {
  const way = rules.lead.later?.tie ?? null;
  return way === null ? undefined : laterSentence(way, 'tie', { rules, scope, writer });
}

/** After which rounds a leader is found so. */
type LaterWhen = 'all' | 'out' | 'blocked' | 'tie';

interface LaterSaid {
  readonly rules: Rules;
  readonly scope: Scope;
  readonly writer: Writer;
}

function laterSentence(way: LaterWay, when: LaterWhen, { rules, scope, writer }: LaterSaid): Sentence {
  const rule = when === 'all' ? 'lead.later' : (`lead.later.${when}` as const);
  const sides = sidesIn(scope);
  const params = { when, side: DIRECTION[rules.direction].next, sides };
  switch (way) {
    case 'next-seat': {
      const two = playerCounts(scope).every((players) => players === 2);
      return writer.said(rule, way, two ? 'lead.later.next-seat-two' : 'lead.later.next-seat', params);
    }
    case 'winner': {
      const parted = sides !== 'alone' && blockHasWinner(rules);
      return writer.said(rule, way, parted ? 'lead.later.winner-sides' : 'lead.later.winner', params);
    }
    case 'winning-side':
      return writer.said(
        rule,
        way,
        sides === 'alone' ? 'lead.later.winner' : 'lead.later.winning-side',
        params,
      );
    case 'same-leader':
    case 'as-first':
      return writer.said(rule, way, `lead.later.${way}`, params);
    default:
      return unreachable(way);
  }
}

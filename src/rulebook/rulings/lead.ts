import { tileName } from '../../domino/notation.js';
import { unreachable } from '../../problem.js';
import { findsByTile } from '../../variant/meaning/lead.js';
import type { LaterWay, LeadWay } from '../../variant/rules.js';
import { insideText } from '../clauses/lead-ways.js';
import { playerCounts, sidesIn } from '../scope.js';
import { asked, type Judge, type Ruling, type Source } from './ruling.js';

/** Who leads the first round and the later ones, with which tile, and how the turn goes round. */
export function leadRulings(judge: Judge): readonly Ruling[] {
  const { first } = judge.rules.lead;
  return [
    ...first.flatMap((way, index) => wayRulings(way, first[index - 1], first[index + 1], judge)),
    ...withRulings(judge),
    ...laterRulings(judge),
    ...oftenRulings(judge),
    ...directionRulings(judge),
  ];
}

function wayRulings(
  way: LeadWay,
  before: LeadWay | undefined,
  after: LeadWay | undefined,
  judge: Judge,
): readonly Ruling[] {
  const { answer } = judge;
  switch (way.kind) {
    case 'agreement':
      return [answer('look-first', ['lead.first', 'agreement'], false, 'agreement')];
    case 'lot':
      return [answer('seek-double', ['lead.first', 'lot'], false, 'lot')];
    case 'drawn-tile': {
      const two = onlyTwo(judge);
      return [
        answer('turned-tie', ['lead.first', 'drawn-tile'], two, two ? 'both' : 'drawn-tile'),
        answer('turned-keep', ['lead.first', 'drawn-tile'], false, 'drawn-tile'),
      ];
    }
    case 'highest-double':
      return asked(after && nobodyHolds('double', '', after, judge));
    case 'tile':
      return asked(after && nobodyHolds('tile', tileName(way.tile), after, judge));
    case 'heaviest-tile':
      return [answer('draw-lots', ['lead.first', 'heaviest-tile'], false, 'heaviest-tile')];
    case 'draw-until-held':
      return asked(
        answer('found-keep', ['lead.first', 'draw-until-held'], true, 'draw-until-held'),
        after && notFound(before, after, judge),
      );
    case 'redeal':
      return [];
    default:
      return unreachable(way);
  }
}

function nobodyHolds(sought: 'double' | 'tile', tile: string, after: LeadWay, judge: Judge): Ruling {
  const again = after.kind === 'redeal';
  const then = insideText(
    after,
    { sought, tile: after.kind === 'tile' ? tileName(after.tile) : tile, leave: leaveOf(judge) },
    judge.words,
  );
  return judge.answer('nobody-holds', ['lead.first', after.kind], again, again ? 'again' : 'then', {
    sought,
    tile,
    then,
  });
}

/** Drawing for a tile ends at the tiles that are never drawn: then the next way decides. */
function notFound(before: LeadWay | undefined, after: LeadWay, judge: Judge): Ruling | undefined {
  const leave = leaveOf(judge);
  if (leave === 0) return undefined;
  const sought = before?.kind === 'tile' ? 'tile' : 'double';
  const tile = before?.kind === 'tile' ? tileName(before.tile) : '';
  const then = insideText(
    after,
    { sought, tile: after.kind === 'tile' ? tileName(after.tile) : tile, leave },
    judge.words,
  );
  return judge.answer('not-found', ['draw.leave', String(leave)], false, 'leave', {
    sought,
    tile,
    leave,
    then,
  });
}

function leaveOf({ rules }: Judge): number {
  return rules.draw.when === 'never' ? 0 : rules.draw.leave;
}

function withRulings({ rules, answer }: Judge): readonly Ruling[] {
  const { lead } = rules;
  if (!findsByTile(lead.first)) return [answer('lead-double', ['lead.with', 'any-tile'], false, 'any-tile')];
  return [answer('lead-other', ['lead.with', lead.with], lead.with === 'any-tile', lead.with)];
}

function laterRulings(judge: Judge): readonly Ruling[] {
  const { rules, answer } = judge;
  const { later } = rules.lead;
  if (later === null) return [answer('again', ['match', 'one-round'], false, 'one-round')];
  const won =
    later.out === later.blocked
      ? [winnerLeads('all', 'lead.later', later.out, judge)]
      : [
          winnerLeads('out', 'lead.later.out', later.out, judge),
          winnerLeads('blocked', 'lead.later.blocked', later.blocked, judge),
        ];
  // A tie that is shared, or that can't occur, has no leader of its own; nor is there a winner to lead after one.
  if (later.tie === null || rules.round.blocked === 'nobody' || rules.round.tie !== 'nobody') return won;
  if (later.tie === 'winner' || later.tie === 'winning-side') return won;
  const rule = later.tie === later.out && later.out === later.blocked ? 'lead.later' : 'lead.later.tie';
  const again = later.tie === 'same-leader';
  return [...won, answer('tie-leads', [rule, later.tie], again, later.tie, { side: sideOfNext(judge) })];
}

function winnerLeads(when: 'all' | 'out' | 'blocked', rule: Source[0], way: LaterWay, judge: Judge): Ruling {
  const because = way === 'winning-side' && sidesIn(judge.scope) === 'alone' ? 'winner' : way;
  const yes = way === 'winner' || way === 'winning-side';
  const two = onlyTwo(judge);
  return judge.answer(
    'winner-leads',
    [rule, way],
    yes,
    two && way === 'next-seat' ? 'next-seat-two' : because,
    {
      when,
      side: sideOfNext(judge),
    },
  );
}

function onlyTwo({ scope }: Judge): boolean {
  return playerCounts(scope).every((players) => players === 2);
}

function sideOfNext({ rules }: Judge): string {
  return rules.direction === 'clockwise' ? 'left' : 'right';
}

/** How often each leads in a match of so many rounds, where the lead goes round: in 5 rounds for two, the first leads 3. */
function oftenRulings({ rules, scope, answer }: Judge): readonly Ruling[] {
  const { later } = rules.lead;
  const { match } = rules;
  if (match.kind !== 'rounds' || !later) return [];
  const ways = [later.out, later.blocked, later.tie ?? later.blocked];
  if (ways.some((way) => way !== 'next-seat')) return [];
  return playerCounts(scope).map((players) => {
    const even = match.rounds % players === 0;
    return answer('lead-often', ['match.rounds', String(match.rounds)], even, even ? 'even' : 'uneven', {
      players,
      rounds: match.rounds,
      most: Math.ceil(match.rounds / players),
    });
  });
}

function directionRulings(judge: Judge): readonly Ruling[] {
  const { rules, answer } = judge;
  if (onlyTwo(judge)) return [];
  const yes = rules.direction === 'clockwise';
  return [answer('to-the-left', ['direction', rules.direction], yes, rules.direction)];
}

import { tileName } from '../../domino/notation.js';
import {
  allTurnUpAgain,
  keepsDrawn,
  keepsTurnedUp,
  leadGoesRound,
  leadsAnother,
  sameLeadsAfterTie,
  timesLed,
  turnGoesLeft,
  winnerLeads,
} from '../../engine/questions/lead.js';
import type { Asked } from '../../engine/questions/position.js';
import { unreachable } from '../../problem.js';
import { drawingOf } from '../../variant/meaning/draw.js';
import { setRounds } from '../../variant/meaning/end.js';
import { dealsAgain, isBeforeDealing, soughtBy } from '../../variant/meaning/lead.js';
import type { LaterWay, LeadWay } from '../../variant/rules.js';
import { insideText, soughtParams } from '../clauses/lead-ways.js';
import { playerCounts } from '../scope.js';
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
      const all = allTurnUpAgain(largestTable(judge));
      return [
        answer('turned-tie', ['lead.first', way.kind], all, all ? 'both' : way.kind),
        answer('turned-keep', ['lead.first', way.kind], keepsTurnedUp(judge.table, way), way.kind),
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
        answer('found-keep', ['lead.first', way.kind], keepsDrawn(judge.table, way), way.kind),
        after && notFound(before, after, judge),
      );
    case 'redeal':
      return [];
    default:
      return unreachable(way);
  }
}

function nobodyHolds(sought: 'double' | 'tile', tile: string, after: LeadWay, judge: Judge): Ruling {
  const again = dealsAgain(after);
  const then = insideText(
    after,
    { sought, tile: soughtParams(soughtBy(after)).tile || tile, leave: leaveOf(judge) },
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
  const { sought, tile } = soughtParams(before ? soughtBy(before) : null);
  const then = insideText(
    after,
    { sought, tile: soughtParams(soughtBy(after)).tile || tile, leave },
    judge.words,
  );
  return judge.answer('not-found', ['draw.leave', String(leave)], false, 'leave', {
    sought,
    tile,
    leave,
    then,
  });
}

/** Where nothing is drawn in play, nothing is set aside in search of the leader either. */
function leaveOf({ table }: Judge): number {
  return drawingOf(table.rules.draw).leave;
}

function withRulings({ rules, table, answer }: Judge): readonly Ruling[] {
  const { lead } = rules;
  const way = lead.first.find((one) => !isBeforeDealing(one));
  if (!way) return [answer('lead-double', ['lead.with', 'any-tile'], false, 'any-tile')];
  const another = leadsAnother(table, way);
  return asked(another !== undefined && answer('lead-other', ['lead.with', lead.with], another, lead.with));
}

function laterRulings(judge: Judge): readonly Ruling[] {
  const { rules, ending, answer } = judge;
  const { later } = rules.lead;
  if (later === null) return [answer('again', ['match', 'one-round'], false, 'one-round')];
  const won =
    later.out === later.blocked
      ? [winnerRuling('all', 'lead.later', later.out, judge)]
      : [
          winnerRuling('out', 'lead.later.out', later.out, judge),
          winnerRuling('blocked', 'lead.later.blocked', later.blocked, judge),
        ];
  // A tie that is shared, or that can't occur, has no leader of its own; nor is there a winner to lead after one.
  const tied = later.tie !== null && ending.lowestWins && !ending.tieIsShared && tiedReason(later.tie);
  if (!tied || later.tie === null) return won;
  const rule = later.tie === later.out && later.out === later.blocked ? 'lead.later' : 'lead.later.tie';
  return [
    ...won,
    answer('tie-leads', [rule, later.tie], sameLeadsAfterTie(judge.table), tied, {
      side: sideOfNext(judge),
    }),
  ];
}

function winnerRuling(when: 'all' | 'out' | 'blocked', rule: Source[0], way: LaterWay, judge: Judge): Ruling {
  const yes = winnerLeads(judge.table, when === 'blocked' ? 'blocked' : 'out');
  return judge.answer('winner-leads', [rule, way], yes, laterReason(way, judge), {
    when,
    side: sideOfNext(judge),
  });
}

/** Undefined where somebody has to have won. */
function tiedReason(way: LaterWay) {
  switch (way) {
    case 'winner':
    case 'winning-side':
      return undefined;
    case 'next-seat':
    case 'same-leader':
    case 'as-first':
      return way;
    default:
      return unreachable(way);
  }
}

function laterReason(way: LaterWay, judge: Judge) {
  switch (way) {
    case 'next-seat':
      return onlyTwo(judge) ? 'next-seat-two' : way;
    case 'winning-side':
      return judge.partners ? way : 'winner';
    case 'winner':
    case 'same-leader':
    case 'as-first':
      return way;
    default:
      return unreachable(way);
  }
}

/** The table with the most players, where left and right are different and not everybody is tied. */
function largestTable({ rules, scope }: Judge): Asked {
  const seating = scope.seatings.reduce((most, next) => (next.players > most.players ? next : most));
  return { rules, seating };
}

function onlyTwo({ scope }: Judge): boolean {
  return playerCounts(scope).every((players) => players === 2);
}

function sideOfNext(judge: Judge): string {
  return turnGoesLeft(largestTable(judge)) ? 'left' : 'right';
}

/** How often each leads in a match of so many rounds, where the lead goes round: in 5 rounds for two, the first leads 3. */
function oftenRulings({ rules, scope, table, answer }: Judge): readonly Ruling[] {
  const { match } = rules;
  const rounds = setRounds(match) ?? 0;
  if (rounds === 0 || !leadGoesRound(table)) return [];
  return playerCounts(scope).map((players) => {
    const led = timesLed({ rules, seating: { players, partners: false } }, rounds);
    const even = led.every((times) => times === led[0]);
    return answer('lead-often', ['match.rounds', String(rounds)], even, even ? 'even' : 'uneven', {
      players,
      rounds,
      most: Math.max(...led),
    });
  });
}

function directionRulings(judge: Judge): readonly Ruling[] {
  const { rules, answer } = judge;
  if (onlyTwo(judge)) return [];
  const yes = turnGoesLeft(largestTable(judge));
  return [answer('to-the-left', ['direction', rules.direction], yes, rules.direction)];
}

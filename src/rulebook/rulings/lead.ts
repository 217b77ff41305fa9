import {
  equalPartnersChoose,
  leadGoesRound,
  sameLeadsUnwon,
  timesLed,
  winnerLeads,
} from '../../engine/questions/later.js';
import {
  allTurnUpAgain,
  drawsTheLast,
  equalPipsStayOpen,
  keepsDrawn,
  keepsTurnedUp,
  leadsAnother,
  leadsAny,
  nobodyFinds,
  nobodyHolds,
  seeksDouble,
  turnGoesLeft,
} from '../../engine/questions/lead.js';
import type { Asked } from '../../engine/questions/position.js';
import { unreachable } from '../../problem.js';
import { drawingOf } from '../../variant/meaning/draw.js';
import { setRounds } from '../../variant/meaning/end.js';
import { isBeforeDealing, LATER_ALONE, soughtBefore, soughtBy } from '../../variant/meaning/lead.js';
import type { LaterWay, LeadWay } from '../../variant/rules.js';
import { insideText, soughtParams } from '../clauses/lead-ways.js';
import { again } from '../played/expectation.js';
import { hasDoubles, playerCounts, waysIn } from '../scope.js';
import { asked, type Judge, type Ruling, type Source } from './ruling.js';

/** Who leads the first round and the later ones, with which tile, and how the turn goes round. */
export function leadRulings(judge: Judge): readonly Ruling[] {
  return [
    ...waysIn(judge.rules, judge.scope).flatMap((way, index) => wayRulings(way, index, judge)),
    ...withRulings(judge),
    ...laterRulings(judge),
    ...oftenRulings(judge),
    ...directionRulings(judge),
  ];
}

function wayRulings(way: LeadWay, index: number, judge: Judge): readonly Ruling[] {
  const { answer, custom } = judge;
  switch (way.kind) {
    case 'agreement':
      // Where the hands were looked at first, in vain, nothing is left to be said of that.
      return index === 0
        ? [custom('look-first', ['lead.first', way.kind], false, way.kind)]
        : asked(chosenRuling(way.kind, index, judge));
    case 'lot':
      return index === 0
        ? asked(
            hasDoubles(judge.rules) &&
              answer('seek-double', ['lead.first', way.kind], seeksDouble(judge.table), way.kind),
          )
        : asked(chosenRuling(way.kind, index, judge));
    case 'drawn-tile': {
      const all = allTurnUpAgain(largestTable(judge));
      return [
        answer('turned-tie', ['lead.first', way.kind], all, all ? 'both' : way.kind),
        answer('turned-keep', ['lead.first', way.kind], keepsTurnedUp(judge.table, way), way.kind),
      ];
    }
    case 'highest-double':
    case 'tile':
      return asked(nobodyHoldsRuling(index, judge));
    case 'heaviest-tile': {
      const open = equalPipsStayOpen(judge.table, way);
      return asked(
        open !== undefined && answer('draw-lots', ['lead.first', 'heaviest-tile'], open, 'heaviest-tile'),
      );
    }
    case 'draw-until-held':
      return asked(
        answer('found-keep', ['lead.first', way.kind], keepsDrawn(judge.table, way), way.kind),
        notFoundRuling(way, index, judge),
      );
    case 'redeal':
      return [];
    default:
      return unreachable(way);
  }
}

/** Nobody holds what this way looks for: whether all is dealt anew, and what is done where not. */
function nobodyHoldsRuling(index: number, judge: Judge): Ruling | undefined {
  const unheld = firstDefined(judge, (table) => nobodyHolds(table, index));
  const { first } = judge.rules.lead;
  const after = first[index + 1];
  if (!unheld || !after) return undefined;
  const { again } = unheld;
  const by = again ? after : unheld.by;
  const { sought, tile } = soughtParams(soughtBy(first[index] as LeadWay));
  const params = { sought, tile: soughtParams(soughtBy(by)).tile || tile, leave: leaveOf(judge) };
  return judge.answer('nobody-holds', ['lead.first', after.kind], again, again ? 'again' : 'then', {
    sought,
    tile,
    then: insideText(by, params, judge.words),
  });
}

/** Drawing for a tile ends at the tiles that are never drawn: then the next way decides. */
function notFoundRuling(way: LeadWay, index: number, judge: Judge): Ruling | undefined {
  const { first } = judge.rules.lead;
  const leave = leaveOf(judge);
  const after = first[index + 1];
  if (leave === 0 || !after) return undefined;
  const { sought, tile } = soughtParams(soughtBefore(first, index));
  const params = { sought, tile: soughtParams(soughtBy(after)).tile || tile, leave };
  const then = insideText(after, params, judge.words);
  const drawn = drawsTheLast(judge.table, way);
  return judge.answer('not-found', ['draw.leave', String(leave)], drawn, 'leave', {
    sought,
    tile,
    leave,
    then,
  });
}

/** Where people or chance name the leader after all, no tile did, so that none has to be led. */
function chosenRuling(how: 'agreement' | 'lot', index: number, judge: Judge): Ruling | undefined {
  const { first } = judge.rules.lead;
  const found = firstDefined(judge, (table) => {
    const unheld = nobodyFinds(table, index);
    return unheld?.by === first[index] ? unheld : undefined;
  });
  if (!found) return undefined;
  const { sought, tile } = soughtParams(soughtBefore(first, index));
  return judge.answer('lead-chosen', ['lead.first', how], found.bound, 'any-tile', {
    sought,
    tile,
    how,
  });
}

/** The answer of the first table that has one, the judge's own before the others. */
function firstDefined<T>(
  { rules, scope, table }: Judge,
  ask: (table: Asked) => T | undefined,
): T | undefined {
  for (const seating of [table.seating, ...scope.seatings]) {
    const found = ask({ rules, seating });
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Where nothing is drawn in play, nothing is set aside in search of the leader either. */
function leaveOf({ table }: Judge): number {
  return drawingOf(table.rules.draw).leave;
}

function withRulings({ rules, table, answer }: Judge): readonly Ruling[] {
  const { lead } = rules;
  const way = lead.first.find((one) => !isBeforeDealing(one));
  if (!way) {
    const doubles = hasDoubles(rules) ? 'yes' : 'no';
    const must = !leadsAny(table);
    return [answer('lead-double', ['lead.with', 'any-tile'], must, 'any-tile', { doubles })];
  }
  const another = leadsAnother(table, way);
  return asked(another !== undefined && answer('lead-other', ['lead.with', lead.with], another, lead.with));
}

function laterRulings(judge: Judge): readonly Ruling[] {
  const { rules, ending, answer, custom } = judge;
  const { later } = rules.lead;
  if (later === null) {
    const reason = again(rules.lead.first[0] as LeadWay) === 'agreed' ? 'agreement' : 'one-round';
    return [custom('again', ['match', 'one-round'], false, reason)];
  }
  const same = later.out === later.blocked;
  const side = sideOfNext(judge);
  const unwon = unwonReason(later.blocked);
  const tied = later.tie !== null && unwonReason(later.tie);
  const tieRule = same && later.tie === later.out ? 'lead.later' : 'lead.later.tie';
  return asked(
    ...winnerRulings(same ? 'all' : 'out', later.out, judge),
    ...(ending.lowestWins ? winnerRulings('blocked', later.blocked, judge) : []).filter(() => !same),
    ...partnersLeadRulings(judge),
    // Nobody wins a blocked round, which then has a leader of its own.
    !ending.lowestWins &&
      !same &&
      unwon &&
      answer(
        'blocked-leads',
        ['lead.later.blocked', later.blocked],
        sameLeadsUnwon(judge.table, 'blocked'),
        unwon,
        {
          side,
        },
      ),
    ending.lowestWins &&
      tied &&
      answer('tie-leads', [tieRule, later.tie ?? ''], sameLeadsUnwon(judge.table, 'tie'), tied, { side }),
  );
}

/** Whether the winner leads: for those who play alone and for partners, where that differs. */
function winnerRulings(when: 'all' | 'out' | 'blocked', way: LaterWay, judge: Judge): readonly Ruling[] {
  const { alone, partners, answer } = judge;
  const source: Source = [when === 'all' ? 'lead.later' : `lead.later.${when}`, way];
  const how = when === 'blocked' ? 'blocked' : 'out';
  const [forAlone, forPartners] = [alone, partners?.table].map((table) => table && winnerLeads(table, how));
  const differ = forAlone !== undefined && forPartners !== undefined && forAlone !== forPartners;
  const apart = forPartners === false && choosesSide(way);
  const yes = forAlone ?? forPartners ?? false;
  return asked(
    (forAlone !== undefined || !apart) &&
      answer('winner-leads', source, yes, laterReason(way, when, judge), {
        when,
        side: sideOfNext(judge),
        alone: differ ? 'yes' : 'no',
      }),
    apart && answer('side-leads', source, forPartners, 'winning-side', { when }),
  );
}

/** Partners with equal hands have won: who of them leads, where the winner of a blocked round does. */
function partnersLeadRulings({ rules, partners, ending, answer }: Judge): readonly Ruling[] {
  if (!partners || !ending.lowestWins || !winnerLeads(partners.table, 'blocked')) return [];
  const { later } = rules.lead;
  if (!later) return [];
  const rule = later.out === later.blocked ? 'lead.later' : 'lead.later.blocked';
  return [answer('partners-lead', [rule, later.blocked], equalPartnersChoose(partners.table), 'winner')];
}

/** Whether partners who have won choose between them. */
function choosesSide(way: LaterWay): boolean {
  return LATER_ALONE[way] !== way;
}

/** Undefined where somebody has to have won. */
function unwonReason(way: LaterWay) {
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

function laterReason(way: LaterWay, when: 'all' | 'out' | 'blocked', judge: Judge) {
  switch (way) {
    case 'next-seat':
      return onlyTwo(judge) ? 'next-seat-two' : way;
    case 'winner':
      return judge.partners && when !== 'out' && judge.ending.lowestWins ? 'winner-sides' : way;
    case 'winning-side':
      return 'winner';
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

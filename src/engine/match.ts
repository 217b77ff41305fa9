import { unreachable } from '../problem.js';
import { equalTotalsGoOn, lowTotalsWin } from '../variant/meaning/end.js';
import { type MatchRule, type Rules, rowFor, type Seating } from '../variant/rules.js';
import { nextSeat } from './seats.js';
import type { RoundEnd } from './types.js';

/** How a match stands between rounds. */
export interface MatchState {
  /** Points by side. */
  readonly totals: readonly number[];
  /** Rounds played. */
  readonly rounds: number;
}

/** The totals after one more round. */
export function addRound(state: MatchState, end: RoundEnd): MatchState {
  return {
    totals: state.totals.map((total, side) => total + (end.scores[side] as number)),
    rounds: state.rounds + 1,
  };
}

/**
 * What a match has come to after a round: the winning side, a draw, or on it goes. A target is reached at or above it;
 * where every side writes down its own pips, the lowest total wins once somebody has reached it.
 */
export function matchAfter(
  rules: Rules,
  seating: Seating,
  state: MatchState,
  end: RoundEnd,
): number | 'draw' | 'goes-on' {
  const { match } = rules;
  switch (match.kind) {
    case 'one-round':
      return end.winners.length === 1 ? (end.winners[0] as number) : 'draw';
    case 'points':
      return totalsDecide(rules, seating, match, state);
    case 'rounds':
      return totalsDecide(rules, seating, match, state);
    default:
      return unreachable(match);
  }
}

/** A match of more than one round. */
type LongMatch = Exclude<MatchRule, { kind: 'one-round' }>;

/** The same from the totals alone, for a match of more than one round. */
export function totalsDecide(
  rules: Rules,
  seating: Seating,
  match: LongMatch,
  state: MatchState,
): number | 'draw' | 'goes-on' {
  if (!isOver(match, seating, state)) return 'goes-on';
  const best = lowTotalsWin(rules) ? Math.min(...state.totals) : Math.max(...state.totals);
  if (state.totals.indexOf(best) === state.totals.lastIndexOf(best)) return state.totals.indexOf(best);
  return equalTotalsGoOn(match) ? 'goes-on' : 'draw';
}

function isOver(match: LongMatch, seating: Seating, state: MatchState): boolean {
  switch (match.kind) {
    case 'rounds':
      return state.rounds >= match.rounds;
    case 'points':
      return Math.max(...state.totals) >= rowFor(match.points, seating);
    default:
      return unreachable(match);
  }
}

/** Who leads the next round: a seat, either partner of the side that won, or whoever is found as in the first round. */
export type NextLead =
  | { readonly kind: 'seat'; readonly seat: number }
  | { readonly kind: 'side'; readonly side: number; readonly winningSeat: number }
  | { readonly kind: 'as-first' };

/** What `lead.later` needs to know of the round before. */
export interface LastRound {
  readonly leader: number;
  readonly ended: 'out' | 'blocked' | 'tie';
  /** The winning seat and its side; null when nobody won. */
  readonly won: { readonly seat: number; readonly side: number } | null;
}

/** How a round ended, in the words of `lead.later`. */
export function lastRound(leader: number, end: RoundEnd): LastRound {
  const side = end.winners[0];
  return {
    leader,
    ended: end.tied ? 'tie' : end.kind,
    won: end.winningSeat === null || side === undefined ? null : { seat: end.winningSeat, side },
  };
}

/** Who leads after this round, as `lead.later` says for how it ended. A match of one round has no later rounds. */
export function nextLead(rules: Rules, seating: Seating, last: LastRound): NextLead {
  const { later } = rules.lead;
  if (!later) throw new Error('a match of one round has no next leader');
  const way = later[last.ended] ?? later.blocked;
  switch (way) {
    case 'next-seat':
      return { kind: 'seat', seat: nextSeat(rules, seating, last.leader) };
    case 'same-leader':
      return { kind: 'seat', seat: last.leader };
    case 'as-first':
      return { kind: 'as-first' };
    case 'winner':
      return { kind: 'seat', seat: wonBy(last).seat };
    case 'winning-side': {
      const { seat, side } = wonBy(last);
      return seating.partners ? { kind: 'side', side, winningSeat: seat } : { kind: 'seat', seat };
    }
    default:
      return unreachable(way);
  }
}

function wonBy({ won }: LastRound): NonNullable<LastRound['won']> {
  if (!won) throw new Error('nobody won the round, so no winner leads');
  return won;
}

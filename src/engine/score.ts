import { unreachable } from '../problem.js';
import { TIE_SHARED } from '../variant/meaning/end.js';
import { sideCount, sideOf } from '../variant/meaning/seats.js';
import { type Worth, worthOf } from '../variant/meaning/worth.js';
import type { Rules, Seating } from '../variant/rules.js';
import { turnsAfter } from './seats.js';
import type { RoundEnd } from './types.js';

/** What is on the table when a round has ended. */
export interface RoundOver {
  /** The seat that played its last tile; null: the round is blocked. */
  readonly out: number | null;
  /** Pips left, by seat. */
  readonly handPips: readonly number[];
  /** Who led the round: between partners with equal hands the one whose turn came first is named. */
  readonly leader: number;
}

/** Who won the round and what each side scores for it. Nothing but the rules and the pips decides. */
export function roundEnd(rules: Rules, seating: Seating, over: RoundOver): RoundEnd {
  const sums = sumsBySide(seating, over.handPips);
  if (over.out !== null) {
    const side = sideOf(seating, over.out);
    return {
      kind: 'out',
      winners: [side],
      winningSeat: over.out,
      tied: false,
      handPips: over.handPips,
      scores: scores(worthAt(rules, 'out'), sums, [side], 0),
    };
  }
  const { winners, compared, tied } = blockedWinners(rules, seating, over.handPips, sums);
  return {
    kind: 'blocked',
    winners,
    winningSeat: winners.length === 1 ? lowestSeat(rules, seating, over, winners[0] as number) : null,
    tied,
    handPips: over.handPips,
    scores: scores(worthAt(rules, 'blocked'), sums, winners, compared),
  };
}

/** Pips left, by side: both partners' hands together. */
function sumsBySide(seating: Seating, handPips: readonly number[]): readonly number[] {
  if (!seating.partners) return handPips;
  const sums = new Array<number>(sideCount(seating)).fill(0);
  for (let seat = 0; seat < handPips.length; seat++) {
    const side = sideOf(seating, seat);
    sums[side] = (sums[side] as number) + (handPips[seat] as number);
  }
  return sums;
}

interface BlockedWinners {
  readonly winners: readonly number[];
  /** What was compared, of the winners: a hand or a side's sum. */
  readonly compared: number;
  readonly tied: boolean;
}

function blockedWinners(
  rules: Rules,
  seating: Seating,
  handPips: readonly number[],
  sums: readonly number[],
): BlockedWinners {
  let compared: readonly number[];
  switch (rules.round.blocked) {
    case 'nobody':
      return { winners: [], compared: 0, tied: false };
    case 'lowest-side':
      compared = sums;
      break;
    case 'lowest-hand':
      compared = sums.map((sum, side) =>
        seating.partners ? Math.min(handPips[side] as number, handPips[side + 2] as number) : sum,
      );
      break;
    default:
      return unreachable(rules.round.blocked);
  }
  const lowest = Math.min(...compared);
  const winners: number[] = [];
  for (let side = 0; side < compared.length; side++) if (compared[side] === lowest) winners.push(side);
  const tied = winners.length > 1;
  return { winners: tied && !TIE_SHARED[rules.round.tie] ? [] : winners, compared: lowest, tied };
}

/** The seat of the winning side with the lowest hand; between equal partners the one whose turn came first. */
function lowestSeat(rules: Rules, seating: Seating, over: RoundOver, side: number): number {
  let best = side;
  for (let seat = side; seat < seating.players; seat++) {
    if (sideOf(seating, seat) !== side) continue;
    const less = (over.handPips[seat] as number) - (over.handPips[best] as number);
    const earlier =
      turnsAfter(rules, seating, over.leader, seat) < turnsAfter(rules, seating, over.leader, best);
    if (less < 0 || (less === 0 && earlier)) best = seat;
  }
  return best;
}

/** Points by side. `compared` is what was compared of each winner's own side: nothing when a player went out. */
function scores(
  worth: Worth,
  sums: readonly number[],
  winners: readonly number[],
  compared: number,
): number[] {
  let all = 0;
  for (const sum of sums) all += sum;
  const points = new Array<number>(sums.length).fill(0);
  const { others, own, fixed, nearest } = worth;
  for (let side = 0; side < sums.length; side++) {
    if (worth.whose === 'winners' && !winners.includes(side)) continue;
    const ours = sums[side] as number;
    const exact = fixed + others * (all - ours) + own * ours + worth.compared * compared;
    points[side] = rounded(exact, nearest);
  }
  return points;
}

/** Never less than nothing; halfway goes up. */
function rounded(exact: number, nearest: number): number {
  return exact <= 0 ? 0 : Math.floor(exact / nearest + 0.5) * nearest;
}

/** A number in the sum that makes up a side's points: a hand's pips, added or taken away, or points for the win itself. */
interface Term {
  /** Whose hand; null where no hand is counted. */
  readonly seat: number | null;
  readonly count: number;
  readonly sign: 1 | -1;
}

/** How a side's points came about. */
export interface Tallied {
  /** In the order they are counted; hands that hold nothing are not among them where others are. */
  readonly terms: readonly Term[];
  /** What the terms come to. */
  readonly exact: number;
  /** What the rules make of that: rounded, and never less than nothing. */
  readonly points: number;
}

/** What was counted for a side at the end of a round: the terms of its points, as `roundEnd` added them up. */
export function talliedFor(rules: Rules, seating: Seating, end: RoundEnd, side: number): Tallied {
  const worth = worthAt(rules, end.kind);
  const points = end.scores[side] as number;
  if (worth.whose === 'winners' && !end.winners.includes(side)) return { terms: [], exact: points, points };
  const hands = end.handPips.map((count, seat): Term => ({ seat, count, sign: 1 }));
  const isOwn = ({ seat }: Term) => seat !== null && sideOf(seating, seat) === side;
  const terms = [
    ...(worth.fixed === 0 ? [] : [{ seat: null, count: worth.fixed, sign: 1 } as const]),
    ...(worth.others === 0 ? [] : hands.filter((hand) => !isOwn(hand))),
    ...(worth.own === 0 ? [] : hands.filter((hand) => isOwn(hand) && hand.count > 0)),
    ...(worth.compared === 0 || end.kind === 'out'
      ? []
      : comparedHands(rules, hands.filter(isOwn)).map((hand) => ({ ...hand, sign: -1 }) as const)),
  ];
  const exact = terms.reduce((sum, { count, sign }) => sum + sign * count, 0);
  return { terms, exact, points };
}

/** Of a side's own hands those that decided a block: its lowest, or all of them. */
function comparedHands(rules: Rules, own: readonly Term[]): readonly Term[] {
  switch (rules.round.blocked) {
    case 'lowest-side':
      return own;
    case 'lowest-hand':
    case 'nobody':
      return own.length > 0 ? [own.reduce((low, hand) => (hand.count < low.count ? hand : low))] : [];
    default:
      return unreachable(rules.round.blocked);
  }
}

/** What a round that ends like this is worth. */
export function worthAt({ score }: Rules, kind: RoundEnd['kind']): Worth {
  return worthOf(kind === 'out' ? score.out : score.blocked);
}

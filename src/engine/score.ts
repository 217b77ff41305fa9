import { unreachable } from '../problem.js';
import type { Rules, ScoreWay, Seating } from '../variant/rules.js';
import { sideCount, sideOf, turnsAfter } from './seats.js';
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
      scores: scores(rules.score.out, sums, [side], 0),
    };
  }
  const { winners, compared, tied } = blockedWinners(rules, seating, over.handPips, sums);
  return {
    kind: 'blocked',
    winners,
    winningSeat: winners.length === 1 ? lowestSeat(rules, seating, over, winners[0] as number) : null,
    tied,
    handPips: over.handPips,
    scores: scores(rules.score.blocked, sums, winners, compared),
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
  return { winners: tied && rules.round.tie === 'nobody' ? [] : winners, compared: lowest, tied };
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

/** Points by side. `own` is what was compared of the winner's own side: nothing when a player went out. */
function scores(way: ScoreWay, sums: readonly number[], winners: readonly number[], own: number): number[] {
  if (way.kind === 'each-own-pips') return [...sums];
  const points = new Array<number>(sums.length).fill(0);
  for (const side of winners) points[side] = pointsFor(way, sums, side, own);
  return points;
}

function pointsFor(way: ScoreWay, sums: readonly number[], side: number, own: number): number {
  let all = 0;
  for (const sum of sums) all += sum;
  const ours = sums[side] as number;
  switch (way.kind) {
    case 'nothing':
      return 0;
    case 'opponents':
      return all - ours;
    case 'opponents-minus-own':
      return Math.max(0, all - ours - own);
    case 'all-hands':
      return all;
    case 'each-own-pips':
      return ours;
    case 'fixed':
      return way.points;
    default:
      return unreachable(way);
  }
}

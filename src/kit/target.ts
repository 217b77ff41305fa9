import { simulateBatch } from '../engine/simulate/simulate.js';
import type { Problem } from '../problem.js';
import { targetsOf } from '../variant/meaning/end.js';
import { seatingsOf } from '../variant/meaning/seats.js';
import { rowFor } from '../variant/rules.js';
import type { Variant } from '../variant/variant.js';

/** Enough to tell 30 points a round from 60, and over before anybody waits. */
const ROUNDS = 100;

/** A note where the target of a match is less than a round is worth by chance (`match.low-target`), for the seating where that is worst. */
export function targetNotes({ rules, place }: Pick<Variant, 'rules' | 'place'>): readonly Problem[] {
  const targets = targetsOf(rules.match);
  if (!targets) return [];
  const low = seatingsOf(rules).flatMap((seating) => {
    const target = rowFor(targets, seating);
    const { points, rounds } = simulateBatch(rules, seating, 1, { index: 0, rounds: ROUNDS });
    const mean = Math.round(points / rounds);
    return target < mean ? [{ points: mean, players: seating.players, target }] : [];
  });
  const [worst] = low.toSorted((one, other) => other.points / other.target - one.points / one.target);
  return worst ? [{ code: 'match.low-target', params: worst, ...place, path: ['match', 'points'] }] : [];
}

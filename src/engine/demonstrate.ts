import { randomOf } from '../domino/random.js';
import type { Rules, Seating } from '../variant/rules.js';
import { policyMove } from './policy.js';
import { Round } from './round.js';
import { playTurn } from './turns.js';
import type { Demonstration, Turn } from './types.js';

/** One whole first round by chance from a seed, told turn by turn; the same seed always gives the same round. */
export function demonstrate(rules: Rules, seating: Seating, seed: number): Demonstration {
  const random = randomOf(seed);
  const round = Round.deal(rules, seating, random);
  const seats = Array.from({ length: seating.players }, (_, seat) => seat);
  const hands = seats.map((seat) => round.hand(seat));
  const boneyard = round.boneyard();
  const { seat, tile, by, drawn } = round.lead;
  if (!by) throw new Error('a first round has a way of finding its leader');
  const turns: Turn[] = [];
  while (round.outcome === null) turns.push(playTurn(round, (now) => policyMove(now, random)));
  return {
    seed,
    seating,
    hands,
    boneyard,
    lead: { seat, tile, by, drawn },
    turns,
    end: round.outcome,
    left: seats.map((holder) => round.hand(holder)),
  };
}

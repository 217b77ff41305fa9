import { randomOf } from '../domino/random.js';
import { turnsTilesUp } from '../variant/meaning/lead.js';
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
  const { seat, tile, by, drawn, givenBack } = round.lead;
  if (!by) throw new Error('a first round has a way of finding its leader');
  // Tiles turned up went back before the deal; those drawn in search of the leader lay on top of the boneyard.
  const kept = turnsTilesUp(by) ? [] : drawn.flatMap((turn) => [...turn]);
  const drew = new Set(kept.map(([, drawnTile]) => drawnTile));
  const hands = seats.map((holder) => round.hand(holder).filter((held) => !drew.has(held)));
  const boneyard = [...drew, ...round.boneyard()];
  const turns: Turn[] = [];
  while (round.outcome === null) turns.push(playTurn(round, (now) => policyMove(now, random)));
  return {
    seed,
    seating,
    hands,
    boneyard,
    lead: { seat, tile, by, drawn, givenBack },
    turns,
    end: round.outcome,
    left: seats.map((holder) => round.hand(holder)),
  };
}

import { type Random, randomOf } from '../../domino/random.js';
import type { Rules, Seating } from '../../variant/rules.js';
import { DRAW, PASS } from '../codes.js';
import { policyMove } from '../policy.js';
import { Round } from '../round.js';
import { turnsAfter } from '../seats.js';
import type { Expectation, RoundEnd } from '../types.js';
import { meanMatchRounds } from './match.js';
import { countEnd, emptyTally, expectationOf, mergeTallies, type Tally } from './tally.js';

/** How many rounds and from which seed (a whole number from 0 to 2^32 - 1). */
export interface SimulationSize {
  readonly rounds: number;
  readonly seed: number;
}

/** A piece of a simulation that can be run anywhere, in any order: its number decides its chance. */
export interface Block {
  readonly index: number;
  readonly rounds: number;
}

const ROUNDS_A_BLOCK = 1000;

/** The pieces of a simulation, the same whoever runs them. */
export function blocksOf(rounds: number): readonly Block[] {
  return Array.from({ length: Math.ceil(rounds / ROUNDS_A_BLOCK) }, (_, index) => ({
    index,
    rounds: Math.min(ROUNDS_A_BLOCK, rounds - index * ROUNDS_A_BLOCK),
  }));
}

/** Plays one piece: independent first rounds, a fresh deal each, moves by `policyMove`. */
export function simulateBlock(rules: Rules, seating: Seating, seed: number, block: Block): Tally {
  const random = randomOf(seed, block.index);
  const tally = emptyTally(seating.players);
  if (block.rounds === 0) return tally;
  const round = Round.deal(rules, seating, random);
  for (;;) {
    const end = playOut(round, random, tally);
    countEnd(
      tally,
      end,
      end.winningSeat === null ? null : turnsAfter(rules, seating, round.lead.seat, end.winningSeat),
    );
    if (tally.rounds === block.rounds) return tally;
    round.dealAgain(random);
  }
}

/** What to expect of a round and of a match, from many played by chance; all pieces one after the other. */
export function simulate(rules: Rules, seating: Seating, size: SimulationSize): Expectation {
  const tally = blocksOf(size.rounds)
    .map((block) => simulateBlock(rules, seating, size.seed, block))
    .reduce(mergeTallies, emptyTally(seating.players));
  return expectationOf(seating, tally, meanMatchRounds(rules, seating, size.seed));
}

function playOut(round: Round, random: Random, tally: Tally): RoundEnd {
  for (;;) {
    const code = policyMove(round, random);
    const { turn } = round;
    if (code >= 0) tally.plays++;
    else if (code === DRAW) tally.draws++;
    else if (code === PASS) tally.passes++;
    round.apply(code);
    if (code === DRAW && round.turn !== turn) tally.settled++;
    const { outcome } = round;
    if (outcome) return outcome;
  }
}

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

/** Some rounds of a simulation, which can be played anywhere, in any order: the batch's number decides their chance. */
export interface Batch {
  readonly index: number;
  readonly rounds: number;
}

const ROUNDS_A_BATCH = 1000;

/** The rounds of a simulation in batches, the same whoever plays them. */
export function batchesOf(rounds: number): readonly Batch[] {
  return Array.from({ length: Math.ceil(rounds / ROUNDS_A_BATCH) }, (_, index) => ({
    index,
    rounds: Math.min(ROUNDS_A_BATCH, rounds - index * ROUNDS_A_BATCH),
  }));
}

/** Plays one batch: independent first rounds, a fresh deal each, moves by `policyMove`. */
export function simulateBatch(rules: Rules, seating: Seating, seed: number, batch: Batch): Tally {
  const random = randomOf(seed, batch.index);
  const tally = emptyTally(seating.players);
  if (batch.rounds === 0) return tally;
  const round = Round.deal(rules, seating, random);
  for (;;) {
    const end = playOut(round, random, tally);
    countEnd(
      tally,
      end,
      end.winningSeat === null ? null : turnsAfter(rules, seating, round.lead.seat, end.winningSeat),
    );
    if (tally.rounds === batch.rounds) return tally;
    round.dealAgain(random);
  }
}

/** What to expect of a round and of a match, from many played by chance; all batches one after the other. */
export function simulate(rules: Rules, seating: Seating, size: SimulationSize): Expectation {
  const tally = batchesOf(size.rounds)
    .map((batch) => simulateBatch(rules, seating, size.seed, batch))
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

import { type Random, randomOf } from '../../domino/random.js';
import { unreachable } from '../../problem.js';
import { isOneRound } from '../../variant/meaning/end.js';
import { seatsOfSide, sideCount } from '../../variant/meaning/seats.js';
import type { Rules, Seating } from '../../variant/rules.js';
import { addRound, lastRound, type MatchState, matchAfter, type NextLead, nextLead } from '../match.js';
import { policyMove } from '../policy.js';
import { Round } from '../round.js';

const MATCHES = 500;
/** Past this the mean is that of the matches ended so far. */
const MOST_ROUNDS = 50_000;
/** Streams of chance that no piece of a simulation uses. */
const MATCH_STREAM = 0x80000000;

/**
 * Mean rounds a match, over 500 matches played by chance with `lead.later`, fewer where they are very long; null for a
 * match of one round, and where not one match ended.
 */
export function meanMatchRounds(rules: Rules, seating: Seating, seed: number): number | null {
  if (isOneRound(rules.match)) return null;
  const random = randomOf(seed, MATCH_STREAM);
  const round = Round.deal(rules, seating, random);
  let rounds = 0;
  let matches = 0;
  while (matches < MATCHES) {
    const length = matchLength(round, random, MOST_ROUNDS - rounds);
    if (length === null) break;
    rounds += length;
    matches++;
    round.dealAgain(random);
  }
  return matches === 0 ? null : rounds / matches;
}

/** Plays a match from its dealt first round; its rounds, or null when it takes more than `most`. */
function matchLength(round: Round, random: Random, most: number): number | null {
  const { rules, seating } = round;
  let state: MatchState = { totals: new Array<number>(sideCount(seating)).fill(0), rounds: 0 };
  while (state.rounds < most) {
    let end = round.outcome;
    while (!end) {
      round.apply(policyMove(round, random));
      end = round.outcome;
    }
    state = addRound(state, end);
    if (matchAfter(rules, seating, state, end) !== 'goes-on') return state.rounds;
    const next = nextLead(rules, seating, lastRound(round.lead.seat, end));
    round.dealAgain(random, leaderOf(seating, next, random));
  }
  return null;
}

/** Who leads; undefined: found as in the first round. Either partner of a winning side is as likely. */
function leaderOf(seating: Seating, next: NextLead, random: Random): number | undefined {
  switch (next.kind) {
    case 'seat':
      return next.seat;
    case 'side':
      return seatsOfSide(seating, next.side)[random.below(2)] as number;
    case 'as-first':
      return undefined;
    default:
      return unreachable(next);
  }
}

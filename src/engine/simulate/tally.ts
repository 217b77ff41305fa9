import type { Seating } from '../../variant/rules.js';
import type { Expectation, RoundEnd } from '../types.js';

/** Counts over many rounds; plain numbers, so that workers can send them. */
export interface Tally {
  rounds: number;
  blocked: number;
  tied: number;
  /** Rounds won, by seat counted from the round's leader in turn order; a tie is nobody's. */
  seatWins: number[];
  /** The lead included. */
  plays: number;
  draws: number;
  passes: number;
  /** Turns that drew and ended without a play or a pass. */
  settled: number;
  /** Of all sides together. */
  points: number;
}

/** Nothing counted yet. */
export function emptyTally(players: number): Tally {
  return {
    rounds: 0,
    blocked: 0,
    tied: 0,
    seatWins: new Array<number>(players).fill(0),
    plays: 0,
    draws: 0,
    passes: 0,
    settled: 0,
    points: 0,
  };
}

/** Counts how a round ended; `winnerTurn` is how many turns after the leader the winning seat had its first. */
export function countEnd(tally: Tally, end: RoundEnd, winnerTurn: number | null): void {
  tally.rounds++;
  if (end.kind === 'blocked') tally.blocked++;
  if (end.tied) tally.tied++;
  if (winnerTurn !== null) tally.seatWins[winnerTurn] = (tally.seatWins[winnerTurn] as number) + 1;
  for (const points of end.scores) tally.points += points;
}

/** Two counts as one. */
export function mergeTallies(a: Tally, b: Tally): Tally {
  return {
    rounds: a.rounds + b.rounds,
    blocked: a.blocked + b.blocked,
    tied: a.tied + b.tied,
    seatWins: a.seatWins.map((wins, seat) => wins + (b.seatWins[seat] as number)),
    plays: a.plays + b.plays,
    draws: a.draws + b.draws,
    passes: a.passes + b.passes,
    settled: a.settled + b.settled,
    points: a.points + b.points,
  };
}

/** The counts as shares and means of all rounds. */
export function expectationOf(seating: Seating, tally: Tally, matchRounds: number | null): Expectation {
  const share = (count: number) => count / tally.rounds;
  return {
    seating,
    rounds: tally.rounds,
    blocked: share(tally.blocked),
    tied: share(tally.tied),
    leaderWins: share(tally.seatWins[0] as number),
    seatWins: tally.seatWins.map(share),
    turns: share(tally.plays + tally.passes + tally.settled),
    plays: share(tally.plays),
    draws: share(tally.draws),
    passes: share(tally.passes),
    points: share(tally.points),
    matchRounds,
  };
}

import { unreachable } from '../../problem.js';
import type { Rules, Seating } from '../../variant/rules.js';
import type { Expectation } from '../types.js';
import { meanMatchRounds } from './match.js';
import { type Batch, batchesOf, simulateBatch } from './simulate.js';
import { emptyTally, expectationOf, mergeTallies, type Tally } from './tally.js';

/** What is simulated: so many rounds for each seating. Plain data, so that workers can be sent it. */
export interface Simulation {
  readonly rules: Rules;
  readonly seatings: readonly Seating[];
  /** For each seating. */
  readonly rounds: number;
  readonly seed: number;
}

/** A part of a simulation that comes out the same wherever and whenever it is done; `seating` is an index. */
export type Piece =
  | { readonly kind: 'rounds'; readonly seating: number; readonly batch: Batch }
  | { readonly kind: 'match'; readonly seating: number };

/** What a piece came to. */
export type Done =
  | { readonly kind: 'rounds'; readonly seating: number; readonly tally: Tally }
  | { readonly kind: 'match'; readonly seating: number; readonly rounds: number | null };

/** All pieces of a simulation; the matches, which take longest, come first, so that no worker is left with one at the end. */
export function piecesOf({ seatings, rounds }: Simulation): readonly Piece[] {
  return [
    ...seatings.map((_, seating): Piece => ({ kind: 'match', seating })),
    ...seatings.flatMap((_, seating) =>
      batchesOf(rounds).map((batch): Piece => ({ kind: 'rounds', seating, batch })),
    ),
  ];
}

/** Does one piece. */
export function doPiece({ rules, seatings, seed }: Simulation, piece: Piece): Done {
  const seating = seatings[piece.seating] as Seating;
  switch (piece.kind) {
    case 'rounds':
      return {
        kind: 'rounds',
        seating: piece.seating,
        tally: simulateBatch(rules, seating, seed, piece.batch),
      };
    case 'match':
      return {
        kind: 'match',
        seating: piece.seating,
        rounds: meanMatchRounds(rules, seating, seed),
      };
    default:
      return unreachable(piece);
  }
}

/** Takes in what pieces came to, in any order, and tells what it all means, seating by seating. */
export class Gathered {
  readonly #seatings: readonly Seating[];
  readonly #tallies: Tally[];
  readonly #matches: (number | null)[];

  constructor({ seatings }: Simulation) {
    this.#seatings = seatings;
    this.#tallies = seatings.map(({ players }) => emptyTally(players));
    this.#matches = seatings.map(() => null);
  }

  add(done: Done): void {
    if (done.kind === 'match') this.#matches[done.seating] = done.rounds;
    else this.#tallies[done.seating] = mergeTallies(this.#tallies[done.seating] as Tally, done.tally);
  }

  /** Only when all pieces are in. */
  expectations(): readonly Expectation[] {
    return this.#seatings.map((seating, index) =>
      expectationOf(seating, this.#tallies[index] as Tally, this.#matches[index] ?? null),
    );
  }
}

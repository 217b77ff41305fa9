import type { Expectation } from '../engine/types.js';
import type { CheckedVariant } from '../rulebook/prepare.js';
import { expectationOf, seatingWord } from '../sheets/host-key/expectation.js';
import { seatingsOf } from '../variant/meaning/seats.js';

/** What is to be expected of games, by fingerprint, then by seating. */
export type Expected = Readonly<Record<string, Readonly<Record<string, Expectation>>>>;

/** What is to be expected of some games with each seating that they allow, from rounds played now. */
export function playedExpectations(
  games: readonly Pick<CheckedVariant, 'rules' | 'fingerprint'>[],
): Expected {
  return Object.fromEntries(
    games.map(({ rules, fingerprint }) => [
      fingerprint,
      Object.fromEntries(
        seatingsOf(rules).map((seating) => [seatingWord(seating), expectationOf(rules, seating)]),
      ),
    ]),
  );
}

import type { Expectation } from '../../engine/types.js';
import type { CheckedVariant } from '../../rulebook/prepare.js';
import { expectationOf, seatingWord } from '../../sheets/host-key/expectation.js';
import { seatingsOf } from '../../variant/meaning/seats.js';
import { madeText } from '../base/assets.js';

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

let read: Expected | undefined;

/** What the built program knows to expect of the games that come with it; nothing of others, nor from source. */
export function knownExpectation(fingerprint: string, seating: string): Expectation | undefined {
  read ??= JSON.parse(madeText('expected') ?? '{}') as Expected;
  return read[fingerprint]?.[seating];
}

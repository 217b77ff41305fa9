import type { Expectation } from '../engine/types.js';
import { aboutMinutes } from '../rulebook/played/minutes.js';
import type { CheckedVariant } from '../rulebook/prepare.js';
import { expectationOf, seatingWord } from '../sheets/host-key/expectation.js';
import { seatingsOf } from '../variant/meaning/seats.js';
import type { Span } from '../variant/rules.js';
import type { Variant } from '../variant/variant.js';

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

/** About how many minutes a game takes, whatever its file says; null where its rounds weren't played before. */
export function minutesFound(
  { rules, fingerprint }: Pick<Variant, 'rules' | 'fingerprint'>,
  known: (fingerprint: string, seating: string) => Expectation | undefined,
): Span | null {
  const seatings = seatingsOf(rules);
  const found = seatings.flatMap((seating) => known(fingerprint, seatingWord(seating)) ?? []);
  return found.length < seatings.length ? null : aboutMinutes(rules, found);
}

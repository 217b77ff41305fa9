import type { Expectation } from '../../engine/types.js';
import { isOneRound } from '../../variant/meaning/end.js';
import type { Rules, Span } from '../../variant/rules.js';

/**
 * Seconds that one turn is taken to last, and a round's mixing, dealing and counting together. People who know the game lay a
 * tile in about ten seconds, beginners and families think for half a minute; a group of both comes to twenty a turn.
 */
export const TURN_SECONDS = 20;
export const DEAL_SECONDS = 120;

/** Minutes that a round takes. */
export function roundMinutes({ turns }: Pick<Expectation, 'turns'>): number {
  return (turns * TURN_SECONDS + DEAL_SECONDS) / 60;
}

/** Minutes that a match takes; null where nobody knows how many rounds that is. */
export function matchMinutes(
  { match }: Pick<Rules, 'match'>,
  expectation: Pick<Expectation, 'turns' | 'matchRounds'>,
): number | null {
  const rounds = isOneRound(match) ? 1 : expectation.matchRounds;
  return rounds === null ? null : rounds * roundMinutes(expectation);
}

/** To the next 5 from 20 up: what minutes are reckoned from is no finer. */
export function roundedMinutes(minutes: number): number {
  return minutes >= 20 ? Math.round(minutes / 5) * 5 : Math.max(1, Math.round(minutes));
}

/** About how many minutes a match takes, from the seating that is done soonest to the one that plays longest. */
export function aboutMinutes(
  rules: Pick<Rules, 'match'>,
  expectations: readonly Pick<Expectation, 'turns' | 'matchRounds'>[],
): Span | null {
  const minutes = expectations.map((expectation) => matchMinutes(rules, expectation));
  const known = minutes.flatMap((each) => (each === null ? [] : [roundedMinutes(each)]));
  return known.length === 0 || known.length < minutes.length
    ? null
    : { least: Math.min(...known), most: Math.max(...known) };
}

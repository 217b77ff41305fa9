import { sameSeating } from '../variant/meaning/seats.js';
import type { Rules } from '../variant/rules.js';
import { playerCounts, type Scope } from './scope.js';

/** The rules of a game and the seatings it is told for. */
export interface Seated {
  readonly rules: Rules;
  readonly scope: Scope;
}

/** Of two games, the seatings that each is told for where they are compared. */
export interface Among {
  readonly one: Scope;
  readonly other: Scope;
}

/** The numbers of players that both games allow, whether alone or as partners. */
export function sharedCounts(one: Scope, other: Scope): readonly number[] {
  const others = new Set(playerCounts(other));
  return playerCounts(one).filter((players) => others.has(players));
}

/**
 * All seatings of the numbers of players that both games allow; where no number suits both, all that each game has.
 */
export function sharedSeats(one: Scope, other: Scope): Among {
  const counts = sharedCounts(one, other);
  if (counts.length === 0) return { one, other };
  const kept = ({ seatings }: Scope): Scope => ({
    seatings: seatings.filter(({ players }) => counts.includes(players)),
  });
  return { one: kept(one), other: kept(other) };
}

/**
 * The seatings that both games allow, so that neither differs by what it says of others; four who play alone in one game
 * and as partners in the other are told as each game has them.
 */
export function alikeSeats(one: Scope, other: Scope): Among {
  const shared = sharedSeats(one, other);
  return { one: alikeIn(shared.one, shared.other), other: alikeIn(shared.other, shared.one) };
}

/**
 * The seatings for which a change of the rules is told: all that the changed game has, partners too where they come with
 * the change; and of the game as it was those that stay, since what it says of others is no longer asked.
 */
export function changedSeats(was: Scope, changed: Scope): Among {
  const shared = sharedSeats(was, changed);
  return { one: alikeIn(shared.one, shared.other), other: shared.other };
}

/** The seatings of a game that another has too; for a number of players where they have none in common, its own. */
function alikeIn({ seatings }: Scope, other: Scope): Scope {
  const common = seatings.filter((seating) => other.seatings.some((its) => sameSeating(seating, its)));
  const met = new Set(common.map(({ players }) => players));
  return { seatings: seatings.filter((seating) => common.includes(seating) || !met.has(seating.players)) };
}

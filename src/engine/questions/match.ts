import { setRounds, targetsOf } from '../../variant/meaning/end.js';
import { sideCount } from '../../variant/meaning/seats.js';
import { rowFor } from '../../variant/rules.js';
import { matchAfter } from '../match.js';
import { ended, LEVEL } from './ending.js';
import { type Asked, PLAYER } from './position.js';

/** How a match at this table ends, found by putting totals before the engine. */
export interface MatchAnswers {
  /** One round decides it. */
  readonly oneRound: boolean;
  /** A side that has just the target wins, the others having less. */
  readonly exactTargetWins: boolean;
  /** Where totals differ at the end, the lowest wins. */
  readonly lowestTotalWins: boolean;
  /** Where the best totals are equal at the end, play goes on. */
  readonly equalPlaysOn: boolean;
  /** After a single round that was blocked with equal lowest hands, or that nobody can win, play goes on. */
  readonly unwonPlaysOn: boolean;
}

/** Asks the engine how a match at this table ends. */
export function matchAnswers(asked: Asked): MatchAnswers {
  const { rules, seating } = asked;
  const sides = Array.from({ length: sideCount(seating) }, (_, side) => side);
  const decided = (totals: readonly number[], rounds: number) =>
    matchAfter(
      rules,
      seating,
      { totals, rounds },
      ended(asked, PLAYER, [0, 5, 7, 9, 11, 13, 15, 17, 19, 21]),
    );
  const { match } = rules;
  const targets = targetsOf(match);
  const target = targets ? rowFor(targets, seating) : 40;
  const last = setRounds(match) ?? 2;
  const others = (ahead: number, rest: (side: number) => number) =>
    decided(
      sides.map((side) => (side === 0 ? ahead : rest(side))),
      last,
    );
  const level = ended(asked, null, LEVEL);
  return {
    unwonPlaysOn: matchAfter(rules, seating, { totals: level.scores, rounds: 1 }, level) === 'goes-on',
    oneRound:
      decided(
        sides.map(() => 0),
        1,
      ) !== 'goes-on',
    exactTargetWins: others(target, () => 0) === 0,
    lowestTotalWins: others(target + 5, (side) => (side === 1 ? 0 : target + side)) === 1,
    equalPlaysOn: others(target, () => target) === 'goes-on',
  };
}

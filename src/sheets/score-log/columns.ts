import { unreachable } from '../../problem.js';
import type { Scope } from '../../rulebook/scope.js';
import {
  blockHasWinner,
  equalTotalsGoOn,
  hasPoints,
  isOneRound,
  lowTotalsWin,
  setRounds,
  TIE_SHARED,
} from '../../variant/meaning/end.js';
import { sideCount } from '../../variant/meaning/seats.js';
import { type Rules, rowFor } from '../../variant/rules.js';

/** What may have happened at a round's end; beside a tie, which is a blocked round that no single side wins, a blocked one is won. */
export type LogEnd = 'out' | 'blocked' | 'tie';

/** What is written down for each side in each round: who won, the points won, or the pips left in one's own hand. */
export type Kept = 'wins' | 'points' | 'own-pips';

/** What the totals are for. Several targets are those of different seatings. */
type Aim =
  | { readonly kind: 'target'; readonly targets: readonly number[]; readonly low: boolean }
  | { readonly kind: 'rounds' }
  | { readonly kind: 'wins' };

/** The columns and rows of a score log, as the rules of a game need them. */
export interface LogColumns {
  /** How many sides have a column: players, or pairs where everybody plays as partners. */
  readonly sides: number;
  readonly partners: boolean;
  readonly ends: readonly LogEnd[];
  readonly kept: Kept;
  readonly aim: Aim;
  /** What a row is: a round of a match, or a game of its own where a game is 1 round. */
  readonly row: 'round' | 'game';
  /** What a blocked round with equal hands is called: a tie, or a win that is shared. */
  readonly tied: 'tie' | 'shared';
  /** Exactly so many rounds, then one row each; null: as many as it takes. */
  readonly rounds: number | null;
  /** Rounds beyond those, where equal totals bring another one. */
  readonly extraRound: boolean;
}

/** The word over the column of an ending; of two kinds of blocked rounds each says what became of the win. */
export function endHead(
  end: LogEnd,
  { tied, ends }: Pick<LogColumns, 'tied' | 'ends'>,
): 'out' | 'blocked' | 'won' | 'tie' | 'shared' {
  switch (end) {
    case 'out':
      return 'out';
    case 'blocked':
      return ends.includes('tie') ? 'won' : 'blocked';
    case 'tie':
      return tied;
    default:
      return unreachable(end);
  }
}

/** The columns that a game's scoring needs, for the most players of the scope. */
export function logColumns(rules: Rules, scope: Scope): LogColumns {
  const partners = scope.seatings.every((seating) => seating.partners);
  const { match } = rules;
  const rounds = setRounds(match);
  return {
    sides: Math.max(...scope.seatings.map((seating) => sideCount(seating))),
    partners,
    ends: blockHasWinner(rules) ? ['out', 'blocked', 'tie'] : ['out', 'blocked'],
    kept: keptIn(rules),
    aim: aimOf(rules, scope),
    row: isOneRound(match) ? 'game' : 'round',
    tied: TIE_SHARED[rules.round.tie] ? 'shared' : 'tie',
    rounds,
    extraRound: rounds !== null && equalTotalsGoOn(match),
  };
}

function keptIn(rules: Rules): Kept {
  if (!hasPoints(rules)) return 'wins';
  return lowTotalsWin(rules) ? 'own-pips' : 'points';
}

function aimOf(rules: Rules, scope: Scope): Aim {
  const { match } = rules;
  const low = lowTotalsWin(rules);
  if (!hasPoints(rules)) return { kind: 'wins' };
  switch (match.kind) {
    case 'one-round':
      return { kind: 'wins' };
    case 'rounds':
      return { kind: 'rounds' };
    case 'points': {
      const targets = [...new Set(scope.seatings.map((seating) => rowFor(match.points, seating)))];
      return { kind: 'target', targets, low };
    }
    default:
      return unreachable(match);
  }
}

import type { Scope } from '../../rulebook/scope.js';
import { lowTotalsWin, type Rules, rowFor } from '../../variant/rules.js';

/** What may have happened at a round's end; a tie is a blocked round that no single side wins. */
export type LogEnd = 'out' | 'blocked' | 'tie';

/** What is written down for each side in each round: who won, the points won, or the pips left in one's own hand. */
export type Kept = 'wins' | 'points' | 'own-pips';

/** What the totals are for. Several targets are those of different seatings. */
type Aim =
  | { readonly kind: 'target'; readonly targets: readonly number[]; readonly low: boolean }
  | { readonly kind: 'rounds'; readonly rounds: number; readonly low: boolean }
  | { readonly kind: 'wins' };

/** The columns and rows of a score log, as the rules of a game need them. */
export interface LogColumns {
  /** How many sides have a column: players, or pairs where everybody plays as partners. */
  readonly sides: number;
  readonly partners: boolean;
  readonly ends: readonly LogEnd[];
  readonly kept: Kept;
  readonly aim: Aim;
  /** Exactly so many rounds, then one row each; null: as many as it takes. */
  readonly rounds: number | null;
  /** Rounds beyond those, where equal totals bring another one. */
  readonly extraRound: boolean;
}

/** The columns that a game's scoring needs, for the most players of the scope. */
export function logColumns(rules: Rules, scope: Scope): LogColumns {
  const partners = scope.seatings.every((seating) => seating.partners);
  const { match, round } = rules;
  return {
    sides: Math.max(...scope.seatings.map((seating) => (seating.partners ? 2 : seating.players))),
    partners,
    ends: round.blocked === 'nobody' ? ['out', 'blocked'] : ['out', 'blocked', 'tie'],
    kept: keptIn(rules),
    aim: aimOf(rules, scope),
    rounds: match.kind === 'rounds' ? match.rounds : null,
    extraRound: match.kind === 'rounds' && match.tie === 'extra-round',
  };
}

function keptIn(rules: Rules): Kept {
  const ways = [rules.score.out.kind, rules.score.blocked.kind];
  if (ways.every((way) => way === 'nothing')) return 'wins';
  return ways.includes('each-own-pips') ? 'own-pips' : 'points';
}

function aimOf(rules: Rules, scope: Scope): Aim {
  const { match } = rules;
  const low = lowTotalsWin(rules);
  if (keptIn(rules) === 'wins' || match.kind === 'one-round') return { kind: 'wins' };
  if (match.kind === 'rounds') return { kind: 'rounds', rounds: match.rounds, low };
  const targets = [...new Set(scope.seatings.map((seating) => rowFor(match.points, seating)))];
  return { kind: 'target', targets, low };
}

import { spreadTable } from './check-table.js';
import type { MatchRule, Rules, ScoreRule } from './rules.js';
import type { Ruling } from './ruling.js';
import type { ShapedVariant } from './schema.js';

const TIE = ['match', 'tie'] as const;

/** How long a match lasts, and what equal totals mean where there can be any. */
export function checkMatch(
  match: ShapedVariant['match'],
  seats: Pick<Rules, 'players' | 'partners'>,
  score: ScoreRule,
  ruling: Ruling,
): MatchRule {
  if (match === 'one-round') return { kind: 'one-round' };
  if (match.rounds !== undefined) {
    if (match.tie === undefined)
      ruling.refuse('match.tie-open', { what: 'rounds' }, ['match', 'rounds'], ['match']);
    return { kind: 'rounds', rounds: match.rounds, tie: match.tie ?? 'draw' };
  }
  const points = spreadTable(match.points ?? 1, ['match', 'points'], seats, ruling);
  // Where one side at most scores in a round, it alone can reach the target at that round's end.
  const canTie = score.out.kind === 'each-own-pips';
  if (!canTie) {
    ruling.dead(TIE, 'match.tie-dead');
    return { kind: 'points', points, tie: null };
  }
  if (match.tie === undefined)
    ruling.refuse('match.tie-open', { what: 'points' }, ['match', 'points'], ['match'], ['score']);
  return { kind: 'points', points, tie: match.tie ?? 'draw' };
}

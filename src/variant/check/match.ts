import { lowTotalsWin } from '../meaning/end.js';
import type { MatchRule, Rules, ScoreRule } from '../rules.js';
import type { ShapedVariant } from '../schema/schema.js';
import type { Findings } from './findings.js';
import { spreadTable } from './table.js';

const TIE = ['match', 'tie'] as const;

/** How long a match lasts, and what equal totals mean where there can be any. */
export function checkMatch(
  match: ShapedVariant['match'],
  seats: Pick<Rules, 'players' | 'partners'>,
  score: ScoreRule,
  findings: Findings,
): MatchRule {
  if (typeof match === 'string') return { kind: match };
  if (match.rounds !== undefined) {
    if (match.tie === undefined)
      findings.refuse('match.tie-open', { what: 'rounds' }, ['match', 'rounds'], ['match']);
    return { kind: 'rounds', rounds: match.rounds, tie: match.tie ?? 'draw' };
  }
  const points = spreadTable(match.points ?? 1, 'match.points', seats, findings);
  // Where one side at most scores in a round, it alone can reach the target at that round's end.
  if (!lowTotalsWin({ score })) {
    findings.dead(TIE, 'match.tie-dead');
    return { kind: 'points', points, tie: null };
  }
  if (match.tie === undefined)
    findings.refuse('match.tie-open', { what: 'points' }, ['match', 'points'], ['match'], ['score']);
  return { kind: 'points', points, tie: match.tie ?? 'draw' };
}

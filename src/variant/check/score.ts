import type { PartnersRule, RoundRule, ScoreRule, ScoreWay } from '../rules.js';
import type { ShapedVariant } from '../schema/schema.js';
import type { Findings } from './findings.js';
import { needsWinner, type StatedLater } from './later.js';

const ROUND = ['score', 'round'] as const;

type StatedWay = Exclude<ShapedVariant['score']['round'], object>;

/** Who wins a blocked round, before it is known what that is worth. */
export function checkRound(
  round: ShapedVariant['round'],
  partners: PartnersRule,
  findings: Findings,
): RoundRule {
  const { blocked } = round;
  if (blocked === 'nobody') {
    findings.dead(['round', 'tie'], 'round.tie-dead');
    return { blocked, tie: 'nobody' };
  }
  if (blocked === 'lowest-side' && partners === 'never') {
    findings.dead(['round', 'blocked'], 'round.side');
    return { blocked: 'lowest-hand', tie: round.tie };
  }
  return { blocked, tie: round.tie };
}

/** What a round is worth in a match of several; says what is dead, the same as something plainer, or nobody's. */
export function checkScore(
  stated: ShapedVariant['score']['round'],
  round: RoundRule,
  partners: PartnersRule,
  findings: Findings,
): ScoreRule {
  const someoneWins = round.blocked !== 'nobody';
  if (typeof stated === 'object') return checkHalves(stated, someoneWins, partners, findings);
  const both = scoreWay(stated);
  if (stated === 'each-own-pips' || stated === 'nothing') return { out: both, blocked: both };
  const out = sameAsOpponents(stated, partners) ? OPPONENTS : both;
  if (someoneWins) return { out, blocked: both };
  if (out !== both) findings.dead(ROUND, 'score.same', { value: stated });
  return { out, blocked: NOTHING };
}

const OPPONENTS: ScoreWay = { kind: 'opponents' };
const NOTHING: ScoreWay = { kind: 'nothing' };

function checkHalves(
  stated: { readonly out: StatedWay; readonly blocked?: StatedWay | undefined },
  someoneWins: boolean,
  partners: PartnersRule,
  findings: Findings,
): ScoreRule {
  const { out, blocked } = stated;
  const own = [out, blocked].filter((way) => way === 'each-own-pips').length;
  if (own === 2) return { out: scoreWay(out), blocked: scoreWay(out) };
  if (own === 1) {
    const half = out === 'each-own-pips' ? 'out' : 'blocked';
    findings.refuse('score.penalty-half', { half }, [...ROUND, half], ROUND);
    return { out: OPPONENTS, blocked: OPPONENTS };
  }
  const same = sameAsOpponents(out, partners);
  if (same) findings.dead([...ROUND, 'out'], 'score.same', { value: out });
  if (!someoneWins && blocked !== undefined) findings.dead([...ROUND, 'blocked'], 'score.blocked-dead');
  if (someoneWins && blocked === undefined) findings.refuse('score.blocked-missing', {}, ROUND);
  return {
    out: same ? OPPONENTS : scoreWay(out),
    blocked: someoneWins ? scoreWay(blocked ?? 'opponents') : NOTHING,
  };
}

/** Whoever goes out holds nothing, so nothing of their own can count; a partner's hand can. */
function sameAsOpponents(out: StatedWay, partners: PartnersRule): boolean {
  return out === 'opponents-minus-own' || (out === 'all-hands' && partners === 'never');
}

function scoreWay(way: StatedWay): ScoreWay {
  return typeof way === 'number' ? { kind: 'fixed', points: way } : { kind: way };
}

/** Whether winning a blocked round and what it is worth belong together, in a match of several rounds. */
export function checkWorth(
  score: ScoreRule,
  round: RoundRule,
  later: StatedLater,
  findings: Findings,
): RoundRule {
  if (score.out.kind === 'nothing' && score.blocked.kind === 'nothing') {
    findings.refuse('match.no-points', {}, ROUND, ['match']);
    return round;
  }
  if (round.blocked === 'nobody') return round;
  const ownPips = score.blocked.kind === 'each-own-pips';
  const idle = ownPips || score.blocked.kind === 'nothing';
  if (idle && !needsWinner(later.blocked)) {
    findings.refuse('round.winner-idle', {}, ['round', 'blocked'], ROUND, ['lead', 'later'], ['match']);
  }
  if (!idle && round.tie === 'shared') findings.refuse('round.tie-shared', {}, ['round', 'tie'], ROUND);
  if (!ownPips) return round;
  findings.dead(['round', 'tie'], 'round.tie-idle');
  return { blocked: round.blocked, tie: 'nobody' };
}

import { BLOCKED_ALONE, COMPARED, hasPoints, isOpponentsWhenOut, TIE_SHARED } from '../meaning/end.js';
import { NEEDS_WINNER } from '../meaning/lead.js';
import { FOUR } from '../meaning/seats.js';
import { scoresAnything, worthOf } from '../meaning/worth.js';
import type { PartnersRule, RoundRule, ScoreRule, ScoreWay } from '../rules.js';
import type { ShapedVariant } from '../schema/schema.js';
import type { Findings } from './findings.js';
import type { StatedLater } from './later.js';

const ROUND = ['score', 'round'] as const;

type StatedWay = Exclude<ShapedVariant['score']['round'], object>;

/** Who wins a blocked round, before it is known what that is worth. */
export function checkRound(
  round: ShapedVariant['round'],
  partners: PartnersRule,
  findings: Findings,
): RoundRule {
  const { blocked } = round;
  if (COMPARED[blocked] === null) {
    findings.dead(['round', 'tie'], 'round.tie-dead');
    return { blocked, tie: 'nobody' };
  }
  const alone = FOUR[partners].partners ? blocked : BLOCKED_ALONE[blocked];
  if (alone !== blocked) findings.dead(['round', 'blocked'], 'round.side');
  return { blocked: alone, tie: round.tie };
}

/** What a round is worth in a match of several; says what is dead, the same as something plainer, or nobody's. */
export function checkScore(
  stated: ShapedVariant['score']['round'],
  round: RoundRule,
  partners: PartnersRule,
  findings: Findings,
): ScoreRule {
  const someoneWins = COMPARED[round.blocked] !== null;
  if (typeof stated === 'object') return checkHalves(stated, someoneWins, partners, findings);
  const both = scoreWay(stated);
  if (isForEverySide(both) || !scoresAnything(worthOf(both))) return { out: both, blocked: both };
  const out = plainestOut(both, partners);
  if (someoneWins) return { out, blocked: both };
  if (out.kind !== both.kind) findings.dead(ROUND, 'score.same', { value: stated });
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
  const out = scoreWay(stated.out);
  const blocked = stated.blocked === undefined ? undefined : scoreWay(stated.blocked);
  const own = [out, blocked].filter((way) => way && isForEverySide(way)).length;
  if (own === 2) return { out, blocked: out };
  if (own === 1) {
    const half = isForEverySide(out) ? 'out' : 'blocked';
    findings.refuse('score.penalty-half', { half }, [...ROUND, half], ROUND);
    return { out: OPPONENTS, blocked: OPPONENTS };
  }
  const plainest = plainestOut(out, partners);
  if (plainest.kind !== out.kind) findings.dead([...ROUND, 'out'], 'score.same', { value: stated.out });
  if (!someoneWins && blocked !== undefined) findings.dead([...ROUND, 'blocked'], 'score.blocked-dead');
  if (someoneWins && blocked === undefined) findings.refuse('score.blocked-missing', {}, ROUND);
  return { out: plainest, blocked: someoneWins ? (blocked ?? OPPONENTS) : NOTHING };
}

function isForEverySide(way: ScoreWay): boolean {
  return worthOf(way).whose === 'every-side';
}

/** The plainest way of scoring that comes to the same where somebody goes out. */
function plainestOut(way: ScoreWay, partners: PartnersRule): ScoreWay {
  return isOpponentsWhenOut(way, partners) ? OPPONENTS : way;
}

/** A way of scoring as a file states it, in normal form. */
export function scoreWay(way: StatedWay): ScoreWay {
  return typeof way === 'number' ? { kind: 'fixed', points: way } : { kind: way };
}

/** Whether winning a blocked round and what it is worth belong together, in a match of several rounds. */
export function checkWorth(
  score: ScoreRule,
  round: RoundRule,
  later: StatedLater,
  findings: Findings,
): RoundRule {
  if (!hasPoints({ score })) {
    findings.refuse('match.no-points', {}, ROUND, ['match']);
    return round;
  }
  if (COMPARED[round.blocked] === null) return round;
  const ownHands = isForEverySide(score.blocked);
  const idle = ownHands || !scoresAnything(worthOf(score.blocked));
  if (idle && !NEEDS_WINNER[later.blocked]) {
    findings.refuse('round.winner-idle', {}, ['round', 'blocked'], ROUND, ['lead', 'later'], ['match']);
  }
  if (!idle && TIE_SHARED[round.tie]) findings.refuse('round.tie-shared', {}, ['round', 'tie'], ROUND);
  if (!ownHands) return round;
  findings.dead(['round', 'tie'], 'round.tie-idle');
  return { blocked: round.blocked, tie: 'nobody' };
}

import { bad, good, type Result } from '../../problem.js';
import type { WrittenMap } from '../../yaml/written.js';
import { blockHasWinner } from '../meaning/end.js';
import { scoresAnything, worthOf } from '../meaning/worth.js';
import type { Rules, ScoreRule } from '../rules.js';
import type { ShapedVariant } from '../schema/schema.js';
import { checkDraw } from './draw.js';
import { Findings } from './findings.js';
import { checkFirst } from './first.js';
import { checkLater, statedLater } from './later.js';
import { checkMatch } from './match.js';
import { checkRound, checkScore, checkWorth, scoreWay } from './score.js';
import { checkSeats } from './seats.js';

/**
 * The rules of a file in normal form, or what makes no sense about them together. Each group of rules is judged in its
 * own file; a key that can't matter is refused there where the file says it itself and left out where it is inherited.
 */
export function checkRules(shaped: ShapedVariant, written: WrittenMap): Result<Rules> {
  const findings = new Findings(written);
  const { rules: seats, supplies } = checkSeats(shaped, findings);
  // The rest counts tiles by number of players, which is only possible where the deal is.
  if (findings.problems.length > 0) return bad(...findings.problems);
  const draw = checkDraw(shaped.draw, supplies, findings);
  const first = checkFirst(shaped.lead, shaped.draw, supplies, findings);
  const stated = statedLater(shaped.lead);
  const { score, round, match } = checkWinning(shaped, seats, findings);
  const later = checkLater(stated, { partners: seats.partners, round, match }, findings);
  if (findings.problems.length > 0) return bad(...findings.problems);
  return good({ ...seats, lead: { ...first, later }, draw, round, score, match }, findings.notes);
}

/** Who wins a round, what that is worth, and how long the match lasts. */
function checkWinning(
  shaped: ShapedVariant,
  seats: Pick<Rules, 'players' | 'partners'>,
  findings: Findings,
): Pick<Rules, 'round' | 'score' | 'match'> {
  const round = checkRound(shaped.round, seats.partners, findings);
  if (typeof shaped.match === 'string') return oneRound(shaped, round, findings);
  const score = checkScore(shaped.score.round, round, seats.partners, findings);
  const worth = checkWorth(score, round, statedLater(shaped.lead), findings);
  return { round: worth, score, match: checkMatch(shaped.match, seats, score, findings) };
}

/** In a match of one round its winner is the match's, so points are left out; pips to one's own name would lose a meaning. */
function oneRound(
  shaped: ShapedVariant,
  round: Rules['round'],
  findings: Findings,
): Pick<Rules, 'round' | 'score' | 'match'> {
  const stated = shaped.score.round;
  const worth = worthOf(scoreWay(typeof stated === 'object' ? stated.out : stated));
  if (worth.whose === 'every-side' && !blockHasWinner({ round })) {
    findings.refuse('match.own-pips-once', {}, ['match'], ['score', 'round'], ['round', 'blocked']);
  } else if ((typeof stated === 'object' || scoresAnything(worth)) && findings.saysItself('score', 'round')) {
    findings.note('score.one-round', {}, ['score', 'round']);
  }
  const score: ScoreRule = { out: { kind: 'nothing' }, blocked: { kind: 'nothing' } };
  return { round, score, match: { kind: 'one-round' } };
}

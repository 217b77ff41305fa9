import { bad, good, type Result } from '../problem.js';
import type { WrittenMap } from '../yaml/written.js';
import { checkDraw } from './check-draw.js';
import { checkFirst } from './check-first.js';
import { checkLater, statedLater } from './check-later.js';
import { checkMatch } from './check-match.js';
import { checkRound, checkScore, checkWorth } from './check-score.js';
import { checkSeats } from './check-seats.js';
import type { Rules, ScoreRule } from './rules.js';
import { Ruling } from './ruling.js';
import type { ShapedVariant } from './schema.js';

/**
 * The rules of a file in normal form, or what makes no sense about them together. Each group of rules is judged in its
 * own file; a key that can't matter is refused there where the file says it itself and left out where it is inherited.
 */
export function checkRules(shaped: ShapedVariant, written: WrittenMap): Result<Rules> {
  const ruling = new Ruling(written);
  const { rules: seats, supplies } = checkSeats(shaped, ruling);
  // The rest counts tiles by number of players, which is only possible where the deal is.
  if (ruling.problems.length > 0) return bad(...ruling.problems);
  const draw = checkDraw(shaped.draw, supplies, ruling);
  const first = checkFirst(shaped.lead, shaped.draw, supplies, ruling);
  const stated = statedLater(shaped.lead);
  const { score, round, match } = checkWinning(shaped, seats, ruling);
  const later = checkLater(stated, { partners: seats.partners, round, match }, ruling);
  if (ruling.problems.length > 0) return bad(...ruling.problems);
  return good({ ...seats, lead: { ...first, later }, draw, round, score, match }, ruling.notes);
}

/** Who wins a round, what that is worth, and how long the match lasts. */
function checkWinning(
  shaped: ShapedVariant,
  seats: Pick<Rules, 'players' | 'partners'>,
  ruling: Ruling,
): Pick<Rules, 'round' | 'score' | 'match'> {
  const round = checkRound(shaped.round, seats.partners, ruling);
  if (shaped.match === 'one-round') return oneRound(shaped, round, ruling);
  const score = checkScore(shaped.score.round, round, seats.partners, ruling);
  const worth = checkWorth(score, round, statedLater(shaped.lead), ruling);
  return { round: worth, score, match: checkMatch(shaped.match, seats, score, ruling) };
}

/** In a match of one round its winner is the match's, so points are left out; pips to one's own name would lose a meaning. */
function oneRound(
  shaped: ShapedVariant,
  round: Rules['round'],
  ruling: Ruling,
): Pick<Rules, 'round' | 'score' | 'match'> {
  const stated = shaped.score.round;
  const out = typeof stated === 'object' ? stated.out : stated;
  if (out === 'each-own-pips' && round.blocked === 'nobody') {
    ruling.refuse('match.own-pips-once', {}, ['match'], ['score', 'round'], ['round', 'blocked']);
  } else if (stated !== 'nothing' && ruling.saysItself('score', 'round')) {
    ruling.note('score.one-round', {}, ['score', 'round']);
  }
  const score: ScoreRule = { out: { kind: 'nothing' }, blocked: { kind: 'nothing' } };
  return { round, score, match: { kind: 'one-round' } };
}

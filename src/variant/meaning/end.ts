import { unreachable } from '../../problem.js';
import type {
  MATCH_TIE,
  MatchRule,
  PartnersRule,
  PlayerTable,
  ROUND_TIE,
  RoundRule,
  Rules,
  ScoreWay,
} from '../rules.js';
import { FOUR } from './seats.js';
import { countsHands, scoresAnything, worthOf } from './worth.js';

/** What is compared at a block to find who won it: hands, or with partners both hands of a side; null: nobody wins. */
export const COMPARED: Readonly<Record<RoundRule['blocked'], 'hands' | 'sides' | null>> = {
  'lowest-hand': 'hands',
  'lowest-side': 'sides',
  nobody: null,
};

/** What winning a blocked round comes to where nobody has a partner. */
export const BLOCKED_ALONE: Readonly<Record<RoundRule['blocked'], RoundRule['blocked']>> = {
  'lowest-hand': 'lowest-hand',
  'lowest-side': 'lowest-hand',
  nobody: 'nobody',
};

/** Whether somebody can win a blocked round. */
export function blockHasWinner({ round }: Pick<Rules, 'round'>): boolean {
  return COMPARED[round.blocked] !== null;
}

/** Whether equal lowest hands (or sides) all win the round, or none does. */
export const TIE_SHARED: Readonly<Record<(typeof ROUND_TIE)[number], boolean>> = {
  nobody: false,
  shared: true,
};

const TIE_GOES_ON: Readonly<Record<(typeof MATCH_TIE)[number], boolean>> = {
  draw: false,
  'extra-round': true,
};

/** Whether a match goes on where totals are equal at its end. */
export function equalTotalsGoOn(match: MatchRule): boolean {
  return 'tie' in match && match.tie !== null && TIE_GOES_ON[match.tie];
}

/** Whether a match is a single round. */
export function isOneRound(match: MatchRule): match is Extract<MatchRule, { kind: 'one-round' }> {
  switch (match.kind) {
    case 'one-round':
      return true;
    case 'points':
    case 'rounds':
      return false;
    default:
      return unreachable(match);
  }
}

/** How many rounds a match of a set number of them has, before any extra round; null for every other match. */
export function setRounds(match: MatchRule): number | null {
  return 'rounds' in match ? match.rounds : null;
}

/** The points that end a match, by seating; null where it ends otherwise. */
export function targetsOf(match: MatchRule): PlayerTable | null {
  return 'points' in match ? match.points : null;
}

/** Whether every side writes down its own pips, so that low totals are good. */
export function lowTotalsWin({ score }: Pick<Rules, 'score'>): boolean {
  return worthOf(score.out).whose === 'every-side';
}

/** Whether any points are written down. */
export function hasPoints({ score }: Pick<Rules, 'score'>): boolean {
  return scoresAnything(worthOf(score.out)) || scoresAnything(worthOf(score.blocked));
}

/**
 * Whether a way of scoring comes to the opponents' hands where somebody goes out: whoever does holds nothing, so nothing
 * of their own can count; a partner's hand can.
 */
export function isOpponentsWhenOut(way: ScoreWay, partners: PartnersRule): boolean {
  const { whose, fixed, others, own, nearest } = worthOf(way);
  const onlyOthers = fixed === 0 && others === 1 && (own === 0 || !FOUR[partners].partners);
  return whose === 'winners' && onlyOthers && nearest === 1;
}

/** Whether pips left in hands are ever counted for points. */
export function countsPips({ score }: Pick<Rules, 'score'>): boolean {
  return countsHands(worthOf(score.out)) || countsHands(worthOf(score.blocked));
}

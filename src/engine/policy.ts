import type { Random } from '../domino/random.js';
import { DRAW, PASS } from './codes.js';
import { MOST_MOVES } from './moves.js';
import type { Round } from './round.js';

const plays = new Int32Array(MOST_MOVES);

/**
 * The move of a player who only follows the rules: each play (tile and end value, with wild halves also the half left
 * open) equally likely, a lead with any tile likewise; draws only when stuck; plays a drawn tile that fits. As a code.
 */
export function policyMove(round: Round, random: Random): number {
  const count = round.fillPlays(plays);
  if (count > 0) return plays[count === 1 ? 0 : random.below(count)] as number;
  return round.stuckMayDraw ? DRAW : PASS;
}

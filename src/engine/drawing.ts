import type { DrawRule } from '../variant/rules.js';
import type { Refusal } from '../variant/variant.js';

/** How far a turn has come, as far as drawing is concerned; the line has begun. */
export interface DrawState {
  /** Whether some tile of the hand fits. */
  readonly fits: boolean;
  /** Tiles drawn in this turn, and whether one of them fits (the last: drawing stops there). */
  readonly drawn: number;
  readonly drawnFits: boolean;
  /** Tiles left in the boneyard. */
  readonly left: number;
}

/** Whether a tile may be drawn now. */
export function mayDraw(rule: DrawRule, state: DrawState): boolean {
  if (rule.when === 'never' || state.drawnFits || state.left <= rule.leave) return false;
  if (rule.tiles === 'one' && state.drawn > 0) return false;
  return !state.fits || rule.when === 'any-turn';
}

/** Whether a drawn tile that fits may be kept, which ends the turn. */
export function mayKeep(rule: DrawRule, state: DrawState): boolean {
  return state.drawnFits && rule.when === 'stuck' && rule.then === 'may-keep';
}

/** Whether a turn that allows no play after its draw is over by itself: one tile is all there is. */
export function drawsOne(rule: DrawRule): boolean {
  return rule.when !== 'never' && rule.tiles === 'one';
}

/** Which rule forbids drawing now; null: none does. */
export function refusalOfDraw(rule: DrawRule, state: DrawState): Refusal | null {
  if (mayDraw(rule, state)) return null;
  if (rule.when === 'never') return 'never-draw';
  if (rule.tiles === 'one' && state.drawn > 0) return 'one-draw';
  if (state.drawnFits) return mayKeep(rule, state) ? 'must-play' : 'must-play-drawn';
  return state.fits && rule.when === 'stuck' ? 'must-play' : 'nothing-to-draw';
}

/** Which rule forbids passing now; null: nothing fits and nothing may be drawn. */
export function refusalOfPass(rule: DrawRule, state: DrawState): Refusal | null {
  if (state.drawnFits && !mayKeep(rule, state)) return 'must-play-drawn';
  if (state.fits) return 'must-play';
  return mayDraw(rule, state) ? 'must-draw' : null;
}

/** Which rule forbids keeping now; null: a drawn tile fits and may be kept. */
export function refusalOfKeep(rule: DrawRule, state: DrawState): Refusal | null {
  if (mayKeep(rule, state)) return null;
  return refusalOfPass(rule, state) ?? refusalOfDraw(rule, state);
}

import type { Drawing } from '../variant/meaning/draw.js';
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
export function mayDraw(rule: Drawing, state: DrawState): boolean {
  if (state.drawnFits || state.drawn >= rule.most || state.left <= rule.leave) return false;
  return !state.fits || rule.ableMayDraw;
}

/** Whether a drawn tile that fits may be kept, which ends the turn. */
export function mayKeep(rule: Drawing, state: DrawState): boolean {
  return state.drawnFits && rule.mayKeep;
}

/** Which rule forbids drawing now; null: none does. */
export function refusalOfDraw(rule: Drawing, state: DrawState): Refusal | null {
  if (mayDraw(rule, state)) return null;
  if (rule.most === 0) return 'never-draw';
  if (state.drawn >= rule.most) return 'one-draw';
  if (state.drawnFits) return mayKeep(rule, state) ? 'must-play' : 'must-play-drawn';
  return state.fits && !rule.ableMayDraw ? 'must-play' : 'nothing-to-draw';
}

/** Which rule forbids passing now; null: nothing fits and nothing may be drawn. */
export function refusalOfPass(rule: Drawing, state: DrawState): Refusal | null {
  if (state.drawnFits && !mayKeep(rule, state)) return 'must-play-drawn';
  if (state.fits) return 'must-play';
  return mayDraw(rule, state) ? 'must-draw' : null;
}

/** Which rule forbids keeping now; null: a drawn tile fits and may be kept. */
export function refusalOfKeep(rule: Drawing, state: DrawState): Refusal | null {
  if (mayKeep(rule, state)) return null;
  return refusalOfPass(rule, state) ?? refusalOfDraw(rule, state);
}

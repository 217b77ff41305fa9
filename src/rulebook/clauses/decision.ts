import type { Rules } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import type { Scope } from '../scope.js';
import { drawingIn } from './turn.js';

/** One question of a turn with what to do on yes; on no the next question follows, or `no` for the last one. */
export interface Decision {
  readonly question: string;
  readonly yes: string;
  readonly no?: string;
}

/** A turn as at most three questions, from the rules of drawing. */
export function decisionsOf(rules: Rules, scope: Scope, words: Words): readonly Decision[] {
  const say = words.under('decision');
  const { draw } = rules;
  const pass = say('pass');
  if (draw.when === 'never' || drawingIn(rules, scope).open.length === 0) {
    return [{ question: say('fits'), yes: say('play'), no: pass }];
  }
  const first = { question: say('fits'), yes: say(draw.when === 'any-turn' ? 'play-or-draw' : 'play') };
  const more = say('more', { leave: draw.leave });
  const keep = draw.when === 'stuck' && draw.then === 'may-keep';
  const deed = draw.tiles === 'one' ? 'draw-one' : 'draw-until';
  return [first, { question: more, yes: say(keep ? `${deed}-keep` : deed), no: pass }];
}

import type { Rules } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import { askedTables } from '../asked.js';
import type { Scope } from '../scope.js';

/** One question of a turn with what to do on yes; on no the next question follows, or `no` for the last one. */
export interface Decision {
  readonly question: string;
  readonly yes: string;
  readonly no?: string;
}

/** A turn as at most three questions, from what the engine allows a player at a table of this game. */
export function decisionsOf(rules: Rules, scope: Scope, words: Words): readonly Decision[] {
  const { able, afterMiss, afterFit, neverDrawn } = askedTables(rules, scope).first.turn;
  const say = words.under('decision');
  const pass = say('pass');
  if (!afterMiss || !afterFit) return [{ question: say('fits'), yes: say('play'), no: pass }];
  const deed = afterMiss.draw ? 'draw-until' : 'draw-one';
  return [
    { question: say('fits'), yes: say(able.draw ? 'play-or-draw' : 'play') },
    {
      question: say('more', { leave: neverDrawn }),
      yes: say(afterFit.keep ? (`${deed}-keep` as const) : deed),
      no: pass,
    },
  ];
}

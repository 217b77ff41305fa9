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

/**
 * A turn as at most three questions, from what the engine allows a player at a table of this game. Together they say all
 * that the rules of drawing and passing say, so that nothing of it has to stand beside them.
 */
export function decisionsOf(rules: Rules, scope: Scope, words: Words): readonly Decision[] {
  const { able, afterMiss, afterFit, neverDrawn } = askedTables(rules, scope).first.turn;
  const say = words.under('decision');
  const pass = say('pass');
  if (!afterMiss || !afterFit) return [{ question: say('fits'), yes: say('play'), no: say('pass-closed') }];
  const leave = neverDrawn;
  const drawn = afterMiss.draw
    ? say(afterFit.keep ? 'draw-until-keep' : 'draw-until', { leave })
    : say(afterFit.keep ? 'draw-one-keep' : 'draw-one');
  return [
    {
      question: say('fits'),
      yes: able.draw
        ? afterMiss.draw
          ? say('play-or-draw-until', { leave })
          : say('play-or-draw-one')
        : say('play-only'),
    },
    {
      question: say('more', { leave }),
      yes: drawn,
      no: pass,
    },
  ];
}

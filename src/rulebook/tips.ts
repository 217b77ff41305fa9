import { tileName } from '../domino/notation.js';
import { drawingOf } from '../variant/meaning/draw.js';
import { blockHasWinner, countsPips } from '../variant/meaning/end.js';
import type { Rules } from '../variant/rules.js';
import type { Words } from '../words/words.js';
import { drawable, hasDoubles, type Scope, sidesIn, some, tilesOf } from './scope.js';

/** Advice for players, each piece where the rules give it a reason: pips that count, doubles in the set, drawing by choice. */
export function tips(rules: Rules, scope: Scope, words: Words): readonly string[] {
  const say = words.under('tips');
  const heaviest = tilesOf(rules).at(-1);
  const pipsCount = countsPips(rules) || blockHasWinner(rules);
  const drawing = some(scope, (seating) => drawable(rules, seating) > 0);
  return [
    say('variety'),
    ...(pipsCount && heaviest !== undefined ? [say('heavy', { tile: tileName(heaviest) })] : []),
    ...(hasDoubles(rules) ? [say('doubles')] : []),
    say('passes', { drawing: drawing ? 'yes' : 'no' }),
    ...(drawing && drawingOf(rules.draw).ableMayDraw ? [say('draw')] : []),
    ...(sidesIn(scope) === 'alone' ? [] : [say('partner')]),
  ];
}

import { type CountedHand, handsFigure } from '../../layout/figures/hands.js';
import type { ListNote } from '../../layout/page/block.js';
import { drawnCount, leftHands, shortCount } from '../../rulebook/played/count.js';
import type { ShownScore } from '../../rulebook/played/shown.js';
import type { Drawing } from './examples.js';

/** From the column's edge to a bullet's text at most (mm). */
const INDENT = 5;

/** A worked count under the sentence it belongs to: how the round ended and the sum, its hands drawn where their tiles are known. */
export function countNote(shown: ShownScore, { width, half, style, request }: Drawing): ListNote {
  const { checked, words, measurer } = request;
  const hands = leftHands(shown, words);
  const counted = hands.flatMap(({ name, tiles, pips }): CountedHand[] =>
    tiles === null ? [] : [{ name, tiles, sum: words.number(pips) }],
  );
  if (counted.length < hands.length || counted.length === 0)
    return { text: shortCount(checked.rules, shown, words) };
  const alt = hands.map(({ text }) => text).join(', ');
  return {
    text: drawnCount(checked.rules, shown, words),
    figure: handsFigure(counted, { width: width - INDENT, half, alt, style, measurer }),
  };
}

import type { Pips } from '../../domino/tile.js';
import type { Figure } from '../page/block.js';
import { textMark } from '../page/mark.js';
import type { Mm, TextMeasurer } from '../page/page.js';
import { inMm } from '../page/page.js';
import type { Style } from '../page/templates.js';
import { DIGIT_HEIGHT } from '../type/digits.js';
import { arrow } from './arrow.js';

/** The double arrow between two open ends, and the white at its tips, as shares of the type's size. */
const ARROW = 1.9;
const AROUND = 0.2;

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Both open ends in small: the left one, an arrow to both sides, the right one. */
export function openEndsFigure(
  [left, right]: readonly [Pips, Pips],
  drawing: { readonly style: Style; readonly measurer: TextMeasurer; readonly alt: string },
): Figure {
  const { style, measurer, alt } = drawing;
  const size = style.body;
  const em: Mm = inMm(size);
  // Wide enough for any digit, so that the arrows of several steps stand under each other.
  const room = Math.max(...[...DIGITS, left, right].map((end) => measurer.width(String(end), 'bold', size)));
  const from = room + AROUND * em;
  const to = from + ARROW * em;
  const middle = (DIGIT_HEIGHT * em) / 2;
  const leftX = room - measurer.width(String(left), 'bold', size);
  const mid = (from + to) / 2;
  return {
    width: to + AROUND * em + room,
    height: 2 * middle,
    marks: [
      textMark(String(left), leftX, 2 * middle, size, 'bold'),
      ...arrow(mid, middle, from, middle),
      ...arrow(mid, middle, to, middle),
      textMark(String(right), to + AROUND * em, 2 * middle, size, 'bold'),
    ],
    alt,
  };
}

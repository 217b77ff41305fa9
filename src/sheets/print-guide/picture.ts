import { textMark } from '../../layout/page/mark.js';
import { BLACK, type Duplex, type Mark, type Mm, type Stroke } from '../../layout/page/page.js';
import type { Rect } from '../../layout/page/rect.js';
import { baseline, lineHeight, lineItems, type Setting } from '../../layout/type/strip.js';
import { breakLines, lineWidth } from '../../layout/type/text.js';
import type { Words } from '../../words/words.js';

/** What the small pictures of the print guide are drawn with: the room they have (mm), the type, the words. */
export interface Room {
  readonly width: Mm;
  readonly setting: Setting;
  readonly words: Words;
}

/** The lines of the pictures: outlines, and where one cuts or folds. */
export const THIN: Stroke = { width: 0.3, ink: BLACK };
export const CUT: Stroke = { width: 0.5, ink: BLACK, dash: [1.6, 1] };

/** What hides the lines that run behind it. */
export const PAPER = { grey: 1 };

/** How messages tell the edge that paper turns on (a message's choices have no hyphens). */
export function edgeOf(duplex: Duplex): 'none' | 'long' | 'short' {
  return duplex === 'simplex' ? 'none' : duplex === 'long-edge' ? 'long' : 'short';
}

/** How wide a text is. */
export function wide(
  content: string,
  { style, measurer }: Setting,
  face: 'regular' | 'bold' = 'regular',
): Mm {
  return lineWidth(content, style.body, measurer, face);
}

/** A text whose line begins at this height; nothing for an empty one. */
export function text(
  content: string,
  x: Mm,
  top: Mm,
  setting: Setting,
  face: 'regular' | 'bold' = 'regular',
): readonly Mark[] {
  const size = setting.style.body;
  if (content === '') return [];
  return [textMark(content, x, baseline(top, size, setting), size, face)];
}

/** Words at the right of something, from x to the picture's right edge, in as many lines as they take around the height y. */
export function besideIt(content: string, x: Mm, y: Mm, right: Mm, setting: Setting): readonly Mark[] {
  const step = lineHeight(setting.style);
  const lines = breakLines(content, right - x, setting.style.body, setting.measurer);
  const top = y - (lines.length * step) / 2;
  return lines.flatMap((set, index) =>
    lineItems(set, x, top + index * step, setting.style.body, setting, null),
  );
}

/** A sheet of paper. */
export function sheet(rect: Rect): Extract<Mark, { kind: 'box' }> {
  return { kind: 'box', ...rect, fill: PAPER, stroke: THIN };
}

import { textMark } from '../../layout/page/mark.js';
import { BLACK, type Duplex, type Mark, type Mm, type Pt, pt, type Stroke } from '../../layout/page/page.js';
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

/** The pictures are measured beside type of this size; beside larger type they are as much larger. */
const MEASURED: Pt = pt(11);

/** How much larger everything in a picture is drawn than it is measured here. */
export function growth({ style }: Setting): number {
  return style.body / MEASURED;
}

/** The lines of the pictures: outlines, and where one cuts or folds. */
export interface Strokes {
  readonly thin: Stroke;
  readonly cut: Stroke;
}

/** Both lines as thick as the type asks for. */
export function strokesFor(setting: Setting): Strokes {
  const by = growth(setting);
  return {
    thin: { width: 0.3 * by, ink: BLACK },
    cut: { width: 0.5 * by, ink: BLACK, dash: [1.6 * by, by] },
  };
}

/** The fill of a back. */
export const PALE = { grey: 0.9 };

/** The radius of a number's ring (mm). */
export const BADGE: Mm = 2.6;

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
export function sheet(rect: Rect, { thin }: Strokes): Extract<Mark, { kind: 'box' }> {
  return { kind: 'box', ...rect, fill: PAPER, stroke: thin };
}

/** A number in a ring, its middle at x, y. */
export function badge(label: string, x: Mm, y: Mm, setting: Setting): readonly Mark[] {
  const step = lineHeight(setting.style);
  return [
    { kind: 'disc', x, y, radius: BADGE * growth(setting), fill: PAPER, stroke: strokesFor(setting).thin },
    ...text(label, x - wide(label, setting, 'bold') / 2, y - step / 2, setting, 'bold'),
  ];
}

/** The middles of pips on a page or a half: how far right and down they are of its width and height. */
const THREE = [
  [0.25, 0.3],
  [0.5, 0.5],
  [0.75, 0.7],
] as const;

/** A face with three pips on paper. */
export function pips(rect: Rect, radius: Mm): readonly Mark[] {
  return THREE.map(([right, down]) => ({
    kind: 'disc',
    x: rect.x + right * rect.width,
    y: rect.y + down * rect.height,
    radius,
    fill: BLACK,
  }));
}

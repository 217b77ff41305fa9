import type { Block, Figure } from '../page/block.js';
import type { Mm, Node } from '../page/page.js';
import { moved, nodeOf, placed } from '../page/place.js';
import {
  type Composed,
  type Setting,
  type Strip,
  stacked,
  textStrips,
  tiedTogether,
  withGap,
} from './strip.js';
import { lineWidth } from './text.js';

/** Between a figure and its caption, or the text that a figure belongs to (mm). */
export const FIGURE_GAP: Mm = 1;

/** Between a sentence and the drawing at its right (mm). */
export const BESIDE_GAP: Mm = 2.5;

/** A drawing on a line of its own, and its caption under it. */
export function composeFigure(
  block: Extract<Block, { kind: 'figure' }>,
  width: Mm,
  setting: Setting,
): Composed {
  const { figure, caption } = block;
  const node = nodeOf('Figure', { alt: figure.alt });
  const x = block.align === 'center' ? (width - figure.width) / 2 : 0;
  const strip = { ...figureStrip(figure, x, width, node), tied: caption !== undefined };
  if (caption === undefined) return { strips: [strip], nodes: [node] };
  // A figure's alternative text stands for everything in it, so a caption that is to be read stands after it.
  const text = nodeOf('P');
  const size = setting.style.body;
  const narrow = lineWidth(caption, size, setting.measurer);
  const start = block.align === 'center' ? Math.max(0, (width - narrow) / 2) : 0;
  const lines = textStrips(caption, { x: start, width: width - start, size }, setting, text);
  return { strips: [strip, ...withGap(tiedTogether(lines), FIGURE_GAP)], nodes: [node, text] };
}

/** A drawing with its sentence at its left, or above it where it is too wide for that. */
export function composeBeside(
  block: Extract<Block, { kind: 'beside' }>,
  width: Mm,
  setting: Setting,
): Composed {
  const { figure } = block;
  const text = nodeOf('P');
  const node = nodeOf('Figure', { alt: figure.alt });
  const start = width * block.share;
  const stands = start + figure.width <= width + 1e-6;
  const room = stands ? start - BESIDE_GAP : width;
  const said = textStrips(block.text, { x: 0, width: room, size: setting.style.body }, setting, text);
  if (!stands) {
    const drawn = { ...figureStrip(figure, 0, width, node), gap: FIGURE_GAP };
    return { strips: [...tiedTogether(said, true), drawn], nodes: [text, node] };
  }
  const { items, height: textHeight } = stacked(said);
  const height = Math.max(textHeight, figure.height);
  const strip: Strip = {
    height,
    gap: 0,
    items: [
      ...items.map((item) => moved(item, 0, (height - textHeight) / 2)),
      ...placed(figure, start, (height - figure.height) / 2, node),
    ],
    tied: false,
  };
  return { strips: [strip], nodes: [text, node] };
}

/** A drawing as one strip that begins at x; one wider than the column is a bug. */
export function figureStrip(figure: Figure, x: Mm, width: Mm, node: Node): Strip {
  if (figure.width > width + 1e-6) throw new Error(`a figure ${figure.width} mm wide in ${width} mm`);
  return { height: figure.height, gap: 0, items: placed(figure, x, 0, node), tied: false };
}

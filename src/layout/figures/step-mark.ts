import type { Figure } from '../page/block.js';
import { lineMark } from '../page/mark.js';
import type { Mark, Mm, Stroke, TextMeasurer } from '../page/page.js';
import { BLACK, inMm, WHITE } from '../page/page.js';
import type { Style } from '../page/templates.js';
import { DIGIT_HEIGHT } from '../type/digits.js';

/** How marks of steps are drawn: with the type they stand beside. */
interface StepDrawing {
  readonly style: Style;
  readonly measurer: TextMeasurer;
}

/** From a tile's edge to the disc under it. */
export const DISC_GAP: Mm = 0.8;

/** A step's disc from side to side (mm). */
export function numberDisc(style: Style): Mm {
  return inMm(style.body) * 1.2;
}

/** A step's number, white on a black disc whose box begins at x, y. */
export function discMarks(number: number, x: Mm, y: Mm, { style, measurer }: StepDrawing): readonly Mark[] {
  const size = style.body;
  const radius = numberDisc(style) / 2;
  const text = String(number);
  const left = x + radius - measurer.width(text, 'bold', size) / 2;
  const base = y + radius + (DIGIT_HEIGHT * inMm(size)) / 2;
  return [
    { kind: 'disc', x: x + radius, y: y + radius, radius, fill: BLACK },
    { kind: 'text', x: left, y: base, text, face: 'bold', size, ink: WHITE },
  ];
}

/** The number of a step, to stand before its sentence. */
export function stepMark(number: number, drawing: StepDrawing): Figure {
  const side = numberDisc(drawing.style);
  return { width: side, height: side, marks: discMarks(number, 0, 0, drawing), alt: '' };
}

/** A cross in a ring, to stand before what nobody may do. */
export function refusedMark({ style }: StepDrawing): Figure {
  const side = numberDisc(style);
  const stroke: Stroke = { width: side / 9, ink: BLACK, round: true };
  const radius = (side - stroke.width) / 2;
  const [near, far] = [side * 0.3, side * 0.7];
  const marks: readonly Mark[] = [
    { kind: 'disc', x: side / 2, y: side / 2, radius, stroke },
    lineMark(near, near, far, far, stroke),
    lineMark(near, far, far, near, stroke),
  ];
  return { width: side, height: side, marks, alt: '' };
}

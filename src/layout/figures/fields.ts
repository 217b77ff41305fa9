import type { Figure } from '../page/block.js';
import { lineMark, textMark } from '../page/mark.js';
import { BLACK, inMm, type Mark, type Mm, type Stroke } from '../page/page.js';
import { moved } from '../page/place.js';
import { DIGIT_HEIGHT } from '../type/digits.js';
import type { Setting } from '../type/strip.js';
import { tickBox } from './tick-box.js';

/** A piece of a row to fill in: words, a box for a number, a line (as long as there is room for where it has no length), a box to tick with its words. */
export type Field =
  /** `bold` for what is filled in already, which takes `least` mm so that the fields after it stand apart. */
  | { readonly kind: 'text'; readonly text: string; readonly bold?: boolean; readonly least?: Mm }
  | { readonly kind: 'box' }
  | { readonly kind: 'line'; readonly width: Mm | 'rest' }
  | { readonly kind: 'tick'; readonly text: string };

/** As high as a pencil needs; a box for one number of two digits; between fields, and between rows (mm). */
const HIGH: Mm = 8;
const BOX: Mm = 11;
const GAP: Mm = 2.5;
const ROW_GAP: Mm = 1.5;
/** A line is never shorter, or it goes on in a row of its own (mm). */
const LEAST_LINE: Mm = 30;
/** From a box to tick to its words, and to what follows (mm). */
const TICK_GAP: Mm = 1.5;
const AFTER_TICK: Mm = 5;
const EDGE: Stroke = { width: 0.3, ink: BLACK };

/** Fields one after the other, in as many rows as the width takes; `by` is how much larger than usual the room to write is. */
export function fieldsFigure(
  fields: readonly Field[],
  drawing: Setting & { readonly width: Mm; readonly alt: string; readonly by?: number },
): Figure {
  const { width, alt, by = 1, style, measurer } = drawing;
  const size = style.body;
  const high = HIGH * by;
  const base = (high + DIGIT_HEIGHT * inMm(size)) / 2;
  const side = Math.max(3.6, DIGIT_HEIGHT * inMm(size) * 1.25);
  const wide = (text: string) => measurer.width(text, 'regular', size);
  const marks: Mark[] = [];
  let [x, y, widest] = [0, 0, 0];
  const place = (least: Mm): void => {
    if (x > 0 && x + least > width + 1e-6) [x, y] = [0, y + high + ROW_GAP * by];
  };
  fields.forEach((field, index) => {
    const next = fields[index + 1];
    switch (field.kind) {
      case 'text': {
        const { text, bold = false, least = 0 } = field;
        const face = bold ? 'bold' : 'regular';
        const taken = Math.max(measurer.width(text, face, size), least);
        // Words stay with what they stand before.
        const after =
          next?.kind === 'box' ? BOX * by + GAP : next?.kind === 'line' ? LEAST_LINE * by + GAP : 0;
        place(taken + after);
        marks.push(textMark(text, x, y + base, size, face));
        x += taken + GAP;
        break;
      }
      case 'box':
        place(BOX * by);
        marks.push({
          kind: 'box',
          x: x + 0.15,
          y: y + 0.15,
          width: BOX * by - 0.3,
          height: high - 0.3,
          radius: 0.8,
          stroke: EDGE,
        });
        x += BOX * by + GAP;
        break;
      case 'line': {
        place(field.width === 'rest' ? LEAST_LINE * by : Math.min(width, field.width));
        const length = field.width === 'rest' ? width - x : Math.min(field.width, width - x);
        marks.push(lineMark(x, y + base + 0.6, x + length, y + base + 0.6, EDGE));
        x += length + GAP;
        break;
      }
      case 'tick':
        place(side + TICK_GAP + wide(field.text));
        marks.push(
          ...tickBox(side).marks.map((mark) => moved(mark, x, y + (high - side) / 2)),
          textMark(field.text, x + side + TICK_GAP, y + base, size),
        );
        x += side + TICK_GAP + wide(field.text) + AFTER_TICK;
        break;
    }
    widest = Math.max(widest, Math.min(width, x - GAP));
  });
  return { width: widest, height: y + high, marks, alt };
}

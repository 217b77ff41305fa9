import { BLACK, type Face, type Item, type Mark, type Mm, type Pt, type Stroke } from './page.js';

/** A straight line from one place to another. */
export function lineMark(x1: Mm, y1: Mm, x2: Mm, y2: Mm, stroke: Stroke): Mark {
  return { kind: 'line', x1, y1, x2, y2, stroke };
}

/** A run of black text whose baseline begins at x, y. */
export function textMark(text: string, x: Mm, y: Mm, size: Pt, face: Face = 'regular'): Mark {
  return { kind: 'text', x, y, text, face, size, ink: BLACK };
}

/** Marks as they stand on a page, passed over when it is read aloud. */
export function passedOver(marks: readonly Mark[]): readonly Item[] {
  return marks.map((mark) => ({ ...mark, node: null }));
}

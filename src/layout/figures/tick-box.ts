import type { Figure } from '../page/block.js';
import { BLACK, type Mark, type Mm, type Stroke } from '../page/page.js';
import { moved } from '../page/place.js';

/** The side of a usual box, and the line of all up to this side; a larger one has a line that is wider in proportion. */
const USUAL: Mm = 3.6;
const LARGE: Mm = 4;
const LINE: Mm = 0.35;

/** A box to tick; as a list item's mark it is passed over when read aloud. */
export function tickBox(side: Mm = USUAL, alt = ''): Figure {
  const width = LINE * Math.max(1, side / LARGE);
  const stroke: Stroke = { width, ink: BLACK };
  const box: Mark = {
    kind: 'box',
    x: 0,
    y: 0,
    width: side - width,
    height: side - width,
    radius: 0.4,
    stroke,
  };
  return { width: side, height: side, marks: [moved(box, width / 2, width / 2)], alt };
}

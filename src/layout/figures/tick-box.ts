import type { Figure } from '../page/block.js';
import { BLACK, type Mark, type Mm, type Stroke } from '../page/page.js';
import { moved } from '../page/place.js';

/** A box to tick; as a list item's mark it is passed over when read aloud. */
export function tickBox(side: Mm = 3.6, alt = ''): Figure {
  const stroke: Stroke = { width: 0.35, ink: BLACK };
  const box: Mark = { kind: 'box', x: 0, y: 0, width: side - 0.35, height: side - 0.35, radius: 0.4, stroke };
  return { width: side, height: side, marks: [moved(box, 0.175, 0.175)], alt };
}

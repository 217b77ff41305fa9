import type { Figure } from '../page/block.js';
import type { Mark, Mm } from '../page/page.js';
import { moved } from '../page/place.js';

/** White between rows of drawings, as a share of that between two side by side. */
const ROW_GAP = 0.3;

/** Drawings side by side, `gap` mm apart and in the middle of their row, as far as the width goes; they are read one after the other. */
export function besideFigures(
  figures: readonly Figure[],
  { width, gap }: { readonly width: Mm; readonly gap: Mm },
): Figure {
  const rows: Figure[][] = [[]];
  let x = 0;
  for (const figure of figures) {
    if (x > 0 && x + figure.width > width + 1e-6) {
      rows.push([]);
      x = 0;
    }
    rows.at(-1)?.push(figure);
    x += figure.width + gap;
  }
  const marks: Mark[] = [];
  let [y, widest] = [0, 0];
  for (const row of rows) {
    const high = Math.max(0, ...row.map(({ height }) => height));
    let at = 0;
    for (const figure of row) {
      const [left, top] = [at, y + (high - figure.height) / 2];
      marks.push(...figure.marks.map((mark) => moved(mark, left, top)));
      at += figure.width + gap;
    }
    widest = Math.max(widest, at - gap);
    y += high + ROW_GAP * gap;
  }
  return {
    width: widest,
    height: Math.max(0, y - ROW_GAP * gap),
    marks,
    alt: figures.map(({ alt }) => alt).join('; '),
  };
}

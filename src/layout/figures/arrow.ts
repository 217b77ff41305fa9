import { BLACK, type Mark, type Mm, type Stroke } from '../page/page.js';

const LINE: Stroke = { width: 0.3, ink: BLACK };

/** An arrow's head: as long as it is wide (mm). */
const HEAD: Mm = 1.3;

/**
 * An upright or level arrow from one point to another (mm), its head at the second; line and head are `by` times the usual. The type
 * family has no arrows, so they are drawn.
 */
export function arrow(x1: Mm, y1: Mm, x2: Mm, y2: Mm, by = 1): readonly Mark[] {
  const head = HEAD * by;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [alongX, alongY] = [(x2 - x1) / length, (y2 - y1) / length];
  const [neckX, neckY] = [x2 - alongX * head, y2 - alongY * head];
  const [sideX, sideY] = [(-alongY * head) / 2, (alongX * head) / 2];
  return [
    { kind: 'line', x1, y1, x2: neckX, y2: neckY, stroke: { ...LINE, width: LINE.width * by } },
    {
      kind: 'path',
      steps: [['M', x2, y2], ['L', neckX + sideX, neckY + sideY], ['L', neckX - sideX, neckY - sideY], ['Z']],
      fill: BLACK,
    },
  ];
}

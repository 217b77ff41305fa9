import { lineMark, textMark } from '../page/mark.js';
import { BLACK, inMm, type Mark, type Mm, type Pt, type Stroke, type TextMeasurer } from '../page/page.js';
import type { Rect } from '../page/rect.js';
import { DIGIT_HEIGHT } from '../type/digits.js';

/** How a target is lettered: the scales' names, and their numbers. */
export interface TargetType {
  readonly measurer: TextMeasurer;
  readonly size: Pt;
  readonly small: Pt;
}

/** How far backs are looked for on each side (mm), and how much longer than that their scales are drawn, to be read to a tenth. */
const MOST = 5;
const LARGER = 5;
const HALF: Mm = MOST * LARGER;

const TICK = { whole: 2.4, half: 1.3 } as const;
const GAP: Mm = 0.8;
const SCALE: Stroke = { width: 0.15, ink: BLACK };
const BACK: Stroke = { width: 0.25, ink: BLACK };

/** The lines of the back go on beyond their scales, to be told from them (mm). */
const BEYOND: Mm = 4;
/** From the middle of the scale `x` to that of the scale `y`, below it and far enough off the end of the other's line. */
const DOWN: Mm = HALF + 12;

/** What the target takes, both scales with their letters (mm). */
export const TARGET = { width: 2 * (HALF + BEYOND), height: HALF + BEYOND + DOWN + MOST + 8 } as const;

/**
 * The front of what shows against the light how far the back of a sheet is off: two slanted scales, each crossed by a
 * line of the back, which a small shift lets cross far away. The number at the crossing is what backs must be moved by (mm, right
 * and down on their own page): seen through the paper right and left have changed places, and the scales have taken that in.
 */
export function targetScales(frame: Rect, type: TargetType): readonly Mark[] {
  const { x, y } = middles(frame);
  const marks: Mark[] = [
    lineMark(x.x - MOST, x.y + HALF, x.x + MOST, x.y - HALF, SCALE),
    lineMark(y.x - HALF, y.y + MOST, y.x + HALF, y.y - MOST, SCALE),
  ];
  for (let step = -2 * MOST; step <= 2 * MOST; step++) {
    const at = step / 2;
    const whole = step % 2 === 0;
    const tick = whole ? TICK.whole : TICK.half;
    const [onX, onY] = [
      { x: x.x + at, y: x.y - at * LARGER },
      { x: y.x + at * LARGER, y: y.y - at },
    ];
    marks.push(
      lineMark(onX.x, onX.y, onX.x - tick, onX.y, SCALE),
      lineMark(onY.x, onY.y, onY.x, onY.y + tick, SCALE),
    );
    if (!whole) continue;
    const label = at > 0 ? `+${at}` : at < 0 ? `\u2212${-at}` : '0';
    const width = type.measurer.width(label, 'regular', type.small);
    const high = inMm(type.small) * DIGIT_HEIGHT;
    marks.push(
      textMark(label, onX.x - tick - GAP - width, onX.y + high / 2, type.small),
      textMark(label, onY.x - width / 2, onY.y + tick + GAP + high, type.small),
    );
  }
  const high = inMm(type.size) * DIGIT_HEIGHT;
  return [
    ...marks,
    textMark('x', x.x + MOST + 2.5, x.y - HALF + high, type.size, 'bold'),
    textMark('y', y.x + HALF - 1, y.y - MOST - 2, type.size, 'bold'),
  ];
}

/** The lines of the back; `frame` is the target's place on the back's own page. */
export function targetLines(frame: Rect): readonly Mark[] {
  const { x, y } = middles(frame);
  const reach = HALF + BEYOND;
  return [
    lineMark(x.x, x.y - reach, x.x, x.y + reach, BACK),
    lineMark(y.x - reach, y.y, y.x + reach, y.y, BACK),
  ];
}

/** The middles of the two scales. */
function middles({ x, y, width }: Rect) {
  const middle = x + width / 2;
  const top = y + HALF + BEYOND;
  return { x: { x: middle, y: top }, y: { x: middle, y: top + DOWN } };
}

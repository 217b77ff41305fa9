import { lineMark, textMark } from '../page/mark.js';
import { BLACK, inMm, type Mark, type Mm, type Pt, type Stroke, type TextMeasurer } from '../page/page.js';
import { DIGIT_HEIGHT } from '../type/digits.js';

/** How far from the paper's edge the frames of a test page stand (mm): what printers leave blank, to what all of them print. */
export const FRAMES: readonly Mm[] = [3, 5, 6.35, 8, 10];

const STROKE: Stroke = { width: 0.2, ink: BLACK };
/** Between two numbers along an edge (mm). */
const APART = { along: 12, down: 7 } as const;
/**
 * From the innermost frame to the end of the lines that lead to the numbers, and to the numbers (mm): at the sides so far that
 * the shortest line, before "10", is not read as a minus.
 */
const LEAD: Mm = 1.2;
const GAP = { ends: 0.8, sides: 2.5 } as const;

/** How the frames' numbers are set. */
export interface FrameNumbers {
  readonly say: (distance: Mm) => string;
  readonly size: Pt;
  readonly measurer: TextMeasurer;
}

/** How far frames and their numbers reach into the page (mm): from the top or bottom edge, and from the sides. */
export function framesReach({ say, size, measurer }: FrameNumbers): {
  readonly ends: Mm;
  readonly sides: Mm;
} {
  const inner = Math.max(...FRAMES) + LEAD;
  const widest = Math.max(...FRAMES.map((distance) => measurer.width(say(distance), 'regular', size)));
  return { ends: inner + GAP.ends + inMm(size) * DIGIT_HEIGHT, sides: inner + GAP.sides + widest };
}

/**
 * Frames whose outer edge stands as far from the paper's edge as their number says, so that each is either whole or cut
 * off. In the middle of each side a line leads from each frame to its number.
 */
export function marginFrames(
  page: { readonly width: Mm; readonly height: Mm },
  numbers: FrameNumbers,
): readonly Mark[] {
  return FRAMES.flatMap((distance, index) => [
    frame(page, distance),
    ...leads(page, distance, index - (FRAMES.length - 1) / 2, numbers),
  ]);
}

function frame({ width, height }: { width: Mm; height: Mm }, distance: Mm): Mark {
  const at = distance + STROKE.width / 2;
  return { kind: 'box', x: at, y: at, width: width - 2 * at, height: height - 2 * at, stroke: STROKE };
}

function leads(
  { width, height }: { readonly width: Mm; readonly height: Mm },
  distance: Mm,
  place: number,
  { say, size, measurer }: FrameNumbers,
): readonly Mark[] {
  const label = say(distance);
  const [wide, high] = [measurer.width(label, 'regular', size), inMm(size) * DIGIT_HEIGHT];
  const end = Math.max(...FRAMES) + LEAD;
  const x = width / 2 + place * APART.along;
  const y = height / 2 + place * APART.down;
  const text = (left: Mm, base: Mm) => textMark(label, left, base, size);
  const line = (x1: Mm, y1: Mm, x2: Mm, y2: Mm) => lineMark(x1, y1, x2, y2, STROKE);
  return [
    line(x, distance, x, end),
    text(x - wide / 2, end + GAP.ends + high),
    line(x, height - distance, x, height - end),
    text(x - wide / 2, height - end - GAP.ends),
    line(distance, y, end, y),
    text(end + GAP.sides, y + high / 2),
    line(width - distance, y, width - end, y),
    text(width - end - GAP.sides - wide, y + high / 2),
  ];
}

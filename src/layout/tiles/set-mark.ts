import { textMark } from '../page/mark.js';
import {
  BLACK,
  inMm,
  inPt,
  type Mark,
  type Mm,
  type PathStep,
  type Stamp,
  type TextMeasurer,
  WHITE,
} from '../page/page.js';
import { DIGIT_HEIGHT, LEAST_TYPE } from '../type/digits.js';

/** What tells a set's tiles from those of sets printed with it: a letter in a shape, in the middle of each face. */
export interface SetMark {
  readonly letter: string;
  readonly shape: Shape;
}

/** Outlines that differ at a glance and after any turn. */
export const SET_SHAPES = ['circle', 'square', 'diamond', 'hexagon', 'triangle'] as const;
type Shape = (typeof SET_SHAPES)[number];

/** The most sets that can be told apart: a letter each. */
export const MOST_SETS = 26;

/** The mark of a set, counted from 0: A in a circle, B in a square, and so on. More than 26 is a bug in the caller. */
export function setMark(index: number): SetMark {
  const shape = SET_SHAPES[index % SET_SHAPES.length];
  if (!shape || index >= MOST_SETS) throw new Error(`no mark for set ${index}`);
  return { letter: String.fromCharCode('A'.charCodeAt(0) + index), shape };
}

/** How far the mark reaches from the middle of the tile, as a share of its short side, unless its letter would be too small to be read. */
const REACH = 0.09;
/** How high the letter is, as a share of that, so that it keeps clear of its outline. */
const LETTER: Readonly<Record<Shape, number>> = {
  circle: 0.95,
  square: 0.9,
  diamond: 0.75,
  hexagon: 0.95,
  triangle: 0.68,
};

/** How far a set's mark reaches from the middle of tiles this wide (mm). */
export function setMarkReach({ shape }: SetMark, short: Mm): Mm {
  return Math.max(short * REACH, (inMm(LEAST_TYPE) * DIGIT_HEIGHT) / LETTER[shape]);
}

/** A set's mark as a stamp for tiles this wide (mm), white behind it so that the divider stops at its edge. */
export function setMarkStamp(mark: SetMark, short: Mm, measurer: TextMeasurer): Stamp {
  const { letter, shape } = mark;
  const reach = setMarkReach(mark, short);
  const size = inPt((reach * LETTER[shape]) / DIGIT_HEIGHT);
  const high = inMm(size) * DIGIT_HEIGHT;
  // A triangle has its room below its middle.
  const drop = shape === 'triangle' ? reach * 0.14 : 0;
  return {
    width: 2 * reach,
    height: 2 * reach,
    marks: [
      outlineOf(shape, reach, short * 0.01),
      textMark(
        letter,
        reach - measurer.width(letter, 'bold', size) / 2,
        reach + high / 2 + drop,
        size,
        'bold',
      ),
    ],
  };
}

function outlineOf(shape: Shape, reach: Mm, width: Mm): Mark {
  const drawn = { fill: WHITE, stroke: { width, ink: BLACK } };
  const radius = reach - width / 2;
  if (shape === 'circle') return { kind: 'disc', x: reach, y: reach, radius, ...drawn };
  // Corners around the middle, by their angle from straight up in quarters of a turn.
  const corners = {
    square: [0.5, 1.5, 2.5, 3.5],
    diamond: [0, 1, 2, 3],
    hexagon: [0, 2 / 3, 4 / 3, 2, 8 / 3, 10 / 3],
    triangle: [0, 4 / 3, 8 / 3],
  }[shape];
  const steps = corners.map((quarters, index): PathStep => {
    const angle = (quarters * Math.PI) / 2;
    return [index === 0 ? 'M' : 'L', reach + Math.sin(angle) * radius, reach - Math.cos(angle) * radius];
  });
  return { kind: 'path', steps: [...steps, ['Z']], ...drawn };
}

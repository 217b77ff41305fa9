import { lineMark, textMark } from '../page/mark.js';
import {
  BLACK,
  inMm,
  type Mark,
  type Mm,
  type Pt,
  type Stamp,
  type Stroke,
  type TextMeasurer,
} from '../page/page.js';
import type { Rect } from '../page/rect.js';
import type { Stretch } from '../tiles/stretch.js';
import { DIGIT_HEIGHT } from '../type/digits.js';

/** What a ruler measures in: the unit and its smallest step (mm), and after how many steps a longer tick stands. */
interface Unit {
  readonly name: 'mm' | 'in';
  readonly size: Mm;
  readonly step: Mm;
  readonly middle: number;
  readonly long: number;
}

const UNITS = [
  { name: 'mm', size: 1, step: 1, middle: 5, long: 10 },
  { name: 'in', size: 25.4, step: 25.4 / 8, middle: 4, long: 8 },
] as const satisfies readonly Unit[];

/** How long the two rulers of an axis are, the usual lengths first; the others are for paper that is too small. */
const LENGTHS = [
  { mm: 100, in: 4 },
  { mm: 50, in: 2 },
  { mm: 20, in: 1 },
] as const;
type Lengths = (typeof LENGTHS)[number];

/** Ticks by importance (mm). */
const TICK = { long: 2.2, middle: 1.6, small: 1 } as const;
const LINE: Stroke = { width: 0.2, ink: BLACK };
/** White between a ruler and its label, or what stands beside it (mm). */
const GAP: Mm = 1;

/** How high a ruler across the page is: ticks up and down from one line (mm). */
export const RULER_HEIGHT: Mm = 2 * TICK.long;
/** What a ruler down the side of the page takes (mm). */
export const RULER_WIDTH: Mm = TICK.long + LINE.width;

/** How rulers are labelled: the words of a length (`100 mm`), and their type; and how they are drawn for a printer that is off. */
export interface Labels {
  readonly say: (unit: 'mm' | 'in', length: number) => string;
  readonly size: Pt;
  readonly measurer: TextMeasurer;
  readonly stretch: Stretch;
}

/** Rulers as they stand on a page; labels that run down the page are stamps. */
export interface Rulers {
  readonly marks: readonly Mark[];
  readonly stamps: Readonly<Record<string, Stamp>>;
}

/** The width of `rulersAcross` at its usual length, labels included. */
export function widthAcross(labels: Labels): Mm {
  return takes(LENGTHS[0], labels, labels.stretch.across);
}

/** Millimetres above a line and inches below it, from the room's top left corner on, as long as its width allows. */
export function rulersAcross(room: Rect, labels: Labels): Rulers {
  const by = labels.stretch.across;
  const lengths = fitting(room.width, labels, by);
  if (!lengths) return { marks: [], stamps: {} };
  const start = room.x + LINE.width / 2;
  const y = room.y + TICK.long;
  const beside = start + longest(lengths) * by + GAP;
  const digits = inMm(labels.size) * DIGIT_HEIGHT;
  const marks = UNITS.flatMap((unit): Mark[] => {
    const length = lengths[unit.name];
    const up = unit.name === 'mm';
    return [
      lineMark(start, y, start + length * unit.size * by, y, LINE),
      ...ticksOf(unit, length).map(([along, tick]): Mark => {
        const x = start + along * by;
        return lineMark(x, y, x, up ? y - tick : y + tick, LINE);
      }),
      textMark(labels.say(unit.name, length), beside, up ? y - 0.4 : y + 0.4 + digits, labels.size),
    ];
  });
  return { marks, stamps: {} };
}

/**
 * Millimetres down the left edge of a frame and inches down its right edge, inside it, from its top on, as long as its
 * height allows. Each ruler's line lies on the frame's edge.
 */
export function rulersDown(frame: Rect, labels: Labels): Rulers {
  const marks: Mark[] = [];
  const stamps: Record<string, Stamp> = {};
  const by = labels.stretch.down;
  const lengths = fitting(frame.height, labels, by);
  if (!lengths) return { marks, stamps };
  const digits = inMm(labels.size) * DIGIT_HEIGHT;
  for (const unit of UNITS) {
    const length = lengths[unit.name];
    const left = unit.name === 'mm';
    const x = left ? frame.x + LINE.width / 2 : frame.x + frame.width - LINE.width / 2;
    const start = frame.y + LINE.width / 2;
    const end = start + length * unit.size * by;
    marks.push(lineMark(x, start, x, end, LINE));
    for (const [along, tick] of ticksOf(unit, length)) {
      const y = start + along * by;
      marks.push(lineMark(x, y, left ? x + tick : x - tick, y, LINE));
    }
    const text = labels.say(unit.name, length);
    const width = labelWidth(text, labels);
    const name = `ruler-${unit.name}`;
    stamps[name] = {
      width,
      height: RULER_WIDTH,
      marks: [textMark(text, 0, (RULER_WIDTH + digits) / 2, labels.size)],
    };
    marks.push({
      kind: 'stamp',
      name,
      x: left ? frame.x + RULER_WIDTH / 2 : frame.x + frame.width - RULER_WIDTH / 2,
      y: start + longest(lengths) * by + GAP + width / 2,
      turn: left ? 270 : 90,
      scale: 1,
    });
  }
  return { marks, stamps };
}

/** How far down `rulersDown` reaches at its usual length. */
export function longestDown(labels: Labels): Mm {
  return takes(LENGTHS[0], labels, labels.stretch.down);
}

/** How far down `rulersDown` reaches from the top of a frame this high. */
export function depthDown(height: Mm, labels: Labels): Mm {
  const by = labels.stretch.down;
  const lengths = fitting(height, labels, by);
  return lengths ? takes(lengths, labels, by) : 0;
}

function fitting(room: Mm, labels: Labels, by: number): Lengths | undefined {
  return LENGTHS.find((lengths) => takes(lengths, labels, by) <= room);
}

/** What two rulers take along their line, labels included; they are drawn `by` times their length. */
function takes(lengths: Lengths, labels: Labels, by: number): Mm {
  const widths = UNITS.map(({ name }) => labelWidth(labels.say(name, lengths[name]), labels));
  return LINE.width / 2 + longest(lengths) * by + GAP + Math.max(...widths);
}

function longest(lengths: Lengths): Mm {
  return Math.max(...UNITS.map(({ name, size }) => lengths[name] * size));
}

function labelWidth(text: string, labels: Labels): Mm {
  return labels.measurer.width(text, 'regular', labels.size);
}

/** Where a ruler's ticks stand along it, and how long they are (mm). */
function ticksOf(unit: Unit, length: number): (readonly [along: Mm, tick: Mm])[] {
  const steps = Math.round((length * unit.size) / unit.step);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const tick = step % unit.long === 0 ? TICK.long : step % unit.middle === 0 ? TICK.middle : TICK.small;
    return [step * unit.step, tick] as const;
  });
}

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

/** What a ruler measures in: the unit and from tick to tick (mm): no nearer than a number is wide, which may stand between two. */
interface Unit {
  readonly name: 'mm' | 'in';
  readonly size: Mm;
  readonly step: Mm;
}

const UNITS = [
  { name: 'mm', size: 1, step: 10 },
  { name: 'in', size: 25.4, step: 12.7 },
] as const satisfies readonly Unit[];

/** A ruler's length and the numbers that stand on it, the last one at its end; in its unit. */
interface Scale {
  readonly length: number;
  readonly named: readonly number[];
}
type Scales = Readonly<Record<Unit['name'], Scale>>;

const USUAL: Scales = {
  mm: { length: 100, named: [0, 50, 100] },
  in: { length: 4, named: [0, 1, 2, 3, 4] },
};
/** The usual rulers first; the others are for paper that is too small. */
const SCALES: readonly Scales[] = [
  USUAL,
  { mm: { length: 50, named: [0, 50] }, in: { length: 2, named: [0, 1, 2] } },
  { mm: { length: 20, named: [0, 10, 20] }, in: { length: 1, named: [0, 1] } },
];

/** Ticks (mm): those without a number, and those with one: shorter than a cut mark, from which they keep off where they stand beside it. */
const TICK = { plain: 0.9, named: 1.6 } as const;
const LINE: Stroke = { width: 0.2, ink: BLACK };
/** From the top of a tick to its number above it; and where a number stands beside its tick: from the tick, and from the line. */
const GAP = { above: 0.5, beside: 0.7, line: 0.35 } as const;
/** White between the two rulers across a page (mm). */
const APART: Mm = 1.4;

/** How rulers are labelled: the words of a whole length (`100 mm`), and their type; and how they are drawn for a printer that is off. */
export interface Labels {
  readonly say: (unit: 'mm' | 'in', length: number) => string;
  readonly size: Pt;
  readonly measurer: TextMeasurer;
  readonly stretch: Stretch;
}

/** Where a ruler's numbers stand: above their ticks, or behind them where there is no room for that. */
export type RulerForm = 'above' | 'behind';

/** How high both rulers across a page are, one under the other. */
export function heightAcross(labels: Labels, form: RulerForm = 'above'): Mm {
  return 2 * rulerDepth(labels, form) + APART;
}

/** The width of `rulersAcross` at its usual length, labels included. */
export function widthAcross(labels: Labels, form: RulerForm = 'above'): Mm {
  return takes(USUAL, form, labels, labels.stretch.across);
}

/** A ruler of millimetres and under it one of inches, from the room's top left corner on, as long as its width allows. */
export function rulersAcross(room: Rect, labels: Labels, form: RulerForm = 'above'): readonly Mark[] {
  const by = labels.stretch.across;
  const scales = SCALES.find((some) => takes(some, form, labels, by) <= room.width);
  if (!scales) return [];
  const start = room.x + LINE.width / 2;
  const depth = depthOf(form, labels);
  return UNITS.flatMap((unit, index): Mark[] => {
    const y = room.y + depth + index * (rulerDepth(labels, form) + APART);
    const drawn = drawnScale(unit, scales[unit.name], form, labels, by);
    return [
      lineMark(start, y, start + drawn.length, y, LINE),
      ...drawn.ticks.map(({ along, tick }) => lineMark(start + along, y, start + along, y - tick, LINE)),
      ...drawn.numbers.map(({ along, base, text }) => textMark(text, start + along, y - base, labels.size)),
    ];
  });
}

/** What a ruler takes from the outer edge of its line to the top of its numbers. */
export function rulerDepth(labels: Labels, form: RulerForm): Mm {
  return LINE.width / 2 + depthOf(form, labels);
}

/**
 * Millimetres down the left edge of a frame and inches down its right edge, inside it, from its top on, as long as its
 * height allows. Each ruler's line lies on the frame's edge, from which it may reach `depth` mm inwards; the numbers are stamps, since
 * they run down the page. `reach` is how far down the frame the rulers and their numbers go.
 */
export function rulersDown(
  frame: Rect,
  depth: Mm,
  labels: Labels,
): { readonly marks: readonly Mark[]; readonly reach: Mm } {
  const by = labels.stretch.down;
  const form: RulerForm = rulerDepth(labels, 'above') <= depth ? 'above' : 'behind';
  const scales = SCALES.find((some) => takes(some, form, labels, by) <= frame.height);
  if (!scales) return { marks: [], reach: 0 };
  const start = frame.y + LINE.width / 2;
  const marks = UNITS.flatMap((unit): Mark[] => {
    const inwards = unit.name === 'mm' ? 1 : -1;
    const x = inwards === 1 ? frame.x + LINE.width / 2 : frame.x + frame.width - LINE.width / 2;
    const drawn = drawnScale(unit, scales[unit.name], form, labels, by);
    return [
      lineMark(x, start, x, start + drawn.length, LINE),
      ...drawn.ticks.map(({ along, tick }): Mark => {
        return lineMark(x, start + along, x + inwards * tick, start + along, LINE);
      }),
      ...drawn.numbers.map(
        ({ along, base, text, width }): Mark => ({
          kind: 'stamp',
          name: stampName(unit, text),
          x: x + inwards * (base + stampHeight(unit, labels) / 2),
          y: start + along + width / 2,
          turn: 90,
          scale: 1,
        }),
      ),
    ];
  });
  return { marks, reach: takes(scales, form, labels, by) };
}

/** The numbers of all rulers that may stand down a page, as `rulersDown` names them. */
export function rulerStamps(labels: Labels): Readonly<Record<string, Stamp>> {
  const stamps = SCALES.flatMap((scales) =>
    UNITS.flatMap((unit) =>
      numbersOf(unit, scales[unit.name], labels).map(({ text, width }): [string, Stamp] => [
        stampName(unit, text),
        {
          width,
          height: stampHeight(unit, labels),
          marks: [textMark(text, 0, digitsOf(labels), labels.size)],
        },
      ]),
    ),
  );
  return Object.fromEntries(stamps);
}

function stampName({ name }: Unit, text: string): string {
  return `ruler-${name} ${text}`;
}

/** Turned letters have their feet at the left: by the ruler's line at the left edge, free within the page at the right one. */
function stampHeight({ name }: Unit, labels: Labels): Mm {
  return digitsOf(labels) + (name === 'in' ? labels.measurer.descent(labels.size) : 0);
}

function digitsOf({ size }: Labels): Mm {
  return inMm(size) * DIGIT_HEIGHT;
}

/** From a ruler's line to the top of its numbers. */
function depthOf(form: RulerForm, labels: Labels): Mm {
  return digitsOf(labels) + (form === 'above' ? TICK.named + GAP.above : GAP.line);
}

/** What two rulers take along their line, labels included; they are drawn `by` times their length. */
function takes(scales: Scales, form: RulerForm, labels: Labels, by: number): Mm {
  const ends = UNITS.flatMap((unit) => {
    const { numbers } = drawnScale(unit, scales[unit.name], form, labels, by);
    return numbers.map(({ along, width }) => along + width);
  });
  return LINE.width / 2 + Math.max(...ends);
}

/** The numbers of a ruler: at what length they stand, and their words; the last one says the whole length with its unit. */
function numbersOf({ name, size }: Unit, { length, named }: Scale, labels: Labels) {
  const wide = (text: string) => labels.measurer.width(text, 'regular', labels.size);
  return named.map((number) => {
    const text = number === length ? labels.say(name, number) : String(number);
    return { at: number * size, text, width: wide(text), digits: wide(String(number)) };
  });
}

/** A ruler along its line from its start on: ticks, the tallest at its ends and its numbers, and its numbers by where they begin (mm). */
function drawnScale(unit: Unit, scale: Scale, form: RulerForm, labels: Labels, by: number) {
  const numbers = numbersOf(unit, scale, labels);
  const steps = Math.round((scale.length * unit.size) / unit.step);
  return {
    length: scale.length * unit.size * by,
    ticks: Array.from({ length: steps + 1 }, (_, step) => {
      const at = step * unit.step;
      const numbered = numbers.some((number) => Math.abs(number.at - at) < unit.step / 2);
      return { along: at * by, tick: numbered ? TICK.named : TICK.plain };
    }),
    numbers: numbers.map(({ at, text, width, digits }) => ({
      text,
      width,
      base: form === 'above' ? TICK.named + GAP.above : GAP.line,
      along: form === 'above' ? Math.max(0, at * by - digits / 2) : at * by + GAP.beside,
    })),
  };
}

import type { Pips } from '../../domino/tile.js';
import { unreachable } from '../../problem.js';
import { lineMark, textMark } from '../page/mark.js';
import {
  BLACK,
  type Ink,
  inMm,
  inPt,
  type Mark,
  type Mm,
  pt,
  type Stamp,
  type Stroke,
  type TextMeasurer,
} from '../page/page.js';
import { DISPLAY_DIGIT_HEIGHT, LEAST_TYPE } from '../type/digits.js';
import type { TileLook } from './look.js';
import { inkOfValue, pipPlaces, pipRadius } from './pips.js';

/** What a half is drawn with, besides the tile's look. */
export interface HalfDrawing {
  /** The half's side (mm). */
  readonly side: Mm;
  readonly look: TileLook;
  /** How far what stands in the middle of the tile reaches into the half (mm). */
  readonly middle: Mm;
  readonly measurer?: TextMeasurer;
}

/** Where pips and numerals of a half may stand: the half's divider is its lower edge. */
interface Field {
  readonly left: Mm;
  readonly right: Mm;
  readonly top: Mm;
  readonly bottom: Mm;
}

/** White between the frame and what it holds, and between a numeral and pips (mm). */
const CLEAR: Mm = 0.5;
/** How much further a numeral keeps out of the frame's round corner, each way, as a share of the half's side. */
const CORNER = 0.024;
/**
 * How high numerals are, as a share of the half's side: alone, alone where ink is saved, and beside pips (5.3 mm on a 24 mm
 * half); the white between those pips and the divider, and how much of it is left to them (mm) so that they keep away from the
 * numeral rather than from the divider, which nobody takes for a pip.
 */
const NUMERAL = {
  alone: 0.42,
  lowInk: 0.28,
  beside: 0.22,
  white: 0.07,
  left: { share: 0.05, least: 0.6 },
} as const;
/** The line under a 6 or a 9, which turn into each other: how far below the digit and how thick, as shares of its height. */
const UNDER = { from: 0.12, thick: 0.09 } as const;
/** How wide pips are that save ink, as a share of their usual width: a third of the ink, and still 2.4 mm on a 24 mm half. */
const SMALL_PIP = 0.57;

/**
 * The stamps of halves of these values, `half-<n>`, square, its upper edge the tile's end. Numerals stand on their half as a
 * playing card's index does: in the corner of the tile's end beside pips, in the middle alone.
 *
 * A blank half stays blank whatever else halves show: rules and players call it the blank, and a 0 on it would be one more
 * thing to tell from 6, 8 and 9.
 */
export function halfStamps(values: Iterable<Pips>, drawing: HalfDrawing): Record<string, Stamp> {
  const { side } = drawing;
  const stamps: Record<string, Stamp> = {};
  for (const value of values) {
    stamps[`half-${value}`] = {
      width: side,
      height: side,
      marks: value === 0 ? [] : halfMarks(value, drawing),
    };
  }
  return stamps;
}

function halfMarks(value: Pips, drawing: HalfDrawing): readonly Mark[] {
  const { side, look } = drawing;
  const field = fieldOf(drawing);
  const room = field.right - field.left;
  switch (look.faces) {
    case 'pips':
      return pipMarks(value, field, drawing);
    case 'numerals': {
      const share = look.lowInk ? NUMERAL.lowInk : NUMERAL.alone;
      const numeral = numeralOf(value, share * side, room, drawing);
      return numeral.marks(side / 2 - numeral.width / 2, side / 2 - numeral.height / 2);
    }
    case 'both': {
      const numeral = numeralOf(value, NUMERAL.beside * side, room, drawing);
      const left = field.left + CORNER * side;
      const high = field.top + CORNER * side;
      const { white, left: kept } = NUMERAL;
      const down = Math.max(0, side * white - Math.max(kept.least, side * kept.share));
      const top = high + numeral.height * (1 + UNDER.from + UNDER.thick) + CLEAR + down;
      const bottom = Math.min(field.bottom, side * (1 - white) + down);
      return [...numeral.marks(left, high), ...pipMarks(value, { ...field, top, bottom }, drawing)];
    }
    default:
      return unreachable(look.faces);
  }
}

/** What the frame at the tile's end and sides, and what stands on the divider, leave of a half. */
function fieldOf({ side, look, middle }: HalfDrawing): Field {
  const edge = look.inset + look.line / 2 + CLEAR;
  return { left: edge, right: side - edge, top: edge, bottom: side - middle - CLEAR };
}

/** A value's pips in the middle of their half; moved, then drawn closer together, where they have less room than that. */
function pipMarks(value: Pips, field: Field, { side, look }: HalfDrawing): Mark[] {
  const places = pipPlaces(value);
  // Up to nine, pips of all values stand where those of four do.
  const outermost = Math.max(...places.flat(), ...pipPlaces(4).flat());
  const reach = (outermost - 0.5 + pipRadius(value)) * side;
  const room = Math.min(field.right - field.left, field.bottom - field.top) / 2;
  const scale = Math.min(1, room / reach);
  const middle = Math.max(field.top + reach * scale, Math.min(side / 2, field.bottom - reach * scale));
  const radius = pipRadius(value) * side * scale * (look.lowInk ? SMALL_PIP : 1);
  const fill: Ink = look.coloured ? inkOfValue(value) : BLACK;
  return places.map(([right, down]) => ({
    kind: 'disc',
    x: side / 2 + (right - 0.5) * scale * side,
    y: middle + (down - 0.5) * scale * side,
    radius,
    fill,
  }));
}

/** A value's numeral: how wide and high it is, and its marks where its top left corner stands. */
interface Numeral {
  readonly width: Mm;
  readonly height: Mm;
  marks(x: Mm, y: Mm): readonly Mark[];
}

/** A numeral so high, or no wider than its room; never too small to be read. */
function numeralOf(value: Pips, high: Mm, room: Mm, { measurer }: HalfDrawing): Numeral {
  if (!measurer) throw new Error('numerals need type to be measured');
  const text = String(value);
  const asked = inPt(high / DISPLAY_DIGIT_HEIGHT);
  const wide = measurer.width(text, 'display', asked);
  const size = pt(Math.max(LEAST_TYPE, wide > room ? (asked * room) / wide : asked));
  const width = measurer.width(text, 'display', size);
  const height = inMm(size) * DISPLAY_DIGIT_HEIGHT;
  return {
    width,
    height,
    marks(x, y) {
      const digits = textMark(text, x, y + height, size, 'display');
      if (value !== 6 && value !== 9) return [digits];
      const under = y + height * (1 + UNDER.from + UNDER.thick / 2);
      const stroke: Stroke = { width: height * UNDER.thick, ink: BLACK };
      return [digits, lineMark(x, under, x + width, under, stroke)];
    },
  };
}

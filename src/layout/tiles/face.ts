import type { LaidTile, Pips } from '../../domino/tile.js';
import { lineMark, textMark } from '../page/mark.js';
import {
  BLACK,
  type Ink,
  inPt,
  type Mark,
  type Mm,
  type PathStep,
  type Stamp,
  type Stroke,
  type TextMeasurer,
} from '../page/page.js';
import { inset, type Rect } from '../page/rect.js';
import { DIGIT_HEIGHT } from '../type/digits.js';
import { inkOfValue, pipPlaces, pipRadius } from './pips.js';

/**
 * A tile's face. Each half is one stamp, drawn once in a file and used everywhere; a tile is its outline, its divider
 * and two stamps:
 *
 *   const face = tileFace({ side: 24 });                       // mm along a half in its stamp
 *   face.stamps([0, 1, 2, 3])                                  // goes into the sheet's stamps
 *   face.marks({ left: 1, right: 3 }, { x, y, width, height }) // the tile at that place, at any size
 *
 * A place that is wider than high holds a lying tile, its left half on the left; any other a standing one, its left half
 * on top. A lying half is the standing one turned a quarter (never mirrored), as a tile is that someone turns by hand.
 */
export interface TileFace {
  /** The stamps of these values, `half-<n>`, square, `side` mm wide. */
  stamps(values: Iterable<Pips>): Record<string, Stamp>;
  /** A tile's marks: outline and divider at full strength, the halves as stamps. */
  marks(laid: LaidTile, place: Rect): Mark[];
}

/** What a half shows. */
export const FACES = ['pips', 'numerals', 'both'] as const;
export type Faces = (typeof FACES)[number];

/** How a tile's outline turns its corners. */
export const CORNERS = ['rounded', 'square'] as const;
export type Corners = (typeof CORNERS)[number];

/** How a tile is drawn. */
export interface TileLook {
  readonly faces: Faces;
  /** Small pips and numerals, a short divider, and of the outline its corners only. */
  readonly lowInk: boolean;
  readonly corners: Corners;
  /** Pips in a colour for each value, besides their number. */
  readonly coloured: boolean;
  /** From the tile's edge to the middle of its outline (mm). */
  readonly inset: Mm;
  /** The outline's width (mm). */
  readonly line: Mm;
}

/** The look of tiles that are cut out: the outline keeps 0.25 mm away from the knife. */
export const PRINTED_LOOK: TileLook = {
  faces: 'pips',
  lowInk: false,
  corners: 'rounded',
  coloured: false,
  inset: 0.25,
  line: 0.3,
};

/** The look of tiles drawn small in running text. */
export const DRAWN_LOOK: TileLook = { ...PRINTED_LOOK, inset: 0.15, line: 0.22 };

/** Makes a face. `measurer` is needed where halves show numerals; without one that is a bug. */
export function tileFace(options: {
  readonly side: Mm;
  readonly look?: TileLook;
  readonly measurer?: TextMeasurer;
}): TileFace {
  const { side, look = DRAWN_LOOK, measurer } = options;
  return {
    stamps(values) {
      const stamps: Record<string, Stamp> = {};
      for (const value of values) {
        stamps[`half-${value}`] = {
          width: side,
          height: side,
          marks: halfMarks(value, side, look, measurer),
        };
      }
      return stamps;
    },
    marks: (laid, place) => tileMarks(laid, place, side, look),
  };
}

function tileMarks(laid: LaidTile, place: Rect, side: Mm, look: TileLook): Mark[] {
  const { x, y, width, height } = place;
  const lies = width > height;
  const short = Math.min(width, height);
  const half = Math.min(short, Math.max(width, height) / 2);
  const divider: Stroke = { width: look.line * (look.lowInk ? 1 : 1.5), ink: BLACK, round: true };
  const off = short * (look.lowInk ? 0.22 : 0.12);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const stamp = (value: Pips, end: -1 | 1): Mark => ({
    kind: 'stamp',
    name: `half-${value}`,
    x: lies ? middle.x + (end * width) / 4 : middle.x,
    y: lies ? middle.y : middle.y + (end * height) / 4,
    turn: lies ? 270 : 0,
    scale: half / side,
  });
  return [
    outline(inset(place, look.inset), short * 0.1, look),
    lies
      ? lineMark(middle.x, y + off, middle.x, y + height - off, divider)
      : lineMark(x + off, middle.y, x + width - off, middle.y, divider),
    stamp(laid.left, -1),
    stamp(laid.right, 1),
  ];
}

/** A tile's edge; `radius` is that of its corners, and how far along the edges what is drawn of them reaches where ink is saved. */
function outline(edge: Rect, radius: Mm, { corners, lowInk, line }: TileLook): Mark {
  const rounded = corners === 'rounded';
  if (!lowInk) {
    return { kind: 'box', ...edge, stroke: { width: line, ink: BLACK }, ...(rounded && { radius }) };
  }
  // A quarter of a circle, as nearly as a cubic curve comes to it.
  const bend = radius * (1 - 0.5523);
  const steps = [
    [edge.x, edge.y, 1, 1],
    [edge.x + edge.width, edge.y, -1, 1],
    [edge.x + edge.width, edge.y + edge.height, -1, -1],
    [edge.x, edge.y + edge.height, 1, -1],
  ].flatMap(([x = 0, y = 0, right = 0, down = 0]): PathStep[] => [
    ['M', x, y + down * radius],
    ...(rounded
      ? [['C', x, y + down * bend, x + right * bend, y, x + right * radius, y] as const]
      : [['L', x, y] as const, ['L', x + right * radius, y] as const]),
  ]);
  return { kind: 'path', steps, stroke: { width: line * 0.7, ink: BLACK } };
}

function halfMarks(value: Pips, side: Mm, look: TileLook, measurer: TextMeasurer | undefined): Mark[] {
  const ink = look.coloured ? inkOfValue(value) : BLACK;
  switch (look.faces) {
    case 'pips':
      return pipMarks(value, side, 1, ink, look);
    case 'numerals':
      return numeralMarks(value, side, { x: 0.5, y: 0.5, height: look.lowInk ? 0.28 : 0.42 }, measurer);
    case 'both':
      return [
        ...pipMarks(value, side, 0.84, ink, look),
        ...numeralMarks(value, side, { x: 0.13, y: 0.115, height: 0.1 }, measurer),
      ];
  }
}

/** How wide pips are that save ink, as a share of their usual width: a third of the ink, and still 2.4 mm on a 24 mm half. */
const SMALL_PIP = 0.57;

/** Pips, drawn nearer to the middle where `spread` is below 1. */
function pipMarks(value: Pips, side: Mm, spread: number, ink: Ink, look: TileLook): Mark[] {
  const radius = pipRadius(value) * side * spread * (look.lowInk ? SMALL_PIP : 1);
  return pipPlaces(value).map(([right, down]) => ({
    kind: 'disc',
    x: (0.5 + (right - 0.5) * spread) * side,
    y: (0.5 + (down - 0.5) * spread) * side,
    radius,
    fill: ink,
  }));
}

/** A numeral around a point; 6 and 9 are underlined, since a tile is read from any side. All numbers are shares of the side. */
function numeralMarks(
  value: Pips,
  side: Mm,
  at: { readonly x: number; readonly y: number; readonly height: number },
  measurer: TextMeasurer | undefined,
): Mark[] {
  if (!measurer) throw new Error('numerals need type to be measured');
  const text = String(value);
  const high = at.height * side;
  const size = inPt(high / DIGIT_HEIGHT);
  const width = measurer.width(text, 'bold', size);
  const x = at.x * side - width / 2;
  const y = at.y * side + high / 2;
  const marks: Mark[] = [textMark(text, x, y, size, 'bold')];
  if (value === 6 || value === 9) {
    const under = y + high * 0.2;
    const stroke: Stroke = { width: high * 0.1, ink: BLACK };
    marks.push(lineMark(x, under, x + width, under, stroke));
  }
  return marks;
}

import type { LaidTile, Pips } from '../../domino/tile.js';
import { lineMark } from '../page/mark.js';
import {
  BLACK,
  type Mark,
  type Mm,
  type PathStep,
  type Stamp,
  type Stroke,
  type TextMeasurer,
} from '../page/page.js';
import { inset, type Rect } from '../page/rect.js';
import { halfStamps } from './half.js';
import { DRAWN_LOOK, type TileLook } from './look.js';

/**
 * A tile's face. Each half is one stamp, drawn once in a file and used everywhere; a tile is its frame, its divider
 * and two stamps:
 *
 *   const face = tileFace({ side: 24 });                       // mm along a half in its stamp
 *   face.stamps([0, 1, 2, 3])                                  // goes into the sheet's stamps
 *   face.marks({ left: 1, right: 3 }, { x, y, width, height }) // the tile at that place, at any size
 *
 * A place that is wider than high holds a lying tile, its left half on the left; any other a standing one, its left half
 * on top. A lying half is the standing one turned a quarter (never mirrored), as a tile is that someone turns by hand;
 * the other half is turned once more, so that numerals have their heads at both ends, as a playing card's index.
 */
export interface TileFace {
  /** The stamps of these values, `half-<n>`, square, `side` mm wide. */
  stamps(values: Iterable<Pips>): Record<string, Stamp>;
  /** A tile's marks: frame and divider at full strength, the halves as stamps. */
  marks(laid: LaidTile, place: Rect): Mark[];
}

/**
 * Makes a face. `measurer` is needed where halves show numerals; without one that is a bug. Pips keep clear of what stands
 * in the middle of the tile, which reaches `middle` mm from there; nothing but the divider unless said.
 */
export function tileFace(options: {
  readonly side: Mm;
  readonly look?: TileLook;
  readonly middle?: Mm;
  readonly measurer?: TextMeasurer;
}): TileFace {
  const { side, look = DRAWN_LOOK, middle = look.line, measurer } = options;
  return {
    stamps: (values) => halfStamps(values, { side, look, middle, ...(measurer && { measurer }) }),
    marks: (laid, place) => tileMarks(laid, place, side, look),
  };
}

function tileMarks(laid: LaidTile, place: Rect, side: Mm, look: TileLook): Mark[] {
  const { x, y, width, height } = place;
  const lies = width > height;
  const short = Math.min(width, height);
  const half = Math.min(short, Math.max(width, height) / 2);
  const divider: Stroke = { width: look.line * (look.lowInk ? 1 : 1.5), ink: BLACK, round: true };
  const clear = look.inset + look.line / 2 + short * 0.06;
  const off = Math.max(clear, short * (look.lowInk ? 0.22 : 0.12));
  const middle = { x: x + width / 2, y: y + height / 2 };
  const stamp = (value: Pips, end: -1 | 1): Mark => ({
    kind: 'stamp',
    name: `half-${value}`,
    x: lies ? middle.x + (end * width) / 4 : middle.x,
    y: lies ? middle.y : middle.y + (end * height) / 4,
    turn: end === -1 ? (lies ? 270 : 0) : lies ? 90 : 180,
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

/** A tile's frame; `radius` is that of its corners, and how far along the edges what is drawn of them reaches where ink is saved. */
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

import type { LaidTile, Pips } from '../../domino/tile.js';
import type { Figure } from '../page/block.js';
import { lineMark, textMark } from '../page/mark.js';
import { BLACK, inMm, type Mark, type Mm, type Stroke, type TextMeasurer } from '../page/page.js';
import { moved } from '../page/place.js';
import type { Style } from '../page/templates.js';
import { DIGIT_HEIGHT } from '../type/digits.js';
import { tileRow } from './line-of-play.js';

/** What a turn did to the line: the tile it added and where; nothing where the line stayed as it was. */
export interface DrawnTurn {
  readonly added: { readonly tile: LaidTile; readonly at: 'left' | 'right' | 'lead' } | null;
  /** The line's open ends after the turn. */
  readonly ends: readonly [left: Pips, right: Pips];
}

/** How turns are drawn, all of them as wide. */
interface TurnDrawing {
  /** The side of a half. */
  readonly half: Mm;
  /** How doubles lie. */
  readonly doubles: 'across' | 'straight';
  /** The highest value there is, for which the ends have room. */
  readonly highest: Pips;
  readonly alt: string;
  readonly style: Style;
  readonly measurer: TextMeasurer;
}

/** From the line to an open end's value. */
const BESIDE: Mm = 1.1;

/** The least length of what stands for the rest of the line, as a share of a half's side, and its white at the tile. */
const REST = 1.1;
const REST_GAP: Mm = 0.8;

/**
 * One turn: the tile it added, at the side of the line where it went, the rest of the line as dashes, and the values of
 * both open ends, the one that changed in bold.
 */
export function turnFigure({ added, ends }: DrawnTurn, drawing: TurnDrawing): Figure {
  const { half, highest, alt, style, measurer } = drawing;
  const size = style.body;
  const values = Array.from({ length: highest + 1 }, (_, value) => String(value));
  const room = Math.max(...values.map((value) => measurer.width(value, 'bold', size)));
  const start = room + BESIDE;
  const length = (2 + REST) * half + REST_GAP;
  const end = start + length;
  const across = added !== null && added.tile.left === added.tile.right && drawing.doubles === 'across';
  const [wide, height] = across ? [half, 2 * half] : [2 * half, half];
  const middle = height / 2;
  const place = { left: start, right: end - wide, lead: start + (length - wide) / 2 };
  const marks: Mark[] = [];
  if (added) {
    const { tile, at } = added;
    const drawn = tileRow([tile], { width: wide, half, alt: '', standing: across });
    marks.push(...drawn.marks.map((mark) => moved(mark, place[at], 0)));
  }
  const from = added?.at === 'left' ? start + wide + REST_GAP : start;
  const to = added?.at === 'right' ? end - wide - REST_GAP : end;
  if (added?.at !== 'lead') marks.push(lineMark(from, middle, to, middle, restOf(half)));
  const [left, right] = ends;
  const base = middle + (DIGIT_HEIGHT * inMm(size)) / 2;
  const changed = (side: 'left' | 'right') => added?.at === side || added?.at === 'lead';
  const [leftFace, rightFace] = [
    changed('left') ? 'bold' : 'regular',
    changed('right') ? 'bold' : 'regular',
  ] as const;
  const before = room - measurer.width(String(left), leftFace, size);
  marks.push(textMark(String(left), before, base, size, leftFace));
  marks.push(textMark(String(right), end + BESIDE, base, size, rightFace));
  return { width: end + BESIDE + room, height, marks, alt };
}

/** Dashes that grow with the tiles. */
function restOf(half: Mm): Stroke {
  const unit = half / 4;
  return { width: 0.3 * Math.max(1, unit), ink: BLACK, dash: [0.9 * unit, 0.7 * unit] };
}

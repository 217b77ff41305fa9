import type { Tile } from '../../domino/tile.js';
import type { Figure } from '../page/block.js';
import { lineMark, textMark } from '../page/mark.js';
import type { Mark, Mm, Stroke, TextMeasurer } from '../page/page.js';
import { BLACK, inMm } from '../page/page.js';
import { moved } from '../page/place.js';
import type { Style } from '../page/templates.js';
import { DIGIT_HEIGHT } from '../type/digits.js';
import { tileRow } from './line-of-play.js';

/** A hand as it is counted: whose it is, its tiles, and what they come to. */
export interface CountedHand {
  readonly name: string;
  readonly tiles: readonly Tile[];
  readonly sum: string;
}

/** White between a hand's words and tiles, and between hands (mm). */
const WORD_GAP: Mm = 1.5;
const HAND_GAP: Mm = 4.5;

/** Between rows of hands, as a share of a half's side. */
const ROW_GAP = 0.25;

/**
 * Hands laid open to be counted: a name, its tiles, their pips in bold, one hand after the other in as many rows as the
 * room takes. A hand of more tiles than fit beside its words goes on under its first ones.
 */
export function handsFigure(
  hands: readonly CountedHand[],
  drawing: {
    readonly width: Mm;
    readonly half: Mm;
    readonly alt: string;
    readonly style: Style;
    readonly measurer: TextMeasurer;
  },
): Figure {
  const { width, half, alt } = drawing;
  const parts = hands.map((hand) => handPart(hand, drawing));
  const marks: Mark[] = [];
  let [x, y, high, widest] = [0, 0, 0, 0];
  for (const part of parts) {
    if (x > 0 && x + part.width > width + 1e-6) [x, y, high] = [0, y + high + ROW_GAP * half, 0];
    marks.push(...part.marks.map((mark) => moved(mark, x, y)));
    x += part.width;
    high = Math.max(high, part.height);
    widest = Math.max(widest, x);
    x += HAND_GAP;
  }
  return { width: widest, height: y + high, marks, alt };
}

function handPart(
  { name, tiles, sum }: CountedHand,
  { width, half, style, measurer }: Parameters<typeof handsFigure>[1],
): Omit<Figure, 'alt'> {
  const size = style.body;
  const nameWidth = measurer.width(name, 'regular', size) + WORD_GAP;
  const sumWidth = measurer.width(sum, 'bold', size) + WORD_GAP;
  const row = tileRow(tiles, { width: width - nameWidth - sumWidth, half, alt: '' });
  // Words stand in the middle of the first tile.
  const base = half / 2 + (DIGIT_HEIGHT * inMm(size)) / 2;
  return {
    width: nameWidth + row.width + sumWidth,
    height: Math.max(row.height, half),
    marks: [
      textMark(name, 0, base, size),
      ...row.marks.map((mark) => moved(mark, nameWidth, 0)),
      textMark(sum, nameWidth + row.width + WORD_GAP, base, size, 'bold'),
    ],
  };
}

/** The cross behind a tile: its side and what stands before it, as shares of a half's side; its least stroke (mm). */
const CROSS = { side: 0.62, gap: 0.3, stroke: 0.07, least: 0.25 } as const;

/** A tile that nobody may lay: whole, so that its pips can be read, and behind it a cross. */
export function crossedTile(tile: Tile, drawing: { readonly half: Mm; readonly alt: string }): Figure {
  const { half } = drawing;
  const row = tileRow([tile], { ...drawing, width: 2 * half });
  const side = CROSS.side * half;
  const width = row.width + CROSS.gap * half + side;
  const stroke: Stroke = { width: Math.max(CROSS.least, CROSS.stroke * half), ink: BLACK, round: true };
  const [x1, x2] = [width - side + stroke.width / 2, width - stroke.width / 2];
  const reach = (x2 - x1) / 2;
  const [y1, y2] = [row.height / 2 - reach, row.height / 2 + reach];
  const cross = [lineMark(x1, y1, x2, y2, stroke), lineMark(x1, y2, x2, y1, stroke)];
  return { ...row, width, marks: [...row.marks, ...cross] };
}

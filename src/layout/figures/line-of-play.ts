import type { LineView } from '../../domino/line.js';
import { highOf, type LaidTile, lowOf, type Pips, type Tile } from '../../domino/tile.js';
import type { Figure } from '../page/block.js';
import { lineMark, textMark } from '../page/mark.js';
import type { Mark, Mm, Stamp, Stroke, TextMeasurer } from '../page/page.js';
import { BLACK, inMm } from '../page/page.js';
import type { Rect } from '../page/rect.js';
import type { Style } from '../page/templates.js';
import { tileFace } from '../tiles/face.js';
import { DRAWN_LOOK } from '../tiles/look.js';
import { DIGIT_HEIGHT } from '../type/digits.js';
import { arrow } from './arrow.js';
import { DISC_GAP, discMarks, numberDisc } from './step-mark.js';

/** The stamps that drawn lines and rows of tiles need, for these values of halves; the same drawing as on tiles to cut. */
export function drawnStamps(values: Iterable<Pips>): Readonly<Record<string, Stamp>> {
  return FACE.stamps(values);
}

/** A half's side in its stamp; figures scale it. */
const STAMP_SIDE: Mm = 24;
const FACE = tileFace({ side: STAMP_SIDE, look: DRAWN_LOOK });

/** How a line of play is drawn. */
export interface LineDrawing {
  /** The room it has: a longer line goes on in further rows. */
  readonly width: Mm;
  /** The side of a half. */
  readonly half: Mm;
  /** How doubles lie. */
  readonly doubles: 'across' | 'straight';
  readonly alt: string;
  readonly style: Style;
  readonly measurer: TextMeasurer;
  /** By tile: the step that played it, drawn under it in a disc in place of the bar; null for what lay there before. */
  readonly numbers?: readonly (number | null)[];
  /** The ends that were open when the tiles without a number lay there alone: those lie on grey, with these values under them. */
  readonly begun?: readonly Pips[];
}

/** Under what lay there before: light enough that a photocopier may lose it. */
const BEGUN_FILL = { grey: 0.91 };

/** The bar under the tile played last, and its distance from the tile. */
const BAR: Stroke = { width: 0.8, ink: BLACK };
const BAR_GAP: Mm = 0.9;

/** An open end's arrow with its head, and the white around it. */
const ARROW: Mm = 3.4;
const AROUND_ARROW: Mm = 0.8;

/** Between the rows of a line that is too long for one: a share of a half's side, and no less than its join needs. */
const ROW_GAP = 0.35;
const LEAST_ROW_GAP: Mm = 1.8;

/** What joins a row to the next: from the last tile out, back between the rows, and in to the first tile. */
const JOIN: Stroke = { width: 0.3, ink: BLACK, round: true };
const JOIN_OUT: Mm = 1.9;
const JOIN_IN: Mm = 2.8;
const JOIN_GAP: Mm = 0.5;

/**
 * A line of play as it lies on the table: tiles twice as long as wide, halves touching, the tile played last with a bar
 * under it (or each with the number of its step), each open end with an arrow away from the line and its value. A line
 * longer than the room goes on in further rows of nearly one length, each joined to the next by a line with an arrow; too
 * little room for one tile and its marks is a bug.
 */
export function lineFigure(line: LineView, drawing: LineDrawing): Figure {
  const { half, width, style, measurer, alt } = drawing;
  const size = style.body;
  const label = (end: Pips) => measurer.width(String(end), 'bold', size);
  const [left, right] = line.ends;
  const before = left === undefined ? 0 : label(left) + ARROW + 3 * AROUND_ARROW;
  const after = right === undefined ? 0 : label(right) + ARROW + 3 * AROUND_ARROW;
  const rows = levelRows(line, drawing, before, after);
  const disc = numberDisc(style);
  const isNumbered = drawing.numbers?.some((number) => number !== null) ?? false;
  const rowGap = Math.max(ROW_GAP * half, rows.length > 1 ? LEAST_ROW_GAP : 0);
  const marks: Mark[] = [];
  let widest = 0;
  let top = 0;
  let joined: { readonly x: Mm; readonly middle: Mm; readonly back: Mm } | null = null;
  rows.forEach((row, rowIndex) => {
    const middle = top + Math.max(0, ...row.map(({ tile }) => reachOf(tile, drawing)));
    const isLast = rowIndex === rows.length - 1;
    let x = before;
    let bottom = middle;
    if (rowIndex === 0 && left !== undefined) marks.push(...openEnd(left, x, middle, -1, drawing));
    if (joined) marks.push(...join(joined, { x, middle }));
    const begun = begunMarks(row, x, middle, drawing);
    marks.push(...begun.marks);
    for (const { tile, index } of row) {
      const place = rectOf(tile, x, middle, drawing);
      const under = place.y + place.height;
      marks.push(...FACE.marks(tile, place));
      const number = drawing.numbers?.[index] ?? null;
      const isAdded = index === line.added && !isNumbered;
      if (number !== null) {
        marks.push(...discMarks(number, place.x + place.width / 2 - disc / 2, under + DISC_GAP, drawing));
      } else if (isAdded) marks.push(bar(place));
      bottom = Math.max(
        bottom,
        under + (number !== null ? DISC_GAP + disc : isAdded ? BAR_GAP + BAR.width : 0),
      );
      x += place.width;
    }
    bottom = Math.max(bottom, begun.bottom);
    joined = { x, middle, back: bottom + rowGap / 2 };
    top = bottom + rowGap;
    if (isLast && right !== undefined) {
      marks.push(...openEnd(right, x, middle, 1, drawing));
      x += after;
    }
    widest = Math.max(widest, isLast ? x : x + JOIN_OUT + JOIN.width / 2);
  });
  if (widest > width + 1e-6) throw new Error(`a line ${widest} mm wide at its narrowest in ${width} mm`);
  return { width: widest, height: Math.max(0, top - rowGap), marks, alt };
}

/**
 * The grey under the tiles of a row that lay there before any numbered one, and the ends they left open under the halves that
 * were open; nothing where no tile has a number.
 */
function begunMarks(
  row: readonly RowTile[],
  start: Mm,
  middle: Mm,
  drawing: LineDrawing,
): { readonly marks: readonly Mark[]; readonly bottom: Mm } {
  const { numbers = [], begun = [], half, style, measurer } = drawing;
  const lay = (index: number) => (numbers[index] ?? null) === null;
  let x = start;
  const places = row.flatMap(({ tile, index }) => {
    const place = rectOf(tile, x, middle, drawing);
    x += place.width;
    return lay(index) ? [{ index, place }] : [];
  });
  const [first, last] = [places[0], places.at(-1)];
  const [left, right] = begun;
  if (!first || !last || left === undefined || right === undefined) return { marks: [], bottom: middle };
  const under = Math.max(...places.map(({ place }) => place.y + place.height));
  const bottom = under + DISC_GAP + numberDisc(style);
  const base = under + DISC_GAP + (numberDisc(style) + DIGIT_HEIGHT * inMm(style.body)) / 2;
  const digit = (value: Pips, at: Mm) => {
    const text = String(value);
    return textMark(text, at - measurer.width(text, 'bold', style.body) / 2, base, style.body, 'bold');
  };
  // Two values under one tile across have a quarter of it each.
  const inset = Math.min(half, (last.place.x + last.place.width - first.place.x) / 2) / 2;
  const grey = places.map(
    ({ place }): Mark => ({ kind: 'box', ...place, height: bottom - place.y, fill: BEGUN_FILL }),
  );
  return {
    marks: [
      ...grey,
      ...(lay(first.index - 1) && first.index > 0 ? [] : [digit(left, first.place.x + inset)]),
      ...(lay(last.index + 1) && last.index + 1 < numbers.length
        ? []
        : [digit(right, last.place.x + last.place.width - inset)]),
    ],
    bottom,
  };
}

/** From the end of a row, out and back between both rows, to the start of the next. */
function join(
  from: { readonly x: Mm; readonly middle: Mm; readonly back: Mm },
  to: { readonly x: Mm; readonly middle: Mm },
): readonly Mark[] {
  const [out, into] = [from.x + JOIN_OUT, to.x - JOIN_IN];
  return [
    {
      kind: 'path',
      steps: [
        ['M', from.x + JOIN_GAP, from.middle],
        ['L', out, from.middle],
        ['L', out, from.back],
        ['L', into, from.back],
        ['L', into, to.middle],
      ],
      stroke: JOIN,
    },
    ...arrow(into, to.middle, to.x - JOIN_GAP, to.middle),
  ];
}

type Lying = 'along' | 'across';

function lies(tile: LaidTile, { doubles }: LineDrawing): Lying {
  return tile.left === tile.right && doubles === 'across' ? 'across' : 'along';
}

function rectOf(tile: LaidTile, x: Mm, middle: Mm, drawing: LineDrawing): Rect {
  const { half } = drawing;
  return lies(tile, drawing) === 'across'
    ? { x, y: middle - half, width: half, height: 2 * half }
    : { x, y: middle - half / 2, width: 2 * half, height: half };
}

/** How far a tile reaches up and down from the middle of its row. */
function reachOf(tile: LaidTile, drawing: LineDrawing): Mm {
  return lies(tile, drawing) === 'across' ? drawing.half : drawing.half / 2;
}

interface RowTile {
  readonly tile: LaidTile;
  readonly index: number;
}

type Rows = readonly (readonly RowTile[])[];

/** As few rows as there can be, and those as short as leaves it at so many. */
function levelRows(line: LineView, drawing: LineDrawing, before: Mm, after: Mm): Rows {
  const full = rowsOf(line, drawing, before, after, drawing.width);
  for (let width = before + after + 2 * drawing.half; width < drawing.width; width += drawing.half / 2) {
    const rows = rowsOf(line, drawing, before, after, width);
    if (rows.length === full.length) return rows;
  }
  return full;
}

/** As many tiles a row as fit in a width beside the last open end's marks, or beside what joins the row to the next. */
function rowsOf(line: LineView, drawing: LineDrawing, before: Mm, after: Mm, width: Mm): Rows {
  const rows: RowTile[][] = [[]];
  let x = before;
  line.tiles.forEach((tile, index) => {
    const length = lies(tile, drawing) === 'across' ? drawing.half : 2 * drawing.half;
    const end = index === line.tiles.length - 1 ? after : JOIN_OUT + JOIN.width / 2;
    if (x + length + end > width + 1e-6 && rows.at(-1)?.length !== 0) {
      rows.push([]);
      x = before;
    }
    rows.at(-1)?.push({ tile, index });
    x += length;
  });
  return rows;
}

/** An open end at x: an arrow away from the line, and the value behind it. */
function openEnd(
  value: Pips,
  x: Mm,
  middle: Mm,
  way: -1 | 1,
  { style, measurer }: LineDrawing,
): readonly Mark[] {
  const text = String(value);
  const size = style.body;
  const tail = x + way * AROUND_ARROW;
  const tip = tail + way * ARROW;
  const behind = tip + way * AROUND_ARROW;
  const labelX = way === 1 ? behind : behind - measurer.width(text, 'bold', size);
  const base = middle + (DIGIT_HEIGHT * inMm(size)) / 2;
  return [...arrow(tail, middle, tip, middle), textMark(text, labelX, base, size, 'bold')];
}

function bar(place: Rect): Mark {
  const y = place.y + place.height + BAR_GAP + BAR.width / 2;
  return lineMark(place.x + 0.15, y, place.x + place.width - 0.15, y, BAR);
}

/** Tiles side by side, as in a hand: each lying (or standing), smaller half first, or as it was laid. A longer row goes on under the first. */
export function tileRow(
  tiles: readonly (Tile | LaidTile)[],
  drawing: { readonly width: Mm; readonly half: Mm; readonly alt: string; readonly standing?: boolean },
): Figure {
  const { width, half, alt, standing = false } = drawing;
  const gap = half * 0.3;
  const [wide, high] = standing ? [half, 2 * half] : [2 * half, half];
  const pitch = wide + gap;
  const perRow = Math.max(1, Math.floor((width + gap + 1e-6) / pitch));
  const marks = tiles.flatMap((tile, index) => {
    const laid = typeof tile === 'number' ? { left: lowOf(tile), right: highOf(tile) } : tile;
    const x = (index % perRow) * pitch;
    const y = Math.floor(index / perRow) * (high + gap);
    return FACE.marks(laid, { x, y, width: wide, height: high });
  });
  const rows = Math.ceil(tiles.length / perRow);
  return {
    width: Math.max(0, Math.min(tiles.length, perRow) * pitch - gap),
    height: Math.max(0, rows * (high + gap) - gap),
    marks,
    alt,
  };
}

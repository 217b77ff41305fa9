import type { Block, Cell, Figure, Rich } from '../page/block.js';
import type { Face, Item, Mm, Node, Pt, Stroke } from '../page/page.js';
import { BLACK } from '../page/page.js';
import { nodeOf, placed } from '../page/place.js';
import { lineHeight, lineItems, type Setting, type Strip } from './strip.js';
import { breakLines, lineWidth, type TextLine, widestWord } from './text.js';

/** A table as it is stated in a sheet's content. */
export type TableBlock = Extract<Block, { kind: 'table' }>;

/** The thin line between what has to be told apart. */
export const THIN: Stroke = { width: 0.3, ink: BLACK };

/** White inside a cell, left and right of its content, and above and under it. */
const PAD = 1.4;
const PAD_ABOVE = 0.6;

/** White between what stands in two columns side by side (mm). */
export const BESIDE_CELL: Mm = 2 * PAD;

interface SetCell {
  /** Each line with its top in the cell (mm). */
  readonly lines: readonly { readonly line: TextLine; readonly top: Mm }[];
  readonly figure: Figure | undefined;
  readonly align: 'left' | 'right' | 'center';
  readonly node: Node;
  readonly x: Mm;
  readonly width: Mm;
  readonly height: Mm;
}

/** Sets a table: columns by shares of the width, rows as tall as their tallest cell; its head is repeated in each column it goes on in. */
export function tableStrips(
  table: TableBlock,
  width: Mm,
  setting: Setting,
): { readonly strips: readonly Strip[]; readonly node: Node } {
  const size = table.size ?? setting.style.body;
  const grid = table.lines === 'grid';
  const columns = columnsOf(table, width, grid, size, setting);
  const node = nodeOf('Table');
  const row = (cells: readonly Cell[], role: 'head' | 'body', least: Mm, lineAbove: boolean): Strip => {
    if (cells.length !== columns.length)
      throw new Error(`a row of ${cells.length} in ${columns.length} columns`);
    const rowNode = nodeOf('TR');
    node.children.push(rowNode);
    const set = cells.map((cell, index) => {
      const cellNode = cellNodeOf(cell, role);
      rowNode.children.push(cellNode);
      return setCell(cell, columns[index] as Column, role === 'head', size, setting, cellNode);
    });
    const top = role === 'head' ? undefined : table.top;
    const pad = top ?? PAD_ABOVE;
    const height = Math.max(least, ...set.map((cell) => cell.height + 2 * pad));
    const centred = top === undefined && (least > 0 || cells.some((cell) => cell.figure !== undefined));
    const items = set.flatMap((cell) =>
      cellItems(cell, centred ? (height - cell.height) / 2 : pad, size, setting),
    );
    const lines = grid ? gridLines(columns, width, height) : lineAbove ? [across(width, 0)] : [];
    return { height, gap: 0, items: [...lines, ...items], tied: role === 'head' };
  };

  const head = table.head.length > 0 ? row(table.head, 'head', 0, false) : undefined;
  const again = head && {
    height: head.height,
    items: head.items.map((item) => ({ ...item, node: null })),
  };
  const body = table.rows.map((cells, index): Strip => {
    const set = row(cells, 'body', table.rowHeight ?? 0, index > 0 || head !== undefined);
    // A rule under the last row says that there is no more.
    const closed = !grid && index === table.rows.length - 1 ? [across(width, set.height)] : [];
    return { ...set, items: [...set.items, ...closed], ...(again && { again }) };
  });
  return { strips: head ? [head, ...body] : body, node };
}

function cellNodeOf(cell: Cell, role: 'head' | 'body'): Node {
  if (role === 'head') return nodeOf('TH', { scope: 'Column' });
  return cell.heads ? nodeOf('TH', { scope: 'Row' }) : nodeOf('TD');
}

interface Column {
  readonly x: Mm;
  readonly width: Mm;
}

/**
 * Where the columns' contents stand: by their shares, but none narrower than its longest word or figure while the others
 * have room, nor (unless columns are to stay even) than what heads it where all heads have room on one line. Without a grid the outer columns are flush with the text around the table.
 */
function columnsOf(
  table: TableBlock,
  width: Mm,
  grid: boolean,
  size: Pt,
  { measurer }: Setting,
): readonly Column[] {
  const pads = table.shares.map((_, index) => ({
    left: grid || index > 0 ? PAD : 0,
    right: grid || index < table.shares.length - 1 ? PAD : 0,
  }));
  const needed = (headed: typeof widestWord) =>
    pads.map((pad, column) => {
      const contents = [table.head, ...table.rows].map((cells, row) => {
        const cell = cells[column] ?? {};
        const face = faceOf(cell, row === 0);
        const measured = row === 0 && table.head.length > 0 ? headed : widestWord;
        const texts = textsOf(cell).map((text) => measured(text, size, measurer, face));
        return Math.max(0, ...texts, cell.figure?.width ?? 0);
      });
      return Math.max(...contents) + pad.left + pad.right + 1e-6;
    });
  const headsWhole = table.even ? undefined : needed(lineWidth);
  const room = headsWhole !== undefined && headsWhole.reduce((sum, wide) => sum + wide, 0) <= width;
  const least = room ? headsWhole : needed(widestWord);
  let x = 0;
  const figures = pads.map(({ left, right }, column) => {
    const widest = Math.max(0, ...table.rows.map((cells) => cells[column]?.figure?.width ?? 0));
    return widest > 0 ? widest + left + right + 1e-6 : 0;
  });
  return widthsOf(table.shares, least, figures, width).map((wide, index) => {
    const { left, right } = pads[index] as { left: Mm; right: Mm };
    const column = { x: x + left, width: wide - left - right };
    x += wide;
    return column;
  });
}

/** Divides a width by shares; who would get less than needed gets that much, the others share what is left. Words can be cut where all need more, figures can't. */
function widthsOf(
  shares: readonly number[],
  needed: readonly Mm[],
  figures: readonly Mm[],
  width: Mm,
): readonly Mm[] {
  const fixed = new Set<number>();
  for (;;) {
    const taken = [...fixed].reduce((sum, index) => sum + (needed[index] ?? 0), 0);
    const free = shares.reduce((sum, share, index) => sum + (fixed.has(index) ? 0 : share), 0);
    const widths = shares.map((share, index) =>
      fixed.has(index) ? (needed[index] ?? 0) : ((width - taken) * share) / free,
    );
    const short = widths.findIndex((wide, index) => !fixed.has(index) && wide < (needed[index] ?? 0));
    if (short === -1) return widths;
    fixed.add(short);
    // Nobody left to take from: words are cut after all.
    if (fixed.size === shares.length) return divided(shares, figures, width);
  }
}

function divided(shares: readonly number[], figures: readonly Mm[], width: Mm): readonly Mm[] {
  const left = figures.reduce((rest, wide) => rest - wide, width);
  const whole = shares.reduce((sum, share, index) => sum + (figures[index] ? 0 : share), 0);
  return shares.map((share, index) => figures[index] || (left * share) / whole);
}

function faceOf(cell: Cell, inHead: boolean): Face {
  return inHead || cell.bold || cell.heads ? 'bold' : 'regular';
}

/** The paragraphs of a cell. */
function textsOf({ text, more = [] }: Cell): readonly Rich[] {
  return [text ?? '', ...more].filter((part) => part !== '');
}

function setCell(cell: Cell, at: Column, inHead: boolean, size: Pt, setting: Setting, node: Node): SetCell {
  const face = faceOf(cell, inHead);
  const step = lineHeight(setting.style, size);
  const lines: { readonly line: TextLine; readonly top: Mm }[] = [];
  let textHeight = 0;
  for (const text of textsOf(cell)) {
    if (lines.length > 0) textHeight += setting.style.gaps.paragraph;
    for (const line of breakLines(text, at.width, size, setting.measurer, face)) {
      lines.push({ line, top: textHeight });
      textHeight += step;
    }
  }
  const figure = cell.figure;
  if (figure && figure.width > at.width + 1e-6) {
    throw new Error(`a figure ${figure.width} mm wide in a cell of ${at.width} mm`);
  }
  const between = figure && lines.length > 0 ? PAD_ABOVE : 0;
  return {
    lines,
    figure,
    align: cell.align ?? 'left',
    node,
    x: at.x,
    width: at.width,
    height: textHeight + between + (figure?.height ?? 0),
  };
}

function cellItems(cell: SetCell, top: Mm, size: Pt, setting: Setting): readonly Item[] {
  const start = (content: Mm) => {
    const free = cell.width - content;
    return cell.x + (cell.align === 'left' ? 0 : cell.align === 'right' ? free : free / 2);
  };
  const items = cell.lines.flatMap(({ line, top: down }) =>
    lineItems(line, start(line.width), top + down, size, setting, cell.node),
  );
  if (cell.figure === undefined) return items;
  const node = nodeOf('Figure', { alt: cell.figure.alt });
  cell.node.children.push(node);
  return [
    ...items,
    ...placed(cell.figure, start(cell.figure.width), top + cell.height - cell.figure.height, node),
  ];
}

function across(width: Mm, y: Mm): Item {
  return { kind: 'line', x1: 0, y1: y, x2: width, y2: y, stroke: THIN, node: null };
}

/** The lines around one row's cells; the outer ones stand half their width inside the table's edge. */
function gridLines(columns: readonly Column[], width: Mm, height: Mm): readonly Item[] {
  const edge = THIN.width / 2;
  const inner = columns.slice(1).map((column) => column.x - PAD);
  const upright = [edge, ...inner, width - edge].map(
    (x): Item => ({ kind: 'line', x1: x, y1: 0, x2: x, y2: height, stroke: THIN, node: null }),
  );
  return [...upright, across(width, 0), across(width, height)];
}

import { plain } from '../../layout/page/block.js';
import { BLACK, type Item, type Mm, type Stroke } from '../../layout/page/page.js';
import { lineHeight, type Setting } from '../../layout/type/strip.js';
import { breakLines, type TextLine } from '../../layout/type/text.js';
import type { Kept, LogColumns } from './columns.js';
import type { LogWidths } from './widths.js';

/** One table to write in: some sides' columns, some rounds' rows. */
export interface LogTable {
  readonly columns: LogColumns;
  readonly widths: LogWidths;
  /** A name for each side in the table; empty where one writes it. */
  readonly names: readonly string[];
  /** What stands at the head of each row. */
  readonly rows: readonly string[];
  readonly rowHeight: Mm;
  /** A last row under a heavy line: to count in, or with a box to tick for each side. */
  readonly closing: { readonly label: string; readonly tick: boolean } | null;
}

/** The height of a closing row (mm). */
export const CLOSING_HEIGHT: Mm = 12;

/** White above and under a head's words (mm). */
export const PAD: Mm = 1;

/** Room to write a name in, under the word for it (mm). */
const NAME_ROOM: Mm = 8;

/** How much of a side's column is for the round; the rest, lightly filled, is for the total. Pips are added up there, so they get more. */
const ROUND_SHARE: Readonly<Record<Kept, number>> = { wins: 1, points: 0.44, 'own-pips': 0.55 };

/** Totals are what one looks for, so their columns are filled, light enough to be lost in copying. */
const FILL = { grey: 0.94 };
const BOLD: Stroke = { width: 0.6, ink: BLACK };
const THIN: Stroke = { width: 0.3, ink: BLACK };
export const HAIR: Stroke = { width: 0.2, ink: BLACK };
export const DOTTED: Stroke = { width: 0.2, ink: BLACK, dash: [0.4, 0.8] };

/** A name as it is set at the head of a side's column. */
export function nameLines(name: string, width: Mm, setting: Setting): readonly TextLine[] {
  return breakLines(plain(name), width - 2 * PAD, setting.style.body, setting.measurer, 'bold');
}

/** How tall the two rows of heads are together (mm). */
export function headHeight({ names, widths }: Pick<LogTable, 'names' | 'widths'>, setting: Setting): Mm {
  const step = lineHeight(setting.style);
  const heights = names.map((name) =>
    name === '' ? step + NAME_ROOM : nameLines(name, widths.side, setting).length * step,
  );
  return Math.max(...heights) + step + 4 * PAD;
}

/** How tall a whole table is (mm). */
export function tableHeight(table: LogTable, setting: Setting): Mm {
  const rows = table.rows.length * table.rowHeight + (table.closing ? CLOSING_HEIGHT : 0);
  return headHeight(table, setting) + rows;
}

/** Where the lines of a table run (mm on the page). */
export interface LogGrid {
  readonly x: Mm;
  readonly y: Mm;
  readonly right: Mm;
  readonly bottom: Mm;
  /** Left edges: of the ways a round ends, of each side. */
  readonly ends: Mm;
  readonly sides: readonly Mm[];
  /** The part of a side's width that is for the round; all of it where no totals are kept. */
  readonly roundWidth: Mm;
  readonly totals: boolean;
  /** The tops of the lower row of heads and of the rounds; where the rounds end. */
  readonly subheads: Mm;
  readonly rows: Mm;
  readonly rowsEnd: Mm;
}

/** The lines of a table whose top left corner is at x, y. */
export function gridOf(
  table: LogTable,
  { x, y }: { readonly x: Mm; readonly y: Mm },
  setting: Setting,
): LogGrid {
  const { columns, widths, names } = table;
  const ends = x + widths.round + widths.led;
  const side = (index: number) => ends + columns.ends.length * widths.end + index * widths.side;
  const rows = y + headHeight(table, setting);
  return {
    x,
    y,
    right: side(names.length),
    bottom: y + tableHeight(table, setting),
    ends,
    sides: names.map((_, index) => side(index)),
    roundWidth: widths.side * ROUND_SHARE[columns.kept],
    totals: columns.kept !== 'wins',
    subheads: rows - lineHeight(setting.style) - 2 * PAD,
    rows,
    rowsEnd: rows + table.rows.length * table.rowHeight,
  };
}

/** The fills and lines of a table: heavy ones above and below what belongs together, light ones inside. */
export function gridItems(table: LogTable, grid: LogGrid): readonly Item[] {
  const { widths, rows, rowHeight, closing } = table;
  const { x, y, right, bottom, sides, totals, subheads, rowsEnd } = grid;
  const line = (x1: Mm, y1: Mm, x2: Mm, y2: Mm, stroke: Stroke): Item => ({
    kind: 'line',
    x1,
    y1,
    x2,
    y2,
    stroke,
    node: null,
  });
  const across = (height: Mm, stroke: Stroke) => line(x, height, right, height, stroke);
  const fills = sides.map((left): Item => {
    const place = { x: left + grid.roundWidth, y: subheads, height: bottom - subheads };
    return { kind: 'box', ...place, width: widths.side - grid.roundWidth, fill: FILL, node: null };
  });
  const first = sides[0] ?? right;
  return [
    ...(totals ? fills : []),
    ...[y, grid.rows, bottom].map((height) => across(height, BOLD)),
    line(grid.ends + PAD, subheads, first - PAD, subheads, HAIR),
    ...rows.slice(1).map((_, index) => across(grid.rows + (index + 1) * rowHeight, HAIR)),
    ...(closing ? [across(rowsEnd, BOLD)] : []),
    ...[x + widths.round, grid.ends].map((left) => line(left, y, left, rowsEnd, HAIR)),
    ...sides.map((left) => line(left, y, left, bottom, THIN)),
    ...(totals ? sides : []).flatMap((left) => [
      line(left, subheads, left + widths.side, subheads, HAIR),
      line(left + grid.roundWidth, subheads, left + grid.roundWidth, rowsEnd, DOTTED),
    ]),
  ];
}

import { BLACK, type Item, type Mm, type Pt, type Stroke } from '../../layout/page/page.js';
import type { Style } from '../../layout/page/templates.js';
import { lineHeight, type Setting } from '../../layout/type/strip.js';
import { breakLines } from '../../layout/type/text.js';
import type { Words } from '../../words/words.js';
import { endHead, type LogColumns } from './columns.js';
import { nameLines } from './names.js';
import { closingHeight, grown } from './sizes.js';
import { headRoom, type LogWidths } from './widths.js';

/** The row that closes a match: to count in, or with a box to tick for each side. */
export interface Closing {
  readonly label: string;
  readonly tick: boolean;
}

/** What stands at the head of each row of a match; over them what it is called, where there are others on the page. */
interface LogMatch {
  readonly title: string | null;
  readonly rows: readonly string[];
}

/** One table to write in: some sides' columns, some rounds' rows. */
export interface LogTable {
  readonly columns: LogColumns;
  readonly widths: LogWidths;
  /** A name for each side in the table; empty where one writes it. */
  readonly names: readonly string[];
  readonly nameSize: Pt;
  readonly matches: readonly LogMatch[];
  readonly rowHeight: Mm;
  /** A last row of each match, under a heavy line. */
  readonly closing: Closing | null;
}

/** White above and under a head's words (mm). */
export const PAD: Mm = 1;

/** Room to write a name in, under the word for it (mm). */
const NAME_ROOM: Mm = 8;

/** Totals are what one looks for, so their columns are filled, light enough to be lost in copying. */
const FILL = { grey: 0.94 };

/** The lines of a log in a body size; for larger type they are heavier. */
export function strokesFor(body: Pt) {
  const more = grown(body);
  const line = (width: Mm): Stroke => ({ width: width * more, ink: BLACK });
  return {
    bold: line(0.6),
    thin: line(0.3),
    hair: line(0.2),
    dotted: { ...line(0.2), dash: [0.4 * more, 0.8 * more] } as Stroke,
  };
}

/** How wide a name may be at the head of a side's column. */
export function nameRoom({ side }: Pick<LogWidths, 'side'>): Mm {
  return side - 2 * PAD;
}

/** The heads that stand over what is ticked and written: each as many lines as its column needs. */
interface Heads {
  /** Names, and above the ways a round can end, what they are. */
  readonly upper: Mm;
  readonly lower: Mm;
}

/** How tall the two rows of heads are. */
export function headsOf(
  { columns, names, nameSize, widths }: Pick<LogTable, 'columns' | 'names' | 'nameSize' | 'widths'>,
  words: Words,
  setting: Setting,
): Heads {
  const { style, measurer } = setting;
  const step = lineHeight(style);
  const width = nameRoom(widths);
  const heights = names.map((name) =>
    name === ''
      ? step + NAME_ROOM
      : nameLines({ name, width }, nameSize, setting).length * lineHeight(style, nameSize),
  );
  const lines = columns.ends.map(
    (end) =>
      breakLines(
        words.say(`score-log.end.${endHead(end, columns)}`),
        headRoom(widths.end),
        style.body,
        measurer,
        'bold',
      ).length,
  );
  return { upper: Math.max(step, ...heights) + 2 * PAD, lower: Math.max(...lines) * step + 2 * PAD };
}

/** One row of a table: the title of a match, a round, or the one that closes a match. */
export interface Band {
  readonly label: string;
  readonly y: Mm;
  readonly height: Mm;
  readonly kind: 'title' | 'round' | 'closing';
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
  readonly totals: boolean;
  /** The tops of the lower row of heads and of the rounds. */
  readonly subheads: Mm;
  readonly rows: Mm;
  readonly bands: readonly Band[];
}

/** The lines of a table whose top left corner is at x, y. */
export function gridOf(
  table: LogTable,
  { x, y }: { readonly x: Mm; readonly y: Mm },
  words: Words,
  setting: Setting,
): LogGrid {
  const { columns, widths, names } = table;
  const ends = x + widths.round + widths.led;
  const side = (index: number) => ends + columns.ends.length * widths.end + index * widths.side;
  const { upper, lower } = headsOf(table, words, setting);
  const rows = y + upper + lower;
  const bands = bandsOf(table, rows, setting);
  return {
    x,
    y,
    right: side(names.length),
    bottom: bands.reduce((end, band) => Math.max(end, band.y + band.height), rows),
    ends,
    sides: names.map((_, index) => side(index)),
    totals: columns.kept !== 'wins',
    subheads: y + upper,
    rows,
    bands,
  };
}

function bandsOf({ matches, rowHeight, closing }: LogTable, top: Mm, setting: Setting): readonly Band[] {
  const bands: Band[] = [];
  let y = top;
  const add = (label: string, height: Mm, kind: Band['kind']): void => {
    bands.push({ label, y, height, kind });
    y += height;
  };
  for (const { title, rows } of matches) {
    if (title !== null) add(title, titleHeight(setting.style), 'title');
    for (const label of rows) add(label, rowHeight, 'round');
    if (closing) add(closing.label, closingHeight(closing, setting.style.body), 'closing');
  }
  return bands;
}

/** The height of the row that says which match follows. */
export function titleHeight(style: Style): Mm {
  return lineHeight(style) + PAD;
}

/** The fills and lines of a table: heavy ones above and below what belongs together, light ones inside. */
export function gridItems(table: LogTable, grid: LogGrid, { style }: Setting): readonly Item[] {
  const { widths } = table;
  const { x, y, right, bottom, sides, totals, subheads, bands } = grid;
  const { bold, thin, hair, dotted } = strokesFor(style.body);
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
  // The title of a match is one field across the table.
  const fields = fieldsOf(grid);
  const fills = fields.flatMap(({ top, end }, index) =>
    sides.map((left): Item => {
      const from = index === 0 ? subheads : top;
      const place = { x: left + widths.won, y: from, height: end - from };
      return { kind: 'box', ...place, width: widths.side - widths.won, fill: FILL, node: null };
    }),
  );
  const first = sides[0] ?? right;
  // A closing row is one field from its words to the sides' columns.
  const uprights = columnsOf(grid).flatMap(({ top, end }, index) => [
    ...[x + widths.round, grid.ends].map((left) => line(left, top, left, end, hair)),
    ...(totals ? sides : []).map((left) =>
      line(left + widths.won, index === 0 ? subheads : top, left + widths.won, end, dotted),
    ),
  ]);
  return [
    ...(totals ? fills : []),
    ...[y, grid.rows, bottom].map((height) => across(height, bold)),
    line(grid.ends + PAD, subheads, first - PAD, subheads, hair),
    ...bands
      .slice(1)
      .map((band, index) =>
        across(band.y, band.kind === 'closing' || bands[index]?.kind === 'closing' ? bold : hair),
      ),
    ...uprights,
    ...fields.flatMap(({ top, end }) => sides.map((left) => line(left, top, left, end, thin))),
    ...(totals ? sides : []).map((left) => line(left, subheads, left + widths.side, subheads, hair)),
  ];
}

interface Stretch {
  readonly top: Mm;
  readonly end: Mm;
}

/** The heads with what follows them down to the title of a match, and what stands between two titles. */
function fieldsOf({ y, bottom, bands }: LogGrid): readonly Stretch[] {
  const titles = bands.filter(({ kind }) => kind === 'title');
  const tops = [y, ...titles.map((title) => title.y + title.height)];
  return tops.map((top, index) => ({ top, end: titles[index]?.y ?? bottom }));
}

/** The heads with the rounds that follow them at once, and the rounds of each other match. */
function columnsOf({ y, rows, bands }: LogGrid): readonly Stretch[] {
  const parts: { top: Mm; end: Mm }[] = [{ top: y, end: rows }];
  let open = true;
  for (const band of bands) {
    const last = parts.at(-1);
    if (band.kind !== 'round') open = false;
    else if (open && last) last.end = band.y + band.height;
    else {
      parts.push({ top: band.y, end: band.y + band.height });
      open = true;
    }
  }
  return parts;
}

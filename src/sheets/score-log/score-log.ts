import type { Item, Mm, Node, Sheet } from '../../layout/page/page.js';
import { turned } from '../../layout/page/paper.js';
import { nodeOf } from '../../layout/page/place.js';
import type { Rect } from '../../layout/page/rect.js';
import { contentArea } from '../../layout/sheet/around.js';
import type { Heading } from '../../layout/sheet/head.js';
import type { PageSetup } from '../../layout/sheet/setup.js';
import { type PlacedPage, playerSheet } from '../../layout/sheet/sheet.js';
import { bad, type Result, unreachable } from '../../problem.js';
import { sideName } from '../../rulebook/played/count.js';
import { seatsOfSide } from '../../variant/meaning/seats.js';
import type { SheetDefinition } from '../definition.js';
import { aboutGame, playerTexts } from '../page-texts.js';
import { pageSetup, type SheetRequest, sizesOf } from '../request.js';
import { drawAim } from './aim.js';
import { type LogColumns, logColumns } from './columns.js';
import { scoreFoot } from './foot.js';
import { CLOSING_HEIGHT, headHeight, type LogTable, tableHeight } from './grid.js';
import { drawLogTable } from './table.js';
import { type LogWidths, logWidths } from './widths.js';

/** Written in by one player for the table. */
export const SCORE_LOG = {
  name: 'score-log',
  audience: 'player',
  stock: 'plain',
  copies: 'each-table',
  room: 'text',
  names: true,
  make: scoreLogSheet,
} as const satisfies SheetDefinition<'player'>;

/** A row to write in: never less, about so much where there is a choice, and not more than looks like a row (mm). */
const USUAL_ROW = { least: 8, usual: 8.2, most: 26 } as const;
const LARGE_ROW = { least: 12, usual: 12.4, most: 30 } as const;
const rowOf = ({ large }: SheetRequest) => (large ? LARGE_ROW : USUAL_ROW);

/** Fewer rows than these (or than the match has rounds) don't last: then the rules go overleaf. */
const FEW_ROWS = 8;

/** Between the table and the rules under it (mm). */
const UNDER_TABLE: Mm = 4;

/** How a log is laid out on a paper that lies one way: how many sides stand on a page, and the widths of their columns. */
interface Form {
  readonly setup: PageSetup;
  readonly area: Rect;
  readonly sides: number;
  readonly widths: LogWidths;
}

/**
 * The score log: a table for a pencil with the columns that this game's scoring needs, and under it the rules of scoring.
 * A column never gets too narrow to write in: the paper is turned first, then the sides are shared out over pages.
 * Problems: `paper.overflow` where not even one row fits, and those of every player sheet.
 */
export function scoreLogSheet(request: SheetRequest): Result<Sheet<'player'>> {
  const { checked, scope } = request;
  const heading = { texts: playerTexts(aboutGame(SCORE_LOG.name, request)) };
  const columns = logColumns(checked.rules, scope);
  // Whoever writes needs rows more than large type: the log is set in the smallest of the usual sizes.
  const form = formFor(request, heading, columns, pageSetup(request, sizesOf(request).bodies.at(-1)));
  const made = form && placedPages(request, columns, form);
  if (!form || !made) {
    return bad({
      code: 'paper.overflow',
      params: { sheet: heading.texts.sheet, paper: request.paper.label, lines: 1 },
    });
  }
  const body = {
    kind: 'placed',
    pages: made.pages,
    root: made.root,
    duplex: made.pages.length > 1 ? 'long-edge' : 'simplex',
  } as const;
  return playerSheet({ name: SCORE_LOG.name, ...heading, body }, form.setup);
}

/** The first that fits: all sides on upright paper, on turned paper, then fewer and fewer of them a page. */
function formFor(
  request: SheetRequest,
  heading: Heading,
  columns: LogColumns,
  upright: PageSetup,
): Form | undefined {
  const { words, measurer } = request;
  const lying = { ...upright, paper: turned(upright.paper) };
  for (let pages = 1; pages <= columns.sides; pages++) {
    const sides = Math.ceil(columns.sides / pages);
    for (const setup of [upright, lying]) {
      const area = contentArea(heading, setup);
      const widths = logWidths(columns, sides, area.width, words, { style: setup.style, measurer });
      if (widths) return { setup, area, sides, widths };
    }
  }
  return undefined;
}

interface Placed {
  readonly pages: readonly PlacedPage[];
  readonly root: readonly Node[];
}

/** The pages of a log, with the rules under each table, or on a page of their own where they would leave too few rows. */
function placedPages(request: SheetRequest, columns: LogColumns, form: Form): Placed | undefined {
  const { setup, area, widths } = form;
  const row = rowOf(request);
  const setting = { style: setup.style, measurer: request.measurer };
  const foot = scoreFoot(request, columns, area, setting);
  const names = sideNames(request, columns);
  const closing = closingRow(columns, request);
  const fixed =
    drawAim(columns, request, area, setting).height +
    headHeight({ names, widths }, setting) +
    (closing ? CLOSING_HEIGHT : 0);
  const under = area.height - fixed - UNDER_TABLE - foot.height;
  const overleaf = under / row.least < Math.min(FEW_ROWS, columns.rounds ?? FEW_ROWS);
  const room = overleaf ? area.height - fixed : under;
  if (room < row.least) return undefined;
  const pages: PlacedPage[] = [];
  const root: Node[] = [];
  const add = (items: readonly Item[], nodes: readonly Node[]): void => {
    pages.push({ items });
    root.push(nodeOf('Sect', {}, [...nodes]));
  };
  for (const rows of rowsByPage(request, columns, room)) {
    for (let first = 0; first < names.length; first += form.sides) {
      const rowHeight = Math.min(row.most, room / rows.length);
      const shown = names.slice(first, first + form.sides);
      const table: LogTable = { columns, widths, names: shown, rows, rowHeight, closing };
      const aim = drawAim(columns, request, area, setting);
      const drawn = drawLogTable(table, { x: area.x, y: area.y + aim.height }, request.words, setting);
      const below = area.y + aim.height + tableHeight(table, setting) + UNDER_TABLE;
      const rest = overleaf ? { items: [], nodes: [] } : foot.at(below);
      add([...aim.items, ...drawn.items, ...rest.items], [...aim.nodes, drawn.node, ...rest.nodes]);
    }
  }
  if (overleaf && foot.height <= area.height) {
    const rest = foot.at(area.y);
    add(rest.items, rest.nodes);
  } else if (overleaf) {
    const rest = foot.pages(area);
    pages.push(...rest.pages.map((items) => ({ items })));
    root.push(nodeOf('Sect', {}, [...rest.nodes]));
  }
  return { pages, root };
}

/** The row that closes a table: won rounds to count, or who won a match of a set number of rounds. */
function closingRow({ aim }: LogColumns, { words }: SheetRequest): LogTable['closing'] {
  switch (aim.kind) {
    case 'wins':
      return { label: words.say('score-log.tally'), tick: false };
    case 'rounds':
      return { label: words.say('score-log.winner', { low: aim.low ? 'yes' : 'no' }), tick: true };
    case 'target':
      return null;
    default:
      return unreachable(aim);
  }
}

/** The heads of the rows of each page: a page full of numbers, or exactly the rounds of a match. */
function rowsByPage(request: SheetRequest, columns: LogColumns, room: Mm): readonly (readonly string[])[] {
  const { words } = request;
  const row = rowOf(request);
  const numbers = (count: number, from = 1) =>
    Array.from({ length: count }, (_, index) => words.number(from + index));
  if (columns.rounds === null) return [numbers(Math.max(1, Math.floor(room / row.usual)))];
  const all = [...numbers(columns.rounds), ...(columns.extraRound ? [words.say('score-log.extra')] : [])];
  const most = Math.floor(room / row.least);
  const pages = Math.ceil(all.length / most);
  const each = Math.ceil(all.length / pages);
  return Array.from({ length: pages }, (_, page) => all.slice(page * each, (page + 1) * each));
}

/** The names at the heads of the sides' columns; empty where they are written by hand. */
function sideNames({ names, words }: SheetRequest, columns: LogColumns): readonly string[] {
  const seating = { players: columns.partners ? 4 : columns.sides, partners: columns.partners };
  return Array.from({ length: columns.sides }, (_, side) => {
    const seats = seatsOfSide(seating, side);
    if (seats.some((seat) => names[seat] === undefined)) return '';
    return sideName(side, seating, (seat) => names[seat] as string, words);
  });
}

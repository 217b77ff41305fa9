import type { Item, Mm, Node, Pt, Sheet } from '../../layout/page/page.js';
import { turned } from '../../layout/page/paper.js';
import { nodeOf } from '../../layout/page/place.js';
import type { Rect } from '../../layout/page/rect.js';
import { styleOf } from '../../layout/page/templates.js';
import { contentArea } from '../../layout/sheet/around.js';
import type { Heading } from '../../layout/sheet/head.js';
import type { PageSetup } from '../../layout/sheet/setup.js';
import { type PlacedPage, playerSheet } from '../../layout/sheet/sheet.js';
import type { Setting } from '../../layout/type/strip.js';
import { bad, type Result } from '../../problem.js';
import type { Agreed } from '../../rulebook/agreed.js';
import { sideName } from '../../rulebook/played/count.js';
import { seatsOfSide } from '../../variant/meaning/seats.js';
import type { SheetDefinition } from '../definition.js';
import { aboutGame, playerTexts } from '../page-texts.js';
import { pageSetup, type SheetRequest } from '../request.js';
import { drawAim } from './aim.js';
import type { LogColumns } from './columns.js';
import { type ScoreFoot, scoreFoot } from './foot.js';
import { headsOf, type LogTable, nameRoom } from './grid.js';
import { type Log, type Logs, logsOf } from './logs.js';
import { nameSize } from './names.js';
import { closingRow, rowOf, rowsByPage } from './rows.js';
import { closingHeight, styleFor, typeFor } from './sizes.js';
import { drawLogTable } from './table.js';
import { HALF_PADS, type LogWidths, logWidths, SIDE } from './widths.js';

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

/** Fewer rows than these (or than the match has rounds) don't last: then the rules go overleaf. */
const FEW_ROWS = 10;

/** Between the table and the rules under it (mm). */
const UNDER_TABLE: Mm = 4;

/** How a log is laid out on a paper that lies one way: how many sides stand on a page, and the widths of their columns. */
interface Form {
  readonly setup: PageSetup;
  /** What the first page leaves free under its head, and the others under theirs, which is lower. */
  readonly area: Rect;
  readonly later: Rect;
  readonly sides: number;
  readonly widths: LogWidths;
}

/**
 * The score log: a table for a pencil with the columns that this game's scoring needs, and under it the rules of scoring.
 * A column never gets too narrow to write in: the paper is turned first, then the sides are shared out over pages.
 * Problems: `paper.overflow` where not even one row fits, and those of every player sheet.
 */
export function scoreLogSheet(request: SheetRequest): Result<Sheet<'player'>> {
  const about = aboutGame(SCORE_LOG.name, request);
  const { at } = request;
  const heading = {
    texts: playerTexts(at === undefined ? about : { ...about, facts: at, factParts: [at, about.facts] }),
  };
  const logs = logsOf(request);
  // Whoever writes needs rows more than large type: the log is set in the smallest of the usual sizes.
  const upright = { ...pageSetup(request), style: styleFor(request) };
  const lying = { ...upright, paper: turned(upright.paper) };
  const form = formFor(logs.usual, heading, [upright, lying]);
  const placed = form && allPages(logs, form, (log) => formFor(log, heading, [form.setup]));
  if (!form || !placed) {
    return bad({
      code: 'paper.overflow',
      params: { sheet: heading.texts.sheet, paper: request.paper.label, lines: 1 },
    });
  }
  const pages = placed.flatMap((part) => part.pages);
  const body = {
    kind: 'placed',
    pages,
    root: placed.flatMap((part) => part.root),
    duplex: pages.length > 1 ? 'long-edge' : 'simplex',
  } as const;
  return playerSheet({ name: SCORE_LOG.name, ...heading, body }, form.setup);
}

/** The most for rules that have a page of their own (pt), but in large print, whose own sizes are larger. */
const OVERLEAF_MOST = 15;

/** The rules of scoring on a page of their own, in the largest type in which they fit on it. */
function ownPage(log: Log, area: Rect, { measurer }: Setting): ScoreFoot | undefined {
  const { larger = [], bodies } = typeFor(log.request);
  const sizes = [...(log.request.large ? [] : larger.filter((size) => size <= OVERLEAF_MOST)), ...bodies];
  for (const size of sizes) {
    const foot = scoreFoot(log, area, { style: styleOf(typeFor(log.request), size), measurer });
    if (foot.height <= area.height) return foot;
  }
  return undefined;
}

/** The pages of the game's log and of those for choices, all on paper that lies the same way; undefined where one has no room. */
function allPages(
  { usual, own }: Logs,
  form: Form,
  formOf: (log: Log) => Form | undefined,
): readonly Placed[] | undefined {
  const others = own.map((log) => {
    const other = formOf(log);
    return { log, form: other && { ...other, area: other.later } };
  });
  const forms = [form, ...others.flatMap((other) => other.form ?? [])];
  const nameType = nameSizeIn([usual, ...own], forms);
  const placed: Placed[] = [];
  const untold: Agreed[] = [];
  for (const { log, form: other } of others) {
    const layout = other && layoutOf(log, other, nameType);
    if (!layout) return undefined;
    // A page more for each choice would hold little but what the game's own says already.
    if (layout.overleaf && log.agreed) untold.push(log.agreed);
    placed.push(placedPages(layout, { overleaf: false }));
  }
  const told = [...usual.others, ...untold].sort((one, other) => one.box - other.box);
  const first = layoutOf({ ...usual, others: told }, form, nameType);
  return first && [placedPages(first, { overleaf: true }), ...placed];
}

/** One size for all names of a sheet, though its tables have columns of their own. */
function nameSizeIn(logs: readonly Log[], forms: readonly Form[]): Pt {
  const [{ request }] = logs as [Log];
  const [{ setup }] = forms as [Form];
  const places = forms.flatMap(({ widths }, index) => {
    const log = logs[index] as Log;
    const width = nameRoom(widths);
    return sideNames(log.request, log.columns).map((name) => ({ name, width }));
  });
  const setting = { style: setup.style, measurer: request.measurer };
  return nameSize(places, setting, request.large === true);
}

/**
 * The first that fits: all sides on paper that lies one of these ways, in columns to write in at ease, then in narrow ones,
 * then fewer and fewer of them a page.
 */
function formFor(
  { request, columns }: Log,
  heading: Heading,
  setups: readonly PageSetup[],
): Form | undefined {
  const { words, measurer } = request;
  for (let pages = 1; pages <= columns.sides; pages++) {
    const sides = Math.ceil(columns.sides / pages);
    for (const least of [SIDE.easy, SIDE.narrow]) {
      for (const setup of setups) {
        const area = contentArea(heading, setup);
        const setting = { style: setup.style, measurer };
        for (const halfPad of HALF_PADS) {
          const widths = logWidths(columns, sides, area.width, { least, halfPad }, words, setting);
          if (widths) return { setup, area, later: contentArea(heading, setup, false), sides, widths };
        }
      }
    }
  }
  return undefined;
}

interface Placed {
  readonly pages: readonly PlacedPage[];
  readonly root: readonly Node[];
}

/** How the pages of a log are filled: the room for the rows of a table, and the rules of scoring under each or overleaf. */
interface Layout {
  readonly log: Log;
  readonly form: Form;
  readonly foot: ScoreFoot;
  readonly overleaf: boolean;
  readonly room: Mm;
  readonly nameType: Pt;
}

/** The rules of scoring stand under each table, or overleaf where they would leave too few rows; undefined where no row fits. */
function layoutOf(log: Log, form: Form, nameType: Pt): Layout | undefined {
  const { request, columns } = log;
  const { setup, area, widths } = form;
  const row = rowOf(request);
  const setting = { style: setup.style, measurer: request.measurer };
  const foot = scoreFoot(log, area, setting);
  const names = sideNames(request, columns);
  const closing = closingRow(columns, request);
  const heads = headsOf({ columns, names, nameSize: nameType, widths }, request.words, setting);
  const fixed = drawAim(log, area, setting).height + heads.upper + heads.lower;
  const under = area.height - fixed - UNDER_TABLE - foot.height;
  const closed = closing ? closingHeight(closing, setup.style.body) : 0;
  const match = columns.rounds === null ? FEW_ROWS : columns.rounds + (columns.extraRound ? 1 : 0);
  const overleaf = (under - closed) / row.least < Math.min(FEW_ROWS, match);
  const room = overleaf ? area.height - fixed : under;
  return room - closed < row.least ? undefined : { log, form, foot, overleaf, room, nameType };
}

/** The pages of a log; the rules of scoring that don't fit under its table go overleaf or, said elsewhere, nowhere. */
function placedPages(
  { log, form, foot, overleaf, room, nameType }: Layout,
  rest: { readonly overleaf: boolean },
): Placed {
  const { request, columns } = log;
  const { setup, area, widths } = form;
  const setting = { style: setup.style, measurer: request.measurer };
  const names = sideNames(request, columns);
  const pages: PlacedPage[] = [];
  const root: Node[] = [];
  const add = (items: readonly Item[], nodes: readonly Node[]): void => {
    pages.push({ items });
    root.push(nodeOf('Sect', {}, [...nodes]));
  };
  for (const rows of rowsByPage(request, columns, room, setup.style)) {
    for (let first = 0; first < names.length; first += form.sides) {
      const shown = names.slice(first, first + form.sides);
      const table: LogTable = { columns, widths, names: shown, nameSize: nameType, ...rows };
      const aim = drawAim(log, area, setting);
      const drawn = drawLogTable(table, { x: area.x, y: area.y + aim.height }, request.words, setting);
      const under = overleaf ? { items: [], nodes: [] } : foot.at(drawn.bottom + UNDER_TABLE);
      add([...aim.items, ...drawn.items, ...under.items], [...aim.nodes, drawn.node, ...under.nodes]);
    }
  }
  if (!overleaf || !rest.overleaf) return { pages, root };
  const { later } = form;
  const own = ownPage(log, later, setting);
  if (own) {
    const whole = own.at(later.y);
    add(whole.items, whole.nodes);
  } else {
    const flowing = foot.pages(later);
    pages.push(...flowing.pages.map((items) => ({ items })));
    root.push(nodeOf('Sect', {}, [...flowing.nodes]));
  }
  return { pages, root };
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

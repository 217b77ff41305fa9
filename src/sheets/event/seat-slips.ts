import { type Block, type Cell, plain } from '../../layout/page/block.js';
import { lineMark, passedOver } from '../../layout/page/mark.js';
import { BLACK, type Item, type Mm, type Node, type Sheet, type Stroke } from '../../layout/page/page.js';
import { moved, nodeOf } from '../../layout/page/place.js';
import { contentArea } from '../../layout/sheet/around.js';
import { type PlacedPage, playerSheet } from '../../layout/sheet/sheet.js';
import { compose } from '../../layout/type/compose.js';
import { stacked } from '../../layout/type/strip.js';
import { bad, type Result } from '../../problem.js';
import { pageSetup, sizesOf } from '../request.js';
import { type EventRequest, eventTitle, personText, playerEventTexts } from './request.js';

/** White around what stands on a slip, and how high a place to write in is (mm). */
const PAD: Mm = 4;
const WRITE: Mm = 8;
const UNDER_HEAD: Mm = 3;
/** So many rounds stand beside each other. */
const MOST_COLUMNS = 6;
const CUT: Stroke = { width: 0.3, ink: BLACK, dash: [1.5, 1.5] };

/** A slip for each player with the tables of their rounds, to be cut apart; it says nobody else's. Problem `paper.overflow` where not even one has room. */
export function seatSlipsSheet(request: EventRequest): Result<Sheet<'player'>> {
  const setup = pageSetup(request);
  const heading = { texts: playerEventTexts('seat-slips', request), head: 'compact' } as const;
  const whole = contentArea(heading, setup);
  // The first cut keeps clear of the head's rule.
  const area = { ...whole, y: whole.y + UNDER_HEAD, height: whole.height - UNDER_HEAD };
  const columns = request.large ? 1 : 2;
  const width = area.width / columns;
  const slips = Array.from({ length: request.event.shape.people }, (_, person) => {
    const { strips, nodes } = compose(slipBlocks(person, request), width - 2 * PAD, setup);
    return { ...stacked(strips), nodes };
  });
  const height = Math.max(...slips.map((slip) => slip.height)) + 2 * PAD;
  const rows = Math.floor(area.height / height);
  if (rows === 0) {
    const params = { sheet: heading.texts.sheet, paper: setup.paper.label, lines: 1 };
    return bad({ code: 'paper.overflow', params });
  }
  const pages: PlacedPage[] = [];
  const root: Node[] = [];
  for (let first = 0; first < slips.length; first += rows * columns) {
    const shown = slips.slice(first, first + rows * columns);
    const items = shown.flatMap((slip, index): readonly Item[] => {
      const x = area.x + (index % columns) * width + PAD;
      const y = area.y + Math.floor(index / columns) * height + PAD;
      root.push(nodeOf('Sect', {}, [...slip.nodes]));
      return slip.items.map((item) => moved(item, x, y));
    });
    const filled = Math.ceil(shown.length / columns);
    pages.push({ items: [...items, ...cuts({ ...area, columns, rows: filled, height })] });
  }
  const body = { kind: 'placed', pages, root, duplex: 'simplex' } as const;
  return playerSheet({ name: 'seat-slips', ...heading, body }, setup);
}

/** Dashed lines to cut along: between slips, and around them all. */
function cuts(grid: {
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
  readonly height: Mm;
  readonly columns: number;
  readonly rows: number;
}): readonly Item[] {
  const { x, y, width, height, columns, rows } = grid;
  const bottom = y + rows * height;
  const across = Array.from({ length: rows + 1 }, (_, row) =>
    lineMark(x, y + row * height, x + width, y + row * height, CUT),
  );
  const down = Array.from({ length: columns - 1 }, (_, column) => {
    const at = x + ((column + 1) * width) / columns;
    return lineMark(at, y, at, bottom, CUT);
  });
  return passedOver([...across, ...down]);
}

/** Whose slip it is, and at which table they sit in each round, with whom where partners change. */
function slipBlocks(person: number, request: EventRequest): readonly Block[] {
  const { event, words } = request;
  const { schedule, shape } = event;
  const count = event.moves ? shape.rounds : 1;
  const rounds = Array.from({ length: count }, (_, round) => {
    const sitting = schedule.rounds[round];
    const table = sitting?.tables.findIndex((people) => people.includes(person)) ?? -1;
    const seats = sitting?.tables[table] ?? [];
    const partner = seats[(seats.indexOf(person) + 2) % 4];
    const text = !sitting ? '' : table < 0 ? words.say('event.out') : words.number(table + 1);
    return { round: round + 1, text, partner: partner === undefined ? '' : personText(partner, request) };
  });
  const open = rounds.some(({ text }) => text === '');
  const named: Block = { kind: 'heading', level: 2, text: personText(person, request) };
  const title: Block = { kind: 'paragraph', text: plain(eventTitle(request)) };
  const head = (text: string): Cell => ({ text, heads: true });
  if (event.partnersChange) {
    const table: Block = {
      kind: 'table',
      head: [words.say('event.rounds'), words.say('event.table'), words.say('event.with')].map((text) => ({
        text,
      })),
      rows: rounds.map(({ round, text, partner }) => [
        head(words.number(round)),
        { text },
        { text: partner },
      ]),
      shares: [1, 1, 2],
      lines: 'rows',
      ...(open && { rowHeight: WRITE }),
    };
    return [named, title, table];
  }
  const parts = Array.from({ length: Math.ceil(count / MOST_COLUMNS) }, (_, part) =>
    rounds.slice(part * MOST_COLUMNS, (part + 1) * MOST_COLUMNS),
  );
  const tables = parts.map(
    (some): Block => ({
      kind: 'table',
      head: [
        { text: words.say('event.rounds') },
        ...some.map(({ round }): Cell => ({ text: words.number(round), align: 'center' })),
      ],
      rows: [
        [
          head(words.say('event.table')),
          ...some.map(({ text }): Cell => ({ text, align: 'center', bold: true })),
        ],
      ],
      shares: [2, ...some.map(() => 1)],
      lines: 'rows',
      size: sizesOf(request).section,
      ...(open && { rowHeight: WRITE }),
    }),
  );
  return [named, title, ...tables];
}

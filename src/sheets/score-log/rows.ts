import type { Mm } from '../../layout/page/page.js';
import type { Style } from '../../layout/page/templates.js';
import { unreachable } from '../../problem.js';
import type { SheetRequest } from '../request.js';
import type { LogColumns } from './columns.js';
import { type Closing, type LogTable, titleHeight } from './grid.js';
import { closingHeight } from './sizes.js';

/** A row to write in: never less, about so much where there is a choice, and not more than looks like a row (mm). */
const USUAL_ROW = { least: 8, usual: 8.2, most: 26 } as const;
const LARGE_ROW = { least: 12, usual: 12.4, most: 30 } as const;

/** How tall a row is for whoever writes in it. */
export const rowOf = ({ large }: SheetRequest) => (large ? LARGE_ROW : USUAL_ROW);

/** Rows for rounds beyond a match's own, where equal totals bring one: the next may be equal too. One where that leaves room for more matches. */
const EXTRA_ROWS = 2;

/** The row that closes a match: won rounds to count, or who won a match of a set number of rounds. */
export function closingRow({ aim, row }: LogColumns, { words }: SheetRequest): Closing | null {
  switch (aim.kind) {
    case 'wins':
      return { label: words.say(row === 'game' ? 'score-log.games-won' : 'score-log.tally'), tick: false };
    case 'rounds':
      return { label: words.say('score-log.winner'), tick: true };
    case 'target':
      return null;
    default:
      return unreachable(aim);
  }
}

type PageRows = Pick<LogTable, 'matches' | 'rowHeight' | 'closing'>;

/** The rows of each page: a page full of numbers; or exactly the rounds of a match, as many matches as have room. */
export function rowsByPage(
  request: SheetRequest,
  columns: LogColumns,
  room: Mm,
  style: Style,
): readonly PageRows[] {
  const { words } = request;
  const row = rowOf(request);
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => words.number(index + 1));
  const closing = closingRow(columns, request);
  const closed = closing ? closingHeight(closing, style.body) : 0;
  if (columns.rounds === null) {
    const free = room - closed;
    const count = Math.max(1, Math.floor(free / row.usual));
    const matches = [{ title: null, rows: numbers(count) }];
    return [{ matches, rowHeight: Math.min(row.most, free / count), closing }];
  }
  const rounds = numbers(columns.rounds);
  const extra = words.say('score-log.extra');
  const some = columns.extraRound ? [EXTRA_ROWS, 1] : [0];
  const matches = some.map((count) => [...rounds, ...Array<string>(count).fill(extra)]);
  const [longest = rounds] = matches;
  const most = Math.floor(room / (longest.length * row.least + closed));
  for (let count = most; count > 1; count--) {
    for (const rows of matches) {
      const free = room / count - closed - titleHeight(style);
      if (free / rows.length < row.least) continue;
      const titled = Array.from({ length: count }, (_, index) => ({
        title: words.say('score-log.match', { match: index + 1 }),
        rows,
      }));
      return [{ matches: titled, rowHeight: Math.min(row.most, free / rows.length), closing }];
    }
  }
  const match = matches.find((rows) => rows.length * row.least + closed <= room) ?? longest;
  const pages = Math.ceil(match.length / Math.floor((room - closed) / row.least));
  const each = Math.ceil(match.length / pages);
  return Array.from({ length: pages }, (_, page): PageRows => {
    const rows = match.slice(page * each, (page + 1) * each);
    const rowHeight = Math.min(row.most, (room - closed) / rows.length);
    return {
      matches: [{ title: null, rows }],
      rowHeight,
      closing: page === pages - 1 ? closing : null,
    };
  });
}

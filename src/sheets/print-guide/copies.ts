import type { Cell } from '../../layout/page/block.js';
import type { Mm, Page, Sheet } from '../../layout/page/page.js';
import type { BackMode } from '../../layout/tiles/backs.js';
import type { Setting } from '../../layout/type/strip.js';
import { BESIDE_CELL, type TableBlock } from '../../layout/type/table.js';
import { lineWidth, widestWord } from '../../layout/type/text.js';
import { playerCounts } from '../../rulebook/scope.js';
import { copiesFor } from '../facts.js';
import type { SheetRequest } from '../request.js';
import type { MarkSides } from '../tiles/options.js';
import { heading, type Part } from './part.js';
import type { Room } from './picture.js';

/** What printing the tiles comes to. */
export interface Cards {
  /** Sheets of card for all sets. */
  readonly sheets: number;
  readonly sets: number;
  readonly mode: BackMode;
  readonly marks: MarkSides;
  readonly page: Page;
  readonly stamps: Sheet['stamps'];
  readonly duplex: Sheet['duplex'];
}

/** The larger group that copies are worked out for beside a single table: a class. */
const CLASS = 24;

/** What to print how often, on what, and how many sheets of card the tiles take. */
export function copyParts(request: SheetRequest, cards: Cards, room: Room): readonly Part[] {
  const { words } = request;
  const say = words.under('print-guide.copies');
  const text = [
    say('sheets', { sheets: cards.sheets, sets: cards.sets }),
    say('rest'),
    ...(cards.sets > 1 ? [say('marks')] : []),
    say(cards.mode === 'fold' ? 'weight-fold' : 'weight'),
    ...(cards.mode === 'fold' ? [] : [say('thin')]),
  ].join(' ');
  const table = copiesTable(request, cards, room, namesFit(request, cards, room));
  return [[heading(words, 'copies'), table], [{ kind: 'paragraph', text }]];
}

/** Whether the table has room for each name of a sheet on one line. */
export function namesFit(request: SheetRequest, cards: Cards, room: Room): boolean {
  return leastWidth(copiesTable(request, cards, room, true), room) <= room.width;
}

/** The sheets of the kit with how often each is printed, for one table and for a class; names are on one line where they are `whole`. */
function copiesTable(
  { scope, words, kit }: SheetRequest,
  cards: Cards,
  { setting }: Room,
  whole: boolean,
): TableBlock {
  const say = words.under('print-guide.copies');
  const most = playerCounts(scope).at(-1) as number;
  const tables = Math.ceil(CLASS / most);
  const name = (text: string) => (whole ? text.replaceAll(' ', '\u00a0') : text);
  const rows = kit.flatMap((sheet): readonly (readonly Cell[])[] => {
    const one = copiesFor(sheet, { players: most, tables: 1 });
    const all = copiesFor(sheet, { players: CLASS, tables });
    if (one === undefined || all === undefined) return [];
    const perSet = sheet.stock === 'card' ? cards.sheets / cards.sets : 1;
    const count = (copies: number) =>
      perSet > 1 ? say('spread', { sets: copies, sheets: copies * perSet }) : words.number(copies);
    return [
      [
        { text: name(words.say(`layout.sheet.${sheet.name}`)), heads: true },
        { text: count(one) },
        { text: count(all) },
      ],
    ];
  });
  const head: readonly Cell[] = [
    { text: say('sheet') },
    { text: say('table', { players: most }) },
    { text: say('class', { players: CLASS, tables }) },
  ];
  // As wide as what stands in them, heads included, with the white beside it: at the edges there is none.
  const shares = head.map((_, column) => {
    const beside = column === 0 || column === head.length - 1 ? BESIDE_CELL / 2 : BESIDE_CELL;
    return Math.max(...lengths([head, ...rows], column, lineWidth, setting)) + beside;
  });
  return { kind: 'table', head, rows, shares };
}

/** How wide a table is at least, nothing in it cut. */
function leastWidth({ head, rows }: TableBlock, { setting }: Room): Mm {
  const columns = head.map((_, column) => Math.max(...lengths([head, ...rows], column, widestWord, setting)));
  return columns.reduce((sum, width) => sum + BESIDE_CELL + width, -BESIDE_CELL);
}

/** How long what stands in a column is, row by row, the head first. */
function lengths(
  rows: readonly (readonly Cell[])[],
  column: number,
  measured: typeof widestWord,
  { style, measurer }: Setting,
): readonly Mm[] {
  return rows.map(({ [column]: { text = '', heads } = {} }, row) =>
    measured(text, style.body, measurer, heads || row === 0 ? 'bold' : 'regular'),
  );
}

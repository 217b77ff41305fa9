import { tileName } from '../../domino/notation.js';
import { tilesOfSet } from '../../domino/set.js';
import { HostOnly } from '../../host-only.js';
import { type Block, type Cell, type Figure, plain } from '../../layout/page/block.js';
import { inkOfAll } from '../../layout/page/bounds.js';
import type { Audience, Mm, Sheet } from '../../layout/page/page.js';
import { columnWidth, type PageSetup } from '../../layout/sheet/setup.js';
import { type Content, hostSheet } from '../../layout/sheet/sheet.js';
import type { HostTexts } from '../../layout/sheet/texts.js';
import type { BackMode } from '../../layout/tiles/backs.js';
import type { Result } from '../../problem.js';
import { playerCounts, tilesOf } from '../../rulebook/scope.js';
import { setText } from '../../rulebook/title.js';
import { markOf } from '../../variant/mark.js';
import type { Rules } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import type { SheetDefinition } from '../definition.js';
import { copiesFor } from '../facts.js';
import { aboutGame, hostTexts } from '../page-texts.js';
import { pageSetup, type SheetRequest, sizesOf } from '../request.js';
import { USUAL_TILES } from '../tiles/options.js';
import { tileSize, tilesSheet } from '../tiles/tiles.js';
import { cutPicture } from './cut-picture.js';
import { dialogPicture } from './dialog-picture.js';
import { flipPicture } from './flip-picture.js';
import { foldersPicture } from './folders-picture.js';
import { edgeOf, type Room } from './picture.js';

/** Read by whoever prints, before the other sheets of the kit are printed. */
export const PRINT_GUIDE = {
  name: 'print-guide',
  audience: 'host',
  stock: 'plain',
  copies: 'uncounted',
  room: 'text',
  make: printGuideSheet,
} as const satisfies SheetDefinition<'host'>;

/** Sets that shops sell everywhere, by their highest half. */
const SOLD = [6, 9, 12, 15, 18];

/** The larger group that copies are worked out for beside a single table: a class. */
const CLASS = 24;

/** Two columns are no narrower (mm); on smaller paper there is one. */
const LEAST_COLUMN: Mm = 75;

/** What printing the tiles comes to. */
interface Cards {
  /** Sheets of card for all sets. */
  readonly sheets: number;
  readonly sets: number;
  readonly mode: BackMode;
  readonly page: { readonly width: Mm; readonly height: Mm };
  readonly duplex: Sheet['duplex'];
}

/**
 * The guide for whoever prints: paper, copies, the print dialog, the ruler, cutting, which sheet is whose. It is one page in the
 * largest type that allows it; on paper too small for that, and in large print, it goes on overleaf. Problems are those of the tiles and of
 * every host sheet.
 */
export function printGuideSheet(request: SheetRequest): Result<Sheet<'host'>> {
  const { only: _, ...whole } = request.tiles ?? USUAL_TILES;
  const tiles = tilesSheet({ ...request, tiles: whole });
  if (!tiles.ok) return tiles;
  const { pages, duplex } = tiles.value;
  const [page] = pages;
  if (!page) throw new Error('a set has a sheet of tiles');
  const cards: Cards = {
    sheets: duplex === 'simplex' ? pages.length : pages.length / 2,
    sets: whole.sets ?? 1,
    mode: whole.backs.mode,
    page,
    duplex,
  };
  const { bodies } = sizesOf(request);
  for (const body of request.large ? [] : bodies) {
    const setup = pageSetup(request, body);
    const made = hostSheet(guide(request, cards, setup, 1), setup);
    if (made.ok || made.problems.some((problem) => problem.code !== 'paper.overflow')) return made;
  }
  const setup = pageSetup(request, bodies.at(-1));
  return hostSheet(guide(request, cards, setup, undefined), setup);
}

function guide(
  request: SheetRequest,
  cards: Cards,
  setup: PageSetup,
  mostPages: number | undefined,
): HostOnly<Content<HostTexts>> {
  const { words, measurer } = request;
  const columns = !request.large && columnWidth(setup, 'host', 2) >= LEAST_COLUMN ? 2 : 1;
  const room = {
    width: columnWidth(setup, 'host', columns),
    setting: { style: setup.style, measurer },
    words,
  };
  const blocks = [
    ...copies(request, cards),
    ...dialog(request, cards, room),
    ...ruler(request, cards),
    ...cutting(room, cards),
    ...folders(request, room),
    ...keeping(request),
    ...table(request),
  ];
  return new HostOnly({
    name: PRINT_GUIDE.name,
    texts: hostTexts(aboutGame(PRINT_GUIDE.name, request)),
    body: { kind: 'flow', blocks, columns, ...(mostPages !== undefined && { mostPages }) },
  });
}

function copies({ scope, words, kit }: SheetRequest, cards: Cards): readonly Block[] {
  const say = words.under('print-guide.copies');
  const most = playerCounts(scope).at(-1) as number;
  const tables = Math.ceil(CLASS / most);
  const rows = kit.flatMap((sheet): readonly (readonly Cell[])[] => {
    const one = copiesFor(sheet, { players: most, tables: 1 });
    const all = copiesFor(sheet, { players: CLASS, tables });
    if (one === undefined || all === undefined) return [];
    return [
      [
        { text: words.say(`layout.sheet.${sheet.name}`), heads: true },
        { text: words.say(`print-guide.copies.${sheet.stock}`) },
        { text: words.number(one) },
        { text: words.number(all) },
      ],
    ];
  });
  return [
    heading(words, 'copies'),
    {
      kind: 'table',
      head: [
        { text: say('sheet') },
        { text: say('paper') },
        { text: say('table', { players: most }) },
        { text: say('class', { players: CLASS, tables }) },
      ],
      rows,
      shares: [24, 28, 22, 26],
    },
    {
      kind: 'paragraph',
      text: [
        say('sheets', { sheets: cards.sheets, sets: cards.sets }),
        ...(cards.sets > 1 ? [say('marks')] : []),
        say(cards.mode === 'fold' ? 'weight-fold' : 'weight'),
        ...(cards.mode === 'fold' ? [] : [say('thin')]),
      ].join(' '),
    },
  ];
}

function dialog(
  { words, paper, tiles }: SheetRequest,
  { page, duplex }: Cards,
  room: Room,
): readonly Block[] {
  const say = words.under('print-guide.print');
  const items = [
    say('viewer'),
    ...(tiles?.compensation ? [say('printer', { printer: plain(tiles.compensation.printer) })] : []),
    say('paper', { paper: paper.label }),
    say('scale'),
    say('headers'),
    say('sides', { edge: edgeOf(duplex) }),
  ];
  return [
    heading(words, 'print'),
    { kind: 'list', ordered: true, items: items.map((text) => ({ text })) },
    ...picture(dialogPicture(paper.label, duplex, room), room),
    ...(duplex === 'simplex' ? [] : flip(page, duplex, room)),
  ];
}

function flip(
  page: Cards['page'],
  duplex: Exclude<Cards['duplex'], 'simplex'>,
  room: Room,
): readonly Block[] {
  return [{ kind: 'space', height: 1.5 }, ...picture(flipPicture(page, duplex, room), room)];
}

function ruler(request: SheetRequest, { mode }: Cards): readonly Block[] {
  const { words } = request;
  const { long, short } = tileSize(request);
  const light = mode === 'long-edge' || mode === 'short-edge' ? [words.say('print-guide.ruler.light')] : [];
  const texts = [words.say('print-guide.ruler.measure', { long, short }), ...light];
  return [heading(words, 'ruler'), ...texts.map((text): Block => ({ kind: 'paragraph', text }))];
}

function cutting(room: Room, { mode }: Cards): readonly Block[] {
  const { words } = room;
  const fold: readonly Block[] =
    mode === 'fold' ? [{ kind: 'paragraph', text: words.say('print-guide.cut.fold') }] : [];
  return [
    heading(words, 'cut'),
    ...fold,
    ...picture(cutPicture(room), room),
    { kind: 'paragraph', text: words.say('print-guide.cut.how') },
    { kind: 'paragraph', text: words.say('print-guide.cut.children') },
  ];
}

function folders({ kit, words }: SheetRequest, room: Room): readonly Block[] {
  const names = (audience: Audience) =>
    kit
      .filter((sheet) => sheet.audience === audience)
      .map((sheet) => words.say(`layout.sheet.${sheet.name}`));
  const contents = { player: names('player'), host: names('host') };
  return [
    heading(words, 'folders'),
    ...picture(foldersPicture(contents, room), room),
    { kind: 'paragraph', text: words.say('print-guide.folders.apart') },
  ];
}

function keeping({ checked, scope, words }: SheetRequest): readonly Block[] {
  const tiles = tilesOf(checked.rules).length;
  const mark = markOf(checked, scope.seatings);
  return [
    heading(words, 'keep'),
    { kind: 'paragraph', text: words.say('print-guide.keep.envelope', { tiles, mark }) },
    { kind: 'paragraph', text: boughtSets(checked.rules, words).join(' ') },
  ];
}

/** What a set from a shop must be to take the place of the printed tiles: this set, or the next larger one without its high halves. */
export function boughtSets({ set }: Rules, words: Words): readonly string[] {
  const { highest, without } = set;
  const say = words.under('print-guide.bought');
  const larger = SOLD.find((sold) => sold > highest);
  const halves =
    larger === undefined ? [] : Array.from({ length: larger - highest }, (_, i) => highest + 1 + i);
  return [
    ...(SOLD.includes(highest) ? [say('same', { set: setText(highest, words) })] : []),
    ...(larger === undefined
      ? []
      : [
          say('larger', {
            set: setText(larger, words),
            halves: words.or(halves.map((half) => words.number(half))),
            tiles: tilesOfSet(highest).length,
          }),
        ]),
    ...(without.length > 0 ? [say('without', { tiles: without.map(tileName) })] : []),
  ];
}

function table({ words }: SheetRequest): readonly Block[] {
  const lines = ['stable', 'helper', 'stakes', 'manual', 'share'] as const;
  const items = lines.map((line) => ({ text: words.say(`print-guide.table.${line}`) }));
  return [heading(words, 'table'), { kind: 'list', ordered: false, items }];
}

/** A picture, left out where a small paper hasn't the room for it; the text says the same. */
function picture(figure: Figure, { width, setting }: Room): readonly Block[] {
  const ink = inkOfAll(figure.marks, { stamps: {}, measurer: setting.measurer });
  return ink.x + ink.width > width ? [] : [{ kind: 'figure', figure }];
}

function heading(
  words: Words,
  part: 'copies' | 'print' | 'ruler' | 'cut' | 'folders' | 'keep' | 'table',
): Block {
  return { kind: 'heading', level: 2, text: words.say(`print-guide.${part}.title`) };
}

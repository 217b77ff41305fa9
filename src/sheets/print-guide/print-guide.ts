import { HostOnly } from '../../host-only.js';
import { type Block, type Figure, type ListItem, plain } from '../../layout/page/block.js';
import { inkOfAll } from '../../layout/page/bounds.js';
import { type Audience, type Mm, type Page, type Pt, pt, type Sheet } from '../../layout/page/page.js';
import { columnWidth, type PageSetup } from '../../layout/sheet/setup.js';
import { type Content, hostSheet } from '../../layout/sheet/sheet.js';
import type { HostTexts } from '../../layout/sheet/texts.js';
import type { Result } from '../../problem.js';
import type { SheetDefinition } from '../definition.js';
import { aboutGame, hostTexts } from '../page-texts.js';
import { pageSetup, type SheetRequest, sizesOf } from '../request.js';
import { MARKED, type TileOptions, USUAL_TILES } from '../tiles/options.js';
import { tileSize, tilesSheet } from '../tiles/tiles.js';
import { type Cards, copyParts, namesFit } from './copies.js';
import { cutGrid, cutPicture } from './cut-picture.js';
import { dialogPicture } from './dialog-picture.js';
import { flipPicture } from './flip-picture.js';
import { type FoldLine, foldPicture } from './fold-picture.js';
import { foldersPicture } from './folders-picture.js';
import { keepingParts } from './keeping.js';
import { heading, type Part } from './part.js';
import { edgeOf, growth, type Room } from './picture.js';

/** Read by whoever prints, before the other sheets of the kit are printed. */
export const PRINT_GUIDE = {
  name: 'print-guide',
  audience: 'host',
  stock: 'plain',
  copies: 'uncounted',
  room: 'text',
  make: printGuideSheet,
} as const satisfies SheetDefinition<'host'>;

/** Two columns are no narrower (mm); on smaller paper there is one. */
const LEAST_COLUMN: Mm = 75;

/** How full the page may be made. */
interface Fit {
  readonly body: Pt;
  /** No section is parted where a column ends; else only a picture stays with its text, and paragraphs with their heading. */
  readonly whole: boolean;
  /** The white between parts, as a share of the usual. */
  readonly white: number;
}

/** The sizes that the text is tried in, the largest first (points); from this one down white gives way before the next smaller. */
const BODIES = [16, 14, 13, 12, 11.5, 11, 10.5, 10].map(pt);
const CLOSER: { readonly from: Pt; readonly white: number } = { from: pt(11.5), white: 0.65 };

/** Less white in the smallest type, tried last: it may save a page that would hold a single section. */
const CLOSEST = [0.75, 0.5] as const;

/** Type is larger than this only where the names of sheets stay whole (points). */
const GROWN = pt(11);

/** The ways to set a body size, from the fullest page, which alone tells whether the size does, to the ones to be preferred. */
function fitsAt(body: Pt): readonly [fullest: Fit, ...better: Fit[]] {
  const white = body > CLOSER.from ? 1 : CLOSER.white;
  return [
    { body, whole: false, white },
    { body, whole: true, white: 1 },
    { body, whole: false, white: 1 },
    { body, whole: true, white },
  ];
}

/**
 * The guide for whoever prints: paper, copies, the print dialog, the ruler, cutting, which sheet is whose. It is one page in the
 * largest type that allows it; on paper too small for that, and in large print, it goes on overleaf. Problems are those of the tiles and of
 * every host sheet.
 */
export function printGuideSheet(request: SheetRequest): Result<Sheet<'host'>> {
  const whole = wholeSet(request.tiles ?? USUAL_TILES);
  const tiles = tilesSheet({ ...request, tiles: whole });
  if (!tiles.ok) return tiles;
  const { pages, duplex, stamps } = tiles.value;
  const [page] = pages;
  if (!page) throw new Error('a set has a sheet of tiles');
  const cards: Cards = {
    sheets: duplex === 'simplex' ? pages.length : pages.length / 2,
    sets: whole.sets ?? 1,
    mode: whole.backs.mode,
    marks: whole.marks,
    page,
    stamps,
    duplex,
  };
  const made = (fit: Fit, mostPages?: number) => {
    const setup = setupFor(request, fit);
    return hostSheet(guide(request, cards, setup, { ...fit, ...(mostPages && { mostPages }) }), setup);
  };
  for (const body of request.large ? [] : BODIES) {
    const [fullest, ...better] = fitsAt(body);
    // Names of sheets stay whole before the text grows.
    if (body > GROWN && !namesFit(request, cards, roomFor(request, setupFor(request, fullest)))) continue;
    const full = made(fullest, 1);
    if (full.ok) return better.map((fit) => made(fit, 1)).find((fitted) => fitted.ok) ?? full;
    if (full.problems.some((problem) => problem.code !== 'paper.overflow')) return full;
  }
  // Overleaf, the largest type that takes the fewest pages: a little smaller often saves half a page of white, or keeps a section whole.
  const bodies = request.large ? sizesOf(request).bodies : BODIES.slice(-1);
  const fits = [
    ...bodies.map((body) => ({ body, white: 1 })),
    ...CLOSEST.map((white) => ({ body: bodies.at(-1) ?? bodies[0], white })),
  ];
  const all = fits.map((fit) => made({ ...fit, whole: false }));
  const pagesOf = (sheet: Result<Sheet<'host'>>) => (sheet.ok ? sheet.value.pages.length : 0);
  const fewest = Math.min(...all.map(pagesOf));
  const short = all.filter((sheet) => pagesOf(sheet) === fewest);
  return short.find((sheet) => !sheet.ok || !isParted(sheet.value)) ?? (short[0] as Result<Sheet<'host'>>);
}

/** Whether a page goes on with a section of the one before it. */
function isParted({ pages: [, ...more] }: Sheet<'host'>): boolean {
  return more.some(({ items }) => items.find(({ node }) => node !== null)?.node?.role !== 'H2');
}

/** The tiles as they are printed when none is printed again; as they are asked for where that is all of them, so that they are laid out once. */
function wholeSet(tiles: TileOptions): TileOptions {
  if (tiles.only === undefined) return tiles;
  const { only: _, ...whole } = tiles;
  return whole;
}

/** Headings are this much larger than the text under them, or as large as on other sheets (points). */
const HEADING = 2;

function setupFor(request: SheetRequest, { body, white }: Fit): PageSetup {
  const setup = pageSetup(request, body);
  const { gaps, section } = setup.style;
  const closer = {
    paragraph: gaps.paragraph * white,
    item: gaps.item * white,
    section: gaps.section * white,
    heading: gaps.heading * white,
  };
  return {
    ...setup,
    style: { ...setup.style, gaps: closer, section: pt(Math.max(section, body + HEADING)) },
  };
}

/** The line that a sheet with backs across a fold is folded on, which is the only dashed line on it. */
function foldLineOf({ items }: Page): FoldLine {
  const line = items.find((item) => item.kind === 'line' && item.stroke.dash !== undefined);
  return line?.kind === 'line' && line.x1 === line.x2 ? 'down' : 'across';
}

function columnsOf({ large }: SheetRequest, setup: PageSetup): 1 | 2 {
  return !large && columnWidth(setup, 'host', 2) >= LEAST_COLUMN ? 2 : 1;
}

function roomFor(request: SheetRequest, setup: PageSetup): Room {
  const { words, measurer } = request;
  const width = columnWidth(setup, 'host', columnsOf(request, setup));
  return { width, setting: { style: setup.style, measurer }, words };
}

function guide(
  request: SheetRequest,
  cards: Cards,
  setup: PageSetup,
  { whole, mostPages }: { readonly whole: boolean; readonly mostPages?: number },
): HostOnly<Content<HostTexts>> {
  const columns = columnsOf(request, setup);
  const room = roomFor(request, setup);
  const apart = folders(request, room);
  const sections = [
    copyParts(request, cards, room),
    // In large print each picture takes a page with its section, and this one fills the first.
    ...(request.large ? [apart] : []),
    dialog(request, cards, room),
    ruler(request, cards),
    cutting(room, cards),
    ...(request.large ? [] : [apart]),
    keepingParts(request),
    table(request),
  ];
  const kept = (part: Part): Block => ({ kind: 'keep', blocks: part });
  const pictured = (part: Part) => part.some((block) => block.kind === 'figure');
  // A heading with a paragraph or two has no place where it may be parted without a paragraph that says nothing of what it is about.
  const short = (part: Part) => part.every(({ kind }) => kind === 'heading' || kind === 'paragraph');
  const blocks = whole
    ? sections.map((parts) => kept(parts.flat()))
    : sections.flat().flatMap((part) => (pictured(part) || short(part) ? [kept(part)] : part));
  return new HostOnly({
    name: PRINT_GUIDE.name,
    texts: hostTexts(aboutGame(PRINT_GUIDE.name, request)),
    body: { kind: 'flow', blocks, columns, ...(mostPages !== undefined && { mostPages }) },
  });
}

function dialog({ words, paper, tiles }: SheetRequest, { page, duplex }: Cards, room: Room): readonly Part[] {
  const say = words.under('print-guide.print');
  const items = [
    say('viewer'),
    ...(tiles?.compensation ? [say('printer', { printer: plain(tiles.compensation.printer) })] : []),
    say('paper', { paper: paper.label }),
    say('scale'),
    say('headers'),
  ].map((text): ListItem => ({ text }));
  const sides = { text: say('sides', { edge: edgeOf(duplex) }) };
  const last =
    duplex === 'simplex' ? sides : { ...sides, ...drawnWith(flipPicture(page, duplex, room), room) };
  return [
    [
      heading(words, 'print'),
      { kind: 'list', ordered: true, items: [...items, last] },
      { kind: 'space', height: 0.8 },
      ...picture(dialogPicture(paper.label, duplex, room), room),
    ],
  ];
}

function ruler(request: SheetRequest, { mode }: Cards): readonly Part[] {
  const { words } = request;
  const { long, short } = tileSize(request);
  const light = mode === 'long-edge' || mode === 'short-edge' ? [words.say('print-guide.ruler.light')] : [];
  const texts = [words.say('print-guide.ruler.measure', { long, short }), ...light];
  return [[heading(words, 'ruler'), ...texts.map((text): Block => ({ kind: 'paragraph', text }))]];
}

function cutting(room: Room, { mode, marks, page, stamps }: Cards): readonly Part[] {
  const { words } = room;
  const fold: Part = [
    { kind: 'paragraph', text: words.say('print-guide.cut.fold') },
    ...picture(foldPicture(foldLineOf(page), room), room),
  ];
  const cut: Part = [
    { kind: 'paragraph', text: words.say('print-guide.cut.how', { marked: MARKED[marks] }) },
    ...picture(cutPicture(cutGrid(page, stamps, room), room), room),
  ];
  const [first, ...others] = mode === 'fold' ? [fold, cut] : [cut];
  return [
    [heading(words, 'cut'), ...(first ?? [])],
    ...others,
    [{ kind: 'paragraph', text: words.say('print-guide.cut.children') }],
  ];
}

function folders({ kit, words }: SheetRequest, room: Room): readonly Part[] {
  const names = (audience: Audience) =>
    kit
      .filter((sheet) => sheet.audience === audience)
      .map((sheet) => words.say(`layout.sheet.${sheet.name}`));
  const contents = { player: names('player'), host: names('host') };
  return [
    [
      heading(words, 'folders'),
      { kind: 'paragraph', text: words.say('print-guide.folders.apart') },
      ...picture(foldersPicture(contents, room), room),
    ],
  ];
}

function table({ words }: SheetRequest): readonly Part[] {
  const lines = ['stable', 'helper', 'stakes', 'manual', 'share'] as const;
  const items = lines.map((line) => ({ text: words.say(`print-guide.table.${line}`) }));
  return [[heading(words, 'table'), { kind: 'list', ordered: false, items }]];
}

/** A sentence of a list is no narrower beside its picture, as large as the type of which the pictures are measured (mm). */
const LEAST_SENTENCE: Mm = 38;

/** A picture of a list's sentence: beside it, or under it where the sentence would be squeezed. */
function drawnWith(figure: Figure, room: Room): Pick<ListItem, 'aside' | 'figure'> {
  const [drawn] = drawable(figure, room);
  if (drawn === undefined) return {};
  const beside = drawn.width + LEAST_SENTENCE * growth(room.setting) <= room.width;
  return beside ? { aside: drawn } : { figure: drawn };
}

/** A picture as a block of its own. */
function picture(figure: Figure, room: Room): Part {
  return drawable(figure, room).map((drawn) => ({ kind: 'figure', figure: drawn }));
}

/** A picture, left out where a small paper hasn't the room for it; the text says the same. */
function drawable(figure: Figure, { width, setting }: Room): readonly Figure[] {
  const ink = inkOfAll(figure.marks, { stamps: {}, measurer: setting.measurer });
  return ink.x + ink.width > width ? [] : [figure];
}

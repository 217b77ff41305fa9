import { tileName } from '../../domino/notation.js';
import type { Tile } from '../../domino/tile.js';
import type { Node, Sheet } from '../../layout/page/page.js';
import { turned, turnedMargins } from '../../layout/page/paper.js';
import { inset, type Rect } from '../../layout/page/rect.js';
import type { TileSize } from '../../layout/page/templates.js';
import { contentArea } from '../../layout/sheet/around.js';
import type { Heading } from '../../layout/sheet/head.js';
import type { PageSetup } from '../../layout/sheet/setup.js';
import { type PlacedPage, playerSheet } from '../../layout/sheet/sheet.js';
import { duplexOf, groundsFor } from '../../layout/tiles/backs.js';
import { tileFace } from '../../layout/tiles/face.js';
import { arrange, type Grid, placeOf } from '../../layout/tiles/grid.js';
import { type SetMark, setMark, setMarkReach } from '../../layout/tiles/set-mark.js';
import { bad, type Result } from '../../problem.js';
import { tilesOf } from '../../rulebook/scope.js';
import { setNameText } from '../../rulebook/set-name.js';
import type { SheetDefinition } from '../definition.js';
import { madeOnce } from '../made-once.js';
import { aboutGame, playerTexts } from '../page-texts.js';
import { pageSetup, type SheetRequest, sizesOf } from '../request.js';
import { noteBand, rulerLabels, type TileNotes } from './notes.js';
import { MARKED, type TileOptions, USUAL_TILES } from './options.js';
import {
  backPage,
  backsOutside,
  type Cut,
  edgeWith,
  frontPage,
  type Placed,
  stampsOf,
  type TileGround,
  type TileSheet,
} from './pages.js';

/** Cut out by whoever prints, one set for a table. */
export const TILES = {
  name: 'tiles',
  audience: 'player',
  stock: 'card',
  copies: 'each-table',
  room: 'own',
  make: tilesSheet,
} as const satisfies SheetDefinition<'player'>;

/**
 * The cut sheets: fronts in reading order, each followed by its backs. Each tile is a figure with its name; all else but
 * the lines under the grid is passed over when the sheet is read aloud. The paper is turned where that saves a sheet.
 * Problems: `tiles.not-in-set` {tiles, set}, `tiles.no-room` (see `arrange`), `tiles.offset` {outside}, and those of every
 * player sheet.
 */
export function tilesSheet(request: SheetRequest): Result<Sheet<'player'>> {
  return laidOut({ ...request, tiles: request.tiles ?? USUAL_TILES });
}

const laidOut = madeOnce((request): Result<Sheet<'player'>> => {
  const { checked, words, measurer, tiles: options = USUAL_TILES } = request;
  const heading = {
    name: TILES.name,
    texts: playerTexts({ ...aboutGame(TILES.name, request), actualSize: true }),
    head: 'compact',
  } as const;
  const tiles = tilesOf(checked.rules);
  const { only = [], ofSets = [], sets: count = 1 } = options;
  const strange = [...only, ...ofSets.map(({ tile }) => tile)]
    .filter((tile) => !tiles.includes(tile))
    .map(tileName);
  if (strange.length > 0) {
    return bad({ code: 'tiles.not-in-set', params: { tiles: strange, set: setWords(request) } });
  }
  const unmade = ofSets.find(({ set }) => count === 1 || set >= count);
  if (unmade) return bad({ code: 'tiles.no-set', params: { set: setMark(unmade.set).letter, count } });
  const about = {
    set: setWords(request),
    tiles: tiles.length,
    size: tileSize(request),
    fold: options.backs.mode === 'fold',
    marked: MARKED[options.marks],
    ...(options.compensation && { compensation: options.compensation }),
  };
  const arranged = gridFor(heading, about, request, options);
  if (!arranged.ok) return arranged;
  const grid = arranged.value;
  const { setup } = grid.ground;

  const side = Math.min(about.size.short, about.size.long / 2);
  const marks = setMarksOf(options);
  const reaches = marks.flatMap((mark) => (mark ? [setMarkReach(mark, about.size.short)] : []));
  const face = tileFace({
    side,
    look: options.look,
    measurer,
    ...(reaches.length > 0 && { middle: Math.max(...reaches) }),
  });
  const sheets = sheetsOf(tiles, grid, marks, options);
  const notes = { ...about, sheets: sheets.length };
  const cut: Cut = { grid, options, face, notes, safe: safeOf(setup), words };
  const outside = backsOutside(cut);
  if (outside > 0) return bad({ code: 'tiles.offset', params: { outside: Math.ceil(outside * 10) / 10 } });
  const pages: PlacedPage[] = [];
  const root: Node[] = [];
  for (const [index, sheet] of sheets.entries()) {
    const front = frontPage(cut, sheet, index + 1);
    root.push(...front.nodes);
    pages.push(front.page);
    const back = backPage(cut, sheet);
    if (back) pages.push(back);
  }
  return playerSheet(
    {
      ...heading,
      stamps: stampsOf(cut, tiles, sheets),
      body: { kind: 'placed', pages, root, duplex: duplexOf(options.backs.mode) },
    },
    setup,
  );
});

/** The grid for all tiles of the set: on the paper as it lies best, under the head, above the notes. */
function gridFor(
  heading: Heading,
  about: Omit<TileNotes, 'sheet' | 'sheets'>,
  request: SheetRequest,
  options: TileOptions,
): Result<Grid<TileGround>> {
  const labels = rulerLabels(request.words, pageSetup(request), options.compensation);
  const ways = waysToLie(request, options);
  // Lower rulers are tried last: where they save a sheet.
  const formed = (['above', 'behind'] as const).flatMap((form) => ways.map((setup) => ({ setup, form })));
  const grounds = formed.flatMap(({ setup, form }): readonly TileGround[] => {
    const free = contentArea(heading, setup);
    // Notes take the same lines on every sheet; the largest numbers make sure of it.
    const most = { ...about, sheet: 999, sheets: 999, ...((options.sets ?? 1) > 1 && { mark: 'M\u2013W' }) };
    const above = inset(free, 0, 0, noteBand(most, free.width, request.words, setup, form).height, 0);
    return groundsFor(options.backs.mode, setup.paper, above, safeOf(setup)).map((ground) => ({
      ...ground,
      setup,
      free,
      form,
    }));
  });
  const wanted = { tiles: about.tiles, sets: options.sets ?? 1 };
  return arrange(about.size, grounds, edgeWith(labels), wanted, options.compensation?.stretch);
}

/** One set has no mark; several have one each. */
function setMarksOf({ sets = 1 }: TileOptions): readonly (SetMark | null)[] {
  return sets === 1 ? [null] : Array.from({ length: sets }, (_, index) => setMark(index));
}

/** The paper as it was named, then turned by a quarter; each in the usual type, then in the smallest, which leaves more room. */
function waysToLie(request: SheetRequest, { upright }: TileOptions): readonly PageSetup[] {
  const { paper } = request;
  const { bodies } = sizesOf(request);
  const sizes = [...new Set([bodies[0], bodies.at(-1) ?? bodies[0]])];
  const named = sizes.map((body) => pageSetup(request, body));
  if (paper.width === paper.height) return named;
  const other = named.map((setup) => ({
    ...setup,
    paper: turned(paper),
    margins: turnedMargins(setup.margins),
  }));
  return [...named, ...other].filter((setup) => !upright || setup.paper.height > setup.paper.width);
}

function safeOf({ paper, margins }: PageSetup): Rect {
  const { top, right, bottom, left } = margins;
  return inset({ x: 0, y: 0, width: paper.width, height: paper.height }, top, right, bottom, left);
}

/** The tiles wanted of each set, sheet by sheet, in the places they have when all are printed; sheets without any are left out. */
function sheetsOf(
  tiles: readonly Tile[],
  grid: Cut['grid'],
  marks: readonly (SetMark | null)[],
  { only, ofSets }: TileOptions,
): readonly TileSheet[] {
  const isWanted = (tile: Tile, set: number) =>
    (!only && !ofSets) || only?.includes(tile) || ofSets?.some((one) => one.tile === tile && one.set === set);
  const sheets: Placed[][] = [];
  for (const [set, mark] of marks.entries()) {
    for (const [index, tile] of tiles.entries()) {
      const { sheet, place } = placeOf(grid, set, index);
      sheets[sheet] ??= [];
      if (isWanted(tile, set)) sheets[sheet].push({ tile, place, mark });
    }
  }
  return sheets.filter((sheet) => sheet.length > 0);
}

/** The set's name in words; tiles taken out are named. */
function setWords({ checked, words }: SheetRequest): string {
  const { highest, without } = checked.rules.set;
  const set = setNameText(highest, words);
  return without.length === 0 ? set : words.say('tiles.without', { set, without: without.map(tileName) });
}

/** The size that tiles are cut to (mm). */
export function tileSize({ tiles, templates, large }: SheetRequest): TileSize {
  const size = tiles?.size ?? templates.tiles[large ? 'large-print' : 'standard'];
  if (!size) throw new Error('the templates lack a size of tiles');
  return size;
}

import { bad, good, type Result } from '../../problem.js';
import type { Mm } from '../page/page.js';
import type { Rect } from '../page/rect.js';
import type { TileSize } from '../page/templates.js';
import { NO_STRETCH, type Stretch } from './stretch.js';

/** The line that a back is found by: the tile's place mirrored in it. Between two sides of paper it is the middle of the page, on one side the fold. */
export interface Mirror {
  /** `x`: left and right change places; `y`: top and bottom do. */
  readonly axis: 'x' | 'y';
  readonly at: Mm;
}

/** The place behind a place. */
export function behind(rect: Rect, mirror: Mirror): Rect {
  return mirror.axis === 'x'
    ? { ...rect, x: 2 * mirror.at - rect.x - rect.width }
    : { ...rect, y: 2 * mirror.at - rect.y - rect.height };
}

/** A page that tiles may be laid out on: `room` takes the grid with the white, marks and rulers around it. */
export interface Ground {
  readonly page: { readonly width: Mm; readonly height: Mm };
  readonly room: Rect;
}

/** Tiles to be laid out: how many a set has, and how many sets there are. */
export interface Wanted {
  readonly tiles: number;
  readonly sets: number;
}

/**
 * Places for tiles, edge to edge, in rows read left to right. It depends on paper, set and options, never on how many places
 * are filled. All sheets are cut alike, so that they can be cut in a stack; a set's last rows may be missing on some.
 */
export interface Grid<G extends Ground = Ground> {
  readonly ground: G;
  /** Tiles stand (long side down the page) or lie. */
  readonly upright: boolean;
  readonly columns: number;
  readonly rows: number;
  /** How many rows of a set stand on each of its sheets. */
  readonly setRows: readonly number[];
  /** How many whole sets stand on a sheet, one under the other; one where a set takes several sheets. */
  readonly setsOnSheet: number;
  /** The whole grid. */
  readonly area: Rect;
}

/**
 * The grid that needs the fewest sheets, on the first of the pages given that does. There it is a block of whole rows where
 * the number of tiles allows it, with as few cuts as may be, shared evenly among a set's sheets: ten tiles are two rows of
 * five, twenty-eight on two sheets four rows of four and three. A tile is never scaled to fit, only by the `stretch` that a
 * printer's error asks for. `edge` is what must stay free beside and above the grid (mm on each side). The grid stands in the
 * middle of its room. Problem `tiles.no-room` {tile, needs, room}, the sizes as text in mm.
 */
export function arrange<G extends Ground>(
  tile: TileSize,
  grounds: readonly G[],
  edge: { readonly x: Mm; readonly y: Mm },
  wanted: Wanted,
  stretch: Stretch = NO_STRETCH,
): Result<Grid<G>> {
  const grids = grounds.flatMap((ground) =>
    [true, false].flatMap((upright) =>
      gridsOn(ground, cellOf(tile, upright, stretch), edge, upright, wanted),
    ),
  );
  const [best] = grids.sort(
    (a, b) =>
      sheetsFor(a, wanted) - sheetsFor(b, wanted) ||
      grounds.indexOf(a.ground) - grounds.indexOf(b.ground) ||
      missingFrom(a, wanted) - missingFrom(b, wanted) ||
      a.columns + a.rows - (b.columns + b.rows) ||
      b.columns - a.columns,
  );
  if (best) return good(best);
  const room = grounds[0]?.room;
  if (!room) throw new Error('no page to lay tiles out on');
  return bad({
    code: 'tiles.no-room',
    params: {
      tile: size(tile.long, tile.short),
      needs: size(tile.long + 2 * edge.x, tile.short + 2 * edge.y),
      room: size(Math.max(0, room.width), Math.max(0, room.height)),
    },
  });
}

/** How many sheets all sets take. */
function sheetsFor({ setRows, setsOnSheet }: Grid, { sets }: Wanted): number {
  return setRows.length * Math.ceil(sets / setsOnSheet);
}

/** How many places the last row of a set leaves empty. */
function missingFrom({ columns }: Grid, { tiles }: Wanted): number {
  return (columns - (tiles % columns)) % columns;
}

/** Where a tile of a set stands: on which of all sheets, and in which place there. Sets, sheets and tiles count from 0, tiles in reading order. */
export function placeOf(
  grid: Grid,
  set: number,
  index: number,
): { readonly sheet: number; readonly place: Rect } {
  const { columns, setRows, setsOnSheet } = grid;
  let row = Math.floor(index / columns);
  let sheet = 0;
  for (const rows of setRows) {
    if (row < rows) break;
    row -= rows;
    sheet++;
  }
  const above = (set % setsOnSheet) * (setRows[0] ?? 0);
  return {
    sheet: Math.floor(set / setsOnSheet) * setRows.length + sheet,
    place: placeAt(grid, (above + row) * columns + (index % columns)),
  };
}

/** A place of a sheet, counted from 0 in reading order. */
export function placeAt(grid: Grid, index: number): Rect {
  const column = index % grid.columns;
  const row = Math.floor(index / grid.columns);
  if (row >= grid.rows) throw new Error(`no place ${index} on a sheet of ${grid.columns * grid.rows}`);
  const width = grid.area.width / grid.columns;
  const height = grid.area.height / grid.rows;
  return { x: grid.area.x + column * width, y: grid.area.y + row * height, width, height };
}

/** Sums of lengths are not exact; a grid that is this much too large (mm) still fits. */
const ROUNDING = 1e-6;

/** What one tile takes of the page. */
function cellOf({ long, short }: TileSize, upright: boolean, { across, down }: Stretch) {
  return upright
    ? { width: short * across, height: long * down }
    : { width: long * across, height: short * down };
}

/** A grid of each number of columns that its room has width for. */
function gridsOn<G extends Ground>(
  ground: G,
  cell: { readonly width: Mm; readonly height: Mm },
  edge: { readonly x: Mm; readonly y: Mm },
  upright: boolean,
  { tiles, sets }: Wanted,
): readonly Grid<G>[] {
  const { room } = ground;
  const most = {
    columns: Math.floor((room.width - 2 * edge.x) / cell.width + ROUNDING),
    rows: Math.floor((room.height - 2 * edge.y) / cell.height + ROUNDING),
  };
  if (most.rows < 1) return [];
  return Array.from({ length: Math.max(0, Math.min(most.columns, tiles)) }, (_, index) => {
    const columns = index + 1;
    const setRows = shared(Math.ceil(tiles / columns), most.rows);
    const [longest = 1] = setRows;
    const setsOnSheet = setRows.length > 1 ? 1 : Math.min(sets, Math.floor(most.rows / longest));
    const rows = longest * setsOnSheet;
    const [width, height] = [columns * cell.width, rows * cell.height];
    const area = {
      x: room.x + (room.width - width) / 2,
      y: room.y + (room.height - height) / 2,
      width,
      height,
    };
    return { ground, upright, columns, rows, setRows, setsOnSheet, area };
  });
}

/** Rows shared evenly among as few sheets as take them, the first ones taking one more where it doesn't come out even. */
function shared(rows: number, most: number): readonly number[] {
  const sheets = Math.ceil(rows / most);
  return Array.from({ length: sheets }, (_, sheet) =>
    sheet < rows % sheets ? Math.ceil(rows / sheets) : Math.floor(rows / sheets),
  );
}

function size(width: Mm, height: Mm): string {
  const tenth = (length: Mm) => String(Math.round(length * 10) / 10);
  return `${tenth(width)} \u00d7 ${tenth(height)}`;
}

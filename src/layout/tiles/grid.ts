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

/** Places for tiles, edge to edge, in rows read left to right. It depends on paper and tile, never on how many places are filled. */
export interface Grid<G extends Ground = Ground> {
  readonly ground: G;
  /** Tiles stand (long side down the page) or lie. */
  readonly upright: boolean;
  readonly columns: number;
  readonly rows: number;
  /** The whole grid. */
  readonly area: Rect;
}

/**
 * The grid that needs the fewest sheets for `count` tiles, on the pages given: the first that does, with the most places
 * on it. A tile is never scaled to fit, only by the `stretch` that a printer's error asks for. `edge` is what must stay
 * free beside and above the grid (mm on each side). The grid stands in the middle of its room. Problem `tiles.no-room`
 * {tile, needs, room}, the sizes as text in mm.
 */
export function arrange<G extends Ground>(
  tile: TileSize,
  grounds: readonly G[],
  edge: { readonly x: Mm; readonly y: Mm },
  count: number,
  stretch: Stretch = NO_STRETCH,
): Result<Grid<G>> {
  const grids = grounds.flatMap((ground) =>
    [true, false].map((upright) => gridOn(ground, cellOf(tile, upright, stretch), edge, upright)),
  );
  const fitting = grids.filter((grid) => placesOn(grid) > 0);
  const sheets = (grid: Grid) => Math.ceil(count / placesOn(grid));
  const [best] = fitting.sort(
    (a, b) =>
      sheets(a) - sheets(b) ||
      grounds.indexOf(a.ground) - grounds.indexOf(b.ground) ||
      placesOn(b) - placesOn(a),
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

/** How many tiles one sheet takes. */
export function placesOn(grid: Grid): number {
  return grid.columns * grid.rows;
}

/** The place of a tile on its sheet, counted from 0 in reading order. */
export function placeAt(grid: Grid, index: number): Rect {
  const column = index % grid.columns;
  const row = Math.floor(index / grid.columns);
  if (row >= grid.rows) throw new Error(`no place ${index} on a sheet of ${placesOn(grid)}`);
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

function gridOn<G extends Ground>(
  ground: G,
  cell: { readonly width: Mm; readonly height: Mm },
  edge: { readonly x: Mm; readonly y: Mm },
  upright: boolean,
): Grid<G> {
  const { room } = ground;
  const columns = Math.max(0, Math.floor((room.width - 2 * edge.x) / cell.width + ROUNDING));
  const rows = Math.max(0, Math.floor((room.height - 2 * edge.y) / cell.height + ROUNDING));
  const width = columns * cell.width;
  const height = rows * cell.height;
  const area = {
    x: room.x + (room.width - width) / 2,
    y: room.y + (room.height - height) / 2,
    width,
    height,
  };
  return { ground, upright, columns, rows, area };
}

function size(width: Mm, height: Mm): string {
  const tenth = (length: Mm) => String(Math.round(length * 10) / 10);
  return `${tenth(width)} \u00d7 ${tenth(height)}`;
}

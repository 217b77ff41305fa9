import { tileName } from '../../domino/notation.js';
import { highOf, lowOf, type Tile } from '../../domino/tile.js';
import {
  type Labels,
  type RulerForm,
  rulerDepth,
  rulerStamps,
  rulersDown,
} from '../../layout/figures/rulers.js';
import { passedOver } from '../../layout/page/mark.js';
import type { Item, Mark, Mm, Node, Stamp } from '../../layout/page/page.js';
import { moved, nodeOf } from '../../layout/page/place.js';
import { around, inset, type Rect } from '../../layout/page/rect.js';
import type { PageSetup } from '../../layout/sheet/setup.js';
import type { PlacedPage } from '../../layout/sheet/sheet.js';
import { type BackedGround, backMarks, backPlaces, backStamps, foldLine } from '../../layout/tiles/backs.js';
import type { TileFace } from '../../layout/tiles/face.js';
import { type Grid, placeAt } from '../../layout/tiles/grid.js';
import { BLEED, cutMarks, MARK_REACH } from '../../layout/tiles/marks.js';
import { type SetMark, setMarkStamp } from '../../layout/tiles/set-mark.js';
import type { Words } from '../../words/words.js';
import { noteBand, rulerLabels, type TileNotes } from './notes.js';
import type { TileOptions } from './options.js';

/** White between what stands in the side margins and the cut marks (mm). */
const APART: Mm = 0.3;

/** What stays free around the grid on each side (mm): cut marks, and at the sides the rulers. */
export function edgeWith(labels: Labels): { readonly x: Mm; readonly y: Mm } {
  return { x: MARK_REACH + rulerDepth(labels, 'behind') + APART, y: MARK_REACH };
}

/** A way the paper may lie, its page set up, and what head and foot leave of it. */
export interface TileGround extends BackedGround {
  readonly setup: PageSetup;
  readonly free: Rect;
  /** How the rulers under the tiles are drawn. */
  readonly form: RulerForm;
}

/** Everything that the cut sheets of one kit have in common. `safe` is what may be inked. */
export interface Cut {
  readonly grid: Grid<TileGround>;
  readonly options: TileOptions;
  readonly face: TileFace;
  readonly notes: Omit<TileNotes, 'sheet'>;
  readonly safe: Rect;
  readonly words: Words;
}

/** A tile, its place on its sheet, and the mark of its set where there are several. */
export interface Placed {
  readonly tile: Tile;
  readonly place: Rect;
  readonly mark: SetMark | null;
}

/** The tiles of one sheet. */
export type TileSheet = readonly Placed[];

/** A side with faces: tiles, marks, rulers, notes; across a fold the backs too. Its trim box is the block of tiles. */
export function frontPage(
  cut: Cut,
  placed: TileSheet,
  sheet: number,
): { readonly page: PlacedPage; readonly nodes: readonly Node[] } {
  const { grid, options, face, notes, words } = cut;
  const { setup, free, form, mirror } = grid.ground;
  const figures = placed.map(({ tile, place, mark }) => {
    const name = tileName(tile);
    const alt = mark
      ? words.say('tiles.alt-set', { tile: name, mark: mark.letter })
      : words.say('tiles.alt', { tile: name });
    const node = nodeOf('Figure', { alt });
    const marks = [
      ...face.marks({ left: lowOf(tile), right: highOf(tile) }, place),
      ...(mark ? [setMarkOn(place, mark)] : []),
    ];
    return { node, items: marks.map((item): Item => ({ ...item, node })) };
  });
  const fronts = placed.map(({ place }) => place);
  const folded = options.backs.mode === 'fold' ? backsOf(cut, fronts) : [];
  const block = around([...fronts, ...folded]);
  const marks: readonly Mark[] = [
    ...(folded.length > 0 ? backMarks(folded) : []),
    ...(mirror && folded.length > 0 ? [foldLine(mirror, inset(block, -MARK_REACH))] : []),
    ...(options.marks === 'none' ? [] : cutMarks(fronts)),
    ...(options.marks === 'both' && folded.length > 0 ? cutMarks(folded) : []),
  ];

  const letters = [...new Set(placed.flatMap(({ mark }) => mark?.letter ?? []))];
  const told = { ...notes, sheet, ...(letters.length > 0 && { mark: span(letters) }) };
  const band = noteBand(told, free.width, words, setup, form);
  const height = free.y + free.height - band.height - grid.area.y;
  const side = { ...free, y: grid.area.y, height };
  const labels = rulerLabels(words, setup, options.compensation);
  const { area } = grid;
  const beside = Math.min(area.x - free.x, free.x + free.width - area.x - area.width) - MARK_REACH - APART;
  const rulers = rulersDown(side, beside, labels);
  const low = Math.max(block.y + block.height + MARK_REACH, side.y + rulers.reach);
  return {
    page: {
      items: [
        ...figures.flatMap(({ items }) => items),
        ...passedOver([...marks, ...rulers.marks]),
        ...band.items.map((item) => moved(item, free.x, low)),
      ],
      trim: around(fronts),
    },
    nodes: [...figures.map(({ node }) => node), ...band.nodes],
  };
}

/** The other side of a sheet, nothing on it but backs and cut marks; undefined where it stays blank. */
export function backPage(cut: Cut, placed: TileSheet): PlacedPage | undefined {
  const { mode } = cut.options.backs;
  if (mode === 'fold' || mode === 'none') return undefined;
  const backs = backsOf(
    cut,
    placed.map(({ place }) => place),
  );
  // A flooded page has no places of its own for tiles, and is inked where marks would stand.
  const marks = cut.options.marks === 'both' && mode !== 'flood' ? cutMarks(backs) : [];
  return {
    items: passedOver([...backMarks(backs), ...marks]),
    trim: around(backs),
    bare: true,
  };
}

/** How far the backs of a full sheet, with their marks, reach out of what may be inked (mm); 0 when they keep inside. */
export function backsOutside(cut: Cut): Mm {
  const { grid, options, safe } = cut;
  if (options.backs.mode === 'none' || options.backs.mode === 'flood') return 0;
  const reach = options.marks === 'both' ? MARK_REACH : BLEED;
  const block = inset(around(backsOf(cut, [grid.area])), -reach);
  return Math.max(
    0,
    safe.x - block.x,
    safe.y - block.y,
    block.x + block.width - safe.x - safe.width,
    block.y + block.height - safe.y - safe.height,
  );
}

/** The halves, the one back, the marks of the sets, and the labels of the rulers. */
export function stampsOf(
  cut: Cut,
  tiles: readonly Tile[],
  sheets: readonly TileSheet[],
): Readonly<Record<string, Stamp>> {
  const { grid, options, face, notes, words } = cut;
  const { setup } = grid.ground;
  const values = new Set(tiles.flatMap((tile) => [lowOf(tile), highOf(tile)]));
  const [back] = backsOf(cut, [placeAt(grid, 0)]);
  const marks = sheets.flat().flatMap(({ mark }) => (mark ? [mark] : []));
  return {
    ...face.stamps(values),
    ...(back && backStamps(back, options.backs.pattern)),
    ...Object.fromEntries(
      marks.map((mark) => [stampName(mark), setMarkStamp(mark, notes.size.short, setup.measurer)]),
    ),
    ...rulerStamps(rulerLabels(words, setup, options.compensation)),
  };
}

/** The letters of the sets on a sheet, which follow each other. */
function span(letters: readonly string[]): string {
  return letters.length === 1 ? letters.join('') : `${letters[0]}\u2013${letters.at(-1)}`;
}

/** A set's mark in the middle of a tile, turned with it. */
function setMarkOn({ x, y, width, height }: Rect, mark: SetMark): Mark {
  const turn = width > height ? 270 : 0;
  return { kind: 'stamp', name: stampName(mark), x: x + width / 2, y: y + height / 2, turn, scale: 1 };
}

function stampName({ letter }: SetMark): string {
  return `set-${letter}`;
}

function backsOf({ grid, options, safe }: Cut, tiles: readonly Rect[]): readonly Rect[] {
  return backPlaces(options.backs, grid.ground, tiles, safe);
}

import type { Block } from '../page/block.js';
import type { Item, Mm, Node, TextMeasurer } from '../page/page.js';
import { moved } from '../page/place.js';
import type { Style } from '../page/templates.js';
import { type Care, type ColumnEnds, columnEnds } from './breaks.js';
import { compose } from './compose.js';
import { canGrowAfter, heightOfStrips, lineHeight, type Strip, stacked } from './strip.js';

/** A column on a page (mm). */
export interface Frame {
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
  readonly height: Mm;
}

/** Content that has its place: by frame, with how much of the frame's height it takes (mm, white between parts included). */
export interface Flowed {
  readonly frames: readonly { readonly items: readonly Item[]; readonly used: Mm }[];
  /** In reading order. */
  readonly nodes: readonly Node[];
  /** How many lines of body type there are too many; 0 when everything has its place. */
  readonly overflow: number;
}

/** Two heights this close (mm) are the same. */
const ROUNDING = 1e-6;

/**
 * Places blocks in frames, one after the other, on as few pages as hold them: every `columns` frames stand side by side on
 * a page and end as nearly on one line as the text allows. Headings stay with what follows, kept parts stay together unless
 * they are taller than a frame, a table that goes on in another frame gets its head again. The frames of one flow have one
 * width; as many are asked for as are needed. `care` says what
 * rather has no place than is parted.
 */
export function flow(
  blocks: readonly Block[],
  frames: Iterable<Frame>,
  style: Style,
  measurer: TextMeasurer,
  { columns = 1, care }: { readonly columns?: number; readonly care?: Care } = {},
): Flowed {
  const supply = frames[Symbol.iterator]();
  const taken: Frame[] = [];
  const nextPage = (): readonly Frame[] => {
    const page: Frame[] = [];
    while (page.length < columns) {
      const next = supply.next();
      if (next.done) break;
      page.push(next.value as Frame);
    }
    taken.push(...page);
    return page;
  };
  const first = nextPage();
  const width = first[0]?.width;
  if (width === undefined) throw new Error('no frame to set text in');
  const { strips, nodes } = compose(blocks, width, { style, measurer });
  const ends = columnEnds(strips, first, nextPage, care);
  if (taken.some((frame) => Math.abs(frame.width - width) > ROUNDING)) {
    throw new Error('the frames of one flow have one width');
  }
  const overflow =
    ends.left.length === 0 ? 0 : Math.ceil(heightOfStrips(ends.left) / lineHeight(style) - ROUNDING);
  return { frames: filled(strips, taken, ends, columns), nodes, overflow };
}

/** How tall blocks are in one column of this width. */
export function heightOf(blocks: readonly Block[], width: Mm, style: Style, measurer: TextMeasurer): Mm {
  return heightOfStrips(compose(blocks, width, { style, measurer }).strips);
}

/** Each frame with its strips; the shorter of two columns, and each of several pages, is drawn out as far as its white allows. */
function filled(
  strips: readonly Strip[],
  frames: readonly Frame[],
  { ends }: ColumnEnds,
  columns: number,
): readonly { readonly items: readonly Item[]; readonly used: Mm }[] {
  const parts = ends.map((end, index) => strips.slice(ends[index - 1] ?? 0, end));
  const lengths = parts.map((part) => (part[0]?.again?.height ?? 0) + heightOfStrips(part));
  const grown = (index: number, growth: number): Mm =>
    (lengths[index] ?? 0) + growth * whiteIn(parts[index] ?? []);
  const endOf = (index: number): Mm => {
    const page = index - (index % columns);
    const beside = Array.from({ length: columns }, (_, column) => page + column);
    const most = Math.max(...beside.map((column) => lengths[column] ?? 0));
    // White that is seen to be wider is worth it only where the columns then end on one line.
    if (parts.length <= columns)
      return beside.every((column) => grown(column, GROWTH) > most - ROUNDING) ? most : LEAST_EVEN * most;
    // As far down as all columns of the page can end.
    const ends = beside.map((column) => grown(column, lengths[column] === most ? PAGE_GROWTH : GROWTH));
    const longest = Math.max(most, Math.min((frames[page] as Frame).height, ...ends));
    return Math.min(longest, Math.max(grown(index, GROWTH), LEAST_EVEN * longest));
  };
  return parts.map((tight, index) => {
    const part = drawnOut(tight, endOf(index) - (lengths[index] as Mm));
    const { x, y } = frames[index] as Frame;
    const again = part[0]?.again;
    const { items, height } = stacked(part);
    const above = again?.height ?? 0;
    return {
      items: [
        ...(again?.items ?? []).map((item) => moved(item, x, y)),
        ...items.map((item) => moved(item, x, y + above)),
      ],
      used: above + height,
    };
  });
}

/** White may grow by so much of itself, and no more: where columns are to end on one line, and where each of several pages is to be full. */
const GROWTH = 1.3;
const PAGE_GROWTH = 0.6;
/** So much where columns would otherwise end too far apart. */
const MOST_GROWTH = 2;

/** Columns of a page that can't end on one line end as near to it as this share of the longer, and keep the white they are set with as far as that leaves it. */
const LEAST_EVEN = 0.9;

/** Whether the white above each strip may grow: between parts, items and paragraphs, not within what is tied. */
function growing(strips: readonly Strip[]): readonly boolean[] {
  return strips.map((_, index) => {
    const before = strips[index - 1];
    return before !== undefined && canGrowAfter(before);
  });
}

/** The white that may grow (mm). */
function whiteIn(strips: readonly Strip[]): Mm {
  const grows = growing(strips);
  return strips.reduce((sum, { gap }, index) => sum + (grows[index] ? gap : 0), 0);
}

/** The same strips, longer by `missing` mm or as far as their white may grow. */
function drawnOut(strips: readonly Strip[], missing: Mm): readonly Strip[] {
  const grows = growing(strips);
  const white = whiteIn(strips);
  if (missing < ROUNDING || white === 0) return strips;
  const growth = Math.min(MOST_GROWTH, missing / white);
  return strips.map((strip, index) => (grows[index] ? { ...strip, gap: strip.gap * (1 + growth) } : strip));
}

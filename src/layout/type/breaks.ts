import type { Mm } from '../page/page.js';
import { COSTS, canGrowAfter, heightOfStrips, type Strip } from './strip.js';

/** Where columns end: after how many strips each of them; and the strips that have no place. */
export interface ColumnEnds {
  readonly ends: readonly number[];
  readonly left: readonly Strip[];
}

/** What is never parted though there be no room: kept parts, and lists so that a line or two stand alone; kept parts; nothing. */
export const CARES = ['lists', 'parts', 'none'] as const;
export type Care = (typeof CARES)[number];

interface Column {
  readonly height: Mm;
}

/** Two heights this close (mm) are the same. */
const ROUNDING = 1e-6;

/** A way to fill some pages: what it costs, and where each column ends. */
interface Way {
  readonly cost: number;
  readonly ends: readonly number[];
}

/**
 * Finds where each column ends: on as few pages as there can be, then where it costs the reader least. Weighed against each
 * other are what is parted, columns of a page that end at different heights, and pages that are left empty before their end,
 * the last of several nearly like the others: what is too little for all of them leaves each of them a little white, and none half empty.
 */
export function columnEnds(
  strips: readonly Strip[],
  first: readonly Column[],
  nextPage: () => readonly Column[],
  care: Care = 'parts',
): ColumnEnds {
  const tallest = Math.max(...first.map(({ height }) => height));
  const places = new Places(strips, allowedEnds(strips, tallest, care));
  if (strips.length === 0) return { ends: [0], left: [] };
  const most = care === 'lists' ? HALF_EMPTY : Number.POSITIVE_INFINITY;
  let ways: ReadonlyMap<number, Way> = new Map([[0, { cost: 0, ends: [] }]]);
  for (let page = first; page.length > 0; page = nextPage()) {
    const further = new Map<number, Way>();
    for (const [start, way] of ways) places.fill(start, way, page, most, further);
    const done = further.get(strips.length);
    if (done) return { ends: done.ends, left: [] };
    if (further.size === 0) break;
    ways = further;
  }
  return fullest(strips, ways);
}

/** As much as has its place where not all has. */
function fullest(strips: readonly Strip[], ways: ReadonlyMap<number, Way>): ColumnEnds {
  const most = Math.max(...ways.keys());
  return { ends: ways.get(most)?.ends ?? [0], left: strips.slice(most) };
}

/** Columns of one page that end this far apart (a share of the longer) are seen to; further apart is a fault. */
const UNEVEN = 0.12;
const UNEVEN_COSTS = { square: 400, fault: 30 } as const;

/** The white of the shorter column may grow by so much of itself before anyone sees that it did. */
const UNSEEN_GROWTH = 0.9;

/** One of several pages left empty in its lower part: by the square of the share; more than this share is a fault. */
const EMPTY = 0.3;
const EMPTY_COSTS = { square: 120, fault: 25 } as const;

/** The last of several pages is rather the shorter one. */
const LAST_PAGE = 0.9;

/** What no page costs but one that is left nearly half empty: taking care of lists is no reason for that. */
const HALF_EMPTY = EMPTY_COSTS.fault + EMPTY_COSTS.square * 0.4 ** 2;

/** A page is parted from the next more than a column is from the one beside it. */
const PAGE_BREAK = 1.5;

/** The places where columns of these strips may end. Thousands of ways are weighed for a long text, so nothing is made for one that is no better. */
class Places {
  readonly #strips: readonly Strip[];
  /** How far down each strip ends when all stand in one column. */
  readonly #until: Float64Array;
  /** What a column that begins with a strip is longer than what it holds of that. */
  readonly #more: Float64Array;
  /** How much longer the white between all strips down to each can be without looking so. */
  readonly #grown: Float64Array;
  /** What it costs to end a column after so many strips. */
  readonly #costs: Float64Array;
  /** Where columns may end, after so many strips; and by strip how many of those places come no later. */
  readonly #ends: readonly number[];
  readonly #after: readonly number[];

  constructor(strips: readonly Strip[], allowed: readonly boolean[]) {
    const count = strips.length;
    this.#strips = strips;
    this.#until = new Float64Array(count + 1);
    this.#more = new Float64Array(count);
    this.#grown = new Float64Array(count + 1);
    this.#costs = new Float64Array(count + 1);
    strips.forEach((strip, index) => {
      this.#until[index + 1] = (this.#until[index] as number) + strip.gap + strip.height;
      const grows = index > 0 && canGrowAfter(strips[index - 1] as Strip);
      this.#grown[index + 1] = (this.#grown[index] as number) + (grows ? UNSEEN_GROWTH * strip.gap : 0);
      this.#more[index] = (strip.again?.height ?? 0) - strip.gap;
      if (index + 1 < count) this.#costs[index + 1] = costAfter(strip);
    });
    this.#ends = allowed.flatMap((may, end) => (may && end > 0 ? [end] : []));
    let after = 0;
    this.#after = allowed.map((may, end) => (may && end > 0 ? ++after : after));
  }

  /** Fills a page from a strip on in every way that costs no more than `most`, and keeps the best for each place where it ends. */
  fill(start: number, way: Way, columns: readonly Column[], most: number, further: Map<number, Way>): void {
    const ends: number[] = [];
    const room = Math.min(...columns.map(({ height }) => height));
    const last = columns.length - 1;
    const fillColumn = (column: number, from: number, parted: number, longest: Mm, shortest: Mm): void => {
      const { height } = columns[column] as Column;
      const weigh = (end: number): boolean => {
        const length = this.#length(from, end);
        if (length > height + ROUNDING) return false;
        const after = this.#costs[end] as number;
        const all = parted + (column === last ? after * PAGE_BREAK : after);
        const [long, short] = [
          Math.max(longest, length),
          Math.min(shortest, length + this.#growth(from, end)),
        ];
        ends[column] = end;
        if (column < last) {
          fillColumn(column + 1, end, all, long, short);
          return true;
        }
        const known = further.get(end);
        // Whatever its columns' lengths cost, it is no better.
        if (known !== undefined && known.cost <= way.cost + all) return true;
        const isLast = end === this.#strips.length;
        const cost =
          all +
          penalty(Math.max(0, 1 - short / long), UNEVEN, UNEVEN_COSTS) +
          penalty(1 - long / room, EMPTY, EMPTY_COSTS) * (!isLast ? 1 : start === 0 ? 0 : LAST_PAGE);
        if ((isLast || cost <= most) && (known === undefined || known.cost > way.cost + cost)) {
          further.set(end, { cost: way.cost + cost, ends: [...way.ends, ...ends] });
        }
        return true;
      };
      // A column is empty only where all is placed.
      if (from === this.#strips.length) weigh(from);
      for (
        let at = this.#after[from] as number;
        at < this.#ends.length && weigh(this.#ends[at] as number);
        at++
      );
    };
    fillColumn(0, start, 0, 0, Number.POSITIVE_INFINITY);
  }

  /** How much longer a column may be drawn out: the white above its first strip is dropped. */
  #growth(from: number, end: number): Mm {
    if (end <= from + 1) return 0;
    return (this.#grown[end] as number) - (this.#grown[from + 1] as number);
  }

  #length(from: number, end: number): Mm {
    if (from === end) return 0;
    return (this.#until[end] as number) - (this.#until[from] as number) + (this.#more[from] as number);
  }
}

/** What it costs to end a column after a strip; most within a kept part. */
function costAfter(strip: Strip | undefined): number {
  return (strip?.cost ?? 0) + (strip?.tied ? COSTS.kept : 0);
}

function penalty(
  share: number,
  most: number,
  costs: { readonly square: number; readonly fault: number },
): number {
  return costs.square * share * share + (share > most ? costs.fault : 0);
}

/** Whether a column may end before each strip, or after the last: not within kept parts that a column holds, nor where that takes too little care. */
function allowedEnds(strips: readonly Strip[], tallest: Mm, care: Care): readonly boolean[] {
  const allowed = [false, ...strips.map(() => false)];
  const most = care === 'lists' ? COSTS.few : Number.POSITIVE_INFINITY;
  const tall = (part: readonly Strip[]) => heightOfStrips(part) > tallest + ROUNDING;
  const part = (from: number, to: number, [ties, ...looser]: readonly Ties[]): void => {
    if (ties === undefined) return;
    let begun = from;
    for (let end = from + 1; end <= to; end++) {
      if (end < to && ties(strips[end - 1] as Strip)) continue;
      allowed[end] = end === strips.length || (strips[end - 1]?.cost ?? 0) < most;
      if (tall(strips.slice(begun, end))) part(begun, end, looser);
      begun = end;
    }
  };
  part(0, strips.length, care === 'none' ? TIES.slice(1) : TIES);
  return allowed;
}

type Ties = (strip: Strip) => boolean;

/** What holds strips together, from the most: what is taller than a column is parted by the next. */
const TIES: readonly Ties[] = [({ tied }) => tied, ({ tied, bound }) => bound ?? tied, () => false];

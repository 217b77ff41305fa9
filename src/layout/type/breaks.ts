import type { Mm } from '../page/page.js';
import { COSTS, type Strip, stacked } from './strip.js';

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
 * other are what is parted, columns of a page that end at different heights, and pages that are left empty before their end.
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
  let ways: ReadonlyMap<number, Way> = new Map([[0, { cost: 0, ends: [] }]]);
  for (let page = first; page.length > 0; page = nextPage()) {
    const further = new Map<number, Way>();
    for (const [start, way] of ways) {
      for (const filled of places.pages(start, page)) {
        const end = filled.ends.at(-1) as number;
        const cost = way.cost + filled.cost;
        if (care === 'lists' && filled.cost > HALF_EMPTY) continue;
        const known = further.get(end);
        if (known && known.cost <= cost) continue;
        further.set(end, { cost, ends: [...way.ends, ...filled.ends] });
      }
    }
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
const UNEVEN_COSTS = { square: 400, fault: 25 } as const;

/** A page left empty in its lower part though others follow: by the square of the share; more than this share is a fault. */
const EMPTY = 0.3;
const EMPTY_COSTS = { square: 120, fault: 25 } as const;

/** What no page costs but one that is left nearly half empty: taking care of lists is no reason for that. */
const HALF_EMPTY = EMPTY_COSTS.fault + EMPTY_COSTS.square * 0.4 ** 2;

/** A page is parted from the next more than a column is from the one beside it. */
const PAGE_BREAK = 1.5;

/** The places where columns of these strips may end. */
class Places {
  readonly #strips: readonly Strip[];
  /** How far down each strip ends when all stand in one column. */
  readonly #until: readonly Mm[];
  readonly #allowed: readonly boolean[];

  constructor(strips: readonly Strip[], allowed: readonly boolean[]) {
    this.#strips = strips;
    let until = 0;
    this.#until = [0, ...strips.map(({ gap, height }) => (until += gap + height))];
    this.#allowed = allowed;
  }

  /** Every way to fill a page from a strip on; the last column ends where the page does. */
  *pages(start: number, columns: readonly Column[], before: readonly number[] = []): Generator<Way> {
    const column = columns[before.length];
    const from = before.at(-1) ?? start;
    if (column === undefined) {
      yield { cost: this.#cost(start, before, columns), ends: before };
      return;
    }
    for (const end of this.#endsOf(from, column)) yield* this.pages(start, columns, [...before, end]);
  }

  /** Where a column that begins with a strip may end; only at once where all is placed. */
  *#endsOf(from: number, { height }: Column): Generator<number> {
    if (from === this.#strips.length) yield from;
    for (let end = from + 1; end <= this.#strips.length; end++) {
      if (this.#length(from, end) > height + ROUNDING) break;
      if (this.#allowed[end]) yield end;
    }
  }

  #length(from: number, end: number): Mm {
    const first = this.#strips[from];
    if (from === end || first === undefined) return 0;
    const all = (this.#until[end] ?? 0) - (this.#until[from] ?? 0);
    return all - first.gap + (first.again?.height ?? 0);
  }

  #cost(start: number, ends: readonly number[], columns: readonly Column[]): number {
    const lengths = ends.map((end, index) => this.#length(ends[index - 1] ?? start, end));
    const last = ends.at(-1) === this.#strips.length;
    const parted = ends.map((end, index) => {
      const cost = end === this.#strips.length ? 0 : costAfter(this.#strips[end - 1]);
      return index === ends.length - 1 ? cost * PAGE_BREAK : cost;
    });
    const longest = Math.max(...lengths);
    const apart = 1 - Math.min(...lengths) / longest;
    const room = Math.min(...columns.map(({ height }) => height));
    const empty = last ? 0 : 1 - longest / room;
    return (
      parted.reduce((sum, cost) => sum + cost, 0) +
      penalty(apart, UNEVEN, UNEVEN_COSTS) +
      penalty(empty, EMPTY, EMPTY_COSTS)
    );
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
  const tall = (part: readonly Strip[]) => stacked(part).height > tallest + ROUNDING;
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

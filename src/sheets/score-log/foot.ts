import type { Block } from '../../layout/page/block.js';
import type { Item, Mm, Node } from '../../layout/page/page.js';
import type { Rect } from '../../layout/page/rect.js';
import type { Style } from '../../layout/page/templates.js';
import { flow, heightOf } from '../../layout/type/flow.js';
import type { Setting } from '../../layout/type/strip.js';
import { unreachable } from '../../problem.js';
import { keptByText } from '../../remembered.js';
import type { Log } from './logs.js';
import { passNotes, type ScoreNotes, scoreNotes } from './sentences.js';
import { grown } from './sizes.js';

/** The narrowest column that reads well in the usual type (mm). */
const COLUMN: Mm = 76;

/** The narrowest of two columns takes this many hundredths of the width. */
const LEAST_SHARE = 27;

/** How a width may be shared out among columns, the evenest first: a little more for the one that has more to say. */
const SHARES: Readonly<Record<1 | 2 | 3, readonly (readonly number[])[]>> = {
  1: [[1]],
  2: Array.from({ length: 51 - LEAST_SHARE }, (_, step) => [0.5 + step / 100, 0.5 - step / 100]).flatMap(
    ([more = 0, less = 0]) => [
      [more, less],
      [less, more],
    ],
  ),
  3: [
    [34, 33, 33],
    [40, 30, 30],
    [36, 28, 36],
    [28, 36, 36],
  ].map((shares) => shares.map((share) => share / 100)),
};

/** Columns that differ by no more than this part of the longest look even. */
const EVEN = 0.1;

/** Against each millimetre that the columns are high: how much narrower one is than an even share (mm for all the width), each millimetre of a hole, and a heading that is said twice. */
const NARROW_COSTS: Mm = 80;
const HOLE_COSTS = 10;
const TWICE_COSTS: Mm = 6;

/** White grows by no more than this part of itself. */
const MOST_GROWTH = 1.2;

/** Two heights this close (mm) are the same. */
const ROUNDING: Mm = 1e-6;

/** A list goes on in the next column with no fewer items than these on either side. */
const FEW_ITEMS = 2;

/** The rules under a score log, to be placed with their top at `y`; or on pages of their own. */
export interface ScoreFoot {
  readonly height: Mm;
  at(y: Mm): { readonly items: readonly Item[]; readonly nodes: readonly Node[] };
  pages(area: Rect): { readonly pages: readonly (readonly Item[])[]; readonly nodes: readonly Node[] };
}

/** One of the columns, from its left edge. */
interface FootColumn {
  readonly x: Mm;
  readonly width: Mm;
  readonly blocks: readonly Block[];
  readonly height: Mm;
}

/**
 * What a round is worth, notes on scoring and the tally of passes, side by side in columns that end at nearly one height;
 * `area` gives the left edge and the width (mm).
 */
export function scoreFoot(
  log: Log,
  area: { readonly x: Mm; readonly width: Mm },
  setting: Setting,
): ScoreFoot {
  const { style, measurer } = setting;
  const told = scoreNotes(log);
  const passesIn = passNotes(log.request, setting);
  const known = new Map<Mm, FootParts>();
  const partsIn = (width: Mm): FootParts => {
    const parts = known.get(width) ?? { told, passes: passesIn(width) };
    known.set(width, parts);
    return parts;
  };
  const columns = evenest(partsIn, area, setting);
  const height = Math.max(...columns.map((column) => column.height));
  return {
    height,
    at(y) {
      const parts = columns.map(({ x, width, blocks }) => {
        const drawnOut = stretched(blocks, width, height, setting);
        return flow(blocks, [{ x, y, width, height: height + ROUNDING }], drawnOut, measurer);
      });
      return {
        items: parts.flatMap((part) => part.frames.flatMap((frame) => frame.items)),
        nodes: parts.flatMap((part) => part.nodes),
      };
    },
    pages(page) {
      const ways = [columnCount(page.width, style), 1].flatMap((count) =>
        WHITE.map((share) => {
          const gaps = scaledGaps(style, share);
          const width = (page.width - (count - 1) * style.gutter) / count;
          const { worth, notes } = told[0] as ScoreNotes;
          const passes = passesIn(width);
          const frames = endless(page, count, style.gutter);
          return {
            count,
            ...flow([...worth, ...notes, ...passes], frames, gaps, measurer, { columns: count }),
          };
        }),
      );
      const pagesOf = ({ frames, count }: (typeof ways)[number]) => Math.ceil(frames.length / count);
      const fewest = Math.min(...ways.map(pagesOf));
      const best = ways.find((way) => pagesOf(way) === fewest);
      if (!best) throw new Error('no way to fill a page');
      const { frames, count, nodes } = best;
      const pages = Array.from({ length: fewest }, (_, index) =>
        frames.slice(index * count, (index + 1) * count).flatMap((frame) => frame.items),
      );
      return { pages, nodes };
    },
  };
}

/** The parts, each set to several widths before one is chosen. */
interface FootParts {
  readonly told: readonly ScoreNotes[];
  readonly passes: readonly Block[];
}
type PartName = keyof ScoreNotes | 'passes' | 'notesAbove' | 'notesRest';

/** Parts that stand under each other. */
interface Stack {
  readonly names: readonly PartName[];
  /** How many of the rules of counting are told with what a round is worth. */
  readonly joined: number;
}

/** The way of sharing the width out whose columns are lowest and of nearly one width, without a hole if there is one. */
function evenest(
  partsIn: (width: Mm) => FootParts,
  area: { readonly x: Mm; readonly width: Mm },
  setting: Setting,
): readonly FootColumn[] {
  const { style, measurer } = setting;
  const { gutter } = style;
  const count = columnCount(area.width, style);
  const blocksOf = (name: PartName, joined: number, width: Mm): readonly Block[] => {
    const { told, passes } = partsIn(width);
    const { worth, notes } = told[joined] as ScoreNotes;
    switch (name) {
      case 'worth':
        return worth;
      case 'notes':
        return notes;
      case 'notesAbove':
        return parted(notes)[0];
      case 'notesRest':
        return parted(notes)[1];
      case 'passes':
        return passes;
      default:
        return unreachable(name);
    }
  };
  const heights = new Map<string, Mm>();
  const tall = (name: PartName, joined: number, width: Mm): Mm => {
    const key = `${name} ${name === 'passes' ? '' : joined} ${width}`;
    const height = heights.get(key) ?? heightOf(blocksOf(name, joined, width), width, style, measurer);
    heights.set(key, height);
    return height;
  };
  const widthOf = (share: number): Mm => (area.width - (count - 1) * gutter) * share;
  const heightIn = ({ names, joined }: Stack, width: Mm): Mm => {
    const parts = names.map((name) => tall(name, joined, width)).filter((height) => height > 0);
    return parts.reduce((sum, height) => sum + height, (parts.length - 1) * style.gaps.section);
  };
  const parts = partsIn(area.width);
  const asked = JSON.stringify([parts, count, area.width, style]);
  const { shares, way, joined } = knownSharing(measurer, asked, () =>
    mostEven(count, parts.told.length, (stack, share) => heightIn(stack, widthOf(share))),
  );
  let x = area.x;
  return shares.map((share, index): FootColumn => {
    const width = widthOf(share);
    const names = way[index] ?? [];
    const blocks = names.flatMap((name) => blocksOf(name, joined, width));
    const column = { x, width, blocks, height: heightIn({ names, joined }, width) };
    x += width + gutter;
    return column;
  });
}

interface Sharing {
  readonly shares: readonly number[];
  readonly way: readonly (readonly PartName[])[];
  readonly joined: number;
}

/** How widths were shared out before, by all that counts for it: logs of one game differ by their names alone. A game has few. */
const knownSharing = keptByText<Sharing>(100);

function mostEven(
  count: 1 | 2 | 3,
  waysToTell: number,
  heightIn: (stack: Stack, share: number) => Mm,
): Sharing {
  let best: Sharing | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (let joined = 0; joined < waysToTell; joined++) {
    for (const shares of SHARES[count]) {
      for (const way of WAYS[count]) {
        const heights = shares.map((share, index) => heightIn({ names: way[index] ?? [], joined }, share));
        const most = Math.max(...heights);
        const hole = most - Math.min(...heights);
        const narrow = 1 / count - Math.min(...shares);
        const twice = way.flat().includes('notesRest') ? TWICE_COSTS : 0;
        const cost = most + NARROW_COSTS * narrow + (hole > EVEN * most ? HOLE_COSTS * hole : 0) + twice;
        if (cost >= least) continue;
        least = cost;
        best = { shares, way, joined };
      }
    }
  }
  if (!best) throw new Error('no way to share out a width');
  return best;
}

/** The white of a column that is to be so tall, between its parts, items and paragraphs: as much more as looks like white and not like a hole. */
function stretched(blocks: readonly Block[], width: Mm, height: Mm, { style, measurer }: Setting): Style {
  const grownBy = (share: number): Style => {
    const { gaps } = style;
    const more = (gap: Mm) => gap * (1 + share);
    const white = { ...gaps, paragraph: more(gaps.paragraph), item: more(gaps.item) };
    return { ...style, gaps: { ...white, section: more(gaps.section) } };
  };
  const tight = heightOf(blocks, width, style, measurer);
  const white = heightOf(blocks, width, grownBy(1), measurer) - tight;
  return white > 0 ? grownBy(Math.min(MOST_GROWTH, Math.max(0, height - tight) / white)) : style;
}

/** The ways of sharing the parts out among columns: whole parts first, then with the notes going on in the next column. */
const WAYS: Readonly<Record<1 | 2 | 3, readonly (readonly (readonly PartName[])[])[]>> = {
  1: [[['worth', 'notes', 'passes']]],
  2: [
    [['worth', 'notes'], ['passes']],
    [['worth'], ['notes', 'passes']],
    [['worth', 'passes'], ['notes']],
    [
      ['worth', 'notesAbove'],
      ['notesRest', 'passes'],
    ],
  ],
  3: [[['worth'], ['notes'], ['passes']]],
};

/** A heading and its list, cut in the middle of the list, the heading over both parts; whole where the list is too short to be cut. */
function parted(blocks: readonly Block[]): readonly [readonly Block[], readonly Block[]] {
  const list = blocks.at(-1);
  if (list?.kind !== 'list' || list.items.length < 2 * FEW_ITEMS) return [blocks, []];
  const middle = Math.ceil(list.items.length / 2);
  const part = (items: typeof list.items): Block => ({ ...list, items });
  const headed = (items: typeof list.items) => [...blocks.slice(0, -1), part(items)];
  return [headed(list.items.slice(0, middle)), headed(list.items.slice(middle))];
}

/** How many columns stand side by side in a width, none too narrow to read. */
function columnCount(width: Mm, { body, gutter }: Style): 1 | 2 | 3 {
  const fitting = Math.floor((width + gutter) / (COLUMN * grown(body) + gutter));
  return fitting >= 3 ? 3 : fitting === 2 ? 2 : 1;
}

/** On pages of their own the rules have all their white, or so much of it where that saves a page. */
const WHITE = [1, 0.75, 0.5];

function scaledGaps(style: Style, share: number): Style {
  const { paragraph, item, section, heading } = style.gaps;
  const gaps = {
    paragraph: paragraph * share,
    item: item * share,
    section: section * share,
    heading: heading * share,
  };
  return { ...style, gaps };
}

/** The columns of the same part of every page, as often as there is something to set. */
function* endless(page: Rect, count: number, gutter: Mm): Generator<Rect> {
  const width = (page.width - (count - 1) * gutter) / count;
  for (;;) {
    for (let column = 0; column < count; column++)
      yield { ...page, x: page.x + column * (width + gutter), width };
  }
}

import type { Rich } from '../page/block.js';
import type { Face, Item, Mm, Node, Pt, TextMeasurer } from '../page/page.js';
import { BLACK, inMm } from '../page/page.js';
import { moved } from '../page/place.js';
import type { Style } from '../page/templates.js';
import { breakLines, type TextLine } from './text.js';

/**
 * A piece of a column that is never split: a line of text, a row of a table, a figure. Its items count from the column's
 * left edge and the strip's top.
 */
export interface Strip {
  readonly height: Mm;
  /** White above it, dropped at the top of a column. */
  readonly gap: Mm;
  readonly items: readonly Item[];
  /** It stays in one column with the strip after it. */
  readonly tied: boolean;
  /** So it does even where the kept part that both belong to is taller than a column and has to be parted. */
  readonly bound?: boolean;
  /** What it costs the reader when a column ends after it: nothing where a part ends. */
  readonly cost?: number;
  /** What stands above it once more when it begins a column: a table's head. */
  readonly again?: { readonly height: Mm; readonly items: readonly Item[] };
}

/** Blocks set to a width: what will be placed, and the parts of the structure in reading order. */
export interface Composed {
  readonly strips: readonly Strip[];
  readonly nodes: readonly Node[];
}

/** What everything on a page is set with. */
export interface Setting {
  readonly style: Style;
  readonly measurer: TextMeasurer;
}

/** From baseline to baseline. */
export function lineHeight(style: Style, size: Pt = style.body): Mm {
  return inMm(size) * style.leading;
}

/** The baseline of a line that begins at y: letters stand in the middle of the line's height. */
export function baseline(y: Mm, size: Pt, { style, measurer }: Setting): Mm {
  const ascent = measurer.ascent(size);
  return y + (lineHeight(style, size) - ascent - measurer.descent(size)) / 2 + ascent;
}

/** A line's text as marks, the line's top left corner at x, y. */
export function lineItems(
  line: TextLine,
  x: Mm,
  y: Mm,
  size: Pt,
  setting: Setting,
  node: Node | null,
): readonly Item[] {
  const base = baseline(y, size, setting);
  return line.runs.map((run) => ({
    kind: 'text',
    x: x + run.x,
    y: base,
    text: run.text,
    face: run.face,
    size,
    ink: BLACK,
    node,
  }));
}

/**
 * What it costs to end a column within a part: between paragraphs, items, lines, rows; more where one item of a list is left
 * alone, most where a line or two of a list are, or a list is parted from the sentence that announces it. Kept
 * parts are parted where nothing else does.
 */
export const COSTS = {
  block: 3,
  item: 4,
  line: 29,
  row: 12,
  alone: 22,
  few: 34,
  announced: 34,
  kept: 200,
} as const;

/** Running text as strips, a line each. The first two and the last two lines of a paragraph stay together. */
export function textStrips(
  text: Rich,
  at: { readonly x: Mm; readonly width: Mm; readonly size: Pt; readonly face?: Face },
  setting: Setting,
  node: Node,
): readonly Strip[] {
  const lines = breakLines(text, at.width, at.size, setting.measurer, at.face);
  return lines.map((line, index) => ({
    height: lineHeight(setting.style, at.size),
    gap: 0,
    items: lineItems(line, at.x, 0, at.size, setting, node),
    tied: index < lines.length - 1 && (index === 0 || index === lines.length - 2),
    ...(index < lines.length - 1 && { cost: COSTS.line }),
  }));
}

/** Strips one under the other from y = 0, the first one's gap dropped; how tall they are together. */
export function stacked(strips: readonly Strip[]): { readonly items: readonly Item[]; readonly height: Mm } {
  const items: Item[] = [];
  let y = 0;
  strips.forEach((strip, index) => {
    if (index > 0) y += strip.gap;
    for (const item of strip.items) items.push(moved(item, 0, y));
    y += strip.height;
  });
  return { items, height: y };
}

/** How tall strips are one under the other, the first one's gap dropped. */
export function heightOfStrips(strips: readonly Strip[]): Mm {
  return strips.reduce((sum, { gap, height }, index) => sum + (index > 0 ? gap : 0) + height, 0);
}

/** Whether the white under a strip may grow: between parts, items and paragraphs, not within what is tied. */
export function canGrowAfter({ tied, bound }: Strip): boolean {
  return !(bound ?? tied);
}

/** The same strips with another gap above the first. */
export function withGap(strips: readonly Strip[], gap: Mm): readonly Strip[] {
  const [first, ...rest] = strips;
  return first === undefined ? [] : [{ ...first, gap }, ...rest];
}

/** The same strips, none parted from the next; `toNext` ties the last one to what follows. */
export function tiedTogether(strips: readonly Strip[], toNext = false): readonly Strip[] {
  return strips.map((strip, index) => {
    const tied = toNext || index < strips.length - 1;
    return { ...strip, tied, bound: tied };
  });
}

/** The same strips kept in one column, but parted where they may be if they are taller than any. */
export function keptTogether(strips: readonly Strip[]): readonly Strip[] {
  return strips.map((strip, index) => ({
    ...strip,
    tied: strip.tied || index < strips.length - 1,
    bound: strip.bound ?? strip.tied,
  }));
}

/** The same strips with what it costs, at least, to end a column after the last. */
export function endingAt(strips: readonly Strip[], cost: number): readonly Strip[] {
  const last = strips.at(-1);
  if (last === undefined) return [];
  return [...strips.slice(0, -1), { ...last, cost: Math.max(cost, last.cost ?? 0) }];
}

/** Lines of a list, or rows of a table, that are few enough to be overlooked when they stand apart from the rest. */
const FEW = 2;

/** The strips of a list or a table, with what it costs to part its first or last lines from the others. */
export function withFew(strips: readonly Strip[]): readonly Strip[] {
  return strips.map((strip, index) => {
    const [before, after] = [index + 1, strips.length - index - 1];
    const few = after > 0 && (before <= FEW || after <= FEW);
    return few ? { ...strip, cost: (strip.cost ?? 0) + COSTS.few } : strip;
  });
}

import { BLACK, type Item, type Mm, type Stroke } from '../page/page.js';
import { moved } from '../page/place.js';
import { type Band, overshoot, twoTexts } from './band.js';
import { type PageSetup, printable } from './setup.js';
import type { PageTexts } from './texts.js';

/** White between what stands on a page and its foot. */
const ABOVE_FOOT: Mm = 2;

/** The line in the middle of that white: without it the foot is read as one more rule. */
const HAIRLINE: Stroke = { width: 0.2, ink: BLACK };

/** A rule so near above the foot (mm), over so much of its width, parts it from the page already: that under a table, or the edge of a panel. */
const NEAR: Mm = 4;
const WIDE = 0.7;

/** The line over a foot that begins at x, y; none where what stands on the page ends with a rule of its own. */
export function footLine(
  { x, y, width }: { readonly x: Mm; readonly y: Mm; readonly width: Mm },
  items: readonly Item[],
): readonly Item[] {
  const ruled = items.some((item) => {
    if (item.kind === 'box')
      return item.stroke && item.y + item.height > y - NEAR && item.width > WIDE * width;
    return (
      item.kind === 'line' && item.y1 === item.y2 && item.y1 > y - NEAR && item.x2 - item.x1 > WIDE * width
    );
  });
  const middle = y + ABOVE_FOOT / 2;
  return ruled
    ? []
    : [{ kind: 'line', x1: x, y1: middle, x2: x + width, y2: middle, stroke: HAIRLINE, node: null }];
}

/** The foot of a page: which sheet and which of its pages this is at the left, its paper at the right; on all pages of a sheet on as many lines. */
export function footBand(texts: PageTexts, setup: PageSetup, page: number, pages: number): Band {
  const { paper, style } = setup;
  const { width } = printable(texts.audience, setup);
  const text = (...parts: string[]) =>
    ({ text: parts.join(' \u00b7 '), face: 'regular', node: null }) as const;
  const right = text(paper.label, ...texts.foot.right);
  const left = (counted: number) => text(texts.sheet, texts.counter(counted, pages), ...texts.foot.left);
  const set = (counted: number, apart: boolean) =>
    twoTexts(left(counted), right, style.body, setup, width, apart);
  // The number of one page may be wider than that of another.
  const heights = Array.from({ length: pages }, (_, index) => set(index + 1, false).height);
  const band = set(page, Math.max(...heights) > Math.min(...heights));
  return {
    items: band.items.map((item) => moved(item, 0, ABOVE_FOOT)),
    nodes: [],
    height: ABOVE_FOOT + band.height + overshoot(style.body, setup),
  };
}

import type { Mm } from '../page/page.js';
import { moved } from '../page/place.js';
import { type Band, overshoot, twoTexts } from './band.js';
import { type PageSetup, printable } from './setup.js';
import type { PageTexts } from './texts.js';

/** White between what stands on a page and its foot. */
const ABOVE_FOOT: Mm = 2;

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

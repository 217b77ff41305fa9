import type { Mm } from '../page/page.js';
import { moved } from '../page/place.js';
import { type Band, overshoot, twoTexts } from './band.js';
import { type PageSetup, printable } from './setup.js';
import type { PageTexts } from './texts.js';

/** White between what stands on a page and its foot. */
const ABOVE_FOOT: Mm = 2;

/** The foot of a page: which sheet and which of its pages this is at the left, its paper at the right. */
export function footBand(texts: PageTexts, setup: PageSetup, page: number, pages: number): Band {
  const { paper, style } = setup;
  const { width } = printable(texts.audience, setup);
  const text = (...parts: string[]) =>
    ({ text: parts.join(' \u00b7 '), face: 'regular', node: null }) as const;
  const band = twoTexts(
    text(texts.sheet, texts.counter(page, pages), ...texts.foot.left),
    text(paper.label, ...texts.foot.right),
    style.body,
    setup,
    width,
  );
  return {
    items: band.items.map((item) => moved(item, 0, ABOVE_FOOT)),
    nodes: [],
    height: ABOVE_FOOT + band.height + overshoot(style.body, setup),
  };
}

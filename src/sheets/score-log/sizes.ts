import type { Mm, Pt } from '../../layout/page/page.js';

/** The body size that lengths are stated for (pt). */
const STATED_FOR = 11;

/** How much larger boxes, coins and lines are drawn than for the usual type: they grow with it, for the same eyes. */
export function grown(body: Pt): number {
  return Math.max(1, body / STATED_FOR);
}

/** The height of the row that closes a match: to tick who won it, or to count in (mm). */
export function closingHeight(closing: { readonly tick: boolean }, body: Pt): Mm {
  return (closing.tick ? 9 : 12) * grown(body);
}

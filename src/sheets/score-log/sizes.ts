import type { Mm, Pt } from '../../layout/page/page.js';
import { type Style, styleOf, type TypeSizes } from '../../layout/page/templates.js';
import { type SheetRequest, sizesOf } from '../request.js';

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

/** The least of the sizes for whoever reads: for large print, for a family that is wider and goes overleaf, or the usual. */
export function styleFor(request: SheetRequest): Style {
  const sizes = typeFor(request);
  return styleOf(sizes, sizes.bodies.at(-1));
}

/** The sizes of type for whoever reads a log. */
export function typeFor(request: SheetRequest): TypeSizes {
  return request.overleaf && !request.large ? request.templates.wide : sizesOf(request);
}

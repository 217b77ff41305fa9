import type { Item, Node } from '../page/page.js';
import { moved } from '../page/place.js';
import type { Rect } from '../page/rect.js';
import { footBand, footLine } from './foot.js';
import { type Heading, headBand } from './head.js';
import { hostEdge } from './host-mark.js';
import { type PageSetup, printable } from './setup.js';

/** No sheet has more pages; the digits are the widest. */
const MOST_PAGES = 88;

/** Where a sheet's own content may stand on a page (mm): within the margins, right of the host's edge, between head and foot, whatever the page's number and (of at most so many) the number of pages. */
export function contentArea(heading: Heading, setup: PageSetup, first = true, mostPages = MOST_PAGES): Rect {
  const area = printable(heading.texts.audience, setup);
  const head = headBand(heading, setup, first).height;
  const most = Math.min(mostPages, MOST_PAGES);
  const foot = footBand(heading.texts, setup, most, most).height;
  return { ...area, y: area.y + head, height: area.height - head - foot };
}

/** The head and foot of a page on which these `items` stand, with a line over the foot unless the page is mostly drawing. Only the first page's head is part of what is read aloud: the title is its first heading. */
export function headAndFoot(
  heading: Heading,
  setup: PageSetup,
  page: number,
  pages: number,
  items: readonly Item[],
): { readonly items: readonly Item[]; readonly nodes: readonly Node[] } {
  const { texts } = heading;
  const area = printable(texts.audience, setup);
  const head = headBand(heading, setup, page === 1);
  const foot = footBand(texts, setup, page, pages);
  const low = area.y + area.height - foot.height;
  const line = heading.head === 'compact' ? [] : footLine({ ...area, y: low }, items);
  return {
    items: [
      ...(texts.audience === 'host' ? [hostEdge(setup)] : []),
      ...head.items.map((item) => moved(item, area.x, area.y)),
      ...line,
      ...foot.items.map((item) => moved(item, area.x, low)),
    ],
    nodes: head.nodes,
  };
}

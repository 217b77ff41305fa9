import { plain } from '../page/block.js';
import type { Item, Mm } from '../page/page.js';
import { moved, nodeOf } from '../page/place.js';
import { baseline, stacked, textStrips } from '../type/strip.js';
import { THIN } from '../type/table.js';
import { lineWidth } from '../type/text.js';
import { APART, type Band, overshoot, textItem, twoTexts } from './band.js';
import { hostBand } from './host-mark.js';
import { type PageSetup, printable } from './setup.js';
import type { PageTexts } from './texts.js';

/** What the head and foot of a sheet's pages are made from. */
export interface Heading {
  readonly texts: PageTexts;
  /** `compact` takes one line, for pages that are mostly drawing. */
  readonly head?: 'full' | 'compact';
}

/** White between a head's rule and what stands under it. */
const UNDER_HEAD: Mm = 3;

/** The head of a sheet's first page, or of a later one, in which nothing is read aloud again. */
export function headBand({ texts, head = 'full' }: Heading, setup: PageSetup, first: boolean): Band {
  const { width } = printable(texts.audience, setup);
  const host = texts.audience === 'host' ? hostBand(texts.band, width, setup) : undefined;
  const full = first && head === 'full';
  const above = overshoot(full ? setup.style.title : setup.style.body, setup);
  const top = host ? host.height + UNDER_HEAD : above;
  const { items, nodes, height } = full ? fullHead(texts, setup, width) : compactHead(texts, setup, width);
  const bottom = top + height + 1;
  const rule: Item = { kind: 'line', x1: 0, y1: bottom, x2: width, y2: bottom, stroke: THIN, node: null };
  const shown = items.map((item) => ({ ...moved(item, 0, top), ...(first ? {} : { node: null }) }));
  return {
    items: [...(host?.items ?? []), ...shown, rule],
    nodes: first ? nodes : [],
    height: bottom + UNDER_HEAD,
  };
}

/** The title with the facts and the sheet's name at its right; the facts under it where the title is too long. */
function fullHead({ title, sheet, facts }: PageTexts, setup: PageSetup, width: Mm): Band {
  const { style, measurer } = setup;
  const h1 = nodeOf('H1');
  const p = nodeOf('P');
  const sheetWidth = lineWidth(sheet, style.section, measurer, 'bold');
  const titleAt = { x: 0, width: width - sheetWidth - APART, size: style.title, face: 'bold' } as const;
  const set = stacked(textStrips(plain(title), titleAt, setup, h1));
  const base = baseline(0, style.title, setup);
  const shown = [...set.items, textItem(sheet, 'bold', style.section, width - sheetWidth, base, h1)];
  const factsX = width - sheetWidth - APART - lineWidth(facts, style.body, measurer);
  if (lineWidth(plain(title), style.title, measurer, 'bold') + APART <= factsX) {
    const beside = textItem(facts, 'regular', style.body, factsX, base, p);
    return { items: [...shown, beside], nodes: [h1, p], height: set.height };
  }
  const line = stacked(textStrips(facts, { x: 0, width, size: style.body }, setup, p));
  return {
    items: [...shown, ...line.items.map((item) => moved(item, 0, set.height))],
    nodes: [h1, p],
    height: set.height + line.height,
  };
}

/** One line: title and sheet in bold, the facts at the right, or under it where both are too long. */
function compactHead(texts: PageTexts, setup: PageSetup, width: Mm): Band {
  const h1 = nodeOf('H1');
  const p = nodeOf('P');
  const band = twoTexts(
    { text: plain(texts.document), face: 'bold', node: h1 },
    { text: texts.facts, face: 'regular', node: p },
    setup.style.body,
    setup,
    width,
  );
  return { ...band, nodes: [h1, p] };
}

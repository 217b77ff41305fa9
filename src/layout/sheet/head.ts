import { type Figure, plain } from '../page/block.js';
import { lineMark, passedOver } from '../page/mark.js';
import { BLACK, type Item, inMm, type Mark, type Mm, type Node, type Pt, pt } from '../page/page.js';
import { moved, nodeOf, placed } from '../page/place.js';
import { pipPlaces } from '../tiles/pips.js';
import { DIGIT_HEIGHT } from '../type/digits.js';
import { baseline, lineHeight, stacked, textStrips } from '../type/strip.js';
import { THIN } from '../type/table.js';
import { breakLines, lineWidth, widestWord } from '../type/text.js';
import { APART, type Band, overshoot, textItem, twoTexts } from './band.js';
import { hostBand } from './host-mark.js';
import { type PageSetup, printable } from './setup.js';
import type { PageTexts } from './texts.js';

/** What the head and foot of a sheet's pages are made from. */
export interface Heading {
  readonly texts: PageTexts;
  /** `compact` takes one line, for pages that are mostly drawing; `titled` leaves a long title all the line beside the sheet's name. */
  readonly head?: 'full' | 'titled' | 'compact';
  /** Under the head of the first page, as wide as the page's text at most: what is to be filled in first. */
  readonly form?: Figure;
}

/** White between a head's rule and what stands under it. */
const UNDER_HEAD: Mm = 3;

/** The head of a sheet's first page, or of a later one, in which nothing is read aloud again. */
export function headBand({ texts, head = 'full', form }: Heading, setup: PageSetup, first: boolean): Band {
  const { width } = printable(texts.audience, setup);
  const host = texts.audience === 'host' ? hostBand(texts.band, width, setup) : undefined;
  const full = first && head !== 'compact';
  const above = overshoot(full ? setup.style.title : setup.style.body, setup);
  const top = host ? host.height + UNDER_HEAD : above;
  const { items, nodes, height } = full
    ? fullHead(texts, setup, width, head === 'titled')
    : compactHead(texts, setup, width);
  const bottom = top + height + 1;
  const rule: Item = { kind: 'line', x1: 0, y1: bottom, x2: width, y2: bottom, stroke: THIN, node: null };
  const shown = items.map((item) => ({ ...moved(item, 0, top), ...(first ? {} : { node: null }) }));
  const under = first && form ? nodeOf('Figure', { alt: form.alt }) : undefined;
  return {
    items: [
      ...(host?.items ?? []),
      ...shown,
      rule,
      ...(under && form ? placed(form, 0, bottom + UNDER_HEAD, under) : []),
    ],
    nodes: [...(first ? nodes : []), ...(under ? [under] : [])],
    height: bottom + UNDER_HEAD + (under && form ? form.height + UNDER_HEAD : 0),
  };
}

/** A drawn tile, the title, the facts and the sheet's name; the facts under the title where that is too long. */
function fullHead(texts: PageTexts, setup: PageSetup, width: Mm, titled: boolean): Band {
  const { title, sheet } = texts;
  const { style, measurer } = setup;
  const h1 = nodeOf('H1');
  const p = nodeOf('P');
  const sheetWidth = lineWidth(sheet, style.section, measurer, 'bold');
  const room = width - sheetWidth - APART;
  const least = pt(Math.max(LEAST_TITLE, style.section));
  const most = sizeBeside(title, setup, room, least) ?? style.title;
  const size = titled ? most : pt(Math.min(titleSize(texts, setup), most));
  // Large digits have a plain zero.
  const titleWidth = lineWidth(plain(title), size, measurer, 'display');
  const tile = tileBeside(size);
  const beside = beforeTitle(size);
  const widest = widestWord(plain(title), size, measurer, 'display');
  const linesIn = (some: Mm) => breakLines(plain(title), some, size, measurer, 'display').length;
  // A title needs all the width where it would take a line more without it, or a word be cut.
  const x = widest <= room - beside && linesIn(room - beside) === linesIn(room) ? beside : 0;
  const titleAt = { x, width: room - x, size, face: 'display' } as const;
  const set = stacked(textStrips(plain(title), titleAt, setup, h1));
  const base = baseline(0, size, setup);
  const drawn = x > 0 ? passedOver(tile.marks).map((item) => moved(item, 0, base - tile.height)) : [];
  const name = textItem(sheet, 'bold', style.section, width - sheetWidth, base, h1);
  const shown = [...drawn, ...set.items, name];
  const facts = factsRow(texts, setup, p);
  const factsX = width - sheetWidth - APART - facts.width;
  if (x + titleWidth + APART <= factsX) {
    const beside = facts.items.map((item) => moved(item, factsX, base));
    return { items: [...shown, ...beside], nodes: [h1, p], height: set.height };
  }
  const under =
    facts.width <= width
      ? facts.items.map((item) => moved(item, 0, baseline(0, style.body, setup)))
      : undefined;
  const lines = stacked(textStrips(texts.facts, { x: 0, width, size: style.body }, setup, p));
  return {
    items: [...shown, ...(under ?? lines.items).map((item) => moved(item, 0, set.height))],
    nodes: [h1, p],
    height: set.height + (under ? lineHeight(style) : lines.height),
  };
}

/**
 * The least size of a title that is made smaller to stand on one line with the facts, as such and as a multiple of what heads
 * a section; and the parts of the paper's width that it may take beside the facts, and with its tile where they stand under
 * it even so. What else stands beside it has no say, so that all sheets of a kit have one: the name of a sheet counts as one
 * part of the width, and the facts as half as large as the title.
 */
const LEAST_TITLE: Pt = pt(16);
const OVER_SECTION = 1.15;
const TITLE_SHARE = { besideFacts: 0.45, overFacts: 0.74, name: 0.12 } as const;

function titleSize({ title, facts, factParts = [facts] }: PageTexts, setup: PageSetup): Pt {
  const { paper, margins, style, measurer } = setup;
  const whole = paper.width - margins.left - margins.right;
  const width = lineWidth(plain(title), style.title, measurer, 'bold');
  const fits = Math.floor(style.title * Math.min(1, (TITLE_SHARE.besideFacts * whole) / width));
  const least = Math.max(LEAST_TITLE, Math.ceil(OVER_SECTION * style.section));
  const small = pt(Math.min(style.title, Math.max(least, fits)));
  const factSize = pt(style.title / 2);
  const factsWidth = factParts.reduce((sum, fact) => sum + measurer.width(fact, 'regular', factSize), 0);
  const row = beforeTitle(small) + (width * small) / style.title + factsWidth + TITLE_SHARE.name * whole;
  if (row + 2 * APART <= whole) return small;
  return sizeBeside(title, setup, TITLE_SHARE.overFacts * whole, small) ?? small;
}

/** The largest size, of those from the least on, in which a title stands on one line with its tile in a width; undefined where none does. */
function sizeBeside(title: string, { style, measurer }: PageSetup, width: Mm, least: Pt): Pt | undefined {
  for (let size: number = style.title; size >= least; size--) {
    if (beforeTitle(pt(size)) + lineWidth(plain(title), pt(size), measurer, 'display') <= width)
      return pt(size);
  }
  return undefined;
}

/** White between the drawn tile and the title. */
const BESIDE_TILE: Mm = 3.2;

/** What the drawn tile and the white after it take before a title of this size (mm). */
export function beforeTitle(size: Pt): Mm {
  return tileBeside(size).width + BESIDE_TILE;
}

/** A tile as high as the title's capitals, which every set has. */
function tileBeside(size: Pt): Figure {
  const half = DIGIT_HEIGHT * inMm(size);
  const edge = THIN.width / 2;
  const box = { x: edge, y: edge, width: 2 * half - 2 * edge, height: half - 2 * edge };
  const pips = [1, 3].flatMap((value, index) =>
    pipPlaces(value).map(
      ([right, down]): Mark => ({
        kind: 'disc',
        x: (index + 1 - down) * half,
        y: right * half,
        radius: PIP * half,
        fill: BLACK,
      }),
    ),
  );
  const divider = lineMark(half, DIVIDER * half, half, (1 - DIVIDER) * half, THIN);
  const marks: readonly Mark[] = [{ kind: 'box', ...box, radius: half / 6, stroke: THIN }, divider, ...pips];
  return { width: 2 * half, height: half, marks, alt: '' };
}

/** A pip's radius, and how far a divider keeps from the tile's edges, as shares of a half's side: coarser than on a tile to cut, since it is small. */
const PIP = 0.11;
const DIVIDER = 0.15;

/** White at each side of the thin line between two facts, as a share of the type. */
const BESIDE_FACT = 0.5;

/** The facts in a row, a thin line between each two; the baseline at y = 0. */
function factsRow(
  { facts, factParts = [facts] }: PageTexts,
  { style, measurer }: PageSetup,
  node: Node,
): { readonly items: readonly Item[]; readonly width: Mm } {
  const items: Item[] = [];
  const beside = BESIDE_FACT * inMm(style.body);
  let x = 0;
  factParts.forEach((fact, index) => {
    if (index > 0) {
      const at = x + beside;
      const line = lineMark(at, -DIGIT_HEIGHT * inMm(style.body) - 0.4, at, 0.6, THIN);
      items.push({ ...line, node: null });
      x += 2 * beside;
    }
    // Read aloud, facts don't run into each other.
    const last = index === factParts.length - 1;
    items.push(textItem(last ? fact : `${fact} `, 'regular', style.body, x, 0, node));
    x += measurer.width(fact, 'regular', style.body);
  });
  return { items, width: x };
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

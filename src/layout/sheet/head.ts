import type { Words } from '../../words/words.js';
import { plain, type Rich } from '../page/block.js';
import type { Audience, Face, Ink, Item, Mm, Node, Pt, SheetName, TextMeasurer } from '../page/page.js';
import { BLACK, inMm, WHITE } from '../page/page.js';
import type { Margins } from '../page/paper.js';
import { moved, nodeOf } from '../page/place.js';
import type { Rect } from '../page/rect.js';
import type { Paper, Style } from '../page/templates.js';
import { baseline, lineHeight, lineItems, type Setting, stacked, textStrips } from '../type/strip.js';
import { THIN } from '../type/table.js';
import { breakLines, lineWidth } from '../type/text.js';

/** What every page of a sheet is set up with: its paper and margins, its type, its language, the rules' fingerprint. */
export interface PageSetup {
  readonly paper: Paper;
  readonly margins: Margins;
  readonly style: Style;
  readonly words: Words;
  readonly measurer: TextMeasurer;
  /** Absent on a sheet that belongs to no game: its foot then names neither a kit nor whom it is for. */
  readonly fingerprint?: string;
}

/** What stands at the head and foot of a sheet's pages. */
export interface Heading {
  readonly name: SheetName;
  /** The game, as someone typed it. */
  readonly title: string;
  /** One line: players, minutes, set, tiles. */
  readonly facts: Rich;
  readonly audience: Audience;
  /** `compact` takes one line, for pages that are mostly drawing. */
  readonly head?: 'full' | 'compact';
  /** The foot says to print at actual size. */
  readonly actualSize?: boolean;
}

/** Something at the top or bottom of a page, placed, and the parts of the structure it brings. */
interface Band {
  readonly items: readonly Item[];
  readonly nodes: readonly Node[];
  readonly height: Mm;
}

/** White between a head's rule and what stands under it. */
const UNDER_HEAD: Mm = 3;
const ABOVE_FOOT: Mm = 2;

/** Between two texts on one line that don't belong together. */
const APART: Mm = 6;

/** The host's black band, at least, and the black edge at the left of the page with the white beside it. */
const HOST_BAND: Mm = 9;
const HOST_EDGE: Mm = 4;

const BESIDE_EDGE: Mm = 4;
const BAND_PAD: Mm = 3;

/** How high capitals are, as a share of the size. */
const CAPITALS = 0.7;

/** Where a sheet's own content may stand on a page (mm): within the margins, right of the host's edge, between head and foot. */
export function contentArea(heading: Heading, setup: PageSetup, first = true): Rect {
  const area = printable(heading.audience, setup);
  const head = headBand(heading, setup, first).height;
  const foot = footBand(heading, setup, 1, 1).height;
  return { ...area, y: area.y + head, height: area.height - head - foot };
}

/** The head and foot of a page. Only the first page's head is part of what is read aloud: the title is its first heading. */
export function headAndFoot(
  heading: Heading,
  setup: PageSetup,
  page: number,
  pages: number,
): { readonly items: readonly Item[]; readonly nodes: readonly Node[] } {
  const area = printable(heading.audience, setup);
  const head = headBand(heading, setup, page === 1);
  const foot = footBand(heading, setup, page, pages);
  const low = area.y + area.height - foot.height;
  return {
    items: [
      ...hostEdge(heading.audience, setup),
      ...head.items.map((item) => moved(item, area.x, area.y)),
      ...foot.items.map((item) => moved(item, area.x, low)),
    ],
    nodes: head.nodes,
  };
}

/** The printable part of a page, without the host's edge. */
export function printable(audience: Audience, { paper, margins }: PageSetup): Rect {
  const { top, right, bottom } = margins;
  const left = margins.left + (audience === 'host' ? HOST_EDGE + BESIDE_EDGE : 0);
  return { x: left, y: top, width: paper.width - left - right, height: paper.height - top - bottom };
}

function headBand(heading: Heading, setup: PageSetup, first: boolean): Band {
  const { width } = printable(heading.audience, setup);
  const host = heading.audience === 'host' ? hostBand(width, setup) : undefined;
  const full = first && heading.head !== 'compact';
  const above = overshoot(full ? setup.style.title : setup.style.body, setup);
  const top = host ? host.height + UNDER_HEAD : above;
  const { items, nodes, height } = full
    ? fullHead(heading, setup, width)
    : compactHead(heading, setup, width);
  const bottom = top + height + 1;
  const rule: Item = { kind: 'line', x1: 0, y1: bottom, x2: width, y2: bottom, stroke: THIN, node: null };
  const shown = items.map((item) => ({ ...moved(item, 0, top), ...(first ? {} : { node: null }) }));
  return {
    items: [...(host?.items ?? []), ...shown, rule],
    nodes: first ? nodes : [],
    height: bottom + UNDER_HEAD,
  };
}

/** The game's title with the facts and the sheet's name at its right; the facts under it where the title is too long. */
function fullHead(heading: Heading, setup: PageSetup, width: Mm): Band {
  const { style, measurer, words } = setup;
  const h1 = nodeOf('H1');
  const facts = nodeOf('P');
  const name = words.say(`layout.sheet.${heading.name}`);
  const nameWidth = lineWidth(name, style.section, measurer, 'bold');
  const titleAt = { x: 0, width: width - nameWidth - APART, size: style.title, face: 'bold' } as const;
  const title = stacked(textStrips(plain(heading.title), titleAt, setup, h1));
  const base = baseline(0, style.title, setup);
  const shown = [...title.items, text(name, 'bold', style.section, width - nameWidth, base, h1)];
  const factsWidth = lineWidth(heading.facts, style.body, measurer);
  const factsX = width - nameWidth - APART - factsWidth;
  if (lineWidth(plain(heading.title), style.title, measurer, 'bold') + APART <= factsX) {
    const beside = text(heading.facts, 'regular', style.body, factsX, base, facts);
    return { items: [...shown, beside], nodes: [h1, facts], height: title.height };
  }
  const line = stacked(textStrips(heading.facts, { x: 0, width, size: style.body }, setup, facts));
  return {
    items: [...shown, ...line.items.map((item) => moved(item, 0, title.height))],
    nodes: [h1, facts],
    height: title.height + line.height,
  };
}

/** One line: game and sheet in bold, the facts at the right, or under it where both are too long. */
function compactHead(heading: Heading, setup: PageSetup, width: Mm): Band {
  const { style, words } = setup;
  const h1 = nodeOf('H1');
  const facts = nodeOf('P');
  const name = words.say(`layout.sheet.${heading.name}`);
  const title = words.say('layout.document', { title: plain(heading.title), sheet: name });
  const band = twoTexts(
    { text: title, face: 'bold', node: h1 },
    { text: heading.facts, face: 'regular', node: facts },
    style.body,
    setup,
    width,
  );
  return { ...band, nodes: [h1, facts] };
}

function footBand(heading: Heading, setup: PageSetup, page: number, pages: number): Band {
  const { words, paper, fingerprint, style } = setup;
  const { width } = printable(heading.audience, setup);
  const joined = (parts: readonly string[]) => parts.join(' \u00b7 ');
  const left = joined([
    words.say(`layout.sheet.${heading.name}`),
    words.say('layout.page', { page, pages }),
    ...(fingerprint === undefined ? [] : [words.say(`layout.for.${heading.audience}`)]),
  ]);
  const right = joined([
    paper.label,
    ...(heading.actualSize ? [words.say('layout.actual-size')] : []),
    ...(fingerprint === undefined ? [] : [words.say('layout.fingerprint', { fingerprint })]),
  ]);
  const band = twoTexts(
    { text: left, face: 'regular', node: null },
    { text: right, face: 'regular', node: null },
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

/** How far the tallest and deepest letters reach beyond a tightly leaded line, above it and below it. */
function overshoot(size: Pt, { style, measurer }: PageSetup): Mm {
  return Math.max(0, (measurer.ascent(size) + measurer.descent(size) - lineHeight(style, size)) / 2);
}

interface Text {
  readonly text: Rich;
  readonly face: Face;
  readonly node: Node | null;
}

/** Two texts on one line, one at each end; one under the other where the line is too short for both. */
function twoTexts(left: Text, right: Text, size: Pt, setting: Setting, width: Mm): Band {
  const step = lineHeight(setting.style, size);
  const lines = [left, right].map(({ text, face }) => breakLines(text, width, size, setting.measurer, face));
  const [first = [], second = []] = lines;
  const [a, b] = [first[0]?.width ?? 0, second[0]?.width ?? 0];
  if (first.length <= 1 && second.length <= 1 && a + APART + b <= width) {
    return {
      items: [
        ...first.flatMap((line) => lineItems(line, 0, 0, size, setting, left.node)),
        ...second.flatMap((line) => lineItems(line, width - b, 0, size, setting, right.node)),
      ],
      nodes: [],
      height: step,
    };
  }
  const all = [
    ...first.map((line) => ({ line, node: left.node })),
    ...second.map((line) => ({ line, node: right.node })),
  ];
  return {
    items: all.flatMap(({ line, node }, index) => lineItems(line, 0, index * step, size, setting, node)),
    nodes: [],
    height: all.length * step,
  };
}

function text(
  content: string,
  face: Face,
  size: Pt,
  x: Mm,
  y: Mm,
  node: Node | null,
  ink: Ink = BLACK,
): Item {
  return { kind: 'text', x, y, text: content, face, size, ink, node };
}

/** The black band of a host sheet: HOST ONLY in the sheet's language, and what to do about it at its right, or under it where both are too long. */
function hostBand(width: Mm, setup: PageSetup): Band {
  const { style, measurer, words } = setup;
  const only = words.say('layout.host-only');
  const apart = words.say('layout.keep-apart');
  const [onlyWidth, apartWidth] = [
    lineWidth(only, style.section, measurer, 'bold'),
    lineWidth(apart, style.body, measurer, 'bold'),
  ];
  const beside = BAND_PAD + onlyWidth + APART + apartWidth + BAND_PAD <= width;
  // Capitals stand in the band's middle by their own height, and no letter reaches out of it.
  const capitals = (size: Pt) => CAPITALS * inMm(size);
  const row = Math.max(HOST_BAND, 2 * measurer.ascent(style.section) - capitals(style.section));
  const height = beside ? row : row + lineHeight(style);
  const base = (size: Pt) => (row + capitals(size)) / 2;
  const apartX = beside ? width - BAND_PAD - apartWidth : BAND_PAD;
  const apartY = beside ? base(style.body) : base(style.section) + lineHeight(style);
  return {
    items: [
      { kind: 'box', x: 0, y: 0, width, height, fill: BLACK, node: null },
      text(only, 'bold', style.section, BAND_PAD, base(style.section), null, WHITE),
      text(apart, 'bold', style.body, apartX, apartY, null, WHITE),
    ],
    nodes: [],
    height,
  };
}

function hostEdge(audience: Audience, { paper, margins }: PageSetup): readonly Item[] {
  if (audience === 'player') return [];
  const height = paper.height - margins.top - margins.bottom;
  return [
    { kind: 'box', x: margins.left, y: margins.top, width: HOST_EDGE, height, fill: BLACK, node: null },
  ];
}

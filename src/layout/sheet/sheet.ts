import { HostOnly } from '../../host-only.js';
import { bad, good, type Result } from '../../problem.js';
import type { Block } from '../page/block.js';
import { inkOf } from '../page/bounds.js';
import type { Duplex, Item, Node, Page, Sheet, Stamp } from '../page/page.js';
import type { Margins } from '../page/paper.js';
import type { Care } from '../type/breaks.js';
import { type Frame, flow } from '../type/flow.js';
import { type MissingLetter, missingLetter } from '../type/missing-letter.js';
import { contentArea, headAndFoot } from './around.js';
import type { Heading } from './head.js';
import { columnWidth, type PageSetup } from './setup.js';
import type { HostTexts, PageTexts, PlayerTexts } from './texts.js';

/** What a sheet holds, before it has heads and feet; its texts say who may see it. */
export interface Content<T extends PageTexts = PageTexts> extends Heading {
  readonly name: string;
  readonly texts: T;
  /** How near to the edges the pages are inked on purpose: a test page finds out what a printer cuts off. The margins when absent. */
  readonly inkedTo?: Margins;
  readonly stamps?: Readonly<Record<string, Stamp>>;
  readonly body:
    | {
        readonly kind: 'flow';
        readonly blocks: readonly Block[];
        /** What comes after, each part on a page of its own: a long document of parts that are looked up one by one. */
        readonly further?: readonly (readonly Block[])[];
        readonly columns: 1 | 2;
        /** More pages than these are a problem; as many as it takes when absent. */
        readonly mostPages?: number;
        /** What is not parted even where that takes too many pages; kept parts when absent. */
        readonly care?: Care;
      }
    /** Pages that are laid out already, in the free part that `contentArea` tells. */
    | {
        readonly kind: 'placed';
        readonly pages: readonly PlacedPage[];
        readonly root: readonly Node[];
        readonly duplex: Duplex;
      };
}

/** A page that is laid out already; `bare` pages (backs) get neither head nor foot. */
export interface PlacedPage {
  readonly items: readonly Item[];
  readonly trim?: NonNullable<Page['trim']>;
  readonly bare?: boolean;
}

/**
 * Makes a sheet that players may see. Problems: `paper.overflow` {sheet, paper, lines} where the content needs more pages
 * than it may take, `paper.missing-letter` {letter, code, text} for a letter that the type doesn't have.
 */
export function playerSheet(content: Content<PlayerTexts>, setup: PageSetup): Result<Sheet<'player'>> {
  return makeSheet(content, setup);
}

/** Makes a sheet that only the host may see, marked so on each page; the one place where host material is opened. Problems as for player sheets. */
export function hostSheet(content: HostOnly<Content<HostTexts>>, setup: PageSetup): Result<Sheet<'host'>> {
  return makeSheet(HostOnly.openForHostSheet(content), setup);
}

function makeSheet<T extends PageTexts>(content: Content<T>, setup: PageSetup): Result<Sheet<T['audience']>> {
  const { texts } = content;
  const { paper } = setup;
  const body = bodyOf(content, setup);
  if (body.overflow > 0) {
    const params = { sheet: texts.sheet, paper: paper.label, lines: body.overflow };
    return bad({ code: 'paper.overflow', params });
  }
  const root: Node[] = [];
  const pages = body.pages.map((page, index): Page => {
    const around = page.bare
      ? { items: [], nodes: [] }
      : headAndFoot(content, setup, index + 1, body.pages.length, page.items);
    root.push(...around.nodes);
    const { width, height } = paper;
    const items = [...around.items, ...page.items];
    return { width, height, items, ...(page.trim && { trim: page.trim }) };
  });
  const sheet: Sheet<T['audience']> = {
    audience: texts.audience,
    name: content.name,
    title: texts.document,
    language: texts.language,
    duplex: body.duplex,
    pages,
    ...(body.filled && { filled: body.filled }),
    root: [...root, ...body.root],
    stamps: content.stamps ?? {},
    keywords: texts.keywords,
  };
  const missing = missingOn(sheet, setup);
  if (missing) return bad({ code: 'paper.missing-letter', params: { ...missing } });
  checkMargins(sheet, content.inkedTo ?? setup.margins, setup);
  return good(sheet);
}

interface Body {
  readonly pages: readonly PlacedPage[];
  readonly root: readonly Node[];
  readonly duplex: Duplex;
  readonly overflow: number;
  readonly filled?: readonly number[];
}

function bodyOf(content: Content, setup: PageSetup): Body {
  const { body } = content;
  if (body.kind === 'placed') return { ...body, overflow: 0 };
  const { blocks, further = [], columns, care, mostPages = Number.POSITIVE_INFINITY } = body;
  const pages: PlacedPage[] = [];
  const filled: number[] = [];
  const root: Node[] = [];
  let overflow = 0;
  for (const part of [blocks, ...further]) {
    const supply = frames(content, setup, columns, mostPages, pages.length + 1);
    const flowed = flow(part, supply, setup.style, setup.measurer, { columns, ...(care && { care }) });
    for (let index = 0; index < flowed.frames.length; index += columns) {
      const beside = flowed.frames.slice(index, index + columns);
      const { height } = contentArea(content, setup, pages.length === 0, mostPages);
      pages.push({ items: beside.flatMap((frame) => frame.items) });
      filled.push(Math.max(...beside.map(({ used }) => used)) / height);
    }
    root.push(...flowed.nodes);
    overflow += flowed.overflow;
  }
  return { pages, filled, root, duplex: pages.length > 1 ? 'long-edge' : 'simplex', overflow };
}

function* frames(
  heading: Heading,
  setup: PageSetup,
  columns: 1 | 2,
  mostPages: number,
  firstPage: number,
): Generator<Frame> {
  const width = columnWidth(setup, heading.texts.audience, columns);
  for (let page = firstPage; page <= mostPages; page++) {
    const area = contentArea(heading, setup, page === 1, mostPages);
    for (let column = 0; column < columns; column++) {
      yield { ...area, x: area.x + column * (width + setup.style.gutter), width };
    }
  }
}

/** The first letter on a sheet that can't be set. */
function missingOn(sheet: Sheet, { measurer }: PageSetup): MissingLetter | undefined {
  const marks = [
    ...sheet.pages.flatMap((page) => page.items),
    ...Object.values(sheet.stamps).flatMap((stamp) => stamp.marks),
  ];
  for (const mark of marks) {
    const missing = mark.kind === 'text' ? missingLetter(mark.text, measurer) : undefined;
    if (missing) return missing;
  }
  return undefined;
}

/** A hundredth of a millimetre: nothing that a printer could cut off. */
const ROUNDING = 0.01;

/** Ink outside the margin may make a print dialog shrink the page; whoever laid it out there has a bug. */
function checkMargins(sheet: Sheet, { top, right, bottom, left }: Margins, { measurer }: PageSetup): void {
  for (const page of sheet.pages) {
    for (const item of page.items) {
      const ink = inkOf(item, { stamps: sheet.stamps, measurer });
      const outside =
        ink.x < left - ROUNDING ||
        ink.y < top - ROUNDING ||
        ink.x + ink.width > page.width - right + ROUNDING ||
        ink.y + ink.height > page.height - bottom + ROUNDING;
      if (outside)
        throw new Error(
          `ink outside the margin of ${sheet.name}: ${JSON.stringify({ ...item, node: null })}`,
        );
    }
  }
}

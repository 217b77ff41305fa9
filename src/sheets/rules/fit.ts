import type { Mm } from '../../layout/page/page.js';
import { type Style, styleOf, tightStylesOf } from '../../layout/page/templates.js';
import { CARES, type Care } from '../../layout/type/breaks.js';
import { type SheetRequest, sizesOf } from '../request.js';

/** The side of a half in drawn examples, largest first (mm). */
const HALVES: readonly Mm[] = [6, 5.5, 5, 4.5];
const LARGE_HALF: Mm = 10;

/** The sides of paper that the rules may take in large print: two sheets. */
const LARGE_PAGES = 4;

/** How full a sheet may be made: what gives way first stands first. */
export interface Fit {
  readonly half: Mm;
  readonly style: Style;
  /** Two on a page: a single one overflows it by half, and its lines are too long to find one's way back. One in large print. */
  readonly columns: 1 | 2;
  readonly mostPages: number;
  /** What is not parted: where all else has given way, lists and at last a worked example are. */
  readonly care: Care;
}

/** From the loosest to the tightest. */
export function* fits(request: SheetRequest): Generator<Fit> {
  for (const care of CARES) {
    for (const fit of request.large ? largeFits(request) : usualFits(request)) yield { ...fit, care };
  }
}

function* usualFits(request: SheetRequest): Generator<Omit<Fit, 'care'>> {
  const sizes = sizesOf(request);
  const [half] = HALVES as [Mm];
  const least = HALVES.at(-1) as Mm;
  const style = styleOf(sizes);
  const onePage = { columns: 2, mostPages: 1 } as const;
  const overleaf = { ...onePage, mostPages: 2, half, style };
  for (const smaller of HALVES) yield { ...onePage, half: smaller, style };
  for (const body of sizes.bodies.slice(1)) yield { ...onePage, half: least, style: styleOf(sizes, body) };
  if (request.overleaf) yield overleaf;
  for (const tight of tightStylesOf(sizes)) yield { ...onePage, half: least, style: tight };
  if (!promisesOnePage(request)) yield overleaf;
}

/** The papers, by their names, on which every game's rules are one page in every language, at the usual margin. */
const ONE_PAGE_PAPERS: readonly string[] = ['a4', 'letter'];

/** On other papers, or with wider margins, long rules go overleaf rather than not be printed. */
function promisesOnePage({ paper, templates, margins }: SheetRequest): boolean {
  const wider = margins !== undefined && Object.values(margins).some((margin) => margin > templates.margin);
  return ONE_PAGE_PAPERS.includes(paper.name) && !wider;
}

/** Nothing is left out in large print: only the type gives way. */
function* largeFits(request: SheetRequest): Generator<Omit<Fit, 'care'>> {
  const sizes = sizesOf(request);
  const all = { half: LARGE_HALF, columns: 1, mostPages: LARGE_PAGES } as const;
  for (const body of sizes.bodies) yield { ...all, style: styleOf(sizes, body) };
}

import { type Mm, type Pt, pt, type Sheet } from '../../layout/page/page.js';
import {
  type Paper,
  type Style,
  styleOf,
  type TypeSizes,
  tightStylesOf,
} from '../../layout/page/templates.js';
import { CARES, type Care } from '../../layout/type/breaks.js';
import { lineHeight } from '../../layout/type/strip.js';
import { good, type Problem, problem, type Result } from '../../problem.js';
import type { SheetRequest } from '../request.js';

/** The side of a half in drawn examples (mm): as large on every sheet as arm's length asks, larger on a poster. */
const HALF = { poster: 8, usual: 6.5, large: 10 } as const;

/** Type of a poster, from this size on. */
const POSTER: Pt = 13 as Pt;

/** A sheet that hangs on a wall is named from across the room: its shorter side (mm) from here on, and its title as a multiple of the body. */
const HUNG: Mm = 270;
const HUNG_TITLE = 34 / 16;

/** The sides of paper that the rules may take: one sheet; two for somebody's own; in large print two, or three where that keeps lists together. */
const SIDES = { overleaf: 2, own: 4, large: [4, 6], poster: [2, 4] } as const;

/** How full a sheet may be made. */
export interface Fit {
  readonly half: Mm;
  readonly style: Style;
  /** Two on a page: a single one overflows it by half, and its lines are too long to find one's way back. One in large print, but on a poster. */
  readonly columns: 1 | 2;
  readonly mostPages: number;
  /** What is not parted: where all else has given way, lists and at last a worked example are. */
  readonly care: Care;
}

type Room = Omit<Fit, 'care'>;

/** Rooms to try from the first on, with each care in turn. */
interface Group {
  readonly rooms: readonly Room[];
  readonly cares: readonly Care[];
}

/** A sheet that holds everything, and the pages it might have taken. */
interface Filled {
  readonly value: Sheet<'player'>;
  readonly notes: readonly Problem[];
  readonly mostPages: number;
}

/** The room that text takes shrinks with the square of its size; smaller drawings, shorter titles and less white may save so much more. */
const SHRINKS = 0.82;

/** What is kept together before the smallest type is tried. */
const KEPT: readonly Care[] = ['lists', 'parts'];

/** A page that has this many lines too many has them however it is parted; several may be parted where that leaves none half empty. */
const FAR_TOO_MANY = 8;

/** Of several pages each is filled to so much of its height: one that is half empty looks like a mistake. */
const WELL_FILLED = 0.8;

/** What is filled as much as this needs no more paper to be filled better. */
const FILLED = 0.65;

/**
 * The sheet as the loosest fit has it that holds everything: what gives way first stands first. Where that goes overleaf and leaves a page
 * rather empty, another fit that takes as much care and leaves less so. The overflow of the tightest where none does.
 */
export function fitted(
  request: SheetRequest,
  laidOut: (fit: Fit) => Result<Sheet<'player'>>,
): Result<Sheet<'player'>> {
  let result: Result<Sheet<'player'>> | undefined;
  for (const { rooms, cares } of groupsFor(request)) {
    const hopeless = new Set<Room>();
    for (const care of cares) {
      let needed = 0;
      let fullest: Filled | undefined;
      for (const room of rooms) {
        const { style, mostPages, columns } = room;
        if (fullest && mostPages > fullest.mostPages && leastFilled(fullest.value) >= FILLED) break;
        const least = needed * style.body ** 2 * SHRINKS;
        const held = request.paper.height * columns * mostPages;
        if (hopeless.has(room) || (mostPages === 1 && least > held && room !== rooms.at(-1))) continue;
        result = laidOut({ ...room, care });
        if (result.ok) {
          if (leastFilled(result.value) >= WELL_FILLED) return withNote(result.value, result.notes, request);
          if (!fullest || leastFilled(result.value) > leastFilled(fullest.value))
            fullest = { ...result, mostPages };
          continue;
        }
        if (result.problems.some(({ code }) => code !== 'paper.overflow')) return result;
        const lines = linesTooMany(result.problems);
        needed = (held + lines * lineHeight(style)) / style.body ** 2;
        if (lines > FAR_TOO_MANY && mostPages === 1) hopeless.add(room);
      }
      if (fullest) return withNote(fullest.value, fullest.notes, request);
    }
  }
  if (!result) throw new Error('no type size to try');
  return result;
}

/** A sheet that goes overleaf where nobody would look for it says so. */
function withNote(
  sheet: Sheet<'player'>,
  notes: readonly Problem[],
  request: SheetRequest,
): Result<Sheet<'player'>> {
  const awaited = request.large || request.overleaf || !promisesOnePage(request);
  return good(sheet, sheet.pages.length === 1 || awaited ? notes : [...notes, problem('paper.overleaf', {})]);
}

/** How full the emptiest of several pages is; a page alone may be as short as what it says. */
function leastFilled({ pages, filled }: Sheet<'player'>): number {
  return pages.length === 1 ? 1 : Math.min(...(filled ?? [1]));
}

function linesTooMany(problems: readonly Problem[]): number {
  const [first] = problems;
  return first?.code === 'paper.overflow' ? Number(first.params.lines) : 0;
}

/** The ways to try, in groups: a later group only where none of an earlier one holds everything, however it is parted. */
function groupsFor(request: SheetRequest): readonly Group[] {
  const { paper } = request;
  const { text, wide, large } = request.templates;
  const any = (rooms: readonly Room[]): Group => ({ rooms, cares: CARES });
  if (request.large) return [any(largeRooms(large, paper))];
  if (request.overleaf) return [any(onePage(paper, wide, wide.bodies.slice(0, 1))), any(overleaf(wide))];
  // A list that goes on in the next column is read more easily than the smallest type.
  const page = [
    { rooms: onePage(paper, text, text.bodies.slice(0, -1)), cares: KEPT },
    any(onePage(paper, text, text.bodies)),
  ];
  if (!promisesOnePage(request)) return [...page, any(overleaf(text))];
  return request.own ? [...page, any(overleaf(text)), any(overleaf(text, SIDES.own))] : page;
}

/** On one page, from the largest type down; of the usual sizes each with less and less white before the next. */
function onePage(paper: Paper, sizes: TypeSizes, bodies: readonly Pt[]): readonly Room[] {
  const room = (style: Style, half: Mm): Room => ({
    half,
    style: titled(style, paper),
    columns: 2,
    mostPages: 1,
  });
  const larger = (sizes.larger ?? []).map((body) =>
    room(styleOf(sizes, body), body >= POSTER ? HALF.poster : HALF.usual),
  );
  const usual = bodies.flatMap((body) => [styleOf(sizes, body), ...tightStylesOf(sizes, body)]);
  return [...larger, ...usual.map((style) => room(style, HALF.usual))];
}

/** The style with the title that a paper of this size asks for. */
function titled(style: Style, { width, height }: Paper): Style {
  if (Math.min(width, height) < HUNG) return style;
  return { ...style, title: pt(Math.max(style.title, Math.round(style.body * HUNG_TITLE))) };
}

/** The largest type in which the lines of two columns hold enough words (pt). */
const LARGEST: Pt = 15 as Pt;

/** On both sides of the paper, which larger type fills. */
function overleaf(sizes: TypeSizes, mostPages: number = SIDES.overleaf): readonly Room[] {
  const larger = (sizes.larger ?? []).filter((body) => body <= LARGEST);
  return [...larger, ...sizes.bodies].map((body) => ({
    half: HALF.usual,
    style: styleOf(sizes, body),
    columns: 2,
    mostPages,
  }));
}

/** Nothing is left out in large print: only the type gives way. On a poster one column would have too long lines. */
function largeRooms(sizes: TypeSizes, { width, height }: Paper): readonly Room[] {
  const half = HALF.large;
  const isPoster = Math.min(width, height) >= HUNG;
  const columns = isPoster ? 2 : 1;
  const bodies = isPoster ? [...(sizes.larger ?? []), sizes.bodies[0]] : sizes.bodies;
  return (isPoster ? SIDES.poster : SIDES.large).flatMap((mostPages) =>
    bodies.map((body): Room => ({ half, style: styleOf(sizes, body), columns, mostPages })),
  );
}

/** The papers, by their names, on which every shipped game's rules are one page in every language, at the usual margin. */
const ONE_PAGE_PAPERS: readonly string[] = ['a4', 'letter'];

/** On other papers, or with wider margins, long rules go overleaf rather than not be printed. */
function promisesOnePage({ paper, templates, margins }: SheetRequest): boolean {
  const wider = margins !== undefined && Object.values(margins).some((margin) => margin > templates.margin);
  return ONE_PAGE_PAPERS.includes(paper.name) && !wider;
}

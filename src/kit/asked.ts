import type { Margins } from '../layout/page/paper.js';
import { offsetFor, type Printer } from '../layout/tiles/printer.js';
import type { SheetName } from '../sheets/registry.js';
import { USUAL_TILES } from '../sheets/tiles/options.js';
import type { FontName } from './families.js';
import type { PrintWish } from './print-setup.js';
import type { KitRequest } from './request.js';
import { writtenSingles } from './single-tiles.js';

/** All that a kit was asked for, in the words of the options that ask for it: what isn't there is as usual. */
export type Asked = Readonly<Record<string, AskedValue>>;
type AskedValue =
  | string
  | number
  | boolean
  | readonly (string | number)[]
  | Readonly<Record<string, unknown>>;

/** What someone asked for that a finished request doesn't tell in their words. */
export interface AskedBeside {
  /** The id of a game that comes with the program, or the name of a file with `.yaml`. */
  readonly game: string;
  /** House rules beside the game's file, `key=value`. */
  readonly settings: readonly string[];
  readonly names: readonly string[];
  readonly font?: FontName | undefined;
  readonly sheets?: readonly SheetName[] | undefined;
  readonly print: PrintWish;
}

/** What a kit was asked for, so that it can be made again. */
export function askedOf(
  {
    papers,
    words,
    seating,
    seed,
    large,
  }: Pick<KitRequest, 'papers' | 'words' | 'seating' | 'seed' | 'large'>,
  { game, settings, names, font, sheets, print }: AskedBeside,
): Asked {
  const { players, partners } = seating;
  return {
    game,
    paper: papers.map(({ name }) => name),
    lang: words.language,
    seed,
    ...(players !== undefined && { players }),
    ...(partners && { partners }),
    ...(settings.length > 0 && { set: settings }),
    ...(sheets && { sheets }),
    ...(names.length > 0 && { names }),
    ...(large && { 'large-print': large }),
    ...(font !== undefined && { font }),
    ...askedPrint(print),
  };
}

function askedPrint(wish: PrintWish): Asked {
  const { tile, faces, coloured, corners, lowInk, backs, pattern, marks, sets, printer } = wish;
  const tiles = writtenSingles(wish);
  const { offset, margins } = placesOf(wish);
  return {
    ...(tile !== undefined && { tile }),
    ...(faces && { faces }),
    ...(coloured && { colour: true }),
    ...(corners && { corners }),
    ...(lowInk && { 'low-ink': true }),
    ...(backs && { backs }),
    ...(offset && { 'back-offset': [offset.x, offset.y] }),
    ...(pattern && { 'back-pattern': pattern }),
    ...(marks && { marks }),
    ...(margins && { margin: marginList(margins) }),
    ...(sets !== undefined && { kits: sets }),
    ...(tiles.length > 0 && { reprint: tiles }),
    ...(printer && { printer: printerData(printer) }),
  };
}

/** Where backs go and what stays blank, as far as it doesn't come from the printer. */
function placesOf({
  offset,
  margins,
  otherwise,
  printer,
  backs,
}: PrintWish): Pick<PrintWish, 'offset' | 'margins'> {
  const measured = printer && offsetFor(printer, backs ?? USUAL_TILES.backs.mode);
  const moved = offset ?? (measured ? undefined : otherwise?.offset);
  const blank = margins ?? (printer?.margins ? undefined : otherwise?.margins);
  return { ...(moved && { offset: moved }), ...(blank && { margins: blank }) };
}

/** What was known of the printer then, as the file of printers has it. */
function printerData({ name, ruler, offset, margins, compensate }: Printer) {
  return {
    name,
    ...(ruler && { ruler: [ruler.across, ruler.down] }),
    ...(offset && { offset: [offset.x, offset.y] }),
    ...(margins && { margin: marginList(margins) }),
    ...(compensate && { compensate: true }),
  };
}

/** Margins in the order in which `--margin` takes them. */
export function marginList({ top, right, bottom, left }: Margins): readonly number[] {
  return [top, right, bottom, left];
}

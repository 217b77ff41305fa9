import type { Sheet } from '../layout/page/page.js';
import { checkedMargins, evenMargins, type Margins } from '../layout/page/paper.js';
import type { Paper } from '../layout/page/templates.js';
import type { KeyUnder } from '../messages.js';
import { bad, good, type Problem, type Result } from '../problem.js';
import type { SheetDefinition } from '../sheets/definition.js';
import type { SheetFacts } from '../sheets/facts.js';
import { madeOnce } from '../sheets/made-once.js';
import { SHEETS } from '../sheets/registry.js';
import type { SheetRequest } from '../sheets/request.js';
import { type TileOptions, USUAL_TILES } from '../sheets/tiles/options.js';
import { isLarge } from './large-print.js';
import type { Selection, Table } from './request.js';

/** What the sheets of a kit are made from: what each is made from, but for what tells one from another. */
export type SheetsRequest = Selection & Omit<SheetRequest, 'paper' | 'names' | 'at' | 'kit' | 'large'>;

/** A finished sheet of a kit. */
export interface MadeSheet {
  readonly facts: SheetFacts;
  readonly sheet: Sheet;
  readonly paper: Paper;
  /** The table it is for, counted from 1, where several tables have one each. */
  readonly table?: number;
}

/**
 * Makes the sheets of a kit, paper by paper, each announced to `doing`; what doesn't fit is a problem, and then no sheet is made at all. Problems:
 * those of `checkedMargins` and of each sheet, `paper.narrow` {sheet, paper, width, height} for a page too small for text.
 */
export function makeSheets(
  kit: SheetsRequest,
  doing: (done: number, all: number) => void = () => {},
): Result<readonly MadeSheet[]> {
  const margins = checkedMargins(kit.margins ?? evenMargins(kit.templates.margin));
  if (!margins.ok) return margins;
  const made: MadeSheet[] = [];
  const problems: Problem[] = [];
  const notes: Problem[] = kit.marginsMeasured ? [] : [...margins.notes];
  const wanted = kit.papers.flatMap((paper) =>
    selected(kit).flatMap((definition) =>
      tablesOf(kit.tables, definition).map((table) => ({ paper, definition, ...table })),
    ),
  );
  const tiles = tilesIn(kit);
  for (const [index, { paper, definition, table, names, at }] of wanted.entries()) {
    doing(index, wanted.length);
    const request: SheetRequest = {
      ...kit,
      paper,
      names: definition.names ? names : [],
      ...(definition.names && at !== undefined && { at }),
      kit: SHEETS,
      large: isLarge(kit.large, definition.name),
      ...(tiles && { tiles }),
    };
    const narrow = narrowness(definition, margins.value, request);
    const result = narrow ? bad(narrow) : definition.make(request);
    if (result.ok) {
      made.push({ facts: definition, sheet: result.value, paper, ...(table && { table }) });
      notes.push(...result.notes);
    } else problems.push(...result.problems);
  }
  return problems.length > 0 ? bad(...problems) : good(made, notes);
}

/** The tiles that all sheets speak of: where only some sheets are large, the print guide's type doesn't tell their size. */
function tilesIn({ large, tiles, templates }: SheetsRequest): TileOptions | undefined {
  if (typeof large !== 'object') return tiles;
  const size = templates.tiles[isLarge(large, 'tiles') ? 'large-print' : 'standard'];
  return { ...(size && { size }), ...(tiles ?? USUAL_TILES) };
}

/** All sheets, each made only where it wasn't for the kit before. */
const DEFINITIONS: readonly SheetDefinition[] = SHEETS.map((definition) => ({
  ...definition,
  make: madeOnce<Result<Sheet>>(definition.make),
}));

/** The sheets that are wanted, in the order they are made. */
function selected({ sheets, audiences }: Selection): readonly SheetDefinition[] {
  return DEFINITIONS.filter(
    ({ name, audience }) => (sheets?.includes(name) ?? true) && (audiences?.includes(audience) ?? true),
  );
}

/** Whom a sheet is made for: each table by its number where it bears names and there are several, else all tables at once. */
function tablesOf(
  tables: readonly Table[],
  { names: bearsNames }: SheetDefinition,
): readonly (Table & { readonly table?: number })[] {
  const [first = { names: [] }, ...others] = tables;
  if (others.length === 0) return [first];
  return bearsNames ? tables.map((table, index) => ({ ...table, table: index + 1 })) : [{ names: [] }];
}

/** What columns of text and drawings need at least inside the margins (mm): usual type, and large print. */
const LEAST_ROOM = { usual: { width: 100, height: 60 }, large: { width: 150, height: 60 } } as const;

/** The problem of a page that is too small for any text. */
function narrowness(
  { name, room }: SheetDefinition,
  margins: Margins,
  { paper, large, words }: SheetRequest,
): Problem | undefined {
  return room === 'own' ? undefined : narrowPage(name, { paper, margins, words, ...(large && { large }) });
}

/** The problem of a page that is too small for the text of a sheet: `paper.narrow` {sheet, paper, width, height}. */
export function narrowPage(
  name: KeyUnder<'layout.sheet'>,
  {
    paper,
    margins: { top, right, bottom, left },
    large,
    words,
  }: Pick<SheetRequest, 'paper' | 'large' | 'words'> & { readonly margins: Margins },
): Problem | undefined {
  const least = large ? LEAST_ROOM.large : LEAST_ROOM.usual;
  if (paper.width - left - right >= least.width && paper.height - top - bottom >= least.height) {
    return undefined;
  }
  const params = { sheet: words.say(`layout.sheet.${name}`), paper: paper.label, ...least };
  return { code: 'paper.narrow', params };
}

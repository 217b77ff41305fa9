import type { Audience } from '../layout/page/page.js';
import type { KeyUnder } from '../messages.js';
import { unreachable } from '../problem.js';

/** How many copies of a sheet are printed; the print guide is read before anything is printed, so nobody counts it. */
type Copies = 'each-table' | 'each-player' | 'once' | 'uncounted';

/** A word for a sheet of a kit, as far as the words files have its texts. */
export type SheetWord = KeyUnder<'cli.kit.sheet'>;

/** What a kit's other sheets, its record and whoever prints it have to know of a sheet. */
export interface SheetFacts<Name extends SheetWord = SheetWord, A extends Audience = Audience> {
  /** The word in file names and in `--sheets`; its title is the words' `layout.sheet.<name>`. */
  readonly name: Name;
  readonly audience: A;
  /** What it is printed on. */
  readonly stock: 'card' | 'plain';
  readonly copies: Copies;
}

/** How many copies so many players at so many tables take; undefined where nobody counts them. */
export function copiesFor(
  { copies }: SheetFacts,
  { players, tables }: { readonly players: number; readonly tables: number },
): number | undefined {
  switch (copies) {
    case 'each-table':
      return tables;
    case 'each-player':
      return players;
    case 'once':
      return 1;
    case 'uncounted':
      return undefined;
    default:
      return unreachable(copies);
  }
}

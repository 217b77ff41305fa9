import type { Audience } from '../layout/page/page.js';
import type { Paper, Templates } from '../layout/page/templates.js';
import type { Fonts } from '../pdf/fonts.js';
import type { Machine } from '../pdf/machine.js';
import type { CheckedVariant } from '../rulebook/prepare.js';
import type { WantedSeating } from '../rulebook/scope.js';
import type { SheetName } from '../sheets/registry.js';
import type { SheetRequest } from '../sheets/request.js';
import type { Variant } from '../variant/variant.js';
import type { LargePrint } from './large-print.js';

/** What all kits are printed with, wherever it was read from. */
export interface Materials {
  readonly templates: Templates;
  readonly fonts: Fonts;
  readonly machine: Machine;
}

/** People who play together, as far as they are named, in the order of their seats. */
export interface Table {
  readonly names: readonly string[];
  /** What tells their table from others on its sheets. */
  readonly at?: string;
}

/** How every sheet of a kit is made, whatever its paper and its table. */
type ForAllSheets = Omit<
  SheetRequest,
  'checked' | 'scope' | 'paper' | 'names' | 'at' | 'kit' | 'templates' | 'measurer' | 'large'
>;

/** What goes into a kit: sheets by paper and by table. */
export interface Selection {
  readonly papers: readonly Paper[];
  /** At least one. Sheets that bear names are made for each. */
  readonly tables: readonly Table[];
  /** Only these sheets; all when absent. */
  readonly sheets?: readonly SheetName[];
  /** Only what these people may see; everything when absent. */
  readonly audiences?: readonly Audience[];
  /** For readers with low vision; nothing when absent. */
  readonly large?: LargePrint;
  /** The margins are what this printer was found to print, so narrow ones are nothing to warn of. */
  readonly marginsMeasured?: boolean;
}

/** The kit that someone asks for: one game, for these people, on these papers. Several games are several kits. */
export interface KitRequest extends ForAllSheets, Selection {
  readonly variant: Variant;
  readonly checked: CheckedVariant;
  /** For whom, where the rules leave a choice. */
  readonly seating: WantedSeating;
  /** House rules were given beside the game's file, so its name alone doesn't tell this kit from another. */
  readonly houseRules: boolean;
}

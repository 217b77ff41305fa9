import type { Sheet, TextMeasurer } from '../layout/page/page.js';
import { checkedMargins, evenMargins, type Margins } from '../layout/page/paper.js';
import type { Paper, Templates } from '../layout/page/templates.js';
import { bad, good, type Problem, type Result } from '../problem.js';
import type { CheckedVariant } from '../rulebook/prepare.js';
import type { Scope } from '../rulebook/scope.js';
import type { Words } from '../words/words.js';
import type { SheetDefinition } from './definition.js';
import type { SheetFacts } from './facts.js';
import { SHEETS, type SheetName } from './registry.js';
import type { Neighbour, SheetRequest } from './request.js';
import type { TileOptions } from './tiles/options.js';

/** What a kit is made of: one checked game, for these seatings, in one language, on these papers. */
export interface KitRequest {
  readonly checked: CheckedVariant;
  readonly scope: Scope;
  readonly words: Words;
  readonly papers: readonly Paper[];
  readonly templates: Templates;
  readonly measurer: TextMeasurer;
  readonly seed: number;
  /** Players' names for the score log; empty: lines to write on. */
  readonly names: readonly string[];
  /** Only these sheets; all when absent. */
  readonly sheets?: readonly SheetName[];
  /** Shipped games that are this one with a rule or two changed. */
  readonly neighbours: readonly Neighbour[];
  /** For readers with low vision. */
  readonly large?: boolean;
  /** The rules may go overleaf: the type asked for takes more room than the usual. */
  readonly overleaf?: boolean;
  /** Those of the templates when absent. */
  readonly margins?: Margins;
  /** The margins are what this printer was found to print, so narrow ones are nothing to warn of. */
  readonly marginsMeasured?: boolean;
  /** The usual tiles when absent. */
  readonly tiles?: TileOptions;
}

/** A finished document and the paper it is for. */
export interface LaidOut {
  readonly sheet: Sheet;
  readonly paper: Paper;
}

/** A finished sheet of a kit. */
export interface MadeSheet extends LaidOut {
  readonly facts: SheetFacts;
}

/**
 * Makes the sheets of a kit, paper by paper; what doesn't fit is a problem, and then no sheet is made at all. Problems:
 * those of `checkedMargins` and of each sheet, `paper.narrow` {sheet, paper, width, height} for a page too small for text.
 */
export function makeSheets(kit: KitRequest): Result<readonly MadeSheet[]> {
  const margins = checkedMargins(kit.margins ?? evenMargins(kit.templates.margin));
  if (!margins.ok) return margins;
  const made: MadeSheet[] = [];
  const problems: Problem[] = [];
  const notes: Problem[] = kit.marginsMeasured ? [] : [...margins.notes];
  for (const paper of kit.papers) {
    for (const definition of SHEETS) {
      if (kit.sheets && !kit.sheets.includes(definition.name)) continue;
      const request: SheetRequest = { ...kit, paper, kit: SHEETS };
      const narrow = narrowness(definition, margins.value, request);
      const result = narrow ? bad(narrow) : definition.make(request);
      if (result.ok) {
        made.push({ facts: definition, sheet: result.value, paper });
        notes.push(...result.notes);
      } else problems.push(...result.problems);
    }
  }
  return problems.length > 0 ? bad(...problems) : good(made, notes);
}

/** What columns of text and drawings need at least inside the margins (mm): usual type, and large print. */
const LEAST_ROOM = { usual: { width: 100, height: 60 }, large: { width: 150, height: 60 } } as const;

/** The problem of a page that is too small for any text. */
function narrowness(
  { name, room }: SheetDefinition,
  { top, right, bottom, left }: Margins,
  { paper, large, words }: SheetRequest,
): Problem | undefined {
  if (room === 'own') return undefined;
  const least = large ? LEAST_ROOM.large : LEAST_ROOM.usual;
  if (paper.width - left - right >= least.width && paper.height - top - bottom >= least.height) {
    return undefined;
  }
  const params = { sheet: words.say(`layout.sheet.${name}`), paper: paper.label, ...least };
  return { code: 'paper.narrow', params };
}

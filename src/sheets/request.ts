import type { Expectation } from '../engine/types.js';
import type { Pt, TextMeasurer } from '../layout/page/page.js';
import { evenMargins, type Margins } from '../layout/page/paper.js';
import { type Paper, styleOf, type Templates, type TypeSizes } from '../layout/page/templates.js';
import type { PageSetup } from '../layout/sheet/setup.js';
import type { CheckedVariant } from '../rulebook/prepare.js';
import type { Scope } from '../rulebook/scope.js';
import type { Words } from '../words/words.js';
import type { SheetFacts } from './facts.js';
import type { TileOptions } from './tiles/options.js';

/** A shipped game that is this one with a rule or two changed, or the one that this changes. */
export interface Neighbour {
  readonly id: string;
  readonly title: string;
}

/** Everything that a sheet of a kit is made from. */
export interface SheetRequest {
  readonly checked: CheckedVariant;
  /** The seatings that the sheet must be true for. */
  readonly scope: Scope;
  readonly words: Words;
  readonly paper: Paper;
  readonly templates: Templates;
  readonly measurer: TextMeasurer;
  /** What everything drawn by chance comes from. */
  readonly seed: number;
  /** The players' names in the order of their seats; empty when nobody gave any. */
  readonly names: readonly string[];
  /** Whose sheet it is where several tables play (“Table 3, round 2”); its head says it. */
  readonly at?: string;
  readonly neighbours: readonly Neighbour[];
  /** What is to be expected of a game, by its fingerprint and `seatingWord`, where that is known without playing it. */
  readonly expected?: (fingerprint: string, seating: string) => Expectation | undefined;
  /** All sheets that the kit may have, which the print guide tells of. */
  readonly kit: readonly SheetFacts[];
  /** For readers with low vision: larger type in one column, larger tiles, larger rows. */
  readonly large?: boolean;
  /** The rules are somebody's own, of a file or a house: no one could see to it that they fit on one page. */
  readonly own?: boolean;
  /** The rules may go overleaf: the type asked for takes more room than the usual. */
  readonly overleaf?: boolean;
  /** Those of the templates when absent. */
  readonly margins?: Margins;
  /** The usual tiles when absent. */
  readonly tiles?: TileOptions;
}

/** The sizes of type for whoever is to read. */
export function sizesOf({ large, templates }: Pick<SheetRequest, 'large' | 'templates'>): TypeSizes {
  return large ? templates.large : templates.text;
}

/** What a page is set up by. */
export type PrintedOn = Pick<SheetRequest, 'paper' | 'templates' | 'measurer' | 'margins' | 'large'>;

/** The page that a request asks for, its text set in this body size (the largest unless said). */
export function pageSetup(request: PrintedOn, body?: Pt): PageSetup {
  const { paper, templates, measurer, margins = evenMargins(templates.margin) } = request;
  return {
    paper,
    margins,
    style: styleOf(sizesOf(request), body),
    measurer,
  };
}

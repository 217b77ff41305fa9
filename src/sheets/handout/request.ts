import type { Mm, TextMeasurer } from '../../layout/page/page.js';
import type { Margins } from '../../layout/page/paper.js';
import { type Paper, type Style, styleOf, type Templates } from '../../layout/page/templates.js';
import { columnWidth, type PageSetup } from '../../layout/sheet/setup.js';
import type { ExerciseSheet } from '../../rulebook/exercises/exercise-sheet.js';
import type { Telling } from '../../rulebook/exercises/told.js';
import type { CheckedVariant } from '../../rulebook/prepare.js';
import { type Scope, shownSeating } from '../../rulebook/scope.js';
import type { Words } from '../../words/words.js';

/** One reader's exercises, and the reader's name where it is known. */
export interface Pupil {
  readonly exercises: ExerciseSheet;
  readonly name?: string;
}

/** What exercises and their key are laid out from. */
export interface HandoutRequest {
  readonly checked: CheckedVariant;
  readonly scope: Scope;
  readonly words: Words;
  /** In the order of their sheets, which are counted from 1 where there are several. */
  readonly pupils: readonly Pupil[];
  readonly paper: Paper;
  readonly templates: Templates;
  readonly measurer: TextMeasurer;
  /** For readers with low vision. */
  readonly large?: boolean;
  /** What stays blank at the edges. */
  readonly margins: Margins;
  /** What everything by chance came from, so that it can be made again. */
  readonly seed: number;
}

/** What a page of exercises is drawn with: the room of a column, sizes, and the table that they are about. */
export interface Drawing extends Telling {
  readonly setup: PageSetup;
  readonly width: Mm;
  /** The side of a half of drawn tiles. */
  readonly half: Mm;
  /** How much larger than usual everything is to write on. */
  readonly by: number;
}

/** The page, its text in the first size of type. */
export function handoutSetup({ paper, templates, measurer, large, margins }: HandoutRequest): PageSetup {
  const style: Style = styleOf(large ? templates.large : templates.text);
  return { paper, margins, style, measurer };
}

/** Columns narrower than this have too little room to write (mm). */
const LEAST_COLUMN: Mm = 75;

/** How many columns a page of exercises has. */
export function columnsOf(setup: PageSetup, { large }: HandoutRequest): 1 | 2 {
  return large || columnWidth(setup, 'player', 2) < LEAST_COLUMN ? 1 : 2;
}

/** The table that exercises of a request are about, and its language. */
export function tellingOf({ checked, scope, words }: HandoutRequest): Telling {
  return { rules: checked.rules, seating: shownSeating(scope), words };
}

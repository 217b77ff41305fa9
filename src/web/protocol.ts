import type { Changes } from '../kit/changes/changes.js';
import type { Bounds, Put } from '../kit/changes/controls.js';
import type { FontName } from '../kit/families.js';
import type { LargePrint } from '../kit/large-print.js';
import type { PrintWish } from '../kit/print-setup.js';
import type { Audience } from '../layout/page/page.js';
import type { ToldProblem } from '../problem.js';
import type { ComparedTopic } from '../rulebook/compare.js';
import type { WantedSeating } from '../rulebook/scope.js';
import type { Topic } from '../rulebook/topics.js';
import type { SheetWord } from '../sheets/facts.js';
import type { SheetName } from '../sheets/registry.js';
import type { Seating } from '../variant/rules.js';

// What the page and its desk (a worker) say to each other: plain data that can be copied from the one to the other.

/** A file of somebody's own: its name with `.yaml`, and what it says. */
export interface OwnFile {
  readonly name: string;
  readonly text: string;
}

/** The kit that someone at the page asks for. */
export interface Wish {
  /** A game that comes with the program, by its id, or a file. */
  readonly game: string | OwnFile;
  readonly language: string;
  /** Names of papers, as the templates call them or not. */
  readonly papers: readonly string[];
  readonly seating?: WantedSeating;
  /** Rules that are changed; what is asked of the desk gives the whole of them back wherever something is chosen. */
  readonly changes?: Changes;
  readonly large?: LargePrint;
  readonly names?: readonly string[];
  readonly font?: FontName;
  readonly print?: PrintWish;
  /** Only these sheets; all when absent. */
  readonly sheets?: readonly SheetName[];
  readonly seed?: number;
}

/** One way to mend a problem. */
export interface Mend {
  /** The rule that is set, and what it decides, as a question. */
  readonly key: string;
  readonly ask: string;
  /** What is set, as a file writes it; nothing where a change is taken back. */
  readonly settings: readonly string[];
  /** What then holds, as the sheets say it. */
  readonly sentence: string;
  /** All changes of the wish once this is mended. */
  readonly changes: Changes;
}

/** A problem in words, the same that `check` says, and what mends it at a press. */
export interface Refusal extends ToldProblem {
  /** The rule that it is about, dotted; empty where it is about none. */
  readonly key: string;
  readonly mends: readonly Mend[];
}

/** An answer, or the problems that forbid it, with notes worth reading. */
export type Refusable<Value> =
  | { readonly ok: true; readonly value: Value; readonly notes: readonly ToldProblem[] }
  | { readonly ok: false; readonly problems: readonly Refusal[] };

/** A span of numbers with its text (“2–4”). */
export interface TextSpan {
  readonly text: string;
  readonly least: number;
  readonly most: number;
}

/** A game that comes with the program, as one chooses it. */
export interface GameCard {
  readonly id: string;
  readonly title: string;
  readonly players: TextSpan;
  /** How long it takes, by its file, or else about (“about 40–135 minutes”). */
  readonly minutes: { readonly text: string; readonly about: boolean } | null;
  /** The set of tiles by its name, the most pips on a half, and how many tiles that is. */
  readonly set: string;
  readonly highest: number;
  readonly tiles: number;
  /** What it is about. */
  readonly sentence: string;
}

/** What can be asked of printing, for lists to choose from. */
export interface PrintOptions {
  readonly papers: readonly { readonly name: string; readonly label: string }[];
  /** What stays blank at the edges (mm) unless someone says otherwise. */
  readonly margin: number;
  readonly tiles: readonly { readonly name: string; readonly long: number; readonly short: number }[];
  readonly fonts: readonly FontName[];
  readonly sheets: readonly {
    readonly name: SheetName;
    readonly title: string;
    readonly audience: Audience;
  }[];
}

/** One value that a rule can have. */
export interface Option {
  /** As a file writes it. */
  readonly value: string;
  /** What the sheets would say; the present value has what they say now. */
  readonly sentence: string;
  /** All changes of the wish once this is chosen: the rule's own, and none that it replaces. */
  readonly changes: Changes;
  /** Why it clashes with other rules, as `check` says it; once it is chosen, `check` gives what mends that. */
  readonly refused?: readonly ToldProblem[];
}

/** A rule as a question. */
export interface Question {
  /** The rule's key as a file writes it (`draw.when`); a row of a table has its own (`deal.3`). */
  readonly key: string;
  readonly ask: string;
  readonly topic: Topic;
  /** The present value, and what the sheets say now. */
  readonly now: string;
  readonly sentence: string;
  /** The value in the game before any change; none where the rule played no part. */
  readonly own?: string;
  readonly changed: boolean;
  /** The values to choose from; none where only a number is asked for. */
  readonly options: readonly Option[];
  /** A number within these bounds, or two from one to the other (`2-4`), is a value too. */
  readonly number?: Bounds;
  readonly span?: Bounds;
  /** Tiles by name, of which those of a list may be left out: the value is then `[0-0, 1-1]`. */
  readonly tiles?: readonly string[];
  /** How such a value is set: all changes are then `{ ...rest, [put.key]: put.before + value + put.after }`. */
  readonly put: Put;
  readonly rest: Changes;
}

/** Questions of one topic, under its heading. */
export interface QuestionGroup {
  readonly topic: Topic;
  readonly heading: string;
  readonly questions: readonly Question[];
}

/** All that can be changed. */
export interface Questions {
  readonly groups: readonly QuestionGroup[];
  /** Changes that can't stay as they are; the questions are then those of the game with the others. */
  readonly problems: readonly Refusal[];
}

/** A game that holds together, and what was changed of it. */
export interface CheckedGame {
  readonly title: string;
  /** “2–4 players, 10–20 minutes, double-three set, 10 tiles”. */
  readonly facts: string;
  /** In the foot of every sheet. */
  readonly mark: string;
  readonly seatings: readonly Seating[];
  /** Every tile of its set by name, in the order of the sheet. */
  readonly tiles: readonly string[];
  /** The changes without those that change nothing. */
  readonly changes: Changes;
  /** What the sheets say otherwise than before the changes; a side is empty where it says nothing of it. */
  readonly differences: readonly {
    readonly topic: ComparedTopic;
    readonly heading: string;
    readonly before: string;
    readonly now: string;
  }[];
}

/** A finished sheet. */
export interface PaintedSheet {
  readonly sheet: SheetWord;
  readonly title: string;
  readonly audience: Audience;
  /** The paper’s name. */
  readonly paper: string;
  /** Within the folder that kits lie in. */
  readonly path: string;
  readonly pages: number;
  readonly bytes: Uint8Array;
}

/** A file, by its name or its path in the folder that kits lie in. */
export interface KitFile {
  readonly path: string;
  /** Who may see it. */
  readonly audience: Audience;
  readonly bytes: Uint8Array;
}

/** Which part of a kit is saved: the players' part never holds a host sheet. */
export type Part = 'players' | 'host' | 'whole';

/** One step of a round that is shown. */
export interface RoundStep {
  /** Who does what, and why. */
  readonly text: string;
  /** Whose turn it is, from 0; undefined before the first turn. */
  readonly seat?: number;
  /** The line of play as a drawing: the content of an `svg` of this size (mm), whose `use` name the round's stamps. */
  readonly line: {
    readonly width: number;
    readonly height: number;
    readonly svg: string;
    readonly alt: string;
  };
  /** The tiles in each hand (`3-5`), and how many are left to draw. */
  readonly hands: readonly (readonly string[])[];
  readonly boneyard: number;
}

/** A whole round by chance, the one that the host key shows for the same seed. */
export interface ToldGame {
  readonly title: string;
  readonly seed: number;
  readonly names: readonly string[];
  /** Who leads, and what was given back before, in sentences. */
  readonly lead: readonly string[];
  readonly steps: readonly RoundStep[];
  /** What the round comes to, in sentences. */
  readonly count: readonly string[];
  /** The content of a `defs`, once for all steps. */
  readonly stamps: string;
}

/** What can be asked, and what comes of it. */
interface Dialogue {
  /** The games that come with the program. */
  games: { ask: { readonly language: string }; answer: readonly GameCard[] };
  options: { ask: { readonly language: string }; answer: PrintOptions };
  /** Every rule of a game as a question. */
  questions: { ask: { readonly wish: Wish }; answer: Questions };
  /** Whether a game holds together, and how it differs from what it was. */
  check: { ask: { readonly wish: Wish }; answer: Refusable<CheckedGame> };
  /** Sheets as PDFs: those of the wish, for players and host. */
  sheets: { ask: { readonly wish: Wish }; answer: Refusable<readonly PaintedSheet[]> };
  /** All files of a kit, its record last. */
  kit: { ask: { readonly wish: Wish }; answer: Refusable<readonly KitFile[]> };
  /** A kit, or part of it, in one file. */
  zip: { ask: { readonly wish: Wish; readonly part: Part }; answer: Refusable<KitFile> };
  /** The game as a file of its own, changes and all. */
  yaml: { ask: { readonly wish: Wish }; answer: Refusable<OwnFile> };
  /** What stands after `#` in an address to ask for this kit again; and the wish that such a text holds. */
  link: { ask: { readonly wish: Wish }; answer: string };
  open: { ask: { readonly fragment: string; readonly language: string }; answer: Refusable<Wish> };
  play: { ask: { readonly wish: Wish }; answer: Refusable<ToldGame> };
}

/** What can be asked for, by its word. */
export type Kind = keyof Dialogue;

/** Something that is asked. */
export type Ask<K extends Kind = Kind> = { [Word in K]: { readonly kind: Word } & Dialogue[Word]['ask'] }[K];

/** What comes of it. */
export type Answer<K extends Kind> = Dialogue[K]['answer'];

/** What the page sends: first all it has inside (`Packed`), then what it asks, or no longer asks. */
export type ToDesk<K extends Kind = Kind> =
  | { readonly id: number; readonly ask: Ask<K> }
  | { readonly drop: number };

/** What the desk sends back. A failure is a mistake of the program. */
export type FromDesk =
  | { readonly id: number; readonly answer: Answer<Kind> }
  | { readonly id: number; readonly failure: string };

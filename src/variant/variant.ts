import type { LaidTile, Pips, Tile } from '../domino/tile.js';
import type { KeyPath, ProblemPlace } from '../problem.js';
import type { Data } from '../yaml/write.js';
import type { Rules, Span } from './rules.js';

/** A text in one or several languages, by language code; `en` or the file's only text is always there under `any`. */
export interface Title {
  readonly any: string;
  readonly byLanguage: Readonly<Record<string, string>>;
  readonly place: Place;
}

/** A title in a language; where it has none in the one of a country (`pt-PT`), that of the language alone (`pt`). */
export function titleIn({ any, byLanguage }: Pick<Title, 'any' | 'byLanguage'>, language: string): string {
  const [alone = language] = language.split('-');
  return byLanguage[language] ?? byLanguage[alone] ?? any;
}

/** Where something stands in the file it was written in, for problems found later. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly path: KeyPath;
}

/** Something a table may agree before dealing: the rule keys it changes (dotted, as written), and the rules that then hold. */
export interface Choice {
  readonly changes: Readonly<Record<string, unknown>>;
  readonly rules: Rules;
  /** Its place among the choices of the file, from 0. */
  readonly index: number;
  /** The rules that hold when a table agrees on an earlier choice too, by the place of that; null where no rules come of the two. */
  readonly beside: Readonly<Record<number, Rules | null>>;
  /** The file got it from the one that it extends. */
  readonly inherited: boolean;
  readonly place: ProblemPlace;
}

/** Rules a file states as data, in normal form: plain maps, lists, words and numbers, shaped as in the file. */
export type RulesData = Data;

/** One game as its file states it, checked for shape and sense; its examples are not yet replayed. */
export interface Variant {
  /** The file's name without `.yaml`; names the kit. */
  readonly id: string;
  readonly title: Title;
  /** The rules were changed on the command line, which the title says in the sheet's language. */
  readonly houseRules: boolean;
  readonly minutes: Span | null;
  readonly rules: Rules;
  readonly choices: readonly Choice[];
  readonly examples: readonly Example[];
  /** The rules in normal form as plain data: printed on the host key, hashed for the fingerprint. */
  readonly data: RulesData;
  /** First 8 hex digits of SHA-256 of the canonical JSON of `data`. */
  readonly fingerprint: string;
  readonly place: Place;
}

/** Who an example is for: players' sheets, the host's key only, or tests only. */
type Show = 'player' | 'host' | 'test';

/** Why an engine refuses a move; the words `refused:` claims, and the reason a sheet prints. */
export const REFUSALS = [
  'no-match', // no half equals the end named
  'not-held', // the tile isn't in that hand
  'must-play', // a tile fits: drawing or passing isn't allowed
  'must-play-drawn', // a drawn tile fits: it (or any that fits, when drawing though able) is played now
  'must-draw', // nothing fits and tiles may be drawn
  'must-lead-tile', // the round is led with the tile that found the leader
  'never-draw', // the rules have no drawing
  'nothing-to-draw', // only tiles that are never drawn remain
  'one-draw', // one tile a turn has been drawn
  'no-end', // there is no such open end
  'not-your-turn',
  'round-over',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What all examples have. Names are the seats in order; `named` is false when the file gives only a number. */
interface ExampleBase {
  readonly name: string;
  readonly show: Show;
  readonly names: readonly string[];
  readonly named: boolean;
  readonly partners: boolean;
  /** Written in the parent file: its claims are computed anew, and it is left out when a move is no longer legal. */
  readonly inherited: boolean;
  readonly place: Place;
}

/** What one player does in one turn of an example. Seats count from 0 in the order of `names`. */
export interface ExampleStep {
  /** undefined: whoever's turn it is. */
  readonly seat?: number;
  readonly draws: readonly Tile[];
  readonly play?: Tile;
  /** The value of the end it goes to, or the tile it touches. */
  readonly at?: { readonly end: Pips } | { readonly tile: Tile };
  /** Which value stays open, where wild halves leave a choice. */
  readonly leaves?: Pips;
  readonly keeps: boolean;
  readonly pass: boolean;
  /** Claimed open ends after the turn, left to right; compared in any order. */
  readonly ends?: readonly Pips[];
  /** The claim that the engine refuses this turn, and why. */
  readonly refused?: Refusal;
  readonly place: Place;
}

/** Turns played on a line. */
export interface PlayExample extends ExampleBase {
  readonly form: 'play';
  readonly line: readonly LaidTile[];
  /** By seat; a seat that isn't stated has an unknown hand of the deal's size. */
  readonly hands: ReadonlyMap<number, readonly Tile[]>;
  /** How many tiles, or which in drawing order; undefined: what the deal leaves. */
  readonly boneyard?: number | readonly Tile[];
  readonly steps: readonly ExampleStep[];
}

/** A round's end and what it is worth. Sides are numbered as the engine does: seats, or 0 for seats 1+3 and 1 for 2+4. */
export interface ScoreExample extends ExampleBase {
  readonly form: 'score';
  readonly ended: { readonly out: number } | { readonly blocked: true };
  /** By seat: the tiles left, or only their pips. A player who went out has none. */
  readonly left: ReadonlyMap<number, readonly Tile[] | number>;
  /** Totals by side before this round, and how many rounds were played. */
  readonly before?: { readonly totals: readonly number[]; readonly rounds: number };
  /** Claims. Winners are sides; `match` a side, 'draw', or 'goes-on'. */
  readonly winners?: readonly number[];
  readonly scores?: readonly number[];
  readonly totals?: readonly number[];
  readonly match?: number | 'draw' | 'goes-on';
}

/** Who leads, in the first round or after another. */
export interface LeadExample extends ExampleBase {
  readonly form: 'lead';
  readonly found:
    | { readonly hands: ReadonlyMap<number, readonly Tile[]>; readonly boneyard?: readonly Tile[] }
    /** Turns of drawing, each the tiles of those still in it, by seat. */
    | { readonly drawn: readonly ReadonlyMap<number, Tile>[] }
    | {
        readonly after: {
          readonly led: number;
          readonly ended: { readonly out: number } | { readonly won: number } | { readonly tie: true };
        };
      };
  /** Claims. `leads` is a seat; `tile` the tile that must be led. */
  readonly leads?: number;
  readonly tile?: Tile;
}

/** A worked example: moves or a count that the engine repeats before anything is printed. */
export type Example = PlayExample | ScoreExample | LeadExample;

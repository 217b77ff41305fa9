import type { Pips, Tile } from '../domino/tile.js';

/**
 * The rules of one game in normal form: defaults filled in, tables spread to one row for each number of players, keys
 * that can't matter set to their plainest value. The engine plays from this, the words are written from it. Each type
 * below has exactly the values that a variant file can state; `kind` words are the file's own.
 */
export interface Rules {
  readonly set: SetRule;
  readonly players: Span;
  /** Whether four seats make two sides (opposite seats together). */
  readonly partners: PartnersRule;
  readonly direction: Direction;
  /** Tiles each at the start. */
  readonly deal: PlayerTable;
  readonly lead: LeadRule;
  readonly line: LineRule;
  readonly draw: DrawRule;
  readonly round: RoundRule;
  readonly score: ScoreRule;
  readonly match: MatchRule;
}

/** A least and a most, both included. */
export interface Span {
  readonly least: number;
  readonly most: number;
}

/** Which tiles the game is played with. */
export interface SetRule {
  readonly highest: Pips;
  /** Tiles taken out before the game, in reading order. */
  readonly without: readonly Tile[];
}

export const PARTNERS = ['never', 'optional', 'always'] as const;
export type PartnersRule = (typeof PARTNERS)[number];

export const DIRECTIONS = ['clockwise', 'counterclockwise'] as const;
/** Which way round the table turns go. */
export type Direction = (typeof DIRECTIONS)[number];

/** A number for each number of players; `partners` where four in partnership differ from four alone. */
export interface PlayerTable {
  readonly players: Readonly<Record<number, number>>;
  readonly partners?: number;
}

export const LEAD_WORDS = [
  'agreement',
  'lot',
  'drawn-tile',
  'highest-double',
  'heaviest-tile',
  'draw-until-held',
  'redeal',
] as const;
/** One way of finding who leads. */
export type LeadWay =
  | { readonly kind: (typeof LEAD_WORDS)[number] }
  | { readonly kind: 'tile'; readonly tile: Tile };

export const LEAD_WITH = ['that-tile', 'any-tile'] as const;
export type LeadWith = (typeof LEAD_WITH)[number];

export const LATER_WAYS = ['next-seat', 'winner', 'winning-side', 'same-leader', 'as-first'] as const;
/** Who leads the round after this one. */
export type LaterWay = (typeof LATER_WAYS)[number];

export interface LeadRule {
  /** Tried left to right; the last one always finds somebody. */
  readonly first: readonly LeadWay[];
  /** What a leader found by a tile leads with; `any-tile` when no way of `first` looks for a tile. */
  readonly with: LeadWith;
  /** By how the last round ended; null when the match is one round. `tie` is null where no tie can occur. */
  readonly later: {
    readonly out: LaterWay;
    readonly blocked: LaterWay;
    readonly tie: LaterWay | null;
  } | null;
}

export const DOUBLES = ['across', 'straight', 'either'] as const;
export const WILD = ['none', 'blanks'] as const;
export interface LineRule {
  /** How a double lies: looks only. */
  readonly doubles: (typeof DOUBLES)[number];
  readonly wild: (typeof WILD)[number];
}

export const DRAW_WHEN = ['stuck', 'any-turn'] as const;
export const DRAW_TILES = ['until-fit', 'one'] as const;
export const DRAW_THEN = ['must-play', 'may-keep'] as const;
/** Drawing during play; `never` also where nothing can be drawn for any permitted number of players. */
export type DrawRule = { readonly when: 'never' } | OpenDraw;
/** Drawing where there is any; whether a drawn tile may be kept is only asked of who could not play before. */
export type OpenDraw = StuckDraw | AnyTurnDraw;
interface StuckDraw extends DrawnTiles {
  readonly when: 'stuck';
  readonly then: (typeof DRAW_THEN)[number];
}
interface AnyTurnDraw extends DrawnTiles {
  readonly when: Exclude<(typeof DRAW_WHEN)[number], 'stuck'>;
}
interface DrawnTiles {
  readonly tiles: (typeof DRAW_TILES)[number];
  /** This many tiles of the boneyard are never drawn. */
  readonly leave: number;
}

export const BLOCKED = ['lowest-hand', 'lowest-side', 'nobody'] as const;
export const ROUND_TIE = ['nobody', 'shared'] as const;
export interface RoundRule {
  /** Who wins a blocked round. */
  readonly blocked: (typeof BLOCKED)[number];
  /** What equal lowest hands (or sides) mean; `nobody` where `blocked` is `nobody`. */
  readonly tie: (typeof ROUND_TIE)[number];
}

export const SCORE_WORDS = [
  'nothing',
  'opponents',
  'opponents-minus-own',
  'opponents-nearest-five',
  'all-hands',
  'each-own-pips',
] as const;
/** What a round is worth: `fixed` is a plain number of points for the winner. */
export type ScoreWay =
  | { readonly kind: (typeof SCORE_WORDS)[number] }
  | { readonly kind: 'fixed'; readonly points: number };

/** By how the round ended. Both are `nothing` in a match of one round, where the round's winner is the match's. */
export interface ScoreRule {
  readonly out: ScoreWay;
  readonly blocked: ScoreWay;
}

export const MATCH_TIE = ['draw', 'extra-round'] as const;
/** How long a match lasts. `tie` is null where totals can't tie, because one side at most scores in a round. */
export type MatchRule =
  | { readonly kind: 'one-round' }
  | { readonly kind: 'points'; readonly points: PlayerTable; readonly tie: (typeof MATCH_TIE)[number] | null }
  | { readonly kind: 'rounds'; readonly rounds: number; readonly tie: (typeof MATCH_TIE)[number] };

/** The most players a table seats, with the largest set that is made. */
export const MOST_PLAYERS = 10;

/** Who sits at the table: the seats, and whether opposite ones are partners. */
export interface Seating {
  readonly players: number;
  readonly partners: boolean;
}

/** The number that a table gives for this seating; a missing row is a bug, the check refuses such files. */
export function rowFor(table: PlayerTable, seating: Seating): number {
  const row =
    seating.partners && table.partners !== undefined ? table.partners : table.players[seating.players];
  if (row === undefined) throw new Error(`no row for ${seating.players} players`);
  return row;
}

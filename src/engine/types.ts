import type { LineView } from '../domino/line.js';
import type { Pips, Tile } from '../domino/tile.js';
import type { LeadWay, Seating } from '../variant/rules.js';
import type { LeadExample, PlayExample, Refusal, ScoreExample } from '../variant/variant.js';

/** One of the ways out of the line along which it grows. */
export type Arm = number;
/** The arm that grows to the left of the first tile. */
export const LEFT: Arm = 0;
/** The arm that grows to the right of the first tile. */
export const RIGHT: Arm = 1;

/** What a seat did after any draws. `settled`: it drew, nothing fits, and its turn is over without a pass. */
export type TurnAction =
  | { readonly kind: 'lead'; readonly tile: Tile }
  /** `end` is the value of the open end it went to, `side` where on the line that was. */
  | { readonly kind: 'play'; readonly tile: Tile; readonly end: Pips; readonly side: 'left' | 'right' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'settled' };

/** One turn as it was played; with `refused` it was tried and not allowed, and the line is as before. */
export interface Turn {
  readonly seat: number;
  /** Whether a tile of the hand fitted before anything was drawn; null when the hand is unknown. */
  readonly able: boolean | null;
  readonly drawn: readonly Tile[];
  /** null: a refused turn that got no further than drawing. */
  readonly action: TurnAction | null;
  readonly refused: Refusal | null;
  /** After the turn. */
  readonly line: LineView;
  /** Tiles in that hand after the turn; null when the hand is unknown. */
  readonly handLeft: number | null;
  /** Tiles in the boneyard after the turn. */
  readonly boneyardLeft: number;
}

/** How a round ended. Sides are seats, or 0 for seats 1+3 and 1 for seats 2+4 when opposite seats are partners. */
export interface RoundEnd {
  readonly kind: 'out' | 'blocked';
  /** The winning sides: one, none, or several where a tie is shared. */
  readonly winners: readonly number[];
  /** The seat that went out or held the lowest hand of the winning side; null when nobody won or several did. */
  readonly winningSeat: number | null;
  /** The lowest hands (or sides) were equal. */
  readonly tied: boolean;
  /** Pips left by seat. */
  readonly handPips: readonly number[];
  /** Points by side for this round. */
  readonly scores: readonly number[];
}

/** A play example with every number worked out by the engine. */
export interface ReplayedPlay {
  readonly form: 'play';
  readonly example: PlayExample;
  readonly seating: Seating;
  readonly start: LineView;
  readonly turns: readonly Turn[];
}

/** A score example with winners, points and totals worked out by the engine. */
export interface ReplayedScore {
  readonly form: 'score';
  readonly example: ScoreExample;
  readonly seating: Seating;
  readonly end: RoundEnd;
  /** By side, after the round; equal to the points when the example states no totals before. */
  readonly totals: readonly number[];
  readonly match: number | 'draw' | 'goes-on';
}

/** A lead example with its leader found by the engine. */
export interface ReplayedLead {
  readonly form: 'lead';
  readonly example: LeadExample;
  readonly seating: Seating;
  readonly seat: number;
  /** The tile that must be led; null: any. */
  readonly tile: Tile | null;
  /** The way that found the leader; null after another round. */
  readonly by: LeadWay | null;
}

export type Replayed = ReplayedPlay | ReplayedScore | ReplayedLead;

/** A whole seeded round, for a demonstration: the deal, who leads and why, each turn, the end. */
export interface Demonstration {
  readonly seed: number;
  readonly seating: Seating;
  /** As dealt, by seat: before anything is drawn in search of the leader. */
  readonly hands: readonly (readonly Tile[])[];
  /** As the deal left it, in drawing order. */
  readonly boneyard: readonly Tile[];
  /** Who leads; what was turned up before the deal, or drawn after it in search of the leader. */
  readonly lead: {
    readonly seat: number;
    readonly tile: Tile | null;
    readonly by: LeadWay;
    readonly drawn: readonly ReadonlyMap<number, Tile>[];
    /** Deals before this one that found nobody and were given back. */
    readonly givenBack: number;
  };
  readonly turns: readonly Turn[];
  readonly end: RoundEnd;
  /** Tiles left by seat at the end. */
  readonly left: readonly (readonly Tile[])[];
}

/** What many independent first rounds came to; fractions of all rounds, a tie being nobody's win. */
export interface Expectation {
  readonly seating: Seating;
  readonly rounds: number;
  readonly blocked: number;
  readonly tied: number;
  readonly leaderWins: number;
  /** By seat counted from the leader. */
  readonly seatWins: readonly number[];
  /** Means a round; `turns` counts every seat's turn, `plays` the lead too, `points` all sides together. */
  readonly turns: number;
  readonly plays: number;
  readonly draws: number;
  readonly passes: number;
  readonly points: number;
  /** Mean rounds a match, with `lead.later`; null for a match of one round. */
  readonly matchRounds: number | null;
}

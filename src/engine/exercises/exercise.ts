import type { LineView } from '../../domino/line.js';
import type { Random } from '../../domino/random.js';
import type { LaidTile, Pips, Tile } from '../../domino/tile.js';
import type { Refusal } from '../../variant/variant.js';
import type { Asked } from '../questions/position.js';
import type { RoundEnd, Turn } from '../types.js';

/** The kinds of exercises in the order in which they are learned. */
export const EXERCISES = ['missing', 'chain', 'ends', 'fits', 'next', 'legal', 'blocked', 'count'] as const;
export type ExerciseKind = (typeof EXERCISES)[number];

/** A player in the middle of a round, as far as an exercise shows it; the tiles left face down, null where nothing is said of them. */
export interface Shown {
  readonly line: LineView;
  readonly seat: number;
  readonly hand: readonly Tile[];
  readonly boneyard: number;
}

/** A turn that somebody wants to take: a tile on the end of a value, a tile from the boneyard, or nothing. */
export type TriedTurn =
  | { readonly kind: 'play'; readonly tile: Tile; readonly end: Pips }
  | { readonly kind: 'draw' }
  | { readonly kind: 'pass' };

/** What an exercise asks: all that its reader is shown, and nothing that answers it. */
export type Question =
  /** Which tiles are not here: of the whole set, or of those that have a value on a half. */
  | {
      readonly kind: 'missing';
      readonly value: Pips | null;
      readonly tiles: readonly Tile[];
      readonly count: number;
    }
  /** Which line do these tiles make; its first tile may be given. */
  | { readonly kind: 'chain'; readonly tiles: readonly Tile[]; readonly first: LaidTile | null }
  /** Which numbers are open after these plays. */
  | { readonly kind: 'ends'; readonly tiles: readonly LaidTile[]; readonly plays: readonly Turn[] }
  /** Which tiles can be played, and where; open ends are marked in the easier ones. */
  | {
      readonly kind: 'fits';
      readonly line: LineView;
      readonly hand: readonly Tile[];
      readonly marked: boolean;
    }
  /** What may this player do now. */
  | ({ readonly kind: 'next' } & Shown)
  /** Is this turn allowed. */
  | ({ readonly kind: 'legal'; readonly turn: TriedTurn } & Shown)
  /** Is the round over after these turns; `last`: the last of them took a player's last tile. */
  | { readonly kind: 'blocked'; readonly turns: readonly Turn[]; readonly last: boolean }
  /** What is this round worth: who went out (null: it is blocked), and what everybody is left with. */
  | {
      readonly kind: 'count';
      readonly out: number | null;
      readonly left: readonly (readonly Tile[])[];
    };

/** What the engine answers. */
export type Answer =
  | { readonly kind: 'missing'; readonly tiles: readonly Tile[] }
  /** One line of several that may be right. */
  | { readonly kind: 'chain'; readonly line: readonly LaidTile[] }
  | { readonly kind: 'ends'; readonly ends: readonly Pips[] }
  | { readonly kind: 'fits'; readonly plays: readonly Fit[] }
  | { readonly kind: 'next'; readonly moves: readonly NextMove[]; readonly plays: readonly Fit[] }
  /** Which rule forbids it; null: it is allowed. `able`: the player holds a tile that fits. */
  | { readonly kind: 'legal'; readonly refusal: Refusal | null; readonly able: boolean }
  | { readonly kind: 'blocked'; readonly ended: RoundEnd['kind'] | null }
  | { readonly kind: 'count'; readonly end: RoundEnd };

/** A tile that can be played, and the values of the open ends it goes to. */
export interface Fit {
  readonly tile: Tile;
  readonly ends: readonly Pips[];
}

/** What a player may do at the beginning of a turn. */
export const NEXT_MOVES = ['play', 'draw', 'pass'] as const;
type NextMove = (typeof NEXT_MOVES)[number];

/** An exercise with its answer, right by construction: both come from one position of the engine. */
export interface Exercise {
  readonly question: Question;
  readonly answer: Answer;
}

/**
 * Makes an exercise of one kind for a table, as hard as a step from 0 (easiest) to 1 says; undefined where chance gave none
 * this time. `turn` counts through what its answers can be, so that a few exercises have them all.
 */
export type Maker = (asked: Asked, random: Random, step: number, turn: number) => Exercise | undefined;

import { parseLaidTile, parseTile } from '../../src/domino/notation.js';
import { type LaidTile, MOST_PIPS, type Tile, tileOf } from '../../src/domino/tile.js';
import type { Move } from '../../src/engine/moves.js';
import { Round } from '../../src/engine/round.js';
import type { Rules, Seating } from '../../src/variant/rules.js';

/** The rules and the people of a question. */
export interface Asked {
  readonly rules: Rules;
  readonly seating: Seating;
}

/** Tiles in words, `1-2 0-3`. */
export function tiles(text: string): Tile[] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const tile = parseTile(word);
      if (tile === undefined) throw new Error(`no tile ${word}`);
      return tile;
    });
}

/** Tiles that touch none of the small values that questions are asked with (136 of them); the engine takes tiles of any set. */
export function strangers(count: number, from = 0): Tile[] {
  const all = [tileOf(1, 1)];
  for (let high = 4; high <= MOST_PIPS; high++) {
    for (let low = high; low >= 4; low--) all.unshift(tileOf(low, high));
    all.push(tileOf(1, high));
  }
  return all.slice(from, from + count);
}

/** A round in the middle, with 2 and 3 open unless said otherwise. Nobody has a tile that fits but whoever is said to. */
export interface Middle {
  readonly line?: string;
  /** The stated hand, and whose it is (Ben’s unless said). */
  readonly hand: readonly Tile[];
  readonly holder?: number;
  /** Whose turn it is (the holder’s unless said). */
  readonly turn?: number;
  readonly boneyard?: readonly Tile[];
}

/** Sets the table for a question. */
export function roundInMiddle({ rules, seating }: Asked, middle: Middle): Round {
  const { line = '2-3', hand, holder = 1, turn = holder, boneyard = [] } = middle;
  const laid: LaidTile[] = line.split(' ').map((word) => parseLaidTile(word) as LaidTile);
  const hands = Array.from({ length: seating.players }, (_, seat) =>
    seat === holder ? hand : strangers(2, 2 * seat),
  );
  return Round.from(rules, seating, { line: laid, hands, boneyard, leader: 0, turn, leadTile: null });
}

/** The kinds of moves that are legal now. */
export function kindsOf(round: Round): readonly Move['kind'][] {
  return round.legalMoves().map((move) => move.kind);
}

/** Whether this tile may be played now, on the end of this value when one is given. */
export function mayPlay(round: Round, tile: string, end?: number): boolean {
  const [played] = tiles(tile);
  const { ends } = round.line;
  return round
    .legalMoves()
    .some(
      (move) => move.kind === 'play' && move.tile === played && (end === undefined || ends[move.arm] === end),
    );
}

/** Makes a move that must be legal. */
export function make(round: Round, move: Move): void {
  const played = round.play(move);
  if (!played.ok) throw new Error(`refused: ${played.refusal}`);
}

/** Plays the first legal play of this tile. */
export function playTile(round: Round, tile: string): void {
  const [wanted] = tiles(tile);
  const move = round.legalMoves().find((one) => one.kind === 'play' && one.tile === wanted);
  if (!move) throw new Error(`${tile} can't be played`);
  make(round, move);
}

/** So many turns in which nobody can play: each draws while that is allowed, then passes. */
export function turnsWithoutPlay(round: Round, turns: number): void {
  for (let turn = 0; turn < turns && !round.outcome; turn++) {
    const seat = round.turn;
    while (!round.outcome && round.turn === seat) {
      make(round, { kind: kindsOf(round).includes('draw') ? 'draw' : 'pass' });
    }
  }
}

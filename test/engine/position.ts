import { tileName } from '../../src/domino/notation.js';
import type { Move } from '../../src/engine/moves.js';
import { Round } from '../../src/engine/round.js';
import { LEFT } from '../../src/engine/types.js';
import type { Rules, Seating } from '../../src/variant/rules.js';
import { line, tile, tiles } from './games.js';

/** A position in short: tiles as text, hands by seat; seat 0 is to play unless said. */
export interface ShortPosition {
  readonly line?: string;
  readonly hands: readonly string[];
  readonly boneyard?: string;
  readonly turn?: number;
  readonly leader?: number;
  readonly leadTile?: string;
}

/** The round of a position. */
export function at(rules: Rules, seating: Seating, position: ShortPosition): Round {
  const turn = position.turn ?? 0;
  return Round.from(rules, seating, {
    line: line(position.line ?? ''),
    hands: position.hands.map(tiles),
    boneyard: tiles(position.boneyard ?? ''),
    leader: position.leader ?? turn,
    turn,
    leadTile: position.leadTile === undefined ? null : tile(position.leadTile),
  });
}

/** A move in short: `2-5 right, leaves 5`, `draw`. */
function short(move: Move): string {
  if (move.kind !== 'play') return move.kind;
  return `${tileName(move.tile)} ${move.arm === LEFT ? 'left' : 'right'}, leaves ${move.leaves}`;
}

/** All legal moves in short, in alphabetical order. */
export function legal(round: Round): string[] {
  return round.legalMoves().map(short).sort();
}

/** Makes the legal move written in short. */
export function make(round: Round, text: string): void {
  const move = round.legalMoves().find((each) => short(each) === text);
  if (!move) throw new Error(`${text} is not among ${legal(round).join('; ')}`);
  round.play(move);
}

/** The line in short, as `5-2 2-6`. */
export function lineText(round: Round): string {
  return round.line.tiles.map((laid) => `${laid.left}-${laid.right}`).join(' ');
}

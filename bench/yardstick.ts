import type { Random } from '../src/domino/random.js';

/**
 * The engine that one would write first, to measure the real one against: tiles are objects, hands and line are arrays,
 * legal moves are lists of objects and each move makes a new state. It plays draw dominoes (drawing when stuck until one
 * fits) by the same policy, and checks nothing.
 */
interface PlainTile {
  readonly a: number;
  readonly b: number;
}

interface PlainState {
  readonly hands: readonly (readonly PlainTile[])[];
  readonly line: readonly PlainTile[];
  readonly boneyard: readonly PlainTile[];
  readonly turn: number;
  readonly passes: number;
}

type PlainMove =
  | { readonly kind: 'play'; readonly tile: PlainTile; readonly end: 'left' | 'right' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'pass' };

function legalMoves({ hands, line, boneyard, turn }: PlainState): PlainMove[] {
  const hand = hands[turn] as readonly PlainTile[];
  const left = line[0]?.a;
  const right = line.at(-1)?.b;
  const fits = (tile: PlainTile, end: number | undefined) =>
    end === undefined || tile.a === end || tile.b === end;
  const plays = hand.flatMap((tile) => [
    ...(fits(tile, right) ? [{ kind: 'play' as const, tile, end: 'right' as const }] : []),
    ...(left !== right && fits(tile, left) ? [{ kind: 'play' as const, tile, end: 'left' as const }] : []),
  ]);
  if (plays.length > 0) return plays;
  return boneyard.length > 0 ? [{ kind: 'draw' }] : [{ kind: 'pass' }];
}

function play(state: PlainState, move: PlainMove): PlainState {
  const { hands, line, boneyard, turn, passes } = state;
  const next = (turn + 1) % hands.length;
  if (move.kind === 'pass') return { ...state, turn: next, passes: passes + 1 };
  if (move.kind === 'draw') {
    const drawn = boneyard.slice(0, 1);
    const drawing = hands.map((hand, seat) => (seat === turn ? [...hand, ...drawn] : hand));
    return { ...state, hands: drawing, boneyard: boneyard.slice(1) };
  }
  const { tile, end } = move;
  const turned = { a: tile.b, b: tile.a };
  const laid =
    end === 'right'
      ? [...line, line.length === 0 || tile.a === line.at(-1)?.b ? tile : turned]
      : [tile.b === line[0]?.a ? tile : turned, ...line];
  const left = hands.map((hand, seat) => (seat === turn ? hand.filter((held) => held !== tile) : hand));
  return { ...state, hands: left, line: laid, turn: next, passes: 0 };
}

/** Plays one whole round and returns how many tiles were played. */
export function plainRound(highest: number, players: number, each: number, random: Random): number {
  const tiles: PlainTile[] = [];
  for (let a = 0; a <= highest; a++) for (let b = a; b <= highest; b++) tiles.push({ a, b });
  for (let last = tiles.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [tiles[last], tiles[other]] = [tiles[other] as PlainTile, tiles[last] as PlainTile];
  }
  const hands = Array.from({ length: players }, (_, seat) => tiles.slice(seat * each, (seat + 1) * each));
  let state: PlainState = { hands, line: [], boneyard: tiles.slice(players * each), turn: 0, passes: 0 };
  while (state.passes < players && state.hands.every((hand) => hand.length > 0)) {
    const moves = legalMoves(state);
    state = play(state, moves[random.below(moves.length)] as PlainMove);
  }
  return state.line.length;
}

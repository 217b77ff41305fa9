/**
 * Dominoes the slow way, to check the engine against: a tile is a pair of numbers, a hand a list, a line a list, and
 * everything is copied and searched. It shares no code with the program.
 */

/** Two halves; in a line read left to right. */
export type Pair = readonly [number, number];

/** What decides moves and points, in plain words; undefined drawing: never. */
export interface NaiveRules {
  readonly wild?: boolean;
  readonly counterclockwise?: boolean;
  readonly drawing?: {
    readonly able: boolean;
    readonly one: boolean;
    readonly keep: boolean;
    readonly leave: number;
  };
}

export interface NaiveState {
  readonly line: readonly Pair[];
  readonly hands: readonly (readonly Pair[])[];
  readonly boneyard: readonly Pair[];
  readonly turn: number;
  /** The tile that must be led. */
  readonly lead?: Pair;
  readonly drawn: number;
  readonly fitDrawn: boolean;
  readonly passes: number;
  readonly over?: 'out' | 'blocked';
}

/** `end` is 0 for left, 1 for right; `shows` the half left open. */
export type NaiveMove =
  | { readonly tile: Pair; readonly end: 0 | 1; readonly shows: number }
  | 'draw'
  | 'keep'
  | 'pass';

/** A position before anything was drawn or passed. */
export function naiveState(
  line: readonly Pair[],
  hands: readonly (readonly Pair[])[],
  boneyard: readonly Pair[],
  turn: number,
  lead?: Pair,
): NaiveState {
  return { line, hands, boneyard, turn, drawn: 0, fitDrawn: false, passes: 0, ...(lead && { lead }) };
}

const same = (a: Pair, b: Pair) => (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0]);

/** The values open at the left and at the right. */
function naiveEnds(line: readonly Pair[]): Pair | undefined {
  const [first] = line;
  const last = line.at(-1);
  return first && last && [first[0], last[1]];
}

function playsOf(rules: NaiveRules, state: NaiveState, tile: Pair): NaiveMove[] {
  const ends = naiveEnds(state.line);
  if (!ends) return !state.lead || same(tile, state.lead) ? [{ tile, end: 1, shows: Math.max(...tile) }] : [];
  const plays: NaiveMove[] = [];
  const seen = new Set<string>();
  // The right end first, so that of two equal ends the right one is kept.
  for (const end of [1, 0] as const) {
    for (const touching of [0, 1] as const) {
      const half = tile[touching] as number;
      const fits = half === ends[end] || (rules.wild === true && (half === 0 || ends[end] === 0));
      const shows = tile[1 - touching] as number;
      const key = `to a ${ends[end]}, showing ${shows}`;
      if (fits && !seen.has(key)) plays.push({ tile, end, shows });
      if (fits) seen.add(key);
    }
  }
  return plays;
}

/** Everything a player may do. */
export function naiveMoves(rules: NaiveRules, state: NaiveState): NaiveMove[] {
  if (state.over) return [];
  const hand = state.hands[state.turn] as readonly Pair[];
  const plays = hand.flatMap((tile) => playsOf(rules, state, tile));
  if (state.line.length === 0) return plays;
  const { drawing } = rules;
  if (!drawing) return plays.length > 0 ? plays : ['pass'];
  if (state.fitDrawn) return drawing.keep ? [...plays, 'keep'] : plays;
  const drawable = state.boneyard.length > drawing.leave && !(drawing.one && state.drawn > 0);
  if (plays.length > 0) return drawing.able && drawable ? [...plays, 'draw'] : plays;
  return [drawable ? 'draw' : 'pass'];
}

/** The position after a move. */
export function naivePlay(rules: NaiveRules, state: NaiveState, move: NaiveMove): NaiveState {
  const seats = state.hands.length;
  const turn = (state.turn + (rules.counterclockwise ? seats - 1 : 1)) % seats;
  const next = { ...state, turn, drawn: 0, fitDrawn: false };
  if (move === 'keep') return next;
  if (move === 'pass') {
    const passes = state.passes + 1;
    return passes === seats ? { ...state, passes, over: 'blocked' } : { ...next, passes };
  }
  if (move === 'draw') return naiveDraw(rules, state, next);
  const { tile, end, shows } = move;
  const touches = shows === tile[0] ? tile[1] : tile[0];
  const line: Pair[] =
    end === 1 || state.line.length === 0
      ? [...state.line, [touches, shows]]
      : [[shows, touches], ...state.line];
  const hands = state.hands.map((hand, seat) =>
    seat === state.turn ? hand.filter((held) => !same(held, tile)) : hand,
  );
  if (hands[state.turn]?.length === 0) return { ...state, line, hands, passes: 0, over: 'out' };
  return { ...next, line, hands, passes: 0 };
}

function naiveDraw(rules: NaiveRules, state: NaiveState, next: NaiveState): NaiveState {
  const [tile, ...boneyard] = state.boneyard as [Pair, ...Pair[]];
  const hands = state.hands.map((hand, seat) => (seat === state.turn ? [...hand, tile] : hand));
  const fitDrawn = playsOf(rules, state, tile).length > 0;
  const fits = hands[state.turn]?.some((held) => playsOf(rules, state, held).length > 0);
  if (rules.drawing?.one && !fits) return { ...next, hands, boneyard };
  return { ...state, hands, boneyard, drawn: state.drawn + 1, fitDrawn };
}

/** How many ways there are to make so many moves from here; a round that is over has none. */
export function naiveCount(rules: NaiveRules, state: NaiveState, depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const move of naiveMoves(rules, state))
    count += naiveCount(rules, naivePlay(rules, state, move), depth - 1);
  return count;
}

/** Every tile up to a highest half. */
export function naiveSet(highest: number): Pair[] {
  const tiles: Pair[] = [];
  for (let a = 0; a <= highest; a++) for (let b = a; b <= highest; b++) tiles.push([a, b]);
  return tiles;
}

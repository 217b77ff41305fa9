import { describe, expect, test } from 'vitest';
import { tileName } from '../../src/domino/notation.js';
import { tilesOfSet } from '../../src/domino/set.js';
import { highOf, lowOf, type Tile, tileOf } from '../../src/domino/tile.js';
import { Round } from '../../src/engine/round.js';
import type { RoundEnd } from '../../src/engine/types.js';
import type { Seating } from '../../src/variant/rules.js';
import { chain, four, two } from '../engine/games.js';

/**
 * The chance of every ending of `double-three-chain`, by walking every deal, every draw and every move that the engine
 * allows. A chance is a whole number of
 * WHOLE-ths, and every branch divides it without remainder.
 */
const WHOLE = 2 ** 16 * 3 ** 8 * 5 ** 2 * 7;

interface Chances {
  seatWins: number[];
  tied: number;
  blocked: number;
  whole: number;
  /** Hands left in a tie. */
  tiedHands: Set<string>;
}

function share(chance: number, ways: number): number {
  if (chance % ways !== 0) throw new Error(`${chance} has no ${ways} equal parts`);
  return chance / ways;
}

/** What the people at the table see and hold, however it came about: rounds alike in this go on alike. */
function situation(round: Round): string {
  const hands = Array.from({ length: round.seating.players }, (_, seat) => round.hand(seat).join());
  return [round.turn, round.passes, [...round.line.ends].sort(), round.boneyard().sort(), ...hands].join('/');
}

/** All that can come of a round in one move, with the chance of each. */
function moved(round: Round, chance: number): { readonly next: Round; readonly chance: number }[] {
  const moves = round.legalMoves();
  const plays = moves.filter((move) => move.kind === 'play');
  const [first] = plays.length > 0 ? plays : moves;
  if (first?.kind !== 'draw') {
    const ways = plays.length > 0 ? plays : moves;
    return ways.map((move) => after(round, share(chance, ways.length), (next) => next.play(move)));
  }
  const undrawn = round.boneyard();
  return undrawn.map((tile) =>
    after(round, share(chance, undrawn.length), (next) => {
      next.stackBoneyard([tile]);
      next.play(first);
    }),
  );
}

function after(round: Round, chance: number, change: (next: Round) => void) {
  const next = round.clone();
  change(next);
  return { next, chance };
}

/** Every way to give two tiles each to so many seats; what is left is the boneyard. */
function* deals(
  seats: number,
  left: readonly Tile[],
): Generator<{ hands: Tile[][]; boneyard: readonly Tile[] }> {
  if (seats === 0) {
    yield { hands: [], boneyard: left };
    return;
  }
  for (let first = 0; first < left.length; first++)
    for (let second = first + 1; second < left.length; second++) {
      const rest = left.filter((_, index) => index !== first && index !== second);
      for (const deal of deals(seats - 1, rest))
        yield { ...deal, hands: [[left[first] as Tile, left[second] as Tile], ...deal.hands] };
    }
}

/** Every way to rename the values 0 to 3. */
const renamings = [0, 1, 2, 3].flatMap((a) =>
  [0, 1, 2, 3].flatMap((b) =>
    [0, 1, 2, 3].flatMap((c) => {
      const d = 6 - a - b - c;
      return new Set([a, b, c, d]).size === 4 && d >= 0 && d <= 3 ? [[a, b, c, d]] : [];
    }),
  ),
);

function chancesOf(seating: Seating, alikeUnderRenaming: boolean): Chances {
  const found: Chances = {
    seatWins: new Array<number>(seating.players).fill(0),
    tied: 0,
    blocked: 0,
    whole: 0,
    tiedHands: new Set(),
  };
  let now = firstHands(alikeUnderRenaming).flatMap(({ first, rest, times }) =>
    [...deals(seating.players - 1, rest)].map(({ hands, boneyard }) => {
      const start = { line: [], hands: [first, ...hands], boneyard, leader: 0, turn: 0, leadTile: null };
      return { next: Round.from(chain, seating, start), chance: WHOLE * times };
    }),
  );
  while (now.length > 0) {
    const alike = new Map<string, { next: Round; chance: number }>();
    for (const { next: round, chance: before } of now)
      for (const { next, chance } of moved(round, before)) {
        if (next.outcome) add(found, next, next.outcome, chance);
        else {
          const name = situation(next);
          const same = alike.get(name);
          if (same) same.chance += chance;
          else alike.set(name, { next, chance });
        }
      }
    now = [...alike.values()];
  }
  return found;
}

function add(found: Chances, round: Round, end: RoundEnd, chance: number): void {
  found.whole += chance;
  if (end.kind === 'blocked') found.blocked += chance;
  if (end.tied) {
    found.tied += chance;
    const hands = end.handPips.map((_, seat) => round.hand(seat).map(tileName).join(' '));
    found.tiedHands.add(hands.sort().join(' against '));
  }
  const seat = end.winningSeat;
  if (seat !== null) found.seatWins[seat] = (found.seatWins[seat] as number) + chance;
}

/** The leader's hands, each with the tiles left; under renaming one for all that it can be renamed to, `times` many. */
function firstHands(alikeUnderRenaming: boolean) {
  const found = new Map<string, { first: readonly Tile[]; rest: readonly Tile[]; times: number }>();
  for (const { hands, boneyard } of deals(1, tilesOfSet(3))) {
    const [first] = hands as [Tile[]];
    const name = alikeUnderRenaming ? leastName(first) : first.join();
    const alike = found.get(name);
    if (alike) alike.times++;
    else found.set(name, { first, rest: boneyard, times: 1 });
  }
  return [...found.values()];
}

/** The first in order of all names that a hand gets under renaming. */
function leastName(hand: readonly Tile[]): string {
  const renamed = renamings.map((to) =>
    hand
      .map((tile) => tileOf(to[lowOf(tile)] as number, to[highOf(tile)] as number))
      .sort()
      .join(),
  );
  return renamed.sort()[0] as string;
}

/** Whether part of whole is exactly that fraction. */
function expectFraction(part: number, whole: number, numerator: number, denominator: number): void {
  expect([part, whole].every(Number.isSafeInteger)).toBe(true);
  expect(BigInt(part) * BigInt(denominator)).toBe(BigInt(numerator) * BigInt(whole));
}

describe('the exact chances of double-three-chain', () => {
  test('two players', () => {
    const { seatWins, tied, blocked, whole, tiedHands } = chancesOf(two, false);
    expect([...tiedHands]).toEqual(['1-1 1-3 against 3-3']);
    expectFraction(seatWins[0] as number, whole, 2033761, 2721600);
    expectFraction(seatWins[1] as number, whole, 2741213, 10886400);
    expectFraction(tied, whole, 161, 172800);
    expectFraction(blocked, whole, 13427, 680400);
  });

  test('four players, where no round is ever blocked, so that the values’ names don’t matter', () => {
    const { seatWins, tied, blocked, whole } = chancesOf(four, true);
    expect([tied, blocked]).toEqual([0, 0]);
    expectFraction(seatWins[0] as number, whole, 678131, 1088640);
    expectFraction(seatWins[1] as number, whole, 213841, 1088640);
    expectFraction(seatWins[2] as number, whole, 325463, 2721600);
    expectFraction(seatWins[3] as number, whole, 166207, 2721600);
  });
});

import { expect } from 'vitest';
import { type Random, randomOf } from '../../src/domino/random.js';
import { tilesOfSet } from '../../src/domino/set.js';
import { highOf, lowOf, type Tile } from '../../src/domino/tile.js';
import type { Move } from '../../src/engine/moves.js';
import { Round } from '../../src/engine/round.js';
import type { Rules, Seating } from '../../src/variant/rules.js';
import {
  type NaiveMove,
  type NaiveState,
  naiveMoves,
  naivePlay,
  naiveState,
  type Pair,
} from '../oracle/naive.js';
import { countingOf, meant, naiveRules } from '../oracle/rules.js';
import { countRound } from '../oracle/score.js';

const pair = (tile: Tile): Pair => [lowOf(tile), highOf(tile)];
const pairName = ([a, b]: Pair) => (a < b ? `${a}-${b}` : `${b}-${a}`);

function engineName(move: Move): string {
  if (move.kind !== 'play') return move.kind;
  return `${pairName(pair(move.tile))} ${move.arm === 0 ? 'left' : 'right'} shows ${move.leaves}`;
}

function naiveName(move: NaiveMove): string {
  return typeof move === 'string'
    ? move
    : `${pairName(move.tile)} ${move.end === 0 ? 'left' : 'right'} shows ${move.shows}`;
}

/** Where every tile is and whose turn it is, in a text that tells any two states apart. */
function stateOf(round: Round, seats: readonly number[]): string {
  const hands = seats.map((seat) => names(round.hand(seat)).sort().join(' '));
  const line = round.line.tiles.map(({ left, right }) => `${left}-${right}`).join(' ');
  const turn = round.outcome ? round.outcome.kind : `${round.turn} after ${round.passes} passes`;
  return [turn, line, names(round.boneyard()).join(' '), ...hands].join(' | ');
}

function naiveStateText({ turn, passes, line, hands, boneyard, over }: NaiveState): string {
  return [
    over ?? `${turn} after ${passes} passes`,
    line.map(([a, b]) => `${a}-${b}`).join(' '),
    boneyard.map(pairName).join(' '),
    ...hands.map((hand) => hand.map(pairName).sort().join(' ')),
  ].join(' | ');
}

const names = (tiles: readonly Tile[]) => tiles.map((tile) => pairName(pair(tile)));

/** Two texts that must be the same; `expect` is too slow for every state of thousands of rounds. */
function same(found: string, expected: string): void {
  if (found !== expected) expect(found).toBe(expected);
}

/** Each tile in exactly one place, halves that touch match, open ends are the outer halves. */
function checkTable(round: Round, rules: Rules, seats: readonly number[], set: string): void {
  const { tiles, ends } = round.line;
  const wildBlanks = meant(rules.line.wild, { none: false, blanks: true });
  const laid = tiles.map(({ left, right }) => pairName([left, right]));
  const all = [...laid, ...names(seats.flatMap((seat) => round.hand(seat))), ...names(round.boneyard())];
  same(all.sort().join(' '), set);
  tiles.forEach(({ left }, index) => {
    const before = tiles[index - 1]?.right;
    const wild = wildBlanks && (before === 0 || left === 0);
    if (before !== undefined && before !== left && !wild) throw new Error(`${before} touches ${left}`);
  });
  same(ends.join(), tiles.length > 0 ? `${tiles[0]?.left},${tiles.at(-1)?.right}` : '');
}

/** Of every move that one could think of, exactly the legal ones (of equal ends either) are not refused. */
function checkRefusals(round: Round, rules: Rules): void {
  const legal = new Set(round.legalMoves().map(engineName));
  const { ends } = round.line;
  const either = ends.length === 0 || ends[0] === ends[1];
  for (const tile of tilesOfSet(rules.set.highest, rules.set.without))
    for (const arm of [0, 1])
      for (const leaves of new Set(pair(tile))) {
        const move: Move = { kind: 'play', tile, arm, leaves };
        const shown = ends.length === 0 ? highOf(tile) : leaves;
        const name = engineName(either ? { ...move, arm: 1, leaves: shown } : move);
        expect([engineName(move), round.refusalOf(move) === null]).toEqual([
          engineName(move),
          legal.has(name),
        ]);
      }
  for (const kind of ['draw', 'keep', 'pass'] as const)
    same(`${kind} ${round.refusalOf({ kind }) === null}`, `${kind} ${legal.has(kind)}`);
}

function checkScores(round: Round, rules: Rules, seating: Seating): void {
  const end = round.outcome;
  if (!end) throw new Error('the round goes on');
  const out = end.handPips.findIndex((_, seat) => round.handSize(seat) === 0);
  const pips = end.handPips.map((_, seat) =>
    round.hand(seat).reduce((sum, tile) => sum + lowOf(tile) + highOf(tile), 0),
  );
  const counted = countRound({
    pips,
    ...countingOf(rules, seating, out >= 0 ? out : undefined),
  });
  expect({ kind: end.kind, pips: end.handPips, winners: end.winners, scores: end.scores }).toEqual({
    kind: out >= 0 ? 'out' : 'blocked',
    pips,
    ...counted,
  });
}

function pick<T>(list: readonly T[], random: Random): T {
  return list[random.below(list.length)] as T;
}

/**
 * Plays a round from a seed by legal moves at random and follows it with the naive counter: the same moves are legal and
 * the same comes of them, at every state; the table is in order; the round ends; scores are as the formulas say; copies
 * are independent; and the transcript played again gives the same.
 */
export function followRound(rules: Rules, seating: Seating, seed: number): void {
  const random = randomOf(seed);
  const round = Round.deal(rules, seating, random);
  const seats = Array.from({ length: seating.players }, (_, seat) => seat);
  const { seat: leader, tile: leadTile } = round.lead;
  const hands = seats.map((seat) => round.hand(seat));
  const boneyard = round.boneyard();
  const slow = naiveRules(rules);
  let state = naiveState(
    [],
    hands.map((hand) => hand.map(pair)),
    boneyard.map(pair),
    leader,
    leadTile === null ? undefined : pair(leadTile),
  );
  const again = Round.from(rules, seating, { line: [], hands, boneyard, leader, turn: leader, leadTile });
  const set = names(tilesOfSet(rules.set.highest, rules.set.without)).sort().join(' ');
  // Each tile is played once and drawn once at most, and between two plays or draws everybody passes once at most.
  const most = 2 * tilesOfSet(rules.set.highest).length * (seating.players + 1);
  for (let made = 0; !round.outcome; made++) {
    if (made > most) throw new Error('the round never ends');
    checkTable(round, rules, seats, set);
    same(stateOf(round, seats), naiveStateText(state));
    const moves = round.legalMoves();
    const naive = naiveMoves(slow, state);
    same(moves.map(engineName).sort().join(), naive.map(naiveName).sort().join());
    if (random.below(20) === 0) checkRefusals(round, rules);
    const move = pick(moves, random);
    const copy = round.clone();
    copy.play(move);
    same(stateOf(round, seats), naiveStateText(state));
    round.play(move);
    again.play(move);
    same(stateOf(copy, seats), stateOf(round, seats));
    state = naivePlay(slow, state, naive.find((each) => naiveName(each) === engineName(move)) as NaiveMove);
  }
  same(stateOf(round, seats), naiveStateText(state));
  same(stateOf(again, seats), stateOf(round, seats));
  expect(again.outcome).toEqual(round.outcome);
  expect(round.legalMoves()).toEqual([]);
  checkTable(round, rules, seats, set);
  checkScores(round, rules, seating);
}

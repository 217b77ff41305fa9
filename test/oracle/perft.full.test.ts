import { describe, expect, test } from 'vitest';
import { type Tile, tileOf } from '../../src/domino/tile.js';
import { Round } from '../../src/engine/round.js';
import { variantOf } from '../support/shipped.js';
import { naiveCount, type Pair } from './naive.js';
import { type CountedPosition, countedPositions } from './perft.js';

const tiles = (pairs: readonly Pair[]): Tile[] => pairs.map(([a, b]) => tileOf(a, b));

function roundOf({ game, start }: CountedPosition): Round {
  return Round.from(
    variantOf(game).rules,
    { players: start.hands.length, partners: false },
    {
      line: start.line.map(([left, right]) => ({ left, right })),
      hands: start.hands.map(tiles),
      boneyard: tiles(start.boneyard),
      leader: start.turn,
      turn: start.turn,
      leadTile: start.lead ? tileOf(...start.lead) : null,
    },
  );
}

function count(round: Round, depth: number): number {
  if (depth === 0) return 1;
  let found = 0;
  for (const move of round.legalMoves()) {
    const next = round.clone();
    next.play(move);
    found += count(next, depth - 1);
  }
  return found;
}

const positions = countedPositions();

test('positions of all six games are counted', () => {
  const games = ['block', 'double-three-chain', 'draw', 'family-draw', 'one-page-draw', 'penalty-draw'];
  expect(positions.length).toBeGreaterThanOrEqual(8);
  expect(games.filter((id) => positions.every(({ game }) => game !== id))).toEqual([]);
});

describe.each(positions.map((position) => [position.name, position] as const))('%s', (_, position) => {
  const depths = position.counts.map((_, index) => index + 1);

  test('the naive counter finds what the file says', () => {
    expect(depths.map((depth) => naiveCount(position.rules, position.start, depth))).toEqual(position.counts);
  });

  test('the engine finds the same', () => {
    const round = roundOf(position);
    expect(depths.map((depth) => count(round, depth))).toEqual(position.counts);
  });
});

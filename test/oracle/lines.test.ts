import { describe, expect, test } from 'vitest';
import { tilesOfSet } from '../../src/domino/set.js';
import { highOf, type LaidTile, lowOf, tileOf } from '../../src/domino/tile.js';
import { Round } from '../../src/engine/round.js';
import type { Rules } from '../../src/variant/rules.js';
import { block, two } from '../engine/games.js';
import { aLongestLine, allLines, lineName } from './lines.js';

/** Lines of a smaller set are laid by one player holding all of it, while the other holds one tile that never fits. */
function alone(highest: number): { readonly rules: Rules; readonly round: Round } {
  const rules: Rules = { ...block, set: { highest: highest + 1, without: [] } };
  const idle = tileOf(highest + 1, highest + 1);
  const round = Round.from(rules, two, {
    line: [],
    hands: [tilesOfSet(highest), [idle]],
    boneyard: [],
    leader: 0,
    turn: 0,
    leadTile: null,
  });
  return { rules, round };
}

/** What the engine lets that player do, either end and either way round. */
function extended(round: Round): Round[] {
  return round.hand(0).flatMap((tile) =>
    [0, 1].flatMap((arm) =>
      [...new Set([lowOf(tile), highOf(tile)])].flatMap((leaves) => {
        const next = round.clone();
        if (!next.play({ kind: 'play', tile, arm, leaves }).ok) return [];
        if (!next.outcome) next.play({ kind: 'pass' });
        return [next];
      }),
    ),
  );
}

const nameOf = (tiles: readonly LaidTile[]) =>
  lineName(tiles.map(({ left, right }) => [left, right] as const));

/** Every line the engine can reach, with one round that shows it. */
function reached(highest: number): Map<string, Round>[] {
  const byLength: Map<string, Round>[] = [];
  let now = [alone(highest).round];
  while (now.length > 0) {
    const lines = new Map<string, Round>();
    for (const round of now) for (const next of extended(round)) lines.set(nameOf(next.line.tiles), next);
    if (lines.size > 0) byLength.push(lines);
    now = [...lines.values()];
  }
  return byLength;
}

describe.each([
  [2, [9, 18, 30, 42, 36, 12], [0, 0, 0, 12, 24, 12]],
  [3, [16, 48, 132, 336, 720, 1224, 1464, 1008, 288], [0, 0, 0, 0, 0, 0, 288, 576, 288]],
])('all lines of the double-%i set', (highest, counts, dead) => {
  const naive = allLines(highest);
  const engine = reached(highest);
  const rounds = engine.flatMap((lines) => [...lines.values()]);

  test('the naive counter finds the known numbers, by length', () => {
    expect(naive.lines.slice(1).map((lines) => lines.size)).toEqual(counts);
    expect(counts.map((_, index) => naive.dead[index + 1] ?? 0)).toEqual(dead);
  });

  test('the engine reaches exactly these lines and no longer ones', () => {
    expect(engine).toHaveLength(counts.length);
    engine.forEach((lines, index) => {
      expect(new Set(lines.keys())).toEqual(naive.lines[index + 1]);
    });
  });

  test('open ends are the values that lie there an odd number of times; if none does, they are equal', () => {
    for (const round of rounds) {
      const halves = round.line.tiles.flatMap(({ left, right }) => [left, right]);
      const odd = [...new Set(halves)].filter(
        (value) => halves.filter((half) => half === value).length % 2 === 1,
      );
      const [left, right] = round.line.ends;
      if (odd.length === 0) expect(left).toBe(right);
      else expect([...round.line.ends].sort()).toEqual(odd.sort());
    }
  });

  test('dead lines: equal ends where the highest half is even, different ones where it is odd', () => {
    const dead = rounds.filter((round) => round.hand(0).length > 0 && extended(round).length === 0);
    expect(dead.length).toBeGreaterThan(0);
    for (const round of dead) {
      const [left, right] = round.line.ends;
      expect(left === right).toBe(highest % 2 === 0);
    }
  });
});

test.each([
  [3, 9],
  [4, 15],
  [5, 19],
  [6, 28],
  [9, 51],
])('a line of the double-%i set has up to %i tiles, and the engine lays them all', (highest, most) => {
  const line = aLongestLine(highest);
  expect(line).toHaveLength(most);
  const { round } = alone(highest);
  for (const [left, right] of line) {
    expect(round.play({ kind: 'play', tile: tileOf(left, right), arm: 1, leaves: right })).toEqual({
      ok: true,
    });
    if (!round.outcome) round.play({ kind: 'pass' });
  }
  expect(round.line.tiles).toHaveLength(most);
});

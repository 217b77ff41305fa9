import { shuffle } from '../../domino/random.js';
import { tileLaid } from '../../domino/tile.js';
import type { Maker } from './exercise.js';
import { graded, lineOf } from './frozen.js';

/** Tiles of a line to put in order, the easiest and the hardest, and the step up to which the first one is given. */
const LENGTHS = [4, 9] as const;
const GIVEN = 0.5;

/** A line of a round, its tiles mixed. */
export const chain: Maker = (asked, random, step) => {
  // Where rounds are short, so are lines.
  const most = graded(step, ...LENGTHS);
  for (let length = most; length >= 3; length--) {
    const line = lineOf(asked, random, length);
    if (!line) continue;
    const tiles = line.map(tileLaid);
    shuffle(tiles, random);
    if (tiles.every((tile, index) => tile === tileLaid(line[index] as (typeof line)[number])))
      return undefined;
    const first = step <= GIVEN ? (line[0] ?? null) : null;
    return { question: { kind: 'chain', tiles, first }, answer: { kind: 'chain', line } };
  }
  return undefined;
};

import type { Turn } from '../types.js';
import type { Maker } from './exercise.js';
import { anyOf, frozen } from './frozen.js';

/** Told turns beside those of one time round the table, the easiest and the hardest. */
const MORE = [0, 4] as const;

/** The last turns of a round with passes, over or not: somebody went out, all passed in a row, or nearly all. */
export const blocked: Maker = (asked, random, step, turn) => {
  const over = turn % 2 === 0;
  const wanted = turn % 4 === 0 ? 'blocked' : 'out';
  const { round, turns } = frozen(asked, random);
  if (over && round.outcome?.kind !== wanted) return undefined;
  const { players } = asked.seating;
  const most = players + anyOf(random, MORE[0], Math.round(MORE[0] + (MORE[1] - MORE[0]) * step)) + 1;
  const ends = over ? turns.length : anyOf(random, 1, turns.length - 1);
  const told = turns.slice(Math.max(0, ends - most), ends);
  // A pass or two is what the question is about, and a play in between what it is often got wrong by.
  if (told.length < players || !told.some(isPass) || told.every(isPass)) return undefined;
  if (told.some(({ action }) => action?.kind === 'lead')) return undefined;
  // A last pass is what makes people think that it is over.
  if (!over && step > 0 && !isPass(told.at(-1) as Turn)) return undefined;
  const ended = over ? (round.outcome?.kind ?? null) : null;
  return {
    question: { kind: 'blocked', turns: told, last: ended === 'out' },
    answer: { kind: 'blocked', ended },
  };
};

function isPass({ action }: Turn): boolean {
  return action?.kind === 'pass';
}

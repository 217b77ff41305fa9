import { randomOf, shuffle } from '../../domino/random.js';
import { scoresAnything } from '../../variant/meaning/worth.js';
import type { Asked } from '../questions/position.js';
import { worthAt } from '../score.js';
import { blocked } from './blocked.js';
import { chain } from './chain.js';
import { count } from './count.js';
import { ends } from './ends.js';
import { EXERCISES, type Exercise, type ExerciseKind, type Maker } from './exercise.js';
import { fits } from './fits.js';
import { legal } from './legal.js';
import { missing } from './missing.js';
import { next } from './next.js';

const MAKERS: Readonly<Record<ExerciseKind, Maker>> = {
  missing,
  chain,
  ends,
  fits,
  next,
  legal,
  blocked,
  count,
};

/** Rounds that are dealt in search of one exercise; where it can be had at all, a few dozen do. */
const TRIES = 600;
/** More turns than any kind counts through. */
const MANY = 12;

/** Whether the rules themselves speak of what a kind asks: where nothing is scored, nothing is counted. */
function isSpokenOf(kind: ExerciseKind, { rules }: Asked): boolean {
  return kind !== 'count' || (['out', 'blocked'] as const).some((end) => scoresAnything(worthAt(rules, end)));
}

/**
 * Exercises of one kind for a table, one for each step (0 the easiest, 1 the hardest) and no two alike as far as the game has
 * so many; undefined where it has none. The same seed and sheet always give the same.
 */
export function exercisesOf(
  kind: ExerciseKind,
  asked: Asked,
  {
    seed,
    sheet,
    steps,
  }: { readonly seed: number; readonly sheet: number; readonly steps: readonly number[] },
): readonly Exercise[] | undefined {
  if (!isSpokenOf(kind, asked)) return undefined;
  const random = randomOf(seed, sheet * EXERCISES.length + EXERCISES.indexOf(kind));
  const known = new Set<string>();
  const made: Exercise[] = [];
  const turns = steps.map((_, index) => index);
  shuffle(turns, random);
  for (const [index, step] of steps.entries()) {
    let found: Exercise | undefined;
    for (let tries = 0; tries < TRIES; tries++) {
      // What can't be had in this game gives way to anything that can.
      const turn = tries < TRIES / 2 ? (turns[index] ?? 0) : random.below(MANY);
      const tried = MAKERS[kind](asked, random, step, turn);
      if (!tried) continue;
      found ??= tried;
      if (known.has(JSON.stringify(tried.question))) continue;
      found = tried;
      break;
    }
    if (!found) return undefined;
    known.add(JSON.stringify(found.question));
    made.push(found);
  }
  return made;
}

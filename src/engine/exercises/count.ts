import { scoresAnything } from '../../variant/meaning/worth.js';
import { seatsOf } from '../questions/position.js';
import { worthAt } from '../score.js';
import type { Maker } from './exercise.js';
import { frozen, graded } from './frozen.js';

/** Tiles left in one hand at most, in the easiest and in the hardest. */
const HELD = [3, 7] as const;

/** A round at its end, counted: as often blocked as not where a blocked round brings anything. */
export const count: Maker = (asked, random, step, turn) => {
  const wanted = turn % 2 === 0 ? 'out' : 'blocked';
  const { round } = frozen(asked, random);
  const { outcome } = round;
  if (outcome?.kind !== wanted || !scoresAnything(worthAt(asked.rules, wanted))) return undefined;
  const left = seatsOf(asked).map((seat) => round.hand(seat));
  const longest = Math.max(...left.map((hand) => hand.length));
  if (longest > graded(step, ...HELD)) return undefined;
  const out = outcome.kind === 'out' ? outcome.winningSeat : null;
  return { question: { kind: 'count', out, left }, answer: { kind: 'count', end: outcome } };
};

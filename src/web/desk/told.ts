import type { Result } from '../../problem.js';
import { toldProblem } from '../../words/told.js';
import type { Refusable, Wish } from '../protocol.js';
import type { Stock } from './stock.js';

/** A result in the words of a wish. */
export function told<T>(result: Result<T>, wish: Wish, stock: Stock): Refusable<T> {
  const words = stock.words(wish.language);
  if (result.ok) return { ...result, notes: result.notes.map((note) => toldProblem(note, words)) };
  return {
    ok: false,
    problems: result.problems.map((problem) => ({
      ...toldProblem(problem, words),
      key: (problem.path ?? []).join('.'),
      mends: [],
    })),
  };
}

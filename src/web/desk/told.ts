import { askOf } from '../../kit/changes/asked.js';
import { isWithin } from '../../kit/changes/changes.js';
import { type Mending, mendings } from '../../kit/changes/mends.js';
import { saidOf, scopeFor } from '../../kit/changes/said.js';
import type { Problem, Result } from '../../problem.js';
import { problemText, toldProblem } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import type { Mend, Refusable, Refusal, Wish } from '../protocol.js';
import type { Stock } from './stock.js';

/** A result in the words of a wish. */
export function told<T>(result: Result<T>, wish: Wish, stock: Stock): Refusable<T> {
  const words = stock.words(wish.language);
  if (result.ok) return { ...result, notes: result.notes.map((note) => toldProblem(note, words)) };
  return { ok: false, problems: refusals(result.problems, wish, stock) };
}

/** Problems in the words of a wish, each with what mends it, where its changes do. */
export function refusals(problems: readonly Problem[], wish: Wish, stock: Stock): readonly Refusal[] {
  const words = stock.words(wish.language);
  const say = (problem: Problem) => problemText(problem, words);
  const { changes = {} } = wish;
  // Without changes nothing can be taken back, and a broken link names no game at all.
  const trial = Object.keys(changes).length > 0 ? stock.trial(wish.game) : undefined;
  return problems.map((problem) => ({
    ...toldProblem(problem, words),
    key: (problem.path ?? []).join('.'),
    mends:
      trial?.ok && !trial.value.rules(changes).ok
        ? mendings(changes, problem, say, trial.value).map((mending) => mendOf(mending, wish, words))
        : [],
  }));
}

function mendOf({ key, settings, changes, rules }: Mending, { seating }: Wish, words: Words): Mend {
  const scope = scopeFor(rules, seating);
  // What is set for several ways that a round can end is asked for one of them.
  const keys =
    settings.length === 0
      ? [key]
      : settings.map((setting) => (isWithin(key, setting.key) ? key : setting.key));
  const said = keys.flatMap((one) => saidOf(rules, one, scope, words) ?? []);
  return {
    key,
    ask: askOf(key, words),
    settings: settings.map((setting) => `${setting.key}: ${setting.value}`),
    sentence: [...new Set(said)].join(' '),
    changes,
  };
}

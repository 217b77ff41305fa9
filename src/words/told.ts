import type { Against, Problem, ToldProblem } from '../problem.js';
import type { Words } from './words.js';

/** What was found, what was expected, what to do, in the language of the words; then where the other rules stand that it clashes with. */
export function problemText(problem: Problem, words: Words): string {
  const { file, against = [] } = problem;
  const text = words.problem(problem);
  const places = against.map((other) => againstText(other, file, words));
  return visible(places.length === 0 ? text : `${text} ${words.say('cli.against.see', { places })}`);
}

function againstText({ key, file, line }: Against, here: string | undefined, words: Words): string {
  if (line === undefined) return file;
  return words.say(file === here ? 'cli.against.line' : 'cli.against.file', { key, line, file });
}

/** A problem with its sentence, keys always in the same order. */
export function toldProblem(problem: Problem, words: Words): ToldProblem {
  const { code, params, file, line, column, path, against } = problem;
  const place = {
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    ...(path === undefined ? {} : { path }),
    ...(against === undefined ? {} : { against }),
  };
  return { code, text: problemText(problem, words), ...place, params };
}

/** Without the characters that a file's texts may hold to play tricks on a terminal: those that control it, and those that turn the order of letters. */
export function visible(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, (found) => (/^[\n\t ]+$/.test(found) ? ' ' : '\uFFFD'))
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, '\uFFFD');
}

import type { Against, Problem, ToldProblem } from '../../problem.js';
import type { Words } from '../../words/words.js';
import type { Outlet } from './world.js';
import { columns, PLAIN_WIDTH, wrap } from './wrap.js';

/** What was found, what was expected, what to do, in the language of the words; then where the other rules stand that it clashes with. */
function problemText(problem: Problem, words: Words): string {
  const { file, against = [] } = problem;
  const text = words.problem(problem);
  const places = against.map((other) => againstText(other, file, words));
  return visible(places.length === 0 ? text : `${text} ${words.say('cli.against.see', { places })}`);
}

function againstText({ key, file, line }: Against, here: string | undefined, words: Words): string {
  if (line === undefined) return file;
  return words.say(file === here ? 'cli.against.line' : 'cli.against.file', { key, line, file });
}

/** `file:line:column`, as far as it is known; the program's name for what stands in no file. */
function placeText({ file, line, column }: Problem): string {
  return visible([file ?? 'dominopress', line, column].filter((part) => part !== undefined).join(':'));
}

/** A problem with its sentence, keys always in the same order. */
export function told(problem: Problem, words: Words): ToldProblem {
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

/** Prints problems (or notes) a line each, so that they can be searched and sorted; a terminal gets them wrapped. */
export function tell(problems: readonly Problem[], words: Words, outlet: Outlet, mark = ''): void {
  for (const problem of problems) {
    const place = placeText(problem);
    const text = `${place}: ${mark}${problemText(problem, words)}`;
    const lines = outlet.width === undefined ? [text] : wrap(text, outlet.width, 2);
    const shown = lines.join('\n');
    outlet.write(
      `${outlet.styled && shown.startsWith(place) ? bold(place) + shown.slice(place.length) : shown}\n`,
    );
  }
}

/** Bold type on a terminal. */
export function bold(text: string): string {
  return `\u001B[1m${text}\u001B[22m`;
}

/** Bold type where it may be used, plain text elsewhere. */
export function strongOn({ styled }: Outlet): (text: string) => string {
  return styled ? bold : (text) => text;
}

/** A heading that is one without bold type too. */
export function heading(title: string, outlet: Outlet): string {
  return `${strongOn(outlet)(title)}\n${'-'.repeat(columns(title))}`;
}

/** Longer lines than this are hard to read on however wide a terminal. */
const MOST_WIDTH = 120;

/** Columns for running text. */
export function readingWidth({ width }: Outlet): number {
  return Math.min(width ?? PLAIN_WIDTH, MOST_WIDTH);
}

/** Without the control characters that a file's texts may hold to play tricks on a terminal. */
export function visible(text: string): string {
  return text.replace(/\p{Cc}+/gu, (found) => (/^[\n\t ]+$/.test(found) ? ' ' : '\uFFFD'));
}

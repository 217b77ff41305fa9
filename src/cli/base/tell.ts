import type { Problem } from '../../problem.js';
import { problemText, visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import { screenful, worstFirst } from './screenful.js';
import type { Outlet } from './world.js';
import { columns, PLAIN_WIDTH, wrap } from './wrap.js';

/** `file:line:column`, as far as it is known; the program's name for what stands in no file. */
function placeText({ file, line, column }: Problem): string {
  return visible([file ?? 'dominopress', line, column].filter((part) => part !== undefined).join(':'));
}

/** Prints notes a line each, so that they can be searched and sorted; a terminal gets them wrapped. */
export function tell(notes: readonly Problem[], words: Words, outlet: Outlet, mark = ''): void {
  for (const note of notes) write(note, linesOf(note, words, outlet.width, mark), outlet);
}

/** Prints problems in the same form, the worst first, and no more than a screen holds: how many there are besides is its last line. */
export function tellWorst(problems: readonly Problem[], words: Words, outlet: Outlet): void {
  const told = worstFirst(problems);
  const shown = screenful(told.map((problem) => linesOf(problem, words, outlet.width ?? PLAIN_WIDTH)));
  for (const [index, problem] of told.slice(0, shown.length).entries()) {
    const lines = outlet.width === undefined ? linesOf(problem, words, undefined) : (shown[index] ?? []);
    write(problem, lines, outlet);
  }
  const more = told.length - shown.length;
  if (more > 0) outlet.write(`${words.say('cli.more-problems', { count: more })}\n`);
}

function linesOf(problem: Problem, words: Words, width: number | undefined, mark = ''): readonly string[] {
  const text = `${placeText(problem)}: ${mark}${problemText(problem, words)}`;
  return width === undefined ? [text] : wrap(text, width, 2);
}

function write(problem: Problem, lines: readonly string[], outlet: Outlet): void {
  const shown = lines.join('\n');
  const place = placeText(problem);
  outlet.write(
    `${outlet.styled && shown.startsWith(place) ? bold(place) + shown.slice(place.length) : shown}\n`,
  );
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

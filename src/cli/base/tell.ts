import type { Problem } from '../../problem.js';
import { problemText, visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import type { Outlet } from './world.js';
import { columns, PLAIN_WIDTH, wrap } from './wrap.js';

/** `file:line:column`, as far as it is known; the program's name for what stands in no file. */
function placeText({ file, line, column }: Problem): string {
  return visible([file ?? 'dominopress', line, column].filter((part) => part !== undefined).join(':'));
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

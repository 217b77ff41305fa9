import type { TextMeasurer } from '../page/page.js';

/** A letter that no font has, as the problem `paper.missing-letter` tells it. */
export interface MissingLetter {
  readonly letter: string;
  /** As Unicode numbers it: `U+1F0A1`. */
  readonly code: string;
  readonly text: string;
}

/** The first letter of a text that can't be set; undefined when all can. */
export function missingLetter(text: string, measurer: TextMeasurer): MissingLetter | undefined {
  const letter = measurer.missing(text);
  if (letter === undefined) return undefined;
  const code = (letter.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0');
  return { letter, code: `U+${code}`, text: text.trim() };
}

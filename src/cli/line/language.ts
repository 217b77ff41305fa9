import type { Problem } from '../../problem.js';
import { languages } from '../base/assets.js';
import { didYouMean } from './did-you-mean.js';

/** The code of a language that the program speaks, typed in letters of any size, with a hyphen or an underscore. */
export function spokenLanguage(typed: string): string | undefined {
  const code = typed.trim().toLowerCase().replace('_', '-');
  return languages().find((known) => known.toLowerCase() === code);
}

/** That there is no such language. */
export function unknownLanguage(found: string): Problem {
  const known = languages();
  return { code: 'cli.unknown-language', params: { found, known, ...didYouMean(found, known) } };
}

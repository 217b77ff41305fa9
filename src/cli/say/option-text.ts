import { EXERCISES } from '../../engine/exercises/exercise.js';
import type { Words } from '../../words/words.js';
import { languages } from '../base/assets.js';
import { type OptionName, SHEET_NAMES } from '../line/options.js';

/** What an option does, as the help of a command says it. */
export function optionText(name: OptionName, command: string | undefined, words: Words): string {
  if (name === 'from' && command === 'kit') return words.say('cli.kit.from');
  if (name === 'names' && command === 'handout') return words.say('cli.handout.names');
  return words.say(`cli.option.${name}`, {
    languages: languages(),
    sheets: SHEET_NAMES.join(', '),
    exercises: EXERCISES.join(', '),
    command: command ?? '',
  });
}

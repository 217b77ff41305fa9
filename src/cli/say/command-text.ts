import type { Words } from '../../words/words.js';
import type { CommandArgs, CommandName } from '../line/command.js';

/** How a command is typed after its name: `[options] <variant...>`. What may be left out in a rare case is still what one names. */
export function usageText(args: CommandArgs | undefined, words: Words): string {
  const options = `[${words.say('cli.value.options')}]`;
  return args === undefined
    ? options
    : [options, ...argumentTexts({ ...args, optional: false }, words)].join(' ');
}

/** What a command takes, each with its brackets. */
export function argumentTexts(
  { value, several, optional, files }: CommandArgs,
  words: Words,
): readonly string[] {
  const [open, close] = optional ? '[]' : '<>';
  const first = `${open}${words.say(`cli.value.${value}`)}${several ? '...' : ''}${close}`;
  return [first, ...(files ? [`[${words.say('cli.value.file')}...]`] : [])];
}

/** The examples of a command as they are typed after the program's name. */
export function exampleTexts(name: CommandName | 'help', words: Words): readonly string[] {
  return ([1, 2] as const).map((number) => words.say(`cli.${name}.example-${number}`));
}

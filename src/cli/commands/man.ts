import packageJson from '../../../package.json' with { type: 'json' };
import type { Words } from '../../words/words.js';
import { STATUS } from '../base/status.js';
import type { CommandArgs, CommandName } from '../line/command.js';
import { flagOf, OPTIONS, type OptionName } from '../line/options.js';
import type { Run } from '../line/run.js';
import { exampleTexts, usageText } from '../say/command-text.js';
import { optionText } from '../say/option-text.js';

/** A command as far as its page needs to know it. */
interface KnownCommand {
  readonly name: CommandName;
  readonly args?: CommandArgs;
  readonly options: readonly OptionName[];
}

/** Prints the page for `man`, made from the same lists and words as the help. */
export function manOf(commands: readonly KnownCommand[]): Run {
  return async (_args, _options, { world, words }) => {
    world.out.write(page(commands, words));
    return STATUS.done;
  };
}

function page(commands: readonly KnownCommand[], words: Words): string {
  const heading = (text: string) =>
    `.SH ${quoted(text.replace(/[\s\u202F]*:$/u, '').toLocaleUpperCase(words.language))}`;
  const parts = commands.flatMap(({ name, args, options }) => [
    `.SS ${quoted(`dominopress ${name} ${usageText(args, words)}`)}`,
    ...paragraphs(words.say(`cli.${name}.about`)),
    ...options.flatMap((option) => optionLines(option, name, words)),
    '.PP',
    '.nf',
    ...exampleTexts(name, words).map((example) => text(`  dominopress ${example}`)),
    '.fi',
  ]);
  const lines = [
    `.TH DOMINOPRESS 1 "" ${quoted(`dominopress ${packageJson.version}`)}`,
    heading(words.say('cli.list.name')),
    text(`dominopress \u2013 ${words.say('cli.man.line')}`),
    heading(words.say('cli.help.usage-title')),
    text(`dominopress ${words.say('cli.help.usage')}`),
    heading(words.say('cli.man.description')),
    ...paragraphs(words.say('cli.about')),
    ...paragraphs(words.say('cli.help.variants')),
    ...paragraphs(words.say('cli.help.settings')),
    heading(words.say('cli.help.commands')),
    ...parts,
    heading(words.say('cli.man.status')),
    ...paragraphs(words.say('cli.help.statuses')),
  ];
  return `${lines.join('\n')}\n`;
}

function optionLines(name: OptionName, command: string, words: Words): readonly string[] {
  const { value } = OPTIONS[name];
  const flag = flagOf(name, value, command, (word) => words.say(`cli.value.${word}`));
  return ['.TP', `.B ${quoted(flag)}`, text(optionText(name, command, words))];
}

function paragraphs(said: string): readonly string[] {
  return said.split(/\n+/u).flatMap((line) => ['.PP', text(line)]);
}

/** Text in which nothing is taken for a request of troff. */
function text(said: string): string {
  const safe = said
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('\u00A0', '\\ ')
    .replaceAll('\u202F', '\\ ');
  return /^[.']/u.test(safe) ? `\\&${safe}` : safe;
}

function quoted(said: string): string {
  return `"${text(said).replaceAll('"', '\\(dq')}"`;
}

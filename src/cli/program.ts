import { Command, type CommanderError, Option } from 'commander';
import { nearest } from '../nearest.js';
import type { Problem } from '../problem.js';
import type { Words } from '../words/words.js';
import { usageStop } from './base/stop.js';
import type { World } from './base/world.js';
import { columns, PLAIN_WIDTH, wrap } from './base/wrap.js';
import { COMMANDS, type CommandSpec } from './command-list.js';
import type { CommandName } from './line/command.js';
import { didYouMean } from './line/did-you-mean.js';
import { flagOf, OPTIONS, type OptionName, type Options, SHEET_NAMES } from './line/options.js';
import { argumentTexts, exampleTexts, usageText } from './say/command-text.js';
import { optionText } from './say/option-text.js';

/** What a command line asks for: a command with its arguments and options, or a text to print. */
export type Asked =
  | {
      readonly kind: 'run';
      readonly command: CommandSpec;
      readonly args: readonly string[];
      readonly options: Options;
    }
  | { readonly kind: 'text'; readonly text: string }
  /** No command at all: the help, but not as a result. */
  | { readonly kind: 'no-command'; readonly text: string };

/** Reads a command line. One that is wrong whatever the files hold is thrown as a `Stop`. */
export function readCommandLine(argv: readonly string[], version: string, words: Words, world: World): Asked {
  let asked: Asked | undefined;
  const texts: string[] = [];
  const print = (text: string) => texts.push(text);
  const usageTitle = words.say('cli.help.usage-title');
  const program = spoken(new Command('dominopress'), words)
    .configureOutput({
      writeOut: print,
      writeErr: print,
      // Problems are told in our words.
      outputError: () => {},
      getOutHelpWidth: () => world.out.width ?? PLAIN_WIDTH,
      getErrHelpWidth: () => world.out.width ?? PLAIN_WIDTH,
      getOutHasColors: () => world.out.styled,
      getErrHasColors: () => world.out.styled,
    })
    .configureHelp({
      styleTitle: (title) => (title === 'Usage:' ? usageTitle : title),
      visibleArguments: () => [],
      minWidthToWrap: 20,
      subcommandTerm: (command) => `${command.name()} ${command.usage()}`,
      displayWidth: columns,
      // Commander would break at no-break spaces too, such as the one before a French colon.
      boxWrap: (text, width) =>
        text
          .split('\n')
          .map((line) => wrap(line, width).join('\n'))
          .join('\n'),
      ...((world.out.width ?? PLAIN_WIDTH) < NARROW && {
        formatItem: narrowItem(world.out.width ?? PLAIN_WIDTH),
      }),
    })
    .showSuggestionAfterError(false)
    .description(words.say('cli.about'))
    .usage(words.say('cli.help.usage'))
    .version(version, '-V, --version', words.say('cli.help.version'))
    .commandsGroup(words.say('cli.help.commands'))
    .optionsGroup(words.say('cli.help.options'))
    .helpCommand(false)
    .addOption(optionOf('lang', words))
    .addHelpText('after', () => `\n${notesOf(words, world)}\n`);
  for (const command of COMMANDS) {
    const built = spoken(program.command(command.name), words)
      .summary(words.say(`cli.${command.name}.summary`))
      .usage(usageText(command.args, words));
    // A command that nobody names is a line in the list, and its options take time to make.
    if (!argv.includes(command.name)) continue;
    built
      .description(words.say(`cli.${command.name}.about`))
      .addHelpText('after', () => examplesOf(command.name, words));
    if (command.args !== undefined)
      for (const argument of argumentTexts(command.args, words)) built.argument(argument);
    for (const option of command.options) built.addOption(optionOf(option, words, command.name));
    built.action((...given: unknown[]) => {
      const options = given.at(-2) as Options;
      asked = { kind: 'run', command, args: built.args, options };
    });
  }
  spoken(program.command('help'), words)
    .summary(words.say('cli.help.summary'))
    .description(words.say('cli.help.about'))
    .usage(`[${words.say('cli.value.command')}]`)
    .argument(`[${words.say('cli.value.command')}]`)
    .addOption(optionOf('lang', words))
    .addHelpText('after', () => examplesOf('help', words))
    .action((name?: string) => {
      const found =
        name === undefined ? program : program.commands.find((command) => command.name() === name);
      if (!found) throw usageStop(unknownCommand(name ?? ''));
      found.outputHelp();
    });
  if (argv.length === 0) {
    program.outputHelp();
    return { kind: 'no-command', text: texts.join('') };
  }
  try {
    program.parse(withoutValues(plainly(argv)), { from: 'user' });
  } catch (failure) {
    if (!isHelp(failure)) throw failure;
  }
  return asked ?? { kind: 'text', text: texts.join('') };
}

/** A command line as it is meant where people are used to other programs: `-v` and `version` ask for the version. */
function plainly(argv: readonly string[]): readonly string[] {
  const [first = '', ...others] = argv;
  return ['-v', 'version'].includes(first) ? ['--version', ...others] : argv;
}

/** Options that may do without their value are parted from a game that follows them: a value is a list, or all but a sheet's name. */
function withoutValues(argv: readonly string[]): readonly string[] {
  return argv.map((word, index) => {
    const optional = (Object.keys(OPTIONS) as OptionName[]).some(
      (name) =>
        word === `--${name}` &&
        OPTIONS[name].optionalIn !== undefined &&
        argv.includes(OPTIONS[name].optionalIn),
    );
    const next = argv[index + 1];
    const valued =
      next !== undefined &&
      !/[./\\]/u.test(next) &&
      (next.includes(',') || nearest(next, SHEET_NAMES) !== undefined);
    return optional && !valued ? `${word}=` : word;
  });
}

/** Words by which people call a command, here or in other programs. */
const SYNONYMS: Readonly<Record<string, CommandName>> = {
  print: 'kit',
  make: 'kit',
  build: 'kit',
  create: 'kit',
  kits: 'kit',
  pdf: 'kit',
  imprimer: 'kit',
  imprimir: 'kit',
  drucken: 'kit',
  stampa: 'kit',
  ls: 'list',
  games: 'list',
  variants: 'list',
  show: 'rules',
  read: 'rules',
  validate: 'check',
  lint: 'check',
  test: 'check',
  diff: 'compare',
  init: 'new',
  start: 'new',
  demo: 'play',
  round: 'play',
  stats: 'simulate',
  printer: 'calibrate',
  mark: 'verify',
};

/** On a narrower terminal what an option does stands below it, not beside. */
const NARROW = 60;

/** An option or a command with what it does below it, further in. */
function narrowItem(width: number): (term: string, termWidth: number, description: string) => string {
  return (term, _, description) =>
    [`  ${term}`, ...wrap(description, width - 6).map((line) => `      ${line}`)].join('\n');
}

/** What holds for all commands, under the list of them. */
function notesOf(words: Words, world: World): string {
  const width = world.out.width ?? PLAIN_WIDTH;
  return (['variants', 'settings', 'statuses'] as const)
    .map((note) => wrap(words.say(`cli.help.${note}`), width).join('\n'))
    .join('\n\n');
}

/** Commander throws to end a run that has printed what was asked for. */
function isHelp(failure: unknown): boolean {
  const code = failure instanceof Error && 'code' in failure ? failure.code : undefined;
  return code === 'commander.helpDisplayed' || code === 'commander.help' || code === 'commander.version';
}

function examplesOf(name: CommandName | 'help', words: Words): string {
  const examples = exampleTexts(name, words).map((example) => `  dominopress ${example}`);
  return `\n${words.say('cli.help.examples')}\n${examples.join('\n')}\n`;
}

function optionOf(name: OptionName, words: Words, command?: CommandName): Option {
  const spec = OPTIONS[name];
  const again = command === 'kit' && name === 'from';
  const value = again ? 'file' : spec.value;
  const flags = flagOf(name, value, command, (word) => words.say(`cli.value.${word}`));
  const option = new Option(flags, optionText(name, command, words));
  // Options go by the name that is typed, hyphens and all.
  option.attributeName = () => name;
  if (spec.read && flags !== `--${name}`) {
    // Asked only where a comma was typed: the first object of `Intl` takes long to make.
    const decimalComma = () => words.number(0.5).includes(',');
    option.argParser<unknown>((text, before) => {
      if (text === '' && spec.optionalIn) return true;
      const result = spec.read?.(text, `--${name}`, decimalComma);
      if (!result?.ok) throw usageStop(...(result?.problems ?? []));
      if (!spec.repeats || !Array.isArray(before)) return result.value;
      return [...before, ...(result.value as readonly string[])];
    });
  }
  return option;
}

function unknownCommand(found: string): Problem {
  const known = [...COMMANDS.map(({ name }) => name), 'help'];
  const synonym = Object.hasOwn(SYNONYMS, found.toLowerCase()) ? SYNONYMS[found.toLowerCase()] : undefined;
  const meant = synonym ? { suggested: 'yes' as const, meant: synonym } : didYouMean(found, known);
  return { code: 'cli.unknown-command', params: { found, known, ...meant } };
}

/** What every command of the program is made like: our texts, and a command line that is wrong thrown as a `Stop`. */
function spoken(command: Command, words: Words): Command {
  return (
    command
      // The group first: the help option joins the one that holds when it is made.
      .optionsGroup(words.say('cli.help.options'))
      .helpOption('-h, --help', words.say('cli.help.option'))
      .exitOverride((failure) => {
        const problem = problemOf(failure, command);
        throw problem ? usageStop(problem) : failure;
      })
  );
}

/** What is wrong with the command line, by the code that commander gives it; undefined where nothing is: a text was asked for. */
function problemOf({ code, message }: CommanderError, command: Command): Problem | undefined {
  const name = command.name();
  switch (code) {
    case 'commander.unknownCommand':
      return unknownCommand(command.args[0] ?? '');
    case 'commander.unknownOption': {
      // Only commander's message has it, between quotation marks.
      const flag = /'(.*)'/su.exec(message)?.[1] ?? '';
      const known = command.options.flatMap((option) => option.long ?? []).concat('--help');
      return {
        code: 'cli.unknown-option',
        params: { found: flag, command: name, ...didYouMean(flag, known) },
      };
    }
    case 'commander.missingArgument':
      return { code: 'cli.missing-argument', params: { command: name } };
    case 'commander.optionMissingArgument': {
      const option = command.options.find(({ flags }) => message.includes(`'${flags}'`));
      return { code: 'cli.empty-value', params: { option: option?.long ?? '' } };
    }
    case 'commander.excessArguments': {
      const excess = command.args.slice(command.registeredArguments.length);
      return { code: 'cli.excess-arguments', params: { command: name, found: excess } };
    }
    default:
      return undefined;
  }
}

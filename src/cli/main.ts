import { parseArgs } from 'node:util';
import packageJson from '../../package.json' with { type: 'json' };
import { problem } from '../problem.js';
import { wordsFor } from './base/assets.js';
import { isSystemError, readReason } from './base/failure.js';
import { STATUS, type Status } from './base/status.js';
import { Stop } from './base/stop.js';
import { processWorld, type World } from './base/world.js';
import { type Context, optionStop, tellFailure, tellNotes, tellProblems } from './line/context.js';
import { spokenLanguage, unknownLanguage } from './line/language.js';
import type { OptionName, Options } from './line/options.js';
import { readSettings, type Settings } from './line/settings.js';
import { type Asked, readCommandLine } from './program.js';

/** What the program speaks unless told otherwise; never what the machine is set to. */
const FIRST_LANGUAGE = 'en';
const NO_SETTINGS: Settings = { options: {}, spots: {} };

/** Runs one command line (without the program's name) and says how it ended, as an exit status. Never rejects. */
export async function main(argv: readonly string[]): Promise<number> {
  const taken = folderOf(process);
  if (taken === undefined) return tellNoFolder();
  const { world, written, stoppedStatus, release } = processWorld(taken);
  try {
    const status = await runIn(world, argv);
    const reason = await written();
    if (reason === undefined) return status === STATUS.interrupted ? stoppedStatus() : status;
    const words = await wordsFor(FIRST_LANGUAGE);
    tellProblems([{ code: 'cli.output-lost', params: { reason } }], { world, words, spots: {} });
    return STATUS.unwritten;
  } catch (failure) {
    // Not even the words could be read, or the words for it are missing.
    world.err.write(`dominopress: ${failure instanceof Error ? failure.message : String(failure)}\n`);
    return STATUS.refused;
  } finally {
    release();
  }
}

/** The folder that a process is in; undefined when somebody has removed it. */
function folderOf({ cwd }: Pick<NodeJS.Process, 'cwd'>): string | undefined {
  try {
    return cwd();
  } catch (failure) {
    if (!isSystemError(failure)) throw failure;
    return undefined;
  }
}

async function tellNoFolder(): Promise<Status> {
  const words = await wordsFor(FIRST_LANGUAGE);
  process.stderr.write(`dominopress: ${words.say('problem.cli.no-folder')}\n`);
  return STATUS.usage;
}

/** The same in any world. */
export async function runIn(world: World, argv: readonly string[]): Promise<Status> {
  let context: Context = { world, words: await wordsFor(FIRST_LANGUAGE), spots: {} };
  try {
    const read = await readSettings(world);
    const settings = read.ok ? read.value : NO_SETTINGS;
    const language = languageOf(argv) ?? settings.options.lang ?? FIRST_LANGUAGE;
    const known = spokenLanguage(language);
    if (known !== undefined && known !== FIRST_LANGUAGE) {
      context = { ...context, words: await wordsFor(known) };
    }
    const asked = readCommandLine(argv, packageJson.version, context.words, world);
    if (asked.kind !== 'run') return tellText(asked, wantsJson(argv), world);
    if (!read.ok) throw new Stop(STATUS.refused, read.problems);
    context = { ...context, spots: spotsOf(asked, settings) };
    if (known === undefined) throw optionStop('lang', [unknownLanguage(language)], context);
    if (read.ok) tellNotes(read.notes, asked.options, context);
    const run = await asked.command.load();
    return await run(asked.args, optionsOf(asked, settings), context);
  } catch (failure) {
    const json = wantsJson(argv);
    if (!(failure instanceof Stop)) return tellUnforeseen(failure, json, context);
    tellFailure(failure.problems, json, context);
    return failure.status;
  }
}

function tellText(asked: Asked & { readonly text: string }, json: boolean, world: World): Status {
  if (asked.kind === 'no-command') {
    world.err.write(asked.text);
    return STATUS.usage;
  }
  const isVersion = asked.text.trim() === packageJson.version;
  world.out.write(json && isVersion ? `${JSON.stringify({ version: packageJson.version })}\n` : asked.text);
  return STATUS.done;
}

type Command = Asked & { readonly kind: 'run' };

/** The options asked for, and the settings for those that the command takes and the command line leaves open. */
function optionsOf(asked: Command, { options }: Settings): Options {
  const settled = asked.command.options.filter((name) => options[name] !== undefined);
  return { ...Object.fromEntries(settled.map((name) => [name, options[name]])), ...asked.options };
}

/** Where the options stand that the command line leaves to the settings. */
function spotsOf(asked: Command, { spots }: Settings): Settings['spots'] {
  return Object.fromEntries(
    Object.entries(spots).filter(([name]) => asked.options[name as OptionName] === undefined),
  );
}

/** The language that a command line asks for, before the command line is read: what is wrong with it is told in that language. */
function languageOf(argv: readonly string[]): string | undefined {
  const { lang } = parseArgs({
    args: [...argv],
    options: { lang: { type: 'string' } },
    strict: false,
  }).values;
  return typeof lang === 'string' ? lang : undefined;
}

/** Whether the result is to be data, which what went wrong is then too, even where the command line can't be read. */
function wantsJson(argv: readonly string[]): boolean {
  const end = argv.indexOf('--');
  return (end < 0 ? argv : argv.slice(0, end)).includes('--json');
}

/** What nobody foresaw: a file that the system keeps from us, or else a mistake of the program's own. */
function tellUnforeseen(failure: unknown, json: boolean, context: Context): Status {
  if (!isSystemError(failure) || failure.path === undefined) return tellBug(failure, json, context);
  const { path, code } = failure;
  tellFailure([problem('cli.unusable', { path, code, reason: readReason(code) })], json, context);
  return STATUS.unwritten;
}

/** A mistake of the program's own, in one line; the rest of it for whoever looks for it. */
function tellBug(failure: unknown, json: boolean, context: Context): Status {
  const message = failure instanceof Error ? failure.message : String(failure);
  tellFailure([{ code: 'cli.bug', params: { message } }], json, context);
  if (process.env.DOMINOPRESS_DEBUG && failure instanceof Error) {
    context.world.err.write(`${failure.stack}\n`);
  }
  return STATUS.refused;
}

import type { Problem, Result } from '../../problem.js';
import { toldProblem } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import { jsonLine } from '../base/json.js';
import { worstFirst } from '../base/screenful.js';
import { STATUS, type Status } from '../base/status.js';
import { Stop, usageStop } from '../base/stop.js';
import { tell, tellWorst } from '../base/tell.js';
import type { World } from '../base/world.js';
import type { OptionName, Options } from './options.js';
import type { Settings } from './settings.js';

/** What every command works with: the world outside and the language to speak. */
export interface Context {
  readonly world: World;
  readonly words: Words;
  /** Where the options stand that come from the settings' file; the others were typed. */
  readonly spots: Settings['spots'];
}

/** What is wrong with an option's value whatever the files hold: the command line is, unless the value stands in the settings. */
export function optionStop(option: OptionName, problems: readonly Problem[], context: Context): Stop {
  const spot = context.spots[option];
  if (!spot) return usageStop(...problems);
  return new Stop(
    STATUS.refused,
    problems.map((problem) => ({ ...problem, ...spot })),
  );
}

/** Prints what has to be mended, a screen of it. */
export function tellProblems(problems: readonly Problem[], { world, words }: Context): void {
  tellWorst(problems, words, world.err);
}

/** Prints what ended a command: as data where the result was to be data. */
export function tellFailure(problems: readonly Problem[], json: boolean, context: Context): void {
  if (!json) tellProblems(problems, context);
  else if (problems.length > 0) {
    const told = worstFirst(problems).map((problem) => toldProblem(problem, context.words));
    context.world.out.write(jsonLine(told));
  }
}

/** Prints what is worth reading and no mistake, unless the person wants quiet. */
export function tellNotes(notes: readonly Problem[], options: Options, { world, words }: Context): void {
  if (!options.quiet) tell(notes, words, world.err, `${words.say('cli.note')} `);
}

/** Opens what was made, shown under this name; says so where nothing opens it. */
export async function open(path: string, shown: string, options: Options, context: Context): Promise<void> {
  if (await context.world.show(path)) return;
  tellNotes([{ code: 'cli.not-opened', params: { path: shown } }], options, context);
}

/** The value of a result; its problems end the command, with this status. */
export function orStop<T>(result: Result<T>, status: Status = STATUS.refused): T {
  if (!result.ok) throw new Stop(status, result.problems);
  return result.value;
}

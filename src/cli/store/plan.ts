import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import type { People } from '../../event/event.js';
import { MOST_PEOPLE, type Plan, planOf, planSpot } from '../../event/plan.js';
import { idOfFile } from '../../kit/file-id.js';
import { bad, good, type Problem, type Result } from '../../problem.js';
import { readYaml } from '../../yaml/read.js';
import type { WrittenMap } from '../../yaml/written.js';
import { readTextFile } from '../base/files.js';
import { Stop } from '../base/stop.js';
import type { Context } from '../line/context.js';
import { namesFrom } from '../line/names.js';
import { peopleOf } from './people.js';
import { type FoundVariant, findVariants } from './variants.js';

/** A plan that was read, with the game and the people that it names. */
export interface FoundPlan {
  /** The name of its file, which its folder is called after. */
  readonly id: string;
  readonly file: string;
  readonly plan: Plan;
  readonly written: WrittenMap;
  readonly people: People;
  /** A problem of somebody's name, at its place in the file. */
  readonly atPlayers: (problem: Problem) => Problem;
  readonly game: FoundVariant;
}

/**
 * Reads the plan of an event: the game and the file of names that it names count from its own folder. Problems: what is wrong in
 * the file, at its place.
 */
export function findPlan(name: string, context: Context): Result<FoundPlan> {
  const path = resolve(context.world.folder, name);
  const text = readTextFile(path, name);
  if (!text.ok) return text;
  const written = readYaml(text.value, name);
  if (!written.ok) return written;
  const plan = planOf(written.value);
  if (!plan.ok) return plan;
  const at =
    (key: 'variant' | 'players') =>
    (problem: Problem): Problem => ({
      ...planSpot(written.value, key),
      path: [key],
      ...problem,
    });
  // A problem that has no place of its own is about what the plan names.
  const found = gameOf(plan.value.variant, dirname(name), context);
  const people = readPeople(plan.value.players, name, context);
  const problems = [
    ...(found.ok ? [] : found.problems.map(at('variant'))),
    ...(people.ok ? [] : people.problems.map(at('players'))),
  ];
  if (!found.ok || !people.ok) return bad(...problems);
  return good({
    id: idOfFile(basename(name)),
    file: name,
    plan: plan.value,
    written: written.value,
    people: people.value,
    atPlayers: at('players'),
    game: found.value,
  });
}

function gameOf(variant: string, folder: string, { world }: Context): Result<FoundVariant> {
  const isFile = /[/\\]|\.ya?ml$/i.test(variant);
  const named = isFile && !isAbsolute(variant) ? `./${join(folder, variant)}` : variant;
  try {
    const [found] = findVariants([isAbsolute(folder) && isFile ? join(folder, variant) : named], world);
    if (!found) throw new Error('a variant that is named is found, or a problem');
    return good(found);
  } catch (failure) {
    // What makes a command line wrong is in a plan a mistake of the file.
    if (!(failure instanceof Stop)) throw failure;
    return bad(...failure.problems);
  }
}

/** A list of names, with or without the sign that the command line needs before it. */
const NAMES_FILE = /^@|\.(?:txt|csv|tsv)$/iu;

function readPeople(players: Plan['players'], plan: string, context: Context): Result<People> {
  if (typeof players === 'number') return good({ count: players, names: [], paired: false });
  const isFile = typeof players === 'string' && NAMES_FILE.test(players);
  const named = isFile
    ? peopleOf({ file: join(dirname(plan), players.replace(/^@/u, '')) }, context)
    : namesFrom(typeof players === 'string' ? players.split(/[,;\n]/u) : players, 'players');
  if (!named.ok) return named;
  const { names, paired } = named.value;
  if (names.length < 2) {
    const found = isFile ? String(players) : names.join(', ');
    return bad({ code: 'plan.players', params: { found, most: MOST_PEOPLE } });
  }
  return good({ count: names.length, names: paired ? besides(names) : names, paired });
}

/** Partners one after the other, who come in the order of their seats at a table. */
function besides(names: readonly string[]): readonly string[] {
  return names.flatMap((_, index) => {
    if (index % 4 !== 0) return [];
    const [one, other, partner, theirs] = names.slice(index, index + 4) as [string, string, string, string];
    return [one, partner, other, theirs];
  });
}

import { join, relative, resolve } from 'node:path';
import { isReserved } from '../../kit/file-id.js';
import type { Problem } from '../../problem.js';
import { visible } from '../../words/told.js';
import { shippedVariants } from '../base/assets.js';
import { isSystemError, writeProblem } from '../base/failure.js';
import { STATUS } from '../base/status.js';
import { Stop, usageStop } from '../base/stop.js';
import type { World } from '../base/world.js';
import { orStop, tellNotes } from '../line/context.js';
import type { Run } from '../line/run.js';
import { SETTINGS_FILE } from '../line/settings.js';
import { houseFile, SCHEMA_FILE } from '../say/house-file.js';
import { loadText } from '../store/checked.js';
import { type FoundVariant, findVariants } from '../store/variants.js';
import { schemaText } from './schema.js';

/** The longest name that a kit can have. */
const LONGEST_NAME = 60;

/**
 * Starts a file of house rules in the current folder, with the schema that explains it to an editor. What is there already
 * stays: a file of that name ends the command like a foreign file in the way of a kit, with status 3; a schema that differs
 * is a note, since the new file is good without it.
 */
export const newFile: Run = async (args, options, context) => {
  const { world, words } = context;
  const [name = ''] = args;
  refuseName(name);
  if (options.from === undefined) throw usageStop({ code: 'cli.new-from', params: { name } });
  const [found] = findVariants([options.from], world) as [FoundVariant];
  const parent = orStop(await loadText(found));
  const from = extendsText(found, world);
  const file = `${name}.yaml`;
  writeNew(world, file, houseFile(name, from, parent, words));
  tellNotes(writeSchema(world, file, schemaText(words)), options, context);
  if (!options.quiet) {
    world.out.write(`${visible(words.say('cli.new.made', { file, from, name }))}\n`);
  }
  return STATUS.done;
};

/** A name is the kit's too, so it is as a shipped game's and none of those; the settings' file would be read as settings. */
function refuseName(name: string): void {
  const params = { found: name };
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name) || name.length > LONGEST_NAME) {
    throw usageStop({ code: 'cli.new-name', params });
  }
  if (isReserved(name)) throw usageStop({ code: 'cli.new-reserved', params });
  if (shippedVariants().includes(name)) throw usageStop({ code: 'cli.new-shipped', params });
  if (`${name}.yaml` === SETTINGS_FILE) throw usageStop({ code: 'cli.new-settings', params });
}

/** What `extends` says: a shipped name, or the path from the new file's folder. */
function extendsText({ name, folder }: FoundVariant, world: World): string {
  if (folder === '') return name.replace(/\.yaml$/, '');
  const path = relative(world.folder, resolve(world.folder, name)).replaceAll('\\', '/');
  return path.startsWith('../') ? path : `./${path}`;
}

/** Writes a file that must not be there yet; one that could only be written in part is gone again. */
function writeNew({ disk, folder }: World, file: string, text: string): void {
  const path = join(folder, file);
  const stop = (problem: Problem) => new Stop(STATUS.unwritten, [problem]);
  if (disk.kind(path) !== 'absent') throw stop({ code: 'cli.exists', params: { path: file } });
  try {
    disk.write(path, new TextEncoder().encode(text));
  } catch (failure) {
    if (isSystemError(failure) && failure.code === 'EEXIST') {
      throw stop({ code: 'cli.exists', params: { path: file } });
    }
    const problem = writeProblem(failure, file, 'here');
    if (!problem) throw failure;
    disk.remove(path);
    throw stop(problem);
  }
}

/** Puts the schema beside the new file, unless the same is there; without it the new file is taken back. */
function writeSchema(world: World, file: string, text: string): readonly Problem[] {
  const { disk, folder } = world;
  const path = join(folder, SCHEMA_FILE);
  if (disk.kind(path) === 'absent') {
    try {
      writeNew(world, SCHEMA_FILE, text);
    } catch (failure) {
      disk.remove(join(folder, file));
      throw failure;
    }
    return [];
  }
  const same = disk.kind(path) === 'file' && textIn(world, path) === text;
  return same ? [] : [{ code: 'cli.schema-kept', params: { path: SCHEMA_FILE } }];
}

/** The text of a file; undefined where it may not be read, so that it can't be the same as another. */
function textIn({ disk }: World, path: string): string | undefined {
  try {
    return new TextDecoder().decode(disk.read(path));
  } catch (failure) {
    if (!isSystemError(failure)) throw failure;
    return undefined;
  }
}

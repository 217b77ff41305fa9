import { dirname, join, relative, resolve } from 'node:path';
import { visible } from '../../words/told.js';
import { PAGE_FILE, pageBytes } from '../base/assets.js';
import { writeProblem } from '../base/failure.js';
import { jsonLine } from '../base/json.js';
import { STATUS } from '../base/status.js';
import { Stop } from '../base/stop.js';
import type { World } from '../base/world.js';
import { type Context, open } from '../line/context.js';
import type { Options } from '../line/options.js';
import type { Run } from '../line/run.js';
import { replaceFile } from '../store/replace.js';

/**
 * Copies the page out of the program, to be put on a stick or a web server. A page of this or another release is replaced,
 * whatever else is there is not, unless forced: status 3, like a foreign file in the way of a kit.
 */
export const page: Run = async (_args, options, context) => {
  const { world, words } = context;
  const bytes = pageBytes();
  if (!bytes) throw new Stop(STATUS.unwritten, [{ code: 'cli.no-page', params: {} }]);
  const path = placeOf(options, context);
  const shown = relative(world.folder, path) || path;
  write(path, shown, bytes, options.force === true, world);
  if (options.json) world.out.write(jsonLine({ path: shown.replaceAll('\\', '/'), bytes: bytes.length }));
  else if (!options.quiet) world.out.write(`${visible(words.say('cli.page.made', { file: shown }))}\n`);
  if (options.open) await open(path, shown, options, context);
  return STATUS.done;
};

/** The file that was asked for, or the page's own name in a folder. A folder that the settings name is for kits. */
function placeOf({ out }: Options, { world, spots }: Context): string {
  const asked = out === undefined || spots.out ? PAGE_FILE : out;
  const path = resolve(world.folder, asked);
  return /\.html?$/i.test(asked) && world.disk.kind(path) !== 'folder' ? path : join(path, PAGE_FILE);
}

/** Writes the page whole or not at all: beside its place first, then into it. */
function write(path: string, shown: string, bytes: Uint8Array, force: boolean, { disk }: World): void {
  try {
    disk.makeFolder(dirname(path));
    const kind = disk.kind(path);
    if (kind !== 'absent' && !(kind === 'file' && (force || isPage(disk.read(path))))) {
      throw new Stop(STATUS.unwritten, [{ code: 'cli.foreign-file', params: { path: shown } }]);
    }
    replaceFile(disk, path, bytes);
  } catch (failure) {
    const problem = writeProblem(failure, shown, 'out');
    if (!problem) throw failure;
    throw new Stop(STATUS.unwritten, [problem]);
  }
}

/** Whether a file is a page of any release. */
function isPage(bytes: Uint8Array): boolean {
  return new TextDecoder()
    .decode(bytes.subarray(0, 4096))
    .includes('<meta name="generator" content="dominopress ');
}

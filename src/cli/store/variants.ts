import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { idOfFile } from '../../kit/file-id.js';
import { nearest } from '../../nearest.js';
import { bad, good, type Problem, type Result } from '../../problem.js';
import type { Library, VariantText } from '../../variant/extend.js';
import { shippedText, shippedVariants } from '../base/assets.js';
import { readTextFile } from '../base/files.js';
import { usageStop } from '../base/stop.js';
import type { World } from '../base/world.js';
import { didYouMean } from '../line/did-you-mean.js';

/** The text of a variant as it was found: under the name a person typed, with the id that names its kit. */
export interface FoundVariant extends VariantText {
  /** The folder that `extends: ./file.yaml` counts from. */
  readonly folder: string;
}

/** Finds the variants that a command line names. A name or file that isn't there makes the command line wrong. */
export function findVariants(args: readonly string[], world: World): readonly FoundVariant[] {
  const found: FoundVariant[] = [];
  const problems: Problem[] = [];
  for (const arg of args) {
    const result = isPath(arg) ? fileVariant(arg, world) : shippedVariant(arg, world);
    if (result.ok) found.push(result.value);
    else problems.push(...result.problems);
  }
  if (problems.length > 0) throw usageStop(...problems);
  return found;
}

/** Refuses two variants of one id: the second kit would replace the first. */
export function refuseDoubles(variants: readonly FoundVariant[]): void {
  const doubled = variants.find(
    (variant, index) => variants.findIndex(({ id }) => id === variant.id) < index,
  );
  if (doubled) {
    const names = variants.filter(({ id }) => id === doubled.id).map(({ name }) => name);
    throw usageStop({ code: 'cli.same-kit', params: { names, kit: doubled.id } });
  }
}

/** Names of variant files, also where an editor added an ending of its own. */
const VARIANT_FILE = /\.ya?ml(?:\.txt)?$/i;

/** Whether a word of the command line is a file; shipped variants are single words. */
function isPath(arg: string): boolean {
  return /[/\\]|^\.+$/.test(arg) || VARIANT_FILE.test(arg);
}

function shippedVariant(name: string, world: World): Result<FoundVariant> {
  const known = shippedVariants();
  if (known.includes(name)) return good(shipped(name));
  const own = `./${name}.yaml`;
  const isOwn = /^[\w-]{1,60}$/.test(name) && world.disk.kind(join(world.folder, own)) === 'file';
  const meant = isOwn ? { suggested: 'yes' as const, meant: own } : didYouMean(name, known);
  return bad({ code: 'cli.unknown-variant', params: { found: name, ...meant } });
}

/** A game that comes with the program. */
export function shipped(name: string): FoundVariant {
  return { name: `${name}.yaml`, id: name, text: shippedText(name), source: `shipped ${name}`, folder: '' };
}

/** Whether a variant comes with the program. */
export function isShipped(found: FoundVariant): boolean {
  return found.folder === '';
}

function isMissing(problems: readonly Problem[]): boolean {
  return problems.some(({ code, params }) => code === 'cli.unreadable' && params.reason === 'missing');
}

/** The file beside one that isn't there whose name was probably meant: another ending, one that an editor added, a slip of the pen. */
function nearFile(path: string): string | undefined {
  const name = basename(path);
  const names = variantFiles(dirname(path));
  const bare = (file: string) => file.toLowerCase().replace(/\.ya?ml(?:\.txt)?$/u, '');
  return names.find((other) => bare(other) === bare(name)) ?? nearest(name, names);
}

function variantFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => VARIANT_FILE.test(name));
  } catch {
    // A folder that isn't there, or may not be looked into, has nothing to suggest.
    return [];
  }
}

function fileVariant(arg: string, { folder }: World): Result<FoundVariant> {
  const path = resolve(folder, arg);
  const text = readTextFile(path, arg);
  if (text.ok) return good(ownText(path, arg, text.value));
  const meant = isMissing(text.problems) ? nearFile(path) : undefined;
  if (meant === undefined) return text;
  const shown = arg.slice(0, arg.length - basename(arg).length) + meant;
  return bad({ code: 'cli.unreadable-near', params: { path: arg, meant: shown } });
}

/** A file of a host's own; one that has the name of a shipped game is shown with its folder, so that a problem says which is meant. */
function ownText(path: string, shown: string, text: string): FoundVariant {
  const name = shippedVariants().some((id) => shown === `${id}.yaml`) ? `./${shown}` : shown;
  return { name, id: idOfFile(basename(path)), text, source: path, folder: dirname(path) };
}

/** What `extends` may name: the shipped variants, and files whose paths count from the folder of the file loaded. */
export function libraryFrom({ name: from, folder }: FoundVariant): Library {
  const find = (name: string): FoundVariant | undefined => {
    if (!isPath(name)) return shippedVariants().includes(name) ? shipped(name) : undefined;
    const path = resolve(folder, name);
    const shown = join(dirname(from), name);
    const text = readTextFile(path, shown);
    return text.ok ? ownText(path, shown, text.value) : undefined;
  };
  const unreadable = (name: string): Problem | undefined => {
    const shown = join(dirname(from), name);
    const text = isPath(name) ? readTextFile(resolve(folder, name), shown) : undefined;
    const [problem] = text && !text.ok ? text.problems : [];
    if (problem?.code !== 'cli.unreadable' || problem.params.reason === 'missing') return undefined;
    return { code: 'extends.unreadable', params: { path: shown, reason: problem.params.reason } };
  };
  return Object.assign(find, { names: shippedVariants(), unreadable });
}

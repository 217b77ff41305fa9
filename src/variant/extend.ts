import { nearest } from '../nearest.js';
import { bad, good, type Problem, type Result } from '../problem.js';
import { readYaml } from '../yaml/read.js';
import { hasCurlyQuotes, problemAt, type WrittenMap } from '../yaml/written.js';
import { merged } from './merge.js';
import { shapeProblemsOfPart } from './schema/shape.js';

/**
 * The text of a variant file. `name` is what messages call it, `id` its file name without `.yaml`. `source` tells files
 * apart: a host's `draw.yaml` is not the shipped one that it extends; where it is left out, the name does.
 */
export interface VariantText {
  readonly name: string;
  readonly id: string;
  readonly text: string;
  readonly source?: string;
}

/**
 * Finds the file that `extends` names: a shipped variant's name, or a path like `./file.yaml` from the folder of the file
 * that is loaded. `names` are the shipped ones, so that a slip of the pen can be mended.
 */
export interface Library {
  (name: string): VariantText | undefined;
  readonly names?: readonly string[];
  /** Why a file that is there can't be read; nothing where none is. */
  readonly unreadable?: (name: string) => Problem | undefined;
}

/** How many files may extend one another in a row. */
const MOST_PARENTS = 8;

/** Reads a file with all that it extends, each judged by its own shape, and merges them; keys of its parents are marked. */
export function readExtended(file: VariantText, library: Library): Result<WrittenMap> {
  return readChain(file, library, '', [sourceOf(file)]);
}

function sourceOf({ source, name }: VariantText): string {
  return source ?? name;
}

/** `chain` has the sources of the files that led here, this one last. */
function readChain(
  file: VariantText,
  library: Library,
  folder: string,
  chain: readonly string[],
): Result<WrittenMap> {
  const read = readYaml(file.text, file.name);
  if (!read.ok) return read;
  const own = read.value;
  const shape = shapeProblemsOfPart(own);
  const twice = examplesTwice(own);
  if (shape.length + twice.length > 0) return bad(...shape, ...twice);
  const extended = own.entries.get('extends');
  if (extended?.value.kind !== 'scalar') {
    const strangers = strangerExamples({ ...own, entries: new Map() }, own);
    return strangers.length > 0 ? bad(...strangers) : good(own);
  }
  const name = String(extended.value.value);
  const spot = extended.value.spot;
  if (hasCurlyQuotes(extended.value.source)) {
    return bad(problemAt(spot, 'yaml.curly', { found: name }, ['extends']));
  }
  const path = folder !== '' && isPath(name) ? joined(folder, name) : name;
  const parent = library(path);
  if (!parent) {
    const unreadable = library.unreadable?.(path);
    if (unreadable) return bad({ ...unreadable, ...spot, path: ['extends'] });
    const suggestion = nearest(name, library.names ?? []) ?? 'no';
    return bad(problemAt(spot, 'extends.unknown', { found: name, suggestion }, ['extends']));
  }
  if (chain.includes(sourceOf(parent))) {
    return bad(problemAt(spot, 'extends.cycle', { found: name }, ['extends']));
  }
  if (chain.length > MOST_PARENTS) {
    return bad(problemAt(spot, 'extends.deep', { most: MOST_PARENTS }, ['extends']));
  }
  if (!own.entries.has('title')) {
    return bad(problemAt(own.spot, 'extends.title', { found: name }, ['title']));
  }
  const above = readChain(parent, library, isPath(path) ? folderOf(path) : '', [...chain, sourceOf(parent)]);
  if (!above.ok) return above;
  const strangers = strangerExamples(above.value, own);
  return strangers.length > 0 ? bad(...strangers) : good(merged(above.value, own));
}

function isPath(name: string): boolean {
  return name.includes('/') || /\.ya?ml$/u.test(name);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** A path that starts in a folder, without `.` and needless `..` in its middle. */
function joined(folder: string, path: string): string {
  const steps: string[] = [];
  for (const step of `${folder}${path}`.split('/')) {
    if (step === '.' || step === '') continue;
    if (step === '..' && steps.length > 0 && steps.at(-1) !== '..') steps.pop();
    else steps.push(step);
  }
  return steps[0] === '..' ? steps.join('/') : `./${steps.join('/')}`;
}

/** Each example of one file needs a name of its own. */
function examplesTwice(file: WrittenMap): readonly Problem[] {
  const names = new Set<unknown>();
  return examplesOf(file).flatMap(({ name, example, index }) => {
    if (!names.has(name)) {
      names.add(name);
      return [];
    }
    return [problemAt(example.spot, 'examples.twice', { name }, ['examples', index])];
  });
}

/** Examples that are to be left out, though the parent has none of that name. */
export function strangerExamples(parent: WrittenMap, file: WrittenMap): readonly Problem[] {
  const known = examplesOf(parent).map(({ name }) => name);
  return examplesOf(file).flatMap(({ name, example, index }) => {
    if (!example.entries.has('drop') || known.includes(name)) return [];
    const params = { name, known, suggestion: nearest(name, known) ?? 'no' };
    return [problemAt(example.spot, 'examples.drop', params, ['examples', index])];
  });
}

function examplesOf(
  file: WrittenMap,
): readonly { readonly name: string; readonly example: WrittenMap; readonly index: number }[] {
  const list = file.entries.get('examples')?.value;
  if (list?.kind !== 'list') return [];
  return list.items.flatMap((example, index) => {
    if (example.kind !== 'map') return [];
    const name = example.entries.get('name')?.value;
    return [{ name: name?.kind === 'scalar' ? String(name.value) : '', example, index }];
  });
}

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Result } from '../../src/problem.js';
import { type CheckedVariant, prepare } from '../../src/rulebook/prepare.js';
import { loadVariant } from '../../src/variant/load.js';
import type { Variant } from '../../src/variant/variant.js';
import { readMessages } from '../../src/words/file.js';
import { wordsFrom } from '../../src/words/make.js';
import type { Words } from '../../src/words/words.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A variant file as it is read. */
export interface VariantFile {
  readonly name: string;
  readonly id: string;
  readonly text: string;
}

function filesIn(folder: string): ReadonlyMap<string, VariantFile> {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.yaml'));
  return new Map(
    names.sort().map((name) => {
      const id = basename(name, '.yaml');
      return [id, { name: `${folder}/${name}`, id, text: readFileSync(join(root, folder, name), 'utf8') }];
    }),
  );
}

/** The games that come with the program, by name. */
export const shipped = filesIn('variants');

/** Small games made for tests, one for each rule value that no shipped game has, by name. */
export const scenarios = filesIn('test/scenarios');

/** What was worked out for a game with house rules, kept: nothing can change what comes of it. */
function keeping<T extends object>(work: (id: string, settings: readonly string[]) => T) {
  const kept = new Map<string, T>();
  return (id: string, settings: readonly string[] = []): T => {
    const key = JSON.stringify([id, ...settings]);
    const value = kept.get(key) ?? work(id, settings);
    kept.set(key, value);
    return value;
  };
}

/** Loads a game, shipped or a scenario, with house rules as on the command line. */
export const load = keeping((id, settings): Result<Variant> => {
  const file = shipped.get(id) ?? scenarios.get(id);
  if (!file) throw new Error(`no game ${id}`);
  return loadVariant(file, (name) => shipped.get(name), settings);
});

/** Loads a game that must be right. */
export function variantOf(id: string, settings: readonly string[] = []): Variant {
  return valueIn(load(id, settings), `${id} ${settings.join(' ')}`);
}

/** Loads a game and replays its examples; both must be right. */
export const checkedOf = keeping(
  (id, settings): CheckedVariant => valueIn(prepare(variantOf(id, settings), english), id),
);

/** The value of a result that must be good. */
export function valueIn<T>(result: Result<T>, what: string): T {
  if (result.ok) return result.value;
  throw new Error(`${what}: ${JSON.stringify(result.problems)}`);
}

/** What the program says in English. */
export const english: Words = wordsFrom(
  'en',
  readMessages(readFileSync(join(root, 'templates/words/en.yaml'), 'utf8')),
);

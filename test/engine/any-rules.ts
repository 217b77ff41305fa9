import * as fc from 'fast-check';
import type * as z from 'zod';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import type { KeyPath } from '../../src/problem.js';
import { loadVariant } from '../../src/variant/load.js';
import type { Rules } from '../../src/variant/rules.js';
import { partNotes } from '../../src/variant/schema/parts.js';
import { RULE_KEYS, variantSchema } from '../../src/variant/schema/schema.js';

/** Numbers stay near their least, so that rounds are short and few of a set's tiles are dealt. */
const SPREAD = 6;
const TILES = ['0-0', '1-1', '0-1', '1-2', '2-3', '3-3'];
const SMALL_SETS = ['double-three', 'double-four', 'double-five', 'double-six', 'double-nine'];
const PLAYERS = ['2-3', '2-4', '3-5', '4-6', '5-8'];

/** Anything that this part of the schema takes, said as a file says it. A new word is drawn as soon as the schema has it. */
function anyOf(part: $ZodType): fc.Arbitrary<unknown> {
  const note = partNotes.get(part as z.ZodType);
  switch (note?.value) {
    case 'n': {
      const { least = 1, most = 6 } = note;
      return fc.integer({ min: least, max: Math.min(most, least + SPREAD) });
    }
    case 'tile':
      return fc.constantFrom(...TILES);
    case 'name':
      return fc.constantFrom(...SMALL_SETS);
    case 'a-b':
      return fc.constantFrom(...PLAYERS);
  }
  const { def } = (part as $ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const entries = Object.entries(def.shape);
      const needed = entries.filter(([, inner]) => !(inner as z.ZodType).safeParse(undefined).success);
      return fc.record(Object.fromEntries(entries.map(([key, inner]) => [key, anyOf(inner)])), {
        requiredKeys: needed.map(([key]) => key),
      });
    }
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'union':
      // Whoever says one word has said it all; there is more to find where a map is filled in.
      return fc.oneof(
        ...def.options.map((option) => ({
          weight: (option as $ZodTypes)._zod.def.type === 'object' ? 4 : 1,
          arbitrary: anyOf(option),
        })),
      );
    case 'optional':
    case 'default':
    case 'prefault':
      return anyOf(def.innerType);
    case 'array':
      return fc.uniqueArray(anyOf(def.element), { minLength: 1, maxLength: 4 });
    // Rows for some numbers of players and not for others are mostly refused; one number serves all.
    case 'record':
      return anyOf(def.valueType);
    default:
      throw new Error(`nothing to draw for ${def.type}`);
  }
}

/** What is tried for a key before it is given up. */
const TRIES = 8;

/** A file of a game: for each rule several things to say, of which it says the first that goes with the others. */
const drafts = fc.record(
  Object.fromEntries(
    RULE_KEYS.map((key) => [
      key,
      fc.array(anyOf(variantSchema.shape[key]), { minLength: TRIES, maxLength: TRIES }),
    ]),
  ) as Record<string, fc.Arbitrary<unknown[]>>,
);

/** A game as a file states it, by key. */
export type File = Record<string, unknown>;

/** Loads such a file. */
export const loadFile = (file: File) =>
  loadVariant({ name: 'any.yaml', id: 'any', text: JSON.stringify(file) }, () => undefined);

/** A game that the check accepts: what it refuses is left out where that can be, and said otherwise where not. */
function accepted(
  draft: Readonly<Record<string, readonly unknown[]>>,
): { readonly file: File; readonly rules: Rules } | undefined {
  const tried = new Map<string, number>();
  const file: File = { title: 'Any' };
  for (const [key, values] of Object.entries(draft)) file[key] = values[0];
  for (let attempt = 0; attempt < 60; attempt++) {
    const result = loadFile(file);
    if (result.ok) return { file, rules: result.value.rules };
    const path: KeyPath = result.problems[0]?.path ?? [];
    const key = String(path[0]);
    if (leftOut(file, path)) continue;
    const next = (tried.get(key) ?? 0) + 1;
    if (next >= TRIES) return undefined;
    tried.set(key, next);
    file[key] = draft[key]?.[next];
  }
  return undefined;
}

/** Leaves out an inner key, which has a default or no need to be said; false where the path names none. */
function leftOut(file: File, path: KeyPath): boolean {
  const name = path.at(-1);
  if (path.length < 2 || typeof name !== 'string') return false;
  let map: unknown = file;
  for (const step of path.slice(0, -1)) map = (map as File | undefined)?.[String(step)];
  if (typeof map !== 'object' || map === null || !Object.hasOwn(map, name)) return false;
  if (Object.keys(map).length === 1) return false;
  delete (map as File)[name];
  return true;
}

/** Games that the check accepts, with every value that the schema has. */
export const anyFiles = drafts
  .map((draft) => accepted(structuredClone(draft)))
  .filter((game) => game !== undefined);

/** Their rules. */
export const anyRules: fc.Arbitrary<Rules> = anyFiles.map(({ rules }) => rules);

/** What a table may agree on otherwise: one key of a game, said in any way that the schema has. */
export const anyChoices: fc.Arbitrary<File> = fc.oneof(
  ...RULE_KEYS.map((key) => anyOf(variantSchema.shape[key]).map((value) => ({ [key]: value }))),
);

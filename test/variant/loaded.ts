import type { Problem, Result } from '../../src/problem.js';
import { loadVariant } from '../../src/variant/load.js';
import type { Variant } from '../../src/variant/variant.js';

/** Loads the text of a file `game.yaml`, with further files by the name that `extends` gives them. */
export function loadText(
  text: string,
  files: Readonly<Record<string, string>> = {},
  settings: readonly string[] = [],
): Result<Variant> {
  const library = (name: string) => {
    const found = files[name];
    return found === undefined ? undefined : { name: name.replace('./', ''), id: 'parent', text: found };
  };
  return loadVariant(
    { name: 'game.yaml', id: 'game', text },
    Object.assign(library, { names: Object.keys(files) }),
    settings,
  );
}

/** The variant of a result that must be good. */
export function variantFrom(result: Result<Variant>): Variant {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.problems));
}

/** The problems of a result, none when it is good. */
export function problemsFrom(result: Result<Variant>): readonly Problem[] {
  return result.ok ? [] : result.problems;
}

/** A small game with only what is required. */
export const minimal = `title: Minimal
set: double-six
players: 2-4
deal: 5
lead: { first: lot }
score: { round: opponents }
match: { points: 100 }
`;

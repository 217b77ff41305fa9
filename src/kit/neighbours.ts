import type { Result } from '../problem.js';
import { gameTitle } from '../rulebook/title.js';
import type { Neighbour } from '../sheets/request.js';
import type { Variant } from '../variant/variant.js';
import type { Words } from '../words/words.js';

/** The games that come with the program. */
export interface Shelf {
  /** Their names, sorted. */
  readonly names: readonly string[];
  readonly text: (name: string) => string;
  readonly load: (name: string) => Promise<Result<Variant>>;
}

/** The shipped games next to one of this text: the one it extends, and those that extend it, if it has a name on the shelf. */
export async function neighboursOn(
  shelf: Shelf,
  { text, shipped }: { readonly text: string; readonly shipped?: string },
  words: Words,
): Promise<readonly Neighbour[]> {
  const parent = parentOf(text);
  const near = shelf.names.filter(
    (id) => id === parent || (shipped !== undefined && parentOf(shelf.text(id)) === shipped),
  );
  const loaded = await Promise.all(near.map(shelf.load));
  return loaded.flatMap((result) =>
    result.ok ? [{ id: result.value.id, title: gameTitle(result.value, words) }] : [],
  );
}

/** The shipped name that a variant's text extends. */
export function parentOf(text: string): string | undefined {
  return /^extends\s*:\s*(["']?)([a-z0-9-]+)\1\s*(?:#.*)?$/m.exec(text)?.[2];
}

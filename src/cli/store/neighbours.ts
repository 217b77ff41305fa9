import { gameTitle } from '../../rulebook/title.js';
import type { Neighbour } from '../../sheets/request.js';
import type { Words } from '../../words/words.js';
import { shippedText, shippedVariants } from '../base/assets.js';
import { loadText } from './checked.js';
import { type FoundVariant, isShipped, shipped } from './variants.js';

/** The shipped games next to one: the one it extends, and those that extend it. */
export async function neighboursOf(found: FoundVariant, words: Words): Promise<readonly Neighbour[]> {
  const parent = parentOf(found.text);
  const near = shippedVariants().filter((id) => {
    if (id === parent) return true;
    return isShipped(found) && parentOf(shippedText(id)) === found.id;
  });
  const loaded = await Promise.all(near.map((id) => loadText(shipped(id))));
  return loaded.flatMap((result) =>
    result.ok ? [{ id: result.value.id, title: gameTitle(result.value, words) }] : [],
  );
}

/** The shipped name that a variant's text extends. */
function parentOf(text: string): string | undefined {
  return /^extends\s*:\s*(["']?)([a-z0-9-]+)\1\s*(?:#.*)?$/m.exec(text)?.[2];
}

import { gameTitle } from '../../rulebook/title.js';
import type { Neighbour } from '../../sheets/request.js';
import type { Words } from '../../words/words.js';
import { shippedText, shippedVariants } from '../base/assets.js';
import { loadText } from './checked.js';
import { type FoundVariant, shipped } from './variants.js';

/** The shipped games next to one: the one it extends, and those that extend it. */
export function neighboursOf(found: FoundVariant, words: Words): readonly Neighbour[] {
  const parent = parentOf(found.text);
  const near = shippedVariants().filter((id) => {
    if (id === parent) return true;
    return isShipped(found) && parentOf(shippedText(id)) === found.id;
  });
  return near.flatMap((id) => {
    const result = loadText(shipped(id));
    return result.ok ? [{ id, title: gameTitle(result.value, words) }] : [];
  });
}

/** Whether a variant comes with the program. */
export function isShipped(found: FoundVariant): boolean {
  return found.folder === '';
}

/** The shipped name that a variant's text extends. */
function parentOf(text: string): string | undefined {
  return /^extends\s*:\s*(["']?)([a-z0-9-]+)\1\s*(?:#.*)?$/m.exec(text)?.[2];
}

import { neighboursOn, type Shelf } from '../../kit/neighbours.js';
import type { Neighbour } from '../../sheets/request.js';
import type { Words } from '../../words/words.js';
import { shippedText, shippedVariants } from '../base/assets.js';
import { loadText } from './checked.js';
import { type FoundVariant, isShipped, shipped } from './variants.js';

/** The shipped games next to one: the one it extends, and those that extend it. */
export function neighboursOf(found: FoundVariant, words: Words): Promise<readonly Neighbour[]> {
  const shelf: Shelf = {
    names: shippedVariants(),
    text: shippedText,
    load: (name) => loadText(shipped(name)),
  };
  return neighboursOn(shelf, { text: found.text, ...(isShipped(found) && { shipped: found.id }) }, words);
}

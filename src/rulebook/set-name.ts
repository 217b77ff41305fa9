import { setNameOf } from '../domino/set.js';
import type { Pips } from '../domino/tile.js';
import type { Words } from '../words/words.js';

/** A set by its name in words ("double-six"); every set that a file can ask for has one. */
export function setNameText(highest: Pips, words: Words): string {
  const name = setNameOf(highest);
  if (name === undefined) throw new Error(`the set up to ${highest} has no name`);
  return words.say(`set.${name}`);
}

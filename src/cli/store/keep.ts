import type { KeptGame } from '../../kit/kept.js';
import { boxedChoices } from '../../rulebook/boxes.js';
import { loadVariant } from '../../variant/load.js';
import type { Words } from '../../words/words.js';
import { shippedText } from '../base/assets.js';
import { libraryFrom, shipped } from './variants.js';

/** Works out what the built program keeps of a game that comes with it; the words may be those of any language. */
export function keepGame(name: string, words: Words): KeptGame {
  const found = shipped(name);
  const find = libraryFrom(found);
  const names = [name];
  const loaded = loadVariant(found, (parent) => {
    names.push(parent);
    return find(parent);
  });
  if (!loaded.ok) throw new Error(`${name}: ${loaded.problems.map(({ code }) => code).join(', ')}`);
  const { choices, problems, notes } = boxedChoices(loaded.value, words);
  return {
    texts: Object.fromEntries(names.map((each) => [each, shippedText(each)])),
    loaded,
    boxed: { choices: choices.map(({ index }) => index), problems, notes },
  };
}

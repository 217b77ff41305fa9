import { playedExpectations } from '../kit/expected.js';
import { keptText } from '../kit/kept.js';
import type { Words } from '../words/words.js';
import { languages, madeWords, shippedVariants, wordsFor } from './base/assets.js';
import { checkText } from './store/checked.js';
import { keepGame } from './store/keep.js';
import { madeTemplates } from './store/materials.js';
import { shipped } from './store/variants.js';

/** What is to be expected of games takes long to find out: their rounds are played. */
export const EXPECTED = 'expected.json';

/** What the program works out of its own files, by the path under `made/` in which the built program has it, each when it is asked for, as text. */
export async function makers(): Promise<Readonly<Record<string, () => Promise<string>>>> {
  const words = await wordsFor('en');
  const inLanguages = languages().map((language) => [
    `words/${language}.json`,
    async () => JSON.stringify(await madeWords(language)),
  ]);
  const games = shippedVariants().map((name) => [
    `variants/${name}.json`,
    async () => keptText(keepGame(name, words)),
  ]);
  return {
    ...Object.fromEntries([...inLanguages, ...games]),
    [EXPECTED]: () => expectedText(words),
    'templates.json': async () => JSON.stringify(await madeTemplates()),
  };
}

async function expectedText(words: Words): Promise<string> {
  const games = shippedVariants().map(async (name) => {
    const checked = await checkText(shipped(name), words);
    if (!checked.ok) throw new Error(`${name}: ${checked.problems.map(({ code }) => code).join(', ')}`);
    return checked.value.checked;
  });
  return JSON.stringify(playedExpectations(await Promise.all(games)));
}

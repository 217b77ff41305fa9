import { languages, madeWords, shippedVariants, wordsFor } from './base/assets.js';
import { checkText } from './store/checked.js';
import { playedExpectations } from './store/expected.js';
import { keepGame } from './store/keep.js';
import { keptText } from './store/kept.js';
import { madeTemplates } from './store/materials.js';
import { shipped } from './store/variants.js';

/** What the program works out of its own files, by the path under `made/` in which the built program has it, as text. */
export async function makeAll(): Promise<Readonly<Record<string, string>>> {
  const made: Record<string, string> = {};
  for (const language of languages()) {
    made[`words/${language}.json`] = JSON.stringify(await madeWords(language));
  }
  const words = await wordsFor('en');
  for (const name of shippedVariants()) made[`variants/${name}.json`] = keptText(keepGame(name, words));
  const games = shippedVariants().map(async (name) => {
    const checked = await checkText(shipped(name), words);
    if (!checked.ok) throw new Error(`${name}: ${checked.problems.map(({ code }) => code).join(', ')}`);
    return checked.value.checked;
  });
  made['expected.json'] = JSON.stringify(playedExpectations(await Promise.all(games)));
  made['templates.json'] = JSON.stringify(await madeTemplates());
  return made;
}

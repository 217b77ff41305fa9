import { languages, madeWords } from './base/assets.js';

/** What the program works out of its own files, by the path under `made/` in which the built program has it, as text. */
export async function makeAll(): Promise<Readonly<Record<string, string>>> {
  const made: Record<string, string> = {};
  for (const language of languages()) {
    made[`words/${language}.json`] = JSON.stringify(await madeWords(language));
  }
  return made;
}

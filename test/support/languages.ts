import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readMessages } from '../../src/words/file.js';
import { type Messages, wordsFrom } from '../../src/words/make.js';
import type { Words } from '../../src/words/words.js';

const folder = fileURLToPath(new URL('../../templates/words', import.meta.url));

/** The codes of all languages there are words for: a language is its file. */
export const languages: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .map((name) => basename(name, '.yaml'))
  .sort();

/** All but English. */
export const translations = languages.filter((language) => language !== 'en');

/** The messages of a language as its file has them. */
export function messagesIn(language: string): Messages {
  return readMessages(readFileSync(join(folder, `${language}.yaml`), 'utf8'));
}

const spoken = new Map<string, Words>();

/** Everything the program says in a language. */
export function wordsIn(language: string): Words {
  const known = spoken.get(language) ?? wordsFrom(language, messagesIn(language));
  spoken.set(language, known);
  return known;
}

import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** The games that come with the program, by their names. */
export const GAMES: readonly string[] = namesIn('variants');

/** The languages that the program speaks, by their codes. */
export const LANGUAGES: readonly string[] = namesIn('templates/words');

function namesIn(folder: string): string[] {
  const files = readdirSync(new URL(`../${folder}/`, import.meta.url));
  return files
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => basename(file, '.yaml'))
    .sort();
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type FontName, familySources } from '../../kit/families.js';
import type { FontSource } from '../../pdf/font/font.js';
import type { Shaper } from '../../pdf/font/shaper.js';
import type { FontTable } from '../../pdf/font/table.js';
import type { FontSources } from '../../pdf/fonts.js';
import type { MadeWords } from '../../words/made.js';
import { type Words, wordsOf } from '../../words/words.js';

/** The name of the page's file. */
export const PAGE_FILE = 'dominopress.html';

/** Where the program's own files lie: beside it when it is built, in the repository's folders when it runs from source. */
interface Places {
  /** What `build.mjs` had the program make of its templates and variants beforehand; nothing where it runs from source. */
  readonly made?: string;
  /** The tables of the fonts, and what the rest was made of where it runs from source. */
  readonly templates: string;
  readonly variants: string;
  /** A file of a font package, by the package and its path in it. */
  readonly font: (source: string, path: string) => string;
  /** The module that shapes text. */
  readonly shaper: string;
  /** What packs the streams of a PDF, compiled. */
  readonly zlib: string;
  /** The page, where it was built. */
  readonly page: string;
}

const places = placesFrom(fileURLToPath(new URL('.', import.meta.url)));

function placesFrom(here: string): Places {
  if (existsSync(join(here, 'made'))) {
    return {
      made: join(here, 'made'),
      templates: join(here, 'templates'),
      variants: join(here, 'variants'),
      font: (_source, path) => join(here, 'fonts', basename(path)),
      shaper: './shaper.cjs',
      zlib: join(here, 'zlib.wasm'),
      page: join(here, PAGE_FILE),
    };
  }
  const root = join(here, '..', '..', '..');
  return {
    templates: join(root, 'templates'),
    variants: join(root, 'variants'),
    font: (source, path) => join(root, 'node_modules', source, path),
    shaper: 'fontkit',
    zlib: join(root, 'node_modules', '@zip.js', 'zip.js', 'dist', 'zip-module.wasm'),
    page: join(root, 'dist', PAGE_FILE),
  };
}

/** The text of a file that was made when the program was built, by its path without `.json`; none from source. */
export function madeText(path: string): string | undefined {
  return places.made === undefined ? undefined : readFileSync(join(places.made, `${path}.json`), 'utf8');
}

let codes: readonly string[] | undefined;

/** Codes of the languages that the program speaks, sorted. */
export function languages(): readonly string[] {
  codes ??=
    places.made === undefined
      ? namesIn(join(places.templates, 'words'), '.yaml')
      : namesIn(join(places.made, 'words'), '.json');
  return codes;
}

const spoken = new Map<string, Promise<Words>>();

/** Everything the program can say in one of `languages()`, read once. */
export function wordsFor(language: string): Promise<Words> {
  const words = spoken.get(language) ?? readWords(language);
  spoken.set(language, words);
  return words;
}

async function readWords(language: string): Promise<Words> {
  return wordsOf(await madeWords(language));
}

/** All of a language that is worked out beforehand: read where the program was built with it, else made now. */
export async function madeWords(language: string): Promise<MadeWords> {
  const text = madeText(`words/${language}`);
  if (text !== undefined) return JSON.parse(text);
  const [{ readMessages }, { makeWords }] = await Promise.all([
    import('../../words/file.js'),
    import('../../words/make.js'),
  ]);
  return makeWords(language, readMessages(templateText(`words/${language}`)));
}

/** The text of a template file, by its path under `templates/` without `.yaml`. */
export function templateText(name: string): string {
  return readFileSync(join(places.templates, `${name}.yaml`), 'utf8');
}

/** Names of the games that come with the program, sorted. */
export function shippedVariants(): readonly string[] {
  variants ??= namesIn(places.variants, '.yaml');
  return variants;
}
let variants: readonly string[] | undefined;

/** The text of one of `shippedVariants()`. */
export function shippedText(name: string): string {
  const text = texts.get(name) ?? readFileSync(join(places.variants, `${name}.yaml`), 'utf8');
  texts.set(name, text);
  return text;
}

/** The texts that were read: each kit of a run asks for the same. */
const texts = new Map<string, string>();

/** Where the fonts of a family lie, and those that every family goes with. */
export function fontSources(family: FontName): FontSources {
  return familySources(family, fontSource, shaper);
}

/** The library that shapes what has no table: it is long to load, and seldom needed. */
const shaper: Shaper = (bytes) => {
  const { create } = createRequire(import.meta.url)(places.shaper) as { readonly create: Shaper };
  return create(bytes);
};

/** What packs the streams of a PDF, compiled (WebAssembly). */
export function zlibBytes(): Uint8Array {
  return readFileSync(places.zlib);
}

/** The page as it was built; undefined where it wasn't. */
export function pageBytes(): Uint8Array | undefined {
  return existsSync(places.page) ? readFileSync(places.page) : undefined;
}

function fontSource(source: string, path: string): FontSource {
  const table = join(places.templates, 'fonts', `${basename(path, '.ttf')}.json`);
  return {
    bytes: () => readFileSync(places.font(source, path)),
    ...(existsSync(table) && { table: () => JSON.parse(readFileSync(table, 'utf8')) as FontTable }),
  };
}

function namesIn(folder: string, ending: string): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

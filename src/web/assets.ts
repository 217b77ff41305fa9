import type { Expected } from '../kit/expected.js';
import { type KeptGame, restoredGame } from '../kit/kept.js';
import type { Templates } from '../layout/page/templates.js';
import type { FontSource } from '../pdf/font/font.js';
import type { FontTable } from '../pdf/font/table.js';
import type { MadeWords } from '../words/made.js';

/** All that the page has inside, each packed and written in letters (base64): `build/page.mjs` puts it there. */
export interface Packed {
  /** The texts of files, by path (`made/words/en.json`, `variants/draw.yaml`), as one text of JSON. */
  readonly texts: string;
  /** What packs the streams of PDFs, compiled. */
  readonly zlib: string;
  /** Files of fonts, by name. */
  readonly fonts: Readonly<Record<string, string>>;
  /** What runs in workers. */
  readonly scripts: { readonly desk: string; readonly viewer: string };
  /** What the page itself says, by language; not packed, for it is said at once. */
  readonly page: Readonly<Record<string, MadeWords>>;
}

/** What the page has inside, as it is used. */
export interface Assets {
  readonly languages: readonly string[];
  readonly games: readonly string[];
  readonly templates: Templates;
  readonly expected: Expected;
  readonly zlib: Uint8Array;
  words(language: string): MadeWords;
  gameText(name: string): string;
  kept(name: string): KeptGame;
  font(path: string): FontSource;
}

/** Unpacks all that the page has inside. */
export async function unpackedAssets(packed: Packed): Promise<Assets> {
  const names = Object.keys(packed.fonts);
  const [texts, zlib, ...files] = await Promise.all([
    unpacked(packed.texts).then((bytes): unknown => JSON.parse(new TextDecoder().decode(bytes))),
    unpacked(packed.zlib),
    ...names.map((name) => unpacked(packed.fonts[name] ?? '')),
  ]);
  const fonts = new Map(names.map((name, index) => [name, files[index]]));
  return assetsOf(texts as Readonly<Record<string, string>>, zlib, fonts);
}

function assetsOf(
  texts: Readonly<Record<string, string>>,
  zlib: Uint8Array,
  fonts: ReadonlyMap<string, Uint8Array | undefined>,
): Assets {
  const text = (path: string): string => {
    const found = Object.hasOwn(texts, path) ? texts[path] : undefined;
    if (found === undefined) throw new Error(`the page has no ${path}`);
    return found;
  };
  const namesIn = (folder: string, ending: string) =>
    Object.keys(texts)
      .filter((path) => path.startsWith(folder) && path.endsWith(ending))
      .map((path) => path.slice(folder.length, -ending.length))
      .sort();
  return {
    languages: namesIn('made/words/', '.json'),
    games: namesIn('variants/', '.yaml'),
    templates: JSON.parse(text('made/templates.json')),
    expected: JSON.parse(text('made/expected.json')),
    zlib,
    words: (language) => JSON.parse(text(`made/words/${language}.json`)),
    gameText: (name) => text(`variants/${name}.yaml`),
    kept: (name) => restoredGame(text(`made/variants/${name}.json`)),
    font: (path) => {
      const name = path.slice(path.lastIndexOf('/') + 1);
      const table = `templates/fonts/${name.replace(/ttf$/, 'json')}`;
      return {
        bytes: () => {
          const bytes = fonts.get(name);
          if (bytes === undefined) throw new Error(`the page has no ${name}`);
          return bytes;
        },
        ...(Object.hasOwn(texts, table) && { table: (): FontTable => JSON.parse(text(table)) }),
      };
    },
  };
}

/** The bytes that were packed and written in letters. */
export async function unpacked(letters: string): Promise<Uint8Array<ArrayBuffer>> {
  const text = atob(letters);
  const bytes = new Uint8Array(text.length);
  // `Uint8Array.from` takes ten times as long, while the page stands still.
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

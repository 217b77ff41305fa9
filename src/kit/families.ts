import type { FontSource } from '../pdf/font/font.js';
import type { Shaper } from '../pdf/font/shaper.js';
import type { FontFiles, FontSources } from '../pdf/fonts.js';

/** The type families that sheets can be set in, the usual one first: hyperlegible for readers with low vision, lexend for readers with dyslexia. */
export const FONT_NAMES = ['hyperlegible', 'lexend'] as const;
export type FontName = (typeof FONT_NAMES)[number];

/** Finds a file of a font package, by the package and its path in it. */
export type FontFinder = (source: string, path: string) => FontSource;

/** The fonts of a family, and those that every family goes with. */
export function familySources(family: FontName, find: FontFinder, shaper: Shaper): FontSources {
  const digits = family === 'lexend' ? undefined : filesOf('lexend', find).bold;
  return {
    family: filesOf(family, find),
    fallback: filesOf('fallback', find),
    mono: find('dejavu-fonts-ttf', 'ttf/DejaVuSansMono.ttf'),
    // Lexend's zero is plain, Atkinson's is slashed.
    ...(digits && { digits }),
    shaper,
  };
}

function filesOf(family: FontName | 'fallback', find: FontFinder): FontFiles {
  const [source, regular, bold] = FILES[family];
  return { regular: find(source, regular), bold: find(source, bold) };
}

const FILES: Readonly<
  Record<FontName | 'fallback', readonly [source: string, regular: string, bold: string]>
> = {
  hyperlegible: [
    '@expo-google-fonts/atkinson-hyperlegible',
    '400Regular/AtkinsonHyperlegible_400Regular.ttf',
    '700Bold/AtkinsonHyperlegible_700Bold.ttf',
  ],
  lexend: ['@expo-google-fonts/lexend', '400Regular/Lexend_400Regular.ttf', '700Bold/Lexend_700Bold.ttf'],
  // Greek, Cyrillic, arrows and signs: it has nearly every letter of a name, but isn't drawn for easy reading.
  fallback: ['dejavu-fonts-ttf', 'ttf/DejaVuSans.ttf', 'ttf/DejaVuSans-Bold.ttf'],
};

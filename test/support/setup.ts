import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { evenMargins } from '../../src/layout/page/paper.js';
import { readTemplates, styleOf } from '../../src/layout/page/templates.js';
import type { PageSetup } from '../../src/layout/sheet/setup.js';
import { type Fonts, loadFonts } from '../../src/pdf/fonts.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A text file of the project, by its path from the top. */
export const projectText = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

/** The two weights of a family that comes as a package. */
const filesOf = (source: string, regular: string, bold: string) => () => ({
  regular: fileOf(source, regular),
  bold: fileOf(source, bold),
});
const fileOf = (source: string, path: string) =>
  readFileSync(join(dirname(createRequire(import.meta.url).resolve(`${source}/package.json`)), path));
/** The files of the usual family. */
export const hyperlegible = filesOf(
  '@expo-google-fonts/atkinson-hyperlegible',
  '400Regular/AtkinsonHyperlegible_400Regular.ttf',
  '700Bold/AtkinsonHyperlegible_700Bold.ttf',
);
const lexend = filesOf(
  '@expo-google-fonts/lexend',
  '400Regular/Lexend_400Regular.ttf',
  '700Bold/Lexend_700Bold.ttf',
);
const dejavu = filesOf('dejavu-fonts-ttf', 'ttf/DejaVuSans.ttf', 'ttf/DejaVuSans-Bold.ttf');

/** The monospaced face. */
const monospaced = () => fileOf('dejavu-fonts-ttf', 'ttf/DejaVuSansMono.ttf');

/** The usual type family, read anew, with the one that letters missing in it come from, the monospaced face and the digits that stand large. */
export const newFonts = (): Fonts =>
  loadFonts(hyperlegible(), dejavu, { mono: monospaced, digits: () => lexend().bold });

/** The usual type family alone. */
export const loneFonts = (): Fonts => loadFonts(hyperlegible());

/** The family for readers with dyslexia. */
export const lexendFonts = (): Fonts => loadFonts(lexend(), dejavu, { mono: monospaced });

/** The type family, shared by a file's tests. */
export const fonts = newFonts();

export const templates = readTemplates(
  projectText('templates', 'papers.yaml'),
  projectText('templates', 'type.yaml'),
);

/** Pages as they are set up by default, on a paper. */
export function setupOn(paper: 'a4' | 'letter'): PageSetup {
  const found = templates.papers[paper];
  if (found === undefined) throw new Error(`no ${paper}`);
  return {
    paper: found,
    margins: evenMargins(templates.margin),
    style: styleOf(templates.text),
    measurer: fonts,
  };
}

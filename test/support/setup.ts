import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fontSources } from '../../src/cli/base/assets.js';
import { nodeMachine } from '../../src/cli/base/machine.js';
import type { Sheet } from '../../src/layout/page/page.js';
import { evenMargins } from '../../src/layout/page/paper.js';
import { styleOf } from '../../src/layout/page/templates.js';
import { readTemplates } from '../../src/layout/page/templates-file.js';
import type { PageSetup } from '../../src/layout/sheet/setup.js';
import { paintPdf } from '../../src/pdf/document.js';
import type { FontSource } from '../../src/pdf/font/font.js';
import { type FontSources, Fonts } from '../../src/pdf/fonts.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A text file of the project, by its path from the top. */
export const projectText = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

/** The usual type family alone. */
export const lone = (): FontSources => {
  const { family, shaper } = fontSources('hyperlegible');
  return { family, shaper };
};

/** A font, and how often it was read so far. */
export function counted(font: FontSource): { readonly source: FontSource; readonly read: () => number } {
  let read = 0;
  const bytes = () => {
    read++;
    return font.bytes();
  };
  return { source: { bytes }, read: () => read };
}

/** The usual type family, read anew, with the one that letters missing in it come from, the monospaced face and the digits that stand large. */
export const newFonts = (): Fonts => new Fonts(fontSources('hyperlegible'));

/** The usual type family alone. */
export const loneFonts = (): Fonts => new Fonts(lone());

/** The family for readers with dyslexia. */
export const lexendFonts = (): Fonts => new Fonts(fontSources('lexend'));

/** The type family, shared by a file's tests. */
export const fonts = newFonts();

/** A sheet as a file, as this machine paints it. */
export const painted = (sheet: Sheet, type = fonts): Promise<Uint8Array> =>
  paintPdf(sheet, type, nodeMachine);

export const templates = readTemplates(
  projectText('templates', 'papers.yaml'),
  projectText('templates', 'type.yaml'),
);

/** What kits are printed with. */
export const materials = { templates, fonts, machine: nodeMachine };

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

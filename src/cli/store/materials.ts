import { FONT_NAMES, type FontName } from '../../kit/families.js';
import type { Materials } from '../../kit/request.js';
import { papersNamed } from '../../layout/page/paper.js';
import type { Paper, Templates } from '../../layout/page/templates.js';
import { Fonts } from '../../pdf/fonts.js';
import { fontSources, madeText, templateText } from '../base/assets.js';
import { nodeMachine } from '../base/machine.js';
import { pause } from '../base/pause.js';
import { type Context, optionStop } from '../line/context.js';
import type { Options } from '../line/options.js';

/** The paper of a kit when nobody names one. */
const FIRST_PAPER = 'a4';

/** What all kits of one command are printed with. */
export interface PrintMaterials extends Materials {
  readonly papers: readonly Paper[];
  /** The family asked for takes more room than the usual one. */
  readonly wide: boolean;
}

/** What was read before: all kits of one run are printed with the same. */
let templates: Promise<Templates> | undefined;
const opened = new Map<FontName, Fonts>();

/** Reads templates and fonts, and finds the papers asked for. */
export async function printMaterials(options: Options, context: Context): Promise<PrintMaterials> {
  templates ??= madeTemplates();
  const read = await templates;
  const papers = papersOf(options.paper ?? [FIRST_PAPER], read, context);
  const family = options.font ?? FONT_NAMES[0];
  const fonts = opened.get(family) ?? new Fonts(fontSources(family));
  opened.set(family, fonts);
  const machine = { ...nodeMachine, pause: () => pause(context.world.interrupted) };
  const wide = family !== FONT_NAMES[0];
  return { templates: read, papers, fonts, machine, wide };
}

/** Papers, tiles and type: read where the program was built with them, else from their files. */
export async function madeTemplates(): Promise<Templates> {
  const text = madeText('templates');
  if (text !== undefined) return JSON.parse(text);
  const { readTemplates } = await import('../../layout/page/templates-file.js');
  return readTemplates(templateText('papers'), templateText('type'));
}

function papersOf(names: readonly string[], templates: Templates, context: Context): readonly Paper[] {
  const papers = papersNamed(names, templates);
  if (!papers.ok) throw optionStop('paper', papers.problems, context);
  return papers.value;
}

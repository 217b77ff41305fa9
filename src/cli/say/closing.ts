import { join } from 'node:path';
import type { Audience, Sheet } from '../../layout/page/page.js';
import type { BackMode } from '../../layout/tiles/backs.js';
import type { Problem } from '../../problem.js';
import type { CheckedVariant } from '../../rulebook/prepare.js';
import { gameTitle } from '../../rulebook/title.js';
import type { MadeSheet } from '../../sheets/kit.js';
import type { Words } from '../../words/words.js';
import { visible } from '../base/tell.js';
import { PLAIN_WIDTH, table, wrap } from '../base/wrap.js';
import type { Target } from '../store/folder.js';
import type { KitRecord } from '../store/record.js';

/** A kit that lies in its folder. */
export interface Kit {
  readonly checked: CheckedVariant;
  readonly target: Target;
  readonly record: KitRecord;
  readonly notes: readonly Problem[];
  readonly sheets: readonly MadeSheet[];
}

/** How the words call what becomes of the tiles' backs. */
const SIDES: Readonly<Record<BackMode, string>> = {
  'long-edge': 'long',
  'short-edge': 'short',
  flood: 'flood',
  fold: 'fold',
  none: 'one',
};

/** What was made for one variant: which folder is for whom, and what each file is. */
export function kitText({ checked, target, record, sheets }: Kit, words: Words): string {
  const lines = [visible(gameTitle(checked, words))];
  for (const audience of ['player', 'host'] satisfies Audience[]) {
    const rows = record.files.flatMap((file, index) => {
      if (file.audience !== audience) return [];
      const made = sheets[index] as MadeSheet;
      return [['', file.path.slice(file.path.lastIndexOf('/') + 1), sheetText(made, words)]];
    });
    if (rows.length === 0) continue;
    lines.push(words.say(`cli.kit.for-${audience}`, { folder: join(target.shown, target.kit, audience) }));
    lines.push(...table(rows, Number.POSITIVE_INFINITY, 2));
  }
  return `${lines.join('\n')}\n\n`;
}

/** What comes next, once for all kits: card, the print dialog, the other paper. */
export function closingText(
  kits: readonly Kit[],
  {
    namedPaper,
    backs,
    printer,
    words,
    width,
  }: {
    readonly namedPaper: boolean;
    readonly backs: BackMode;
    readonly printer: string | undefined;
    readonly words: Words;
    readonly width: number | undefined;
  },
): string {
  const sheets = kits.flatMap((kit) => kit.sheets);
  const papers = new Map(sheets.map(({ paper }) => [paper.name, paper.label]));
  const steps: string[] = [];
  for (const [name, paper] of papers) {
    const onCard = sheets.flatMap((made) =>
      made.paper.name === name && made.facts.stock === 'card' ? [made.sheet] : [],
    );
    if (onCard.length === 0) continue;
    const card = onCard.reduce((sum, sheet) => sum + papersheets(sheet), 0);
    steps.push(words.say('cli.kit.card', { sheets: card, paper, sides: SIDES[backs] }));
  }
  const withCard = sheets.some(({ facts }) => facts.stock === 'card');
  if (sheets.some(({ facts }) => facts.stock === 'plain')) {
    steps.push(words.say('cli.kit.plain-paper', { tiles: withCard ? 'yes' : 'no' }));
  }
  if (printer !== undefined) steps.push(words.say('cli.kit.printer', { printer }));
  steps.push(words.say('cli.kit.dialog', { papers: [...papers.values()] }));
  if (withCard) steps.push(words.say('cli.kit.ruler'));
  const columns = width ?? PLAIN_WIDTH;
  const lines = [words.say('cli.kit.next'), ...steps.flatMap((step) => wrap(`- ${step}`, columns, 2))];
  if (!namedPaper) lines.push(...wrap(words.say('cli.kit.us-paper'), columns));
  return `${lines.join('\n')}\n`;
}

function sheetText({ facts, sheet }: MadeSheet, words: Words): string {
  return words.say(`cli.kit.sheet.${facts.name}`, { sheets: papersheets(sheet), pages: sheet.pages.length });
}

/** How many pieces of paper a document takes. */
function papersheets({ pages, duplex }: Sheet): number {
  return duplex === 'simplex' ? pages.length : Math.ceil(pages.length / 2);
}

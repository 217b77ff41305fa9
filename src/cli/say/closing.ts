import type { DocumentFacts } from '../../kit/document.js';
import type { KitRecord } from '../../kit/record.js';
import type { BackMode } from '../../layout/tiles/backs.js';
import type { Problem } from '../../problem.js';
import type { CheckedVariant } from '../../rulebook/prepare.js';
import { gameTitle } from '../../rulebook/title.js';
import type { SheetWord } from '../../sheets/facts.js';
import { visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import { PLAIN_WIDTH, wrap } from '../base/wrap.js';
import type { Target } from '../store/target.js';
import { foldersText } from './folders.js';

/** A kit that lies in its folder. */
export interface PrintedKit {
  readonly checked: CheckedVariant;
  readonly target: Target;
  readonly record: KitRecord;
  readonly notes: readonly Problem[];
  readonly documents: readonly DocumentFacts<SheetWord>[];
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
export function kitText({ checked, target, documents }: PrintedKit, words: Words): string {
  const folders = foldersText(target, documents, (document) => documentText(document, words), words);
  return `${[visible(gameTitle(checked, words)), ...folders].join('\n')}\n\n`;
}

/** What comes next, once for all kits: card, the print dialog, the other paper. */
export function closingText(
  kits: readonly PrintedKit[],
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
  const documents = kits.flatMap((kit) => kit.documents);
  const papers = new Map(documents.map(({ paper }) => [paper.name, paper.label]));
  const stocks = new Set(documents.map(({ stock }) => stock));
  const steps: string[] = [];
  for (const [name, paper] of papers) {
    const onCard = documents.filter((made) => made.paper.name === name && made.stock === 'card');
    if (onCard.length === 0) continue;
    const card = onCard.reduce((sum, { pieces }) => sum + pieces, 0);
    steps.push(words.say('cli.kit.card', { sheets: card, paper, sides: SIDES[backs] }));
  }
  if (stocks.has('plain')) {
    steps.push(words.say('cli.kit.plain-paper', { tiles: stocks.has('card') ? 'yes' : 'no' }));
  }
  if (printer !== undefined) steps.push(words.say('cli.kit.printer', { printer }));
  steps.push(words.say('cli.kit.dialog', { papers: [...papers.values()] }));
  if (stocks.has('card')) steps.push(words.say('cli.kit.ruler'));
  const columns = width ?? PLAIN_WIDTH;
  const lines = [words.say('cli.kit.next'), ...steps.flatMap((step) => wrap(`- ${step}`, columns, 2))];
  if (!namedPaper) lines.push(...wrap(words.say('cli.kit.us-paper'), columns));
  return `${lines.join('\n')}\n`;
}

function documentText({ sheet, pieces, pages }: DocumentFacts<SheetWord>, words: Words): string {
  return words.say(`cli.kit.sheet.${sheet}`, { sheets: pieces, pages });
}

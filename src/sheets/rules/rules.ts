import type { Block } from '../../layout/page/block.js';
import type { Sheet } from '../../layout/page/page.js';
import { columnWidth } from '../../layout/sheet/setup.js';
import { playerSheet } from '../../layout/sheet/sheet.js';
import type { Result } from '../../problem.js';
import { ruleSections } from '../../rulebook/clauses/clauses.js';
import { decisionsOf } from '../../rulebook/clauses/decision.js';
import { shownSection } from '../../rulebook/clauses/sentence.js';
import { examplesFor } from '../../rulebook/played/shown.js';
import type { SheetDefinition } from '../definition.js';
import { lineStamps } from '../line.js';
import { aboutGame, playerTexts } from '../page-texts.js';
import { pageSetup, type SheetRequest } from '../request.js';
import { exampleBlocks } from './examples.js';
import { type Fit, fitted } from './fit.js';
import { sectionBlocks, type Told } from './sections.js';

/** Read by every player before the first deal. */
export const RULES = {
  name: 'rules',
  audience: 'player',
  stock: 'plain',
  copies: 'each-player',
  room: 'text',
  make: rulesSheet,
} as const satisfies SheetDefinition<'player'>;

/**
 * The rules on exactly one page in two columns: every sentence true for the seatings printed, the worked example drawn,
 * its numbers the engine's. In large print in one column, on at most three sheets of paper; on small papers, and in type that
 * takes more room than the usual, it may go overleaf, and somebody's own rules may with a note. What doesn't fit at the
 * smallest type is a problem that says the overflow in lines.
 */
export function rulesSheet(request: SheetRequest): Result<Sheet<'player'>> {
  const { checked, scope, words } = request;
  const examples = examplesFor(checked, scope, words);
  const sections = ruleSections(checked, scope, words).map(shownSection);
  const steps = decisionsOf(checked.rules, scope, words);
  return fitted(request, (fit) => laidOut(request, { sections, steps, examples }, fit));
}

function laidOut(request: SheetRequest, told: Told, fit: Fit): Result<Sheet<'player'>> {
  const { checked } = request;
  const setup = { ...pageSetup(request), style: fit.style };
  const { columns, mostPages, care } = fit;
  const width = columnWidth(setup, 'player', columns);
  const drawing = { width, half: fit.half, style: fit.style, paged: columns === 1, request };
  const blocks = told.sections.flatMap((part): readonly Block[] => [
    ...(part.id === 'end' ? exampleBlocks(told.examples.plays, drawing) : []),
    ...sectionBlocks(part, told, drawing),
  ]);
  return playerSheet(
    {
      name: RULES.name,
      texts: playerTexts(aboutGame(RULES.name, request)),
      stamps: lineStamps(checked.rules),
      body: { kind: 'flow', blocks, columns, mostPages, care },
    },
    setup,
  );
}

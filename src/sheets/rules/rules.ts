import { decisionFigure } from '../../layout/figures/decision.js';
import { tickBox } from '../../layout/figures/tick-box.js';
import type { Block, Cell, Figure, Rich } from '../../layout/page/block.js';
import type { Mm, Sheet } from '../../layout/page/page.js';
import { columnWidth } from '../../layout/sheet/setup.js';
import { playerSheet } from '../../layout/sheet/sheet.js';
import type { Result } from '../../problem.js';
import { ruleSections } from '../../rulebook/clauses/clauses.js';
import { decisionsOf } from '../../rulebook/clauses/decision.js';
import type { Point, Section, SectionId } from '../../rulebook/clauses/sentence.js';
import { withCounts } from '../../rulebook/played/counted.js';
import { examplesFor, type ShownExamples } from '../../rulebook/played/shown.js';
import type { SheetDefinition } from '../definition.js';
import { lineStamps } from '../line.js';
import { aboutGame, playerTexts } from '../page-texts.js';
import { pageSetup, type SheetRequest } from '../request.js';
import { type Drawing, exampleBlocks } from './examples.js';
import { type Fit, fitted } from './fit.js';

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
  const sections = ruleSections(checked, scope, words);
  const all = fitted(request, (fit) => laidOut(request, { sections, examples }, fit));
  if (all.ok) return all;
  const shorter = { sections, examples: withoutRepeats(examples) };
  return fitted(request, (fit) => laidOut(request, shorter, fit));
}

/** What a sheet says and shows, however it is fitted: worked out once. */
interface Told {
  readonly sections: readonly Section[];
  readonly examples: ShownExamples;
}

/** One count for each way a round can end: what gives way last. */
function withoutRepeats({ plays, scores }: ShownExamples): ShownExamples {
  const first = scores.filter(
    ({ end }, index) => scores.findIndex((other) => other.end.kind === end.kind) === index,
  );
  return { plays, scores: first };
}

function laidOut(request: SheetRequest, { sections, examples }: Told, fit: Fit): Result<Sheet<'player'>> {
  const { checked, words } = request;
  const setup = { ...pageSetup(request), style: fit.style };
  const { columns, mostPages, care } = fit;
  const width = columnWidth(setup, 'player', columns);
  const drawing = { width, half: fit.half, style: fit.style, request };
  const blocks = sections.flatMap((part): readonly Block[] => [
    ...(part.id === 'end' ? exampleBlocks(examples.plays, drawing) : []),
    ...sectionBlocks(
      part.id === 'score' ? withCounts(part, examples.scores, checked.rules, words) : part,
      request.large ? TICK.large : TICK.usual,
    ),
    ...extraBlocks(part.id, drawing),
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

/** What is drawn beside the sentences of a section. */
function extraBlocks(id: SectionId, drawing: Drawing): readonly Block[] {
  const { checked, scope, words, measurer } = drawing.request;
  switch (id) {
    case 'turn': {
      const steps = decisionsOf(checked.rules, scope, words).map(({ question, yes, no }) => ({
        question,
        yes,
        ...(no !== undefined && { no }),
      }));
      const alt = words.say('decision.figure', {
        steps: steps
          .map((step) =>
            words.say(step.no === undefined ? 'decision.step' : 'decision.step-last', { no: '', ...step }),
          )
          .join(' '),
      });
      const labels = { yes: words.say('decision.yes'), no: words.say('decision.no') };
      const { width, style } = drawing;
      return [
        { kind: 'figure', figure: decisionFigure(steps, { width, style, measurer, words: labels, alt }) },
      ];
    }
    case 'doubles':
    case 'score':
    case 'goal':
    case 'need':
    case 'setup':
    case 'lead':
    case 'end':
    case 'match':
    case 'choices':
    case 'mistakes':
      return [];
  }
}

/** The sides of a box to tick (mm): nearly as high as the type beside it is set. */
const TICK = { usual: 3.6, large: 5.9 } as const;

/** A section as heading and bullets, its table where it has one; the aim and what is needed stand as paragraphs under the title. */
function sectionBlocks(part: Section, tick: Mm): readonly Block[] {
  const heading: Block = { kind: 'heading', level: 2, text: part.title };
  const bullets = part.points.filter((entry) => entry.cells === undefined);
  const rows = part.points.flatMap((entry) => (entry.cells === undefined ? [] : [entry.cells]));
  const texts = bullets.map(pointText);
  const table = part.tableHead === undefined ? [] : [tableBlock(part.tableHead, rows)];
  switch (part.id) {
    case 'goal':
    case 'need':
      return texts.map((text): Block => ({ kind: 'paragraph', text }));
    case 'choices':
      return [heading, { kind: 'paragraph', text: part.intro ?? '' }, listOf(texts, tickBox(tick))];
    case 'setup': {
      // The table stands where its sentence announces it.
      const above = part.points.findIndex((entry) => entry.cells !== undefined);
      if (above < 0) return [heading, listOf(texts)];
      return [heading, listOf(texts.slice(0, above)), ...table, listOf(texts.slice(above))];
    }
    case 'score':
    case 'lead':
    case 'turn':
    case 'doubles':
    case 'end':
    case 'match':
    case 'mistakes':
      return [heading, listOf(texts)];
  }
}

function pointText({ label, sentences }: Point): Rich {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return label === undefined ? text : `<b>${label}</b> ${text}`;
}

function listOf(texts: readonly Rich[], mark?: Figure): Block {
  return {
    kind: 'list',
    ordered: false,
    items: texts.map((text) => ({ text, ...(mark !== undefined && { mark }) })),
  };
}

function tableBlock(head: readonly string[], rows: readonly (readonly string[])[]): Block {
  const align = (column: number) => (column === 0 ? 'left' : 'center');
  const cell = (value: string, column: number): Cell => ({
    text: value,
    align: align(column),
    ...(column === 0 && { heads: true }),
  });
  return {
    kind: 'table',
    head: head.map((text, column) => ({ text, align: align(column) })),
    rows: rows.map((row) => row.map(cell)),
    shares: head.map(() => 1),
    lines: 'rows',
  };
}

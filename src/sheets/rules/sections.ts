import { decisionFigure } from '../../layout/figures/decision.js';
import { tickBox } from '../../layout/figures/tick-box.js';
import type { Block, Cell, Figure, ListItem, Rich } from '../../layout/page/block.js';
import { panelWidth } from '../../layout/type/compose.js';
import type { Decision } from '../../rulebook/clauses/decision.js';
import type { Point, Section, SectionId } from '../../rulebook/clauses/sentence.js';
import { countsAt } from '../../rulebook/played/counted.js';
import type { ShownExamples } from '../../rulebook/played/shown.js';
import { decisionTexts } from '../../rulebook/rules-parts.js';
import { countNote } from './counts.js';
import type { Drawing } from './examples.js';

/** What a sheet says and shows, however it is fitted: worked out once. */
export interface Told {
  readonly sections: readonly Section[];
  /** A turn as questions, which the engine was asked. */
  readonly steps: readonly Decision[];
  readonly examples: ShownExamples;
}

/**
 * A section as heading and bullets, its table where it has one, its counts under what they show; the aim and what is needed
 * stand as paragraphs under the title. A turn begins with its questions in a panel that the eye finds first.
 */
export function sectionBlocks(
  part: Section,
  { sections, steps, examples: { scores } }: Told,
  drawing: Drawing,
): readonly Block[] {
  const heading: Block = { kind: 'heading', level: 2, text: part.title };
  const { paged, request } = drawing;
  const again = paged ? { again: request.words.say('rules-sheet.continued', { section: part.title }) } : {};
  const bullets = part.points.filter((entry) => entry.cells === undefined);
  const rows = part.points.flatMap((entry) => (entry.cells === undefined ? [] : [entry.cells]));
  const texts = bullets.map(pointText);
  const table = part.tableHead === undefined ? [] : [tableBlock(part.tableHead, rows)];
  switch (part.id) {
    case 'goal':
    case 'need':
      return texts.map((text): Block => ({ kind: 'paragraph', text }));
    case 'choices': {
      const mark = tickBox(request.large ? TICK.large : TICK.usual);
      const intro: readonly Block[] =
        part.intro === undefined ? [] : [{ kind: 'paragraph', text: part.intro }];
      return [heading, ...intro, listOf(texts, again, mark)];
    }
    case 'setup': {
      // The table stands where its sentence announces it.
      const above = part.points.findIndex((entry) => entry.cells !== undefined);
      if (above < 0) return [heading, listOf(texts, again)];
      return [heading, listOf(texts.slice(0, above), again), ...table, listOf(texts.slice(above), again)];
    }
    case 'turn':
      return [{ kind: 'panel', blocks: [heading, decisionBlock(steps, drawing)] }, listOf(texts, again)];
    case 'score': {
      const items = bullets.map((entry): ListItem => {
        const notes = countsAt(entry, scores).map((shown) => countNote(shown, drawing));
        return { text: pointText(entry), ...(notes.length > 0 && { notes }) };
      });
      return [
        heading,
        { kind: 'list', ordered: false, items: [...items, ...runIn(sections, 'match')], ...again },
      ];
    }
    // Its points end the scoring, which saves a heading.
    case 'match':
      return [];
    case 'lead':
    case 'doubles':
    case 'end':
    case 'mistakes':
      return [heading, listOf(texts, again)];
  }
}

/** A section's points under another heading, the first after its own title in bold. */
function runIn(sections: readonly Section[], id: SectionId): readonly ListItem[] {
  const part = sections.find((section) => section.id === id);
  return (part?.points ?? []).map((entry, index) => ({
    text: index === 0 ? `<b>${part?.title ?? ''}.</b> ${pointText(entry)}` : pointText(entry),
  }));
}

/** The sides of a box to tick (mm): nearly as high as the type beside it is set. */
const TICK = { usual: 3.6, large: 5.9 } as const;

/** A turn as drawn questions. */
function decisionBlock(steps: readonly Decision[], { width, style, request }: Drawing): Block {
  const { words, measurer } = request;
  const alt = words.say('decision.figure', { steps: decisionTexts(steps, words).join(' ') });
  const labels = { yes: words.say('decision.yes'), no: words.say('decision.no') };
  const room = panelWidth(width);
  return {
    kind: 'figure',
    figure: decisionFigure(steps, { width: room, style, measurer, words: labels, alt }),
  };
}

function pointText({ label, sentences }: Point): Rich {
  const text = sentences.map((sentence) => sentence.text).join(' ');
  return label === undefined ? text : `<b>${label}</b> ${text}`;
}

function listOf(texts: readonly Rich[], again: { readonly again?: Rich }, mark?: Figure): Block {
  return {
    kind: 'list',
    ordered: false,
    items: texts.map((text) => ({ text, ...(mark !== undefined && { mark }) })),
    ...again,
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

import type { Section } from '../../rulebook/clauses/sentence.js';
import { drawnLine, GLYPHS } from '../../rulebook/played/drawn-line.js';
import type { CheckedVariant } from '../../rulebook/prepare.js';
import { decisionTexts, type RulesPart, rulesParts, type ShownStep } from '../../rulebook/rules-parts.js';
import type { Scope } from '../../rulebook/scope.js';
import { factsLine, gameTitle } from '../../rulebook/title.js';
import { markOf } from '../../variant/mark.js';
import { visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';

/** Columns of drawings, which a page in a browser doesn't wrap. */
const DRAWING_WIDTH = 72;

/** The rules as a page in Markdown, for a club’s site: headings, lists, the deal as a table, the example in a block of its own. */
export function rulesMarkdown(checked: CheckedVariant, scope: Scope, words: Words): string {
  const blocks = [
    `# ${escaped(gameTitle(checked, words))}`,
    escaped(factsLine(checked, scope, words)),
    ...rulesParts(checked, scope, words).flatMap((part) => partBlocks(part, words)),
    escaped(words.say('layout.mark', { mark: markOf(checked, scope.seatings) })),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function partBlocks(part: RulesPart, words: Words): readonly string[] {
  switch (part.kind) {
    case 'section':
      return [`## ${escaped(part.section.title)}`, ...sectionBlocks(part.section)];
    case 'decision':
      return [
        decisionTexts(part.steps, words)
          .map((text, index) => `${index + 1}. ${escaped(text)}`)
          .join('\n'),
      ];
    case 'example':
      return [`## ${escaped(part.title)}`, ...part.plays.flatMap((steps) => steps.flatMap(stepBlocks))];
  }
}

function stepBlocks({ text, line }: ShownStep): readonly string[] {
  const drawn = line ? drawnLine(line, DRAWING_WIDTH, GLYPHS) : [];
  return [escaped(text), ...(drawn.length > 0 ? [['```text', ...drawn, '```'].join('\n')] : [])];
}

/** Lists and, between them, a table where points have cells. */
function sectionBlocks(part: Section): readonly string[] {
  const blocks: string[] = part.intro === undefined ? [] : [escaped(part.intro)];
  const bullet = part.id === 'choices' ? '- [ ] ' : part.points.length > 1 ? '- ' : '';
  let list: string[] = [];
  let rows: (readonly string[])[] = [];
  const end = (): void => {
    if (list.length > 0) blocks.push(list.join('\n'));
    if (rows.length > 0) blocks.push(tableBlock(part.tableHead ?? [], rows));
    list = [];
    rows = [];
  };
  for (const { cells, label, sentences } of part.points) {
    if (cells ? list.length > 0 : rows.length > 0) end();
    if (cells) rows.push(cells);
    else {
      const mark = label === undefined ? bullet : `${bullet}**${label}** `;
      list.push(mark + sentences.map(({ text }) => marked(text)).join(' '));
    }
  }
  end();
  return blocks;
}

function tableBlock(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => marked(cell)).join(' | ')} |`;
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  );
}

/** A sentence with its bold type in Markdown's way. */
function marked(text: string): string {
  return text
    .split(/(<\/?b>)/)
    .map((part) => (/^<\/?b>$/.test(part) ? '**' : escaped(part)))
    .join('');
}

/** Text in which nothing is taken for Markdown's marks. */
function escaped(text: string): string {
  return visible(text).replace(/[\\`*_[\]<>|#]/g, (mark) => `\\${mark}`);
}

import { type Section, unmarked } from '../../rulebook/clauses/sentence.js';
import { ASCII_GLYPHS, drawnLine, GLYPHS, type Glyphs } from '../../rulebook/played/drawn-line.js';
import type { CheckedVariant } from '../../rulebook/prepare.js';
import { decisionTexts, type RulesPart, rulesParts, type ShownStep } from '../../rulebook/rules-parts.js';
import type { Scope } from '../../rulebook/scope.js';
import { factsLine, gameTitle } from '../../rulebook/title.js';
import { markOf } from '../../variant/mark.js';
import { visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import { heading, readingWidth, strongOn } from '../base/tell.js';
import type { Outlet } from '../base/world.js';
import { table, wrap } from '../base/wrap.js';

/** Columns that the text after a bullet stands in, and a drawing under it. */
const INDENT = 2;
const DRAWING_INDENT = 4;

/** How rules are shown on one outlet. */
interface Setting {
  readonly words: Words;
  readonly outlet: Outlet;
  readonly width: number;
  readonly glyphs: Glyphs;
}

/** The rules to read in a terminal: headings, wrapped sentences, the deal as a table, a turn as questions, the example drawn. */
export function rulesText(checked: CheckedVariant, scope: Scope, words: Words, outlet: Outlet): string {
  const setting = {
    words,
    outlet,
    width: readingWidth(outlet),
    glyphs: outlet.ascii ? ASCII_GLYPHS : GLYPHS,
  };
  const blocks = [
    [
      strongOn(outlet)(visible(gameTitle(checked, words))),
      ...wrap(factsLine(checked, scope, words), setting.width),
    ],
    ...rulesParts(checked, scope, words).map((part) => partLines(part, setting)),
    [words.say('layout.mark', { mark: markOf(checked, scope.seatings) })],
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function partLines(part: RulesPart, setting: Setting): readonly string[] {
  const { words, outlet, width } = setting;
  switch (part.kind) {
    case 'section':
      return [heading(part.section.title, outlet), ...sectionLines(part.section, setting)];
    case 'decision': {
      const [...steps] = decisionTexts(part.steps, words);
      const numbered = steps.map((text, index) => (steps.length === 1 ? text : `${index + 1}. ${text}`));
      return numbered.flatMap((text) =>
        wrap(text, width - INDENT, 3).map((line) => ' '.repeat(INDENT) + line),
      );
    }
    case 'example':
      return [
        heading(part.title, outlet),
        ...part.plays.flatMap((steps, index) => [
          ...(index > 0 ? [''] : []),
          ...steps.flatMap((step) => stepLines(step, setting)),
        ]),
      ];
  }
}

function stepLines({ text, line }: ShownStep, { width, glyphs }: Setting): readonly string[] {
  const drawn = line ? drawnLine(line, width - DRAWING_INDENT, glyphs) : [];
  return [
    ...wrap(`- ${visible(text)}`, width, INDENT),
    ...drawn.map((row) => ' '.repeat(DRAWING_INDENT) + row),
  ];
}

/** The points of a section in order: bullets (boxes where one may choose), and a table where several in a row have cells. */
function sectionLines(part: Section, { outlet, width }: Setting): readonly string[] {
  const lines: string[] = [];
  const rows: (readonly string[])[] = [];
  const endTable = (): void => {
    if (rows.length === 0) return;
    lines.push(...tableLines(part.tableHead, rows.splice(0), width, strongOn(outlet)));
  };
  if (part.intro !== undefined) lines.push(...wrap(part.intro, width));
  const bullet = part.id === 'choices' ? '[ ] ' : part.points.length > 1 ? '- ' : '';
  for (const { cells, label, sentences } of part.points) {
    if (cells) {
      rows.push(cells.map(unmarked));
      continue;
    }
    endTable();
    const mark = label === undefined ? bullet : `${bullet}${label}. `;
    const text = sentences.map((sentence) => unmarked(sentence.text)).join(' ');
    lines.push(...wrap(visible(mark + text), width, mark.length));
  }
  endTable();
  return lines;
}

function tableLines(
  head: readonly string[] | undefined,
  rows: readonly (readonly string[])[],
  width: number,
  strong: (text: string) => string,
): readonly string[] {
  const all = head ? [head, ...rows] : rows;
  const last = (all[0]?.length ?? 1) - 1;
  const lines = table(all, width - INDENT, last);
  return lines.map((line, index) => ' '.repeat(INDENT) + (head && index === 0 ? strong(line) : line));
}

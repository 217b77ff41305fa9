import type { Section } from '../../rulebook/clauses/sentence.js';
import { drawnLine, GLYPHS } from '../../rulebook/played/drawn-line.js';
import type { CheckedVariant } from '../../rulebook/prepare.js';
import { decisionTexts, type RulesPart, rulesParts, type ShownStep } from '../../rulebook/rules-parts.js';
import type { Scope } from '../../rulebook/scope.js';
import { factsLine, gameTitle } from '../../rulebook/title.js';
import { markOf } from '../../variant/mark.js';
import { visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';

/** Columns of drawings, so that they stand on the screen of a telephone. */
const DRAWING_WIDTH = 36;

/** Everything the page looks like: it asks for nothing from anywhere. */
const STYLE = `:root { color-scheme: light dark; }
body { font: 1.125rem/1.5 system-ui, sans-serif; max-width: 38rem; margin: 0 auto; padding: 1rem; }
h1, h2 { line-height: 1.2; }
h2 { margin: 1.5rem 0 0.5rem; }
p, ul, ol { margin: 0.5rem 0; }
ul, ol { padding-left: 1.25rem; }
li { margin: 0.25rem 0; }
pre { font-size: 1rem; line-height: 1.3; overflow-x: auto; }
table { border-collapse: collapse; }
th, td { border-bottom: 1px solid; padding: 0.25rem 1rem 0.25rem 0; text-align: right; }
th:first-child, td:first-child { text-align: left; }
.choices { list-style: none; padding: 0; }
footer { margin-top: 2rem; font-size: 1rem; }`;

/** The rules as a page of one file, to be sent or put on a site: what the sheet says, in the same words. */
export function rulesHtml(checked: CheckedVariant, scope: Scope, words: Words): string {
  const title = escaped(gameTitle(checked, words));
  const parts = rulesParts(checked, scope, words).flatMap((part) => partBlocks(part, words));
  const mark = escaped(words.say('layout.mark', { mark: markOf(checked, scope.seatings) }));
  const blocks = [`<h1>${title}</h1>`, paragraph(escaped(factsLine(checked, scope, words))), ...parts];
  return `<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>
${STYLE}
</style>
</head>
<body>
<main>
${blocks.join('\n')}
</main>
<footer>${mark}</footer>
</body>
</html>
`;
}

function partBlocks(part: RulesPart, words: Words): readonly string[] {
  switch (part.kind) {
    case 'section':
      return [heading(part.section.title), ...sectionBlocks(part.section)];
    case 'decision':
      return [list('ol', '', decisionTexts(part.steps, words).map(escaped))];
    case 'example':
      return [heading(part.title), ...part.plays.flatMap((steps) => steps.flatMap(stepBlocks))];
  }
}

function stepBlocks({ text, line }: ShownStep): readonly string[] {
  const drawn = line ? drawnLine(line, DRAWING_WIDTH, GLYPHS) : [];
  // What is drawn was just told in words.
  const drawing = `<pre aria-hidden="true">${drawn.map(escaped).join('\n')}</pre>`;
  return [paragraph(escaped(text)), ...(drawn.length > 0 ? [drawing] : [])];
}

/** Lists and, between them, a table where points have cells. */
function sectionBlocks(part: Section): readonly string[] {
  const blocks: string[] = part.intro === undefined ? [] : [paragraph(escaped(part.intro))];
  const isChoices = part.id === 'choices';
  let items: string[] = [];
  let rows: (readonly string[])[] = [];
  const end = (): void => {
    if (items.length === 1 && !isChoices) blocks.push(paragraph(items[0] ?? ''));
    else if (items.length > 0) blocks.push(list('ul', isChoices ? ' class="choices"' : '', items));
    if (rows.length > 0) blocks.push(tableBlock(part.tableHead ?? [], rows));
    items = [];
    rows = [];
  };
  for (const { cells, label, sentences } of part.points) {
    if (cells ? items.length > 0 : rows.length > 0) end();
    if (cells) {
      rows.push(cells);
      continue;
    }
    const text = sentences.map((sentence) => marked(sentence.text)).join(' ');
    const labelled = label === undefined ? text : `<b>${escaped(label)}</b> ${text}`;
    items.push(isChoices ? `<label><input type="checkbox"> ${labelled}</label>` : labelled);
  }
  end();
  return blocks;
}

function tableBlock(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${marked(cell)}</${tag}>`).join('')}</tr>`;
  return ['<table>', row('th', head), ...rows.map((cells) => row('td', cells)), '</table>'].join('\n');
}

function heading(title: string): string {
  return `<h2>${escaped(title)}</h2>`;
}

function paragraph(html: string): string {
  return `<p>${html}</p>`;
}

function list(tag: string, attributes: string, items: readonly string[]): string {
  return [`<${tag}${attributes}>`, ...items.map((item) => `<li>${item}</li>`), `</${tag}>`].join('\n');
}

/** A sentence with its bold type; everything else in it is text. */
function marked(text: string): string {
  return text
    .split(/(<\/?b>)/)
    .map((part) => (part === '<b>' || part === '</b>' ? part : escaped(part)))
    .join('');
}

/** Text in which nothing is taken for a mark of HTML. */
function escaped(text: string): string {
  return visible(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

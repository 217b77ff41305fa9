import { ruleSections } from '../../src/rulebook/clauses/clauses.js';
import type { Section } from '../../src/rulebook/clauses/sentence.js';
import type { CheckedVariant } from '../../src/rulebook/prepare.js';
import { type Scope, scopeOf } from '../../src/rulebook/scope.js';
import type { Words } from '../../src/words/words.js';
import { english, valueIn } from './shipped.js';

/** A rule sheet's sections for everyone whom the rules allow. */
export function sectionsOf(checked: CheckedVariant, words: Words = english): readonly Section[] {
  return ruleSections(checked, everyone(checked), words);
}

/** The scope of a sheet that is printed without naming a number of players. */
function everyone({ rules, id }: CheckedVariant): Scope {
  return valueIn(scopeOf(rules), id);
}

/** The rules in running text as a reader meets them: headings, sentences, and tables row by row under their heads. */
export function ruleText(checked: CheckedVariant, words: Words = english): string {
  return sectionsOf(checked, words).map(sectionText).join('\n');
}

function sectionText({ title, intro, points, tableHead }: Section): string {
  const head = tableHead ? [tableHead.join(' | ')] : [];
  const body = points.map(({ label, sentences, cells }) =>
    cells ? cells.join(' | ') : [label ?? [], ...sentences.map((sentence) => sentence.text)].flat().join(' '),
  );
  return [title, intro ?? [], head, body]
    .flat()
    .join('\n')
    .replaceAll(/<\/?b>/gu, '');
}

/** A text with spaces and line ends made alike, so that a quotation is found however it was set. */
export function normalised(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

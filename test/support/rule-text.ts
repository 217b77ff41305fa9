import { ruleSections } from '../../src/rulebook/clauses/clauses.js';
import type { Section } from '../../src/rulebook/clauses/sentence.js';
import type { CheckedVariant } from '../../src/rulebook/prepare.js';
import { decisionTexts, type RulesPart, rulesParts } from '../../src/rulebook/rules-parts.js';
import { type Scope, scopeOf } from '../../src/rulebook/scope.js';
import { factsLine } from '../../src/rulebook/title.js';
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

/** The rules in running text as a reader meets them: what the head says, headings, sentences, the turn as questions, steps of examples, and tables row by row under their heads. */
export function ruleText(checked: CheckedVariant, words: Words = english): string {
  const scope = everyone(checked);
  const parts = rulesParts(checked, scope, words).map((part) => partText(part, words));
  return [factsLine(checked, scope, words), ...parts].join('\n').replaceAll(/<\/?b>/gu, '');
}

function partText(part: RulesPart, words: Words): string {
  switch (part.kind) {
    case 'section':
      return sectionText(part.section);
    case 'decision':
      return decisionTexts(part.steps, words).join('\n');
    case 'example':
      return [part.title, ...part.plays.flat().map(({ text }) => text)].join('\n');
  }
}

function sectionText({ title, intro, points, tableHead }: Section): string {
  const head = tableHead ? [tableHead.join(' | ')] : [];
  const body = points.map(({ label, sentences, cells }) =>
    cells ? cells.join(' | ') : [label ?? [], ...sentences.map((sentence) => sentence.text)].flat().join(' '),
  );
  return [title, intro ?? [], head, body].flat().join('\n');
}

/** A text with spaces and line ends made alike, so that a quotation is found however it was set. */
export function normalised(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

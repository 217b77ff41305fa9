import type { Rules } from '../../variant/rules.js';
import type { Choice } from '../../variant/variant.js';
import type { Words } from '../../words/words.js';
import type { Scope } from '../scope.js';
import { MOST_MISTAKES, mistakesSection } from './mistakes.js';
import { playedSections } from './played-sections.js';
import { point, type Section, type Sentence, type Writer, writerOf } from './sentence.js';
import { section } from './setup.js';

/** What sections are written from: the rules and what a table may agree otherwise. */
export interface Ruled {
  readonly rules: Rules;
  readonly choices: readonly Choice[];
}

/** The rules of a game in words, section by section in the order of the sheet; sections with nothing to say are left out. */
export function ruleSections(
  ruled: Ruled,
  scope: Scope,
  words: Words,
  mostMistakes = MOST_MISTAKES,
): readonly Section[] {
  const writer = writerOf(words);
  return [
    ...playedSections(ruled.rules, scope, writer),
    choicesSection(ruled, scope, writer),
    mistakesSection(ruled.rules, scope, writer, mostMistakes),
  ].filter((part) => part.points.length > 0);
}

/** What a table may agree before dealing, each in the sentences of the values it brings. */
function choicesSection({ rules, choices }: Ruled, scope: Scope, writer: Writer): Section {
  return section(
    writer,
    'choices',
    choices.map((choice) => point(...choiceSentences(rules, choice, scope, writer))),
  );
}

/** The sentences that a choice puts in the place of others: those of the keys it changes that the rules don't already say. */
export function choiceSentences(
  rules: Rules,
  choice: Choice,
  scope: Scope,
  writer: Writer,
): readonly Sentence[] {
  const keys = Object.keys(choice.changes);
  const concerns = (sentence: Sentence) =>
    keys.some((key) => sentence.rule === key || sentence.rule.startsWith(`${key}.`));
  const said = new Set(sentencesOf(playedSections(rules, scope, writer)).map((sentence) => sentence.text));
  const seatings = scope.seatings.filter(
    (seating) =>
      seating.players >= choice.rules.players.least && seating.players <= choice.rules.players.most,
  );
  const sections = playedSections(choice.rules, { seatings }, writer).filter((part) => part.id !== 'goal');
  const changed = sentencesOf(sections).filter(concerns);
  // What the choice names outright is said even where it stays as it was: with which tile one leads, say.
  const news = changed.filter((sentence) => !said.has(sentence.text) || keys.includes(sentence.rule));
  return news.length > 0 ? news : changed;
}

/** Every sentence of some sections, in reading order. */
export function sentencesOf(sections: readonly Section[]): readonly Sentence[] {
  return sections.flatMap((part) => part.points.flatMap((entry) => entry.sentences));
}

import { remembered } from '../../remembered.js';
import type { Words } from '../../words/words.js';
import { agreedOn, type Ruled } from '../agreed.js';
import type { Scope } from '../scope.js';
import { choicesSection } from './choices.js';
import { mistakesSection } from './mistakes.js';
import { playedSections } from './played-sections.js';
import { type Section, type Sentence, writerOf } from './sentence.js';

/** The rules of a game in words, section by section in the order of the sheet; sections with nothing to say are left out. */
export const ruleSections = remembered((ruled: Ruled, scope: Scope, words: Words): readonly Section[] => {
  const writer = writerOf(words);
  const agreed = agreedOn(ruled, scope, words);
  return [
    ...playedSections(ruled.rules, scope, writer),
    choicesSection(agreed, writer),
    mistakesSection(ruled.rules, agreed, scope, writer),
  ].filter((part) => part.points.length > 0);
});

/** Every sentence of some sections, in reading order. */
export function sentencesOf(sections: readonly Section[]): readonly Sentence[] {
  return sections.flatMap((part) => part.points.flatMap((entry) => entry.sentences));
}

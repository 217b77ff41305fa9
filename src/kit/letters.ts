import type { TextMeasurer } from '../layout/page/page.js';
import { missingLetter } from '../layout/type/missing-letter.js';
import { bad, good, type Problem, type Result } from '../problem.js';
import { type Place, titleIn, type Variant } from '../variant/variant.js';
import type { Words } from '../words/words.js';

/**
 * Looks for letters that can't be printed in what people typed into a variant file: its title in the language of the
 * words, and the names in its examples. Each is a problem `paper.missing-letter` at its place.
 */
export function printableVariant(variant: Variant, words: Words, measurer: TextMeasurer): Result<void> {
  const { title, examples } = variant;
  const typed: { readonly text: string; readonly place: Place }[] = [
    { text: titleIn(title, words.language), place: title.place },
    ...examples
      .filter(({ show }) => show !== 'test')
      .flatMap(({ names, place }) => names.map((text) => ({ text, place }))),
  ];
  const problems = typed.flatMap(({ text, place }): readonly Problem[] => {
    const missing = missingLetter(text, measurer);
    return missing ? [{ code: 'paper.missing-letter', params: { ...missing }, ...place }] : [];
  });
  return problems.length > 0 ? bad(...problems) : good(undefined);
}

/** The same for names of the command line, which stand in no file. */
export function unprintableNames(names: readonly string[], measurer: TextMeasurer): readonly Problem[] {
  return names.flatMap((name) => {
    const missing = missingLetter(name, measurer);
    return missing ? [{ code: 'paper.missing-letter', params: { ...missing } }] : [];
  });
}

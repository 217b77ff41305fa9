import type { TextMeasurer } from '../layout/page/page.js';
import { missingLetter } from '../layout/type/missing-letter.js';
import { bad, good, type Problem, type Result } from '../problem.js';
import { type Place, titleIn, type Variant } from '../variant/variant.js';
import type { Words } from '../words/words.js';

/** What a person typed, and where. */
interface Typed {
  readonly text: string;
  readonly place: Place;
}

/** What people typed into a variant file that is printed: its title in the language of the words, and its examples’ names, which the host key has among the rules as data, and players. */
function typedIn({ title, examples }: Variant, words: Words): readonly Typed[] {
  return [
    { text: titleIn(title, words.language), place: title.place },
    ...examples
      .filter(({ show }) => show !== 'test')
      .flatMap(({ name, names, place }) => [name, ...names].map((text) => ({ text, place }))),
  ];
}

/** Whether all of it is of letters that every type has, so that none need be asked. */
export function isPlainlyTyped(variant: Variant, words: Words): boolean {
  return typedIn(variant, words).every(({ text }) => /^[ -~À-ÖØ-öø-ÿ‘’“”–]*$/u.test(text));
}

/** Looks for letters that can't be printed in what people typed into a variant file. Each is a problem `paper.missing-letter` at its place. */
export function printableVariant(variant: Variant, words: Words, measurer: TextMeasurer): Result<void> {
  const problems = typedIn(variant, words).flatMap(({ text, place }): readonly Problem[] => {
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

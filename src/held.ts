/**
 * A number as it stands alone in a text, as any language groups its digits, or as what a sum comes to; a range of numbers
 * counts things too, and so does what a bracket opens with.
 */
const NUMBER =
  /(?:^[([]?|\u00a0)[+\u2212-]?\d+(?:[.,\u00a0\u202f]\d+)*(?:\u2013\d+(?:[.,\u00a0\u202f]\d+)*)?$/u;
/** The same at the end of a sentence or of a part of one, where nothing that it counts can follow. */
const LAST_NUMBER = /^[+\u2212-]?\d+(?:[.,\u00a0\u202f]\d+)*[.,;:!?…)\]”“»]+$/u;

/**
 * The words of a line in groups within which it may not break: a number with what it counts, or else with what it is the
 * number of ("2 tiles", "2 gegen 2", "Ana 4", "48 × 24 mm"), an option with its value (`--margin 5`), a mark that stands
 * off with its word. The text itself keeps its plain spaces, so that what is copied from paper or a terminal can be typed.
 */
export function heldGroups<Word>(
  words: readonly Word[],
  textOf: (word: Word) => string,
): readonly (readonly Word[])[] {
  const groups: Word[][] = [];
  const texts = words.map(textOf);
  words.forEach((word, index) => {
    const before = texts[index - 1];
    if (before !== undefined && held(before, texts[index] ?? '', texts[index + 1])) groups.at(-1)?.push(word);
    else groups.push([word]);
  });
  return groups;
}

function held(before: string, word: string, next: string | undefined): boolean {
  if (NUMBER.test(before)) return !NUMBER.test(word) && !word.startsWith('--');
  if (before.startsWith('--')) return !word.startsWith('-');
  if (before === '\u00d7' || word === '\u00d7' || before.endsWith('«')) return true;
  const ends = LAST_NUMBER.test(word) || (NUMBER.test(word) && (next === undefined || NUMBER.test(next)));
  return ends ? /\p{L}$/u.test(before) : /^[:;!?»%]/u.test(word);
}

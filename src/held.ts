/**
 * A number as it stands alone in a text, as any language groups its digits, or as what a sum comes to; a range of numbers
 * counts things too, and so does what a bracket opens with.
 */
const NUMBER =
  /(?:^[([]?|\u00a0)[+\u2212-]?\d+(?:[.,\u00a0\u202f]\d+)*(?:\u2013\d+(?:[.,\u00a0\u202f]\d+)*)?$/u;
/** The same at the end of a sentence or of a part of one, where nothing that it counts can follow. */
const LAST_NUMBER = /^[+\u2212-]?\d+(?:[.,\u00a0\u202f]\d+)*[.,;:!?…)\]”“»]+$/u;
/** A tile by its name, which a bracket may open with. */
const TILE = /^[([]?\d{1,2}-\d{1,2}$/u;
/** What says nothing without the word after it: a letter before a number ("à 2"), Latin "ex". */
const LETTER = /^\p{L}$/u;
const EX = /^[([]?ex$/iu;

/**
 * The words of a line in groups within which it may not break: a number with what it counts, or else with what it is the
 * number of ("2 tiles", "2 gegen 2", "à 2", "Ana 4", "48 × 24 mm"), a tile with what it is worth ("6-6 is 12"), an option
 * with its value (`--margin 5`), a mark that stands off with its word. The text itself keeps its plain spaces, so that what is copied from paper or a terminal can be typed.
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
  if (TILE.test(before) && next !== undefined && (NUMBER.test(next) || LAST_NUMBER.test(next))) return true;
  if (EX.test(before) || (LETTER.test(before) && NUMBER.test(word))) return true;
  if (before.startsWith('--')) return !word.startsWith('-');
  if (before === '\u00d7' || word === '\u00d7' || before.endsWith('«')) return true;
  const ends = LAST_NUMBER.test(word) || (NUMBER.test(word) && (next === undefined || NUMBER.test(next)));
  return ends ? /\p{L}$/u.test(before) : /^[:;!?»%]/u.test(word);
}

import type { MadeWords } from '../../words/made.js';
import { type Words, wordsOf } from '../../words/words.js';

/** The words that the page itself says, by language: the parts of the files that it needs before its desk has begun. */
export type PageTexts = Readonly<Record<string, MadeWords>>;

const spoken = new WeakMap<MadeWords, Words>();

/** What the page says in a language. */
export function pageWords(texts: PageTexts, language: string): Words {
  const made = texts[language] ?? texts.en;
  if (!made) throw new Error('the page has no words');
  const words = spoken.get(made) ?? wordsOf(made);
  spoken.set(made, words);
  return words;
}

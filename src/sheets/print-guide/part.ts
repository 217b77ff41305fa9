import type { Block } from '../../layout/page/block.js';
import type { Words } from '../../words/words.js';

/** What is never parted: a picture and its text, a heading and what it heads. */
export type Part = readonly Block[];

/** What heads a section of the guide. */
export function heading(
  words: Words,
  part: 'copies' | 'print' | 'ruler' | 'cut' | 'folders' | 'keep' | 'table',
): Block {
  return { kind: 'heading', level: 2, text: words.say(`print-guide.${part}.title`) };
}

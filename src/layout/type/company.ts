import type { Mm } from '../page/page.js';
import type { Word } from './cut.js';

/** The part of the width that a last line takes at least: a word alone, and several. */
const LEAST_LAST = 0.35;
const LEAST_COMPANY = 0.25;

/** The part of the width that every other line of a paragraph broken anew takes at least. */
const LEAST_LINE = 0.5;

/** Two lengths this close (mm) are the same; sums of widths are not exact. */
const ROUNDING = 1e-6;

/**
 * The lines of a paragraph whose last word has company: where one word ends it alone, or two so short that they look alone,
 * it is broken anew into as many lines, as even as can be. Left as it was where that would leave a line half empty, and where a word had to be cut.
 */
export function withCompany(lines: readonly (readonly Word[])[], width: Mm): readonly (readonly Word[])[] {
  const last = lines.at(-1) ?? [];
  if (lines.length < 2 || !isAlone(last, width)) return lines;
  const words = lines.flat();
  if (words.some(({ cut }) => cut)) return lines;
  return evenLines(words, lines.length, width) ?? lines;
}

function isAlone(line: readonly Word[], width: Mm): boolean {
  const [word] = line;
  if (word === undefined) return false;
  const length = line.reduce((sum, { spaced }) => sum + spaced, 0);
  if (length < LEAST_COMPANY * width) return true;
  if (line.length > 1 || word.width >= LEAST_LAST * width) return false;
  // Words held together are company for each other.
  return !/[ \u00a0]/.test(
    word.pieces
      .map(({ text }) => text)
      .join('')
      .trim(),
  );
}

/** A way to break some words: where its last line begins, and the squares of the white at its lines' ends. */
interface Broken {
  readonly white: number;
  readonly starts: readonly number[];
}

/** Words in so many lines with the least white at their ends, squared, and enough on the last; undefined where there is no such way. */
function evenLines(
  words: readonly Word[],
  count: number,
  width: Mm,
): readonly (readonly Word[])[] | undefined {
  let ways: ReadonlyMap<number, Broken> = new Map([[0, { white: 0, starts: [] }]]);
  for (let line = 1; line <= count; line++) {
    const next = new Map<number, Broken>();
    for (const [start, way] of ways) {
      let taken = 0;
      for (let end = start + 1; end <= words.length; end++) {
        const word = words[end - 1] as Word;
        const length = taken + word.width;
        taken += word.spaced;
        if (length > width + ROUNDING) break;
        const last = line === count;
        if (last ? end < words.length || isAlone(words.slice(start), width) : length < LEAST_LINE * width)
          continue;
        const white = way.white + (last ? 0 : (width - length) ** 2);
        const known = next.get(end);
        if (known === undefined || white < known.white)
          next.set(end, { white, starts: [...way.starts, start] });
      }
    }
    ways = next;
  }
  const starts = ways.get(words.length)?.starts;
  return starts?.map((start, index) => words.slice(start, starts[index + 1]));
}

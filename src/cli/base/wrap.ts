import stringWidth from 'fast-string-width';
import { heldGroups } from '../../held.js';

/** Columns of text that goes to no terminal. */
export const PLAIN_WIDTH = 80;

/** How many columns a text takes on a terminal: an accent none, a letter of Chinese and a picture two. */
export function columns(text: string): number {
  return stringWidth(text);
}

/**
 * Breaks a text into lines of at most `width` columns at its spaces, but not within what is held together where that fits
 * a line; a longer word stands alone. Lines after the first begin with `indent` spaces.
 */
export function wrap(text: string, width: number, indent = 0): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (longer: string) => columns(longer) <= width - (lines.length === 0 ? 0 : indent);
  const add = (words: string) => {
    const longer = line === '' ? words : `${line} ${words}`;
    if (line !== '' && !fits(longer)) {
      lines.push(line);
      line = words;
    } else line = longer;
  };
  for (const group of heldGroups(text.split(/[ \n]+/u), (word) => word)) {
    const together = group.join(' ');
    if (columns(together) <= width - indent) add(together);
    else group.forEach(add);
  }
  lines.push(line);
  return lines.map((wrapped, index) => (index === 0 ? wrapped : ' '.repeat(indent) + wrapped));
}

/** Lines set side by side: each row's cells padded to the widest of their column, the one at `flexible` wrapped to what is left of `width`. */
export function table(
  rows: readonly (readonly string[])[],
  width: number,
  flexible: number,
): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => columns(row[column] ?? ''))),
  );
  const others = widths.reduce(
    (sum, each, column) => (column === flexible ? sum : sum + each + GAP.length),
    0,
  );
  const room = Math.min(widths[flexible] ?? 0, Math.max(width - others, LEAST_COLUMN));
  return rows.flatMap((row) => {
    const wrapped = wrap(row[flexible] ?? '', room);
    return wrapped.map((part, line) =>
      widths
        .map((each, column) => {
          if (column === flexible) return padded(part, room);
          return padded(line === 0 ? (row[column] ?? '') : '', each);
        })
        .join(GAP)
        .trimEnd(),
    );
  });
}

const GAP = '  ';
/** Narrower than this a column of words is no longer read; the line grows longer than the terminal instead. */
const LEAST_COLUMN = 12;

function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)));
}

/** A table of numbers to the right of what they count, head first; columns that don't fit side by side stand in a further table below. */
export function numberTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  { width, strong }: { readonly width: number; readonly strong: (text: string) => string },
): readonly string[] {
  const all = [head, ...rows];
  const widest = (cells: readonly string[]) => Math.max(...cells.map(columns));
  const label = widest(all.map((row) => row[0] ?? ''));
  const number = widest(all.flatMap((row) => row.slice(1)));
  const abreast = Math.max(1, Math.floor((width - label) / (number + GAP.length)));
  const lines: string[] = [];
  for (let from = 1; from < head.length; from += abreast) {
    if (from > 1) lines.push('');
    all.forEach((row, index) => {
      const cells = row
        .slice(from, from + abreast)
        .map((cell) => GAP + ' '.repeat(number - columns(cell)) + cell);
      const line = (padded(row[0] ?? '', label) + cells.join('')).trimEnd();
      lines.push(index === 0 ? strong(line) : line);
    });
  }
  return lines;
}

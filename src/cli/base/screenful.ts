import type { Problem } from '../../problem.js';

/** Lines of the smallest terminal people have; one is left for what they type next. */
const SCREEN_LINES = 24 - 1;

/**
 * Problems in the order in which they are best mended: what keeps the rest from being read, then keys that nobody knows (what
 * is missing may be one of them), then the rules, what a table may agree on, and examples, which follow from the rules. Of the
 * same kind those of one file are told from its top to its end.
 */
export function worstFirst(problems: readonly Problem[]): readonly Problem[] {
  const inFile = (one: Problem, other: Problem) =>
    one.file === other.file
      ? (one.line ?? 0) - (other.line ?? 0) || (one.column ?? 0) - (other.column ?? 0)
      : 0;
  return problems.toSorted((one, other) => rankOf(one) - rankOf(other) || inFile(one, other));
}

function rankOf({ code, path = [] }: Problem): number {
  const [top] = path;
  if (top === 'examples') return 4;
  if (top === 'choices') return 3;
  if (/^(?:file|yaml)\./u.test(code)) return 0;
  return ['shape.unknown-key', 'shape.colon', 'cli.unknown-setting'].includes(code) ? 1 : 2;
}

/** As many of some texts, each some lines long, as a screen holds with a line that counts the others; never none. */
export function screenful<T extends readonly string[]>(texts: readonly T[]): readonly T[] {
  const all = texts.reduce((sum, lines) => sum + lines.length, 0);
  if (all <= SCREEN_LINES) return texts;
  let taken = 0;
  let lines = 0;
  for (const text of texts) {
    lines += text.length;
    if (lines > SCREEN_LINES - 1) break;
    taken++;
  }
  return texts.slice(0, Math.max(taken, 1));
}

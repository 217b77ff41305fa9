/**
 * The word of a list that someone most likely meant, or undefined when none is near: at most a third of its letters
 * wrong, missing, too many or swapped with their neighbour (the distance of Damerau and Levenshtein), or one word begins
 * with the other.
 */
export function nearest(word: string, words: readonly string[]): string | undefined {
  if (word.length > 60) return undefined;
  const wanted = folded(word);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of words) {
    const known = folded(candidate);
    const steps = distance(wanted, known);
    const allowed = Math.max(1, Math.floor(Math.max(wanted.length, known.length) / 3));
    const begins = wanted.length >= 3 && (known.startsWith(wanted) || wanted.startsWith(known));
    if (steps < least && (steps <= allowed || begins) && steps < known.length) {
      best = candidate;
      least = steps;
    }
  }
  return best;
}

/** Spaces, underscores and capitals are slips of the pen where the words have hyphens. */
function folded(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/gu, '-');
}

function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let steps = Math.min(changed, (last[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        steps = Math.min(steps, (before[j - 2] as number) + 1);
      }
      row.push(steps);
    }
    before = last;
    last = row;
  }
  return last[b.length] as number;
}

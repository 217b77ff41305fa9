import LineBreaker from 'linebreak';
import type { Face, Mm } from '../page/page.js';

/** Text of one face within a line. */
export interface Piece {
  readonly text: string;
  readonly face: Face;
}

/** What stays on one line: a word, or several that are held together. */
export interface Word {
  readonly pieces: readonly Piece[];
  readonly width: Mm;
  /** With the space after it, which the first part of a word that is cut doesn't have. */
  readonly spaced: Mm;
  readonly cut: boolean;
}

/**
 * Cuts a word that is wider than a line in two: at the last place that fits of those where Unicode allows a break (after a
 * hyphen or a slash, between Chinese letters, never before a closing mark); where there is none, between two letters, of
 * which at least one stays before the cut.
 */
export function cut(
  word: readonly Piece[],
  fits: (head: readonly Piece[]) => boolean,
): [head: readonly Piece[], tail: readonly Piece[]] {
  const text = word.map((piece) => piece.text).join('');
  const [first = text.length, ...others] = letterEnds(text);
  const most = lastOf(others, (end) => fits(before(word, end))) ?? first;
  const end = lastOf(breaksIn(text), (place) => place <= most) ?? most;
  return [before(word, end), after(word, end)];
}

/** Neighbours of the same face as one. */
export function merged(pieces: readonly Piece[]): readonly Piece[] {
  const runs: { text: string; face: Face }[] = [];
  for (const piece of pieces) {
    const last = runs.at(-1);
    if (last?.face === piece.face) last.text += piece.text;
    else runs.push({ ...piece });
  }
  return runs;
}

/** The last of several places, in order, up to which something holds. */
function lastOf(places: Iterable<number>, holds: (place: number) => boolean): number | undefined {
  let last: number | undefined;
  for (const place of places) {
    if (!holds(place)) break;
    last = place;
  }
  return last;
}

/** Where letters end as people count them, accents and joined pictures included. */
function* letterEnds(text: string): Iterable<number> {
  if (SINGLE.test(text)) for (let end = 1; end <= text.length; end++) yield end;
  else for (const { index, segment } of new Intl.Segmenter().segment(text)) yield index + segment.length;
}

/** Letters and signs of European languages, each for itself; what takes others apart is long to load. */
const SINGLE = /^[ -~\u00a0-\u024f\u2010-\u2027]*$/;

/** Words of European languages, parted by spaces and by nothing else; what knows of all others is long to load. */
const PLAIN = /^(?:[\p{Script=Latin}\d\u00a0]+[,.;:!?]?(?: |$))*$/u;

/** Where a text may be broken, without its end. */
function* breaksIn(text: string): Iterable<number> {
  if (PLAIN.test(text)) {
    for (const { index } of text.matchAll(/(?<= )[^ ]/g)) yield index;
    return;
  }
  const breaker = new LineBreaker(text);
  for (let next = breaker.nextBreak(); next && next.position < text.length; next = breaker.nextBreak()) {
    yield next.position;
  }
}

function before(word: readonly Piece[], end: number): readonly Piece[] {
  return part(word, 0, end);
}

function after(word: readonly Piece[], start: number): readonly Piece[] {
  return part(word, start, Number.POSITIVE_INFINITY);
}

function part(word: readonly Piece[], start: number, end: number): readonly Piece[] {
  let at = 0;
  const pieces = word.map(({ text, face }) => {
    const within = text.slice(Math.max(0, start - at), Math.max(0, end - at));
    at += text.length;
    return { text: within, face };
  });
  return merged(pieces.filter(({ text }) => text !== ''));
}

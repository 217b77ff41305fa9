import { heldGroups } from '../../held.js';
import { keptByText } from '../../remembered.js';
import type { Rich } from '../page/block.js';
import type { Face, Mm, Pt, TextMeasurer } from '../page/page.js';
import { withCompany } from './company.js';
import { cut, merged, type Piece, type Word } from './cut.js';

/** Text of one face on a line, `x` mm from the line's start. */
interface Run {
  readonly text: string;
  readonly face: Face;
  readonly x: Mm;
}

/** A line of running text and its width without the space it was broken at. */
export interface TextLine {
  readonly runs: readonly Run[];
  readonly width: Mm;
}

/**
 * Breaks running text into lines no wider than `width` mm: as much on each as fits, left aligned, nothing hyphenated.
 * A no-break space holds words together, so does what `held` says of numbers, options and signs, and neither a word alone
 * nor two short ones end a paragraph where the lines above have words to spare. A word wider than the line is cut, after a hyphen or a slash where it has one. Each line but the last
 * keeps its space at the end, so that words don't run together when the text is read aloud or copied.
 */
export function breakLines(
  text: Rich,
  width: Mm,
  size: Pt,
  measurer: TextMeasurer,
  face: Face = 'regular',
): readonly TextLine[] {
  const measure = (pieces: readonly Piece[]) => widthOf(pieces, size, measurer);
  const lines: Word[][] = [];
  let line: Word[] = [];
  let taken = 0;
  for (const word of measuredWords(text, face, size, measurer)) {
    let rest = word;
    if (line.length > 0 && taken + rest.width > width + ROUNDING) {
      lines.push(line);
      line = [];
      taken = 0;
    }
    while (rest.width > width + ROUNDING) {
      const [head, tail] = cut(rest.pieces, (pieces) => measure(withoutSpace(pieces)) <= width);
      if (tail.length === 0) break;
      const filled = measure(withoutSpace(head));
      lines.push([{ pieces: head, width: filled, spaced: measure(head), cut: true }]);
      rest = measured(tail, size, measurer);
    }
    line.push(rest);
    taken += rest.spaced;
  }
  if (line.length > 0) lines.push(line);
  return withCompany(lines, width).map((words, index) =>
    setLine(words, index === lines.length - 1, measurer, size),
  );
}

function measured(pieces: readonly Piece[], size: Pt, measurer: TextMeasurer): Word {
  return {
    pieces,
    width: widthOf(pieces, size, measurer),
    spaced: widthOf(withSpace(pieces), size, measurer),
    cut: false,
  };
}

/** The words of texts that were measured before: a text is set in many widths before one is chosen. A kit has a few hundred. */
const known = keptByText<readonly Word[]>(4000);

function measuredWords(text: Rich, face: Face, size: Pt, measurer: TextMeasurer): readonly Word[] {
  return known(measurer, `${face} ${size} ${text}`, () =>
    wordsOf(text, face).map((word) => measured(word, size, measurer)),
  );
}

/** The width of text set on one line. */
export function lineWidth(text: Rich, size: Pt, measurer: TextMeasurer, face: Face = 'regular'): Mm {
  return breakLines(text, Number.POSITIVE_INFINITY, size, measurer, face)[0]?.width ?? 0;
}

/** The width of the widest word of a text: what it needs so that no word is cut. */
export function widestWord(text: Rich, size: Pt, measurer: TextMeasurer, face: Face): Mm {
  return Math.max(0, ...measuredWords(text, face, size, measurer).map(({ width }) => width));
}

function widthOf(pieces: readonly Piece[], size: Pt, measurer: TextMeasurer): Mm {
  return pieces.reduce((sum, { text, face }) => sum + measurer.width(shown(text), face, size), 0);
}

/** As it is set: a no-break space looks like any other. */
function shown(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

/** Two lengths this close (mm) are the same; sums of widths are not exact. */
const ROUNDING = 1e-6;

function wordsOf(text: Rich, face: Face): (readonly Piece[])[] {
  const words: Piece[][] = [];
  let open = false;
  let now = face;
  for (const part of text.normalize('NFC').split(/(<\/?b>)/)) {
    if (part === '<b>') now = 'bold';
    else if (part === '</b>') now = face;
    else {
      for (const chunk of part.split(/([ \t\r\n]+)/)) {
        if (chunk === '') continue;
        if (/^[ \t\r\n]/.test(chunk)) open = false;
        else {
          const piece = { text: chunk, face: now };
          if (open) words.at(-1)?.push(piece);
          else words.push([piece]);
          open = true;
        }
      }
    }
  }
  return heldGroups(words, (word) => word.map((piece) => piece.text).join('')).map((group) =>
    group.flatMap((word, index) => (index < group.length - 1 ? withSpace(word) : word)),
  );
}

function withSpace(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1);
  return last === undefined ? [] : [...pieces.slice(0, -1), { text: `${last.text} `, face: last.face }];
}

function withoutSpace(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1);
  return last === undefined ? [] : [...pieces.slice(0, -1), { text: last.text.trimEnd(), face: last.face }];
}

function setLine(words: readonly Word[], last: boolean, measurer: TextMeasurer, size: Pt): TextLine {
  const end = words.length - 1;
  const bare = (word: Word, index: number) => word.cut || (last && index === end);
  const pieces = merged(
    words.flatMap((word, index) => (bare(word, index) ? word.pieces : withSpace(word.pieces))),
  );
  let x = 0;
  const runs = pieces.map(({ text, face }, index): Run => {
    const run = { text: shown(text), face, x };
    if (index < pieces.length - 1) x += measurer.width(run.text, face, size);
    return run;
  });
  // The space at the end of a line takes no room.
  const width = words.reduce(
    (sum, word, index) => sum + (index === end || word.cut ? word.width : word.spaced),
    0,
  );
  return { runs, width };
}

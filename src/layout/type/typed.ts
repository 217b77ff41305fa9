import type { Block } from '../page/block.js';
import { textMark } from '../page/mark.js';
import type { Mm, Pt, TextMeasurer } from '../page/page.js';
import { nodeOf } from '../page/place.js';
import { baseline, COSTS, lineHeight, type Setting, type Strip } from './strip.js';

/** What is typed, as a sheet's content states it. */
type TypedBlock = Extract<Block, { kind: 'typed' }>;

/** How many letters further in a line goes on that is too long. */
const HANG = 4;

/** At least so many lines stand together at the start and at the end of what is typed. */
const FEW = 6;

/** How many letters of the monospaced face stand side by side in a width. */
export function lettersIn(width: Mm, size: Pt, measurer: TextMeasurer): number {
  return Math.floor((width + 1e-6) / measurer.width('0', 'mono', size));
}

/**
 * Sets lines as they are typed, their indents as spaces, so that they are still there when the lines are copied. A line
 * that is too long goes on under itself further in, broken at a space: in YAML it then says the same. A column ends best
 * before a line that stands at the edge, and never between a line and the first that stands further in under it, nor within
 * an item of a list that a column holds.
 */
export function typedStrips({ lines, size }: TypedBlock, width: Mm, setting: Setting) {
  const node = nodeOf('P');
  const room = lettersIn(width, size, setting.measurer);
  const written = lines.flatMap((line) => parted(line, room));
  const inItem = linesWithin(written);
  const strips = written.map((text, index): Strip => {
    const bound =
      index < written.length - 1 &&
      (index < FEW - 1 || index > written.length - 1 - FEW || heads(text, written[index + 1] as string));
    return {
      height: lineHeight(setting.style, size),
      gap: 0,
      // A space at the end keeps a line apart from the next when it is read aloud.
      items: [{ ...textMark(`${text} `, 0, baseline(0, size, setting), size, 'mono'), node }],
      tied: bound || inItem[index + 1] === true,
      bound,
      cost: indentOf(written[index + 1] ?? '') === 0 ? 0 : 2 * COSTS.line,
    };
  });
  return { strips, nodes: [node] };
}

/** For each line whether it goes on with an item of an outermost list. */
function linesWithin(lines: readonly string[]): readonly boolean[] {
  let item = Number.POSITIVE_INFINITY;
  return lines.map((line) => {
    if (indentOf(line) > item) return true;
    item = line.trimStart().startsWith('- ') ? indentOf(line) : Number.POSITIVE_INFINITY;
    return false;
  });
}

/** Whether a line stays with the next, because that stands further in and says what belongs to it. */
function heads(line: string, next: string): boolean {
  return indentOf(next) > indentOf(line);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** A line in parts no longer than the room; a word that is longer stays whole until the room is all its own, then it is cut. */
function parted(line: string, room: number): readonly string[] {
  const letters = [...line];
  if (letters.length <= room) return [line];
  const indent = indentOf(line);
  const space = letters.lastIndexOf(' ', room);
  const end = space > indent + HANG ? space : room;
  const rest = letters.slice(end).join('').trimStart();
  const further = `${' '.repeat(Math.min(indent + HANG, room - 1))}${rest}`;
  return [
    letters.slice(0, end).join(''),
    ...(further.length < line.length ? parted(further, room) : [further]),
  ];
}

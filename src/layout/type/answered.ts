import type { Block, Rich } from '../page/block.js';
import type { Ink, Item, Mm, Node } from '../page/page.js';
import { moved, nodeOf } from '../page/place.js';
import {
  baseline,
  lineHeight,
  lineItems,
  type Setting,
  type Strip,
  textStrips,
  tiedTogether,
} from './strip.js';
import { breakLines } from './text.js';

/** A question with its answer as a sheet's content states it. */
export type AnsweredBlock = Extract<Block, { kind: 'answered' }>;

/** Ink of small notes: a grey of 6:1 against white, so that they stand back and can still be read. */
const NOTE_INK: Ink = { grey: 0.38 };

/** The least white between a text and the note that ends its line. */
const NOTE_GAP: Mm = 2.5;

/**
 * Sets a question at the edge, which the eye goes down in search of it, under it and further in the reason, and beside the reason's first line the answer, alone in its margin; the note ends
 * the last line where it has room, or else the question's, or stands under all. It is read paragraph by paragraph: question, answer, reason, note.
 */
export function answeredStrips(block: AnsweredBlock, width: Mm, setting: Setting) {
  const { margin } = block;
  const size = setting.style.body;
  const [asked, answer, reason, note] = [nodeOf('P'), nodeOf('P'), nodeOf('P'), nodeOf('P')];
  const at = { x: margin, width: width - margin, size };
  const question = textStrips(block.question, { x: 0, width, size }, setting, asked);
  const [line] = breakLines(block.answer, margin, size, setting.measurer, 'bold');
  const said = line ? lineItems(line, 0, 0, size, setting, answer) : [];
  const [first, ...more] = textStrips(block.reason, at, setting, reason);
  if (first === undefined) throw new Error(`an answer without its reason: ${block.question}`);
  const answered = [{ ...first, items: [...said, ...first.items] }, ...more];
  const strips = block.note
    ? noted(question, answered, { ...block, note: block.note }, width, setting, note)
    : [...question, ...answered];
  return { strips: tiedTogether(strips), nodes: [asked, answer, reason, ...(block.note ? [note] : [])] };
}

function noted(
  question: readonly Strip[],
  answered: readonly Strip[],
  block: AnsweredBlock & { readonly note: NonNullable<AnsweredBlock['note']> },
  width: Mm,
  setting: Setting,
  node: Node,
): readonly Strip[] {
  const { margin, note } = block;
  const size = setting.style.body;
  const lines = breakLines(note.text, width - margin, note.size, setting.measurer);
  const [short, ...others] = lines;
  const grey = (items: readonly Item[]) =>
    items.map((item) => (item.kind === 'text' ? { ...item, ink: NOTE_INK } : item));
  const fitsAfter = (text: Rich, from: Mm): boolean => {
    const taken = breakLines(text, width - from, size, setting.measurer).at(-1)?.width ?? 0;
    return from + taken + NOTE_GAP + (short?.width ?? 0) <= width;
  };
  const last = answered.at(-1);
  const up = fitsAfter(block.reason, margin) ? 0 : fitsAfter(block.question, 0) ? answered.length : undefined;
  if (last && short && others.length === 0 && up !== undefined) {
    // On the same baseline, though the type is smaller; behind the question too it is read after the reason.
    const down =
      baseline(0, size, setting) - baseline(0, note.size, setting) - up * lineHeight(setting.style);
    const items = grey(lineItems(short, width - short.width, 0, note.size, setting, node));
    const ended = { ...last, items: [...last.items, ...items.map((item) => moved(item, 0, down))] };
    return [...question, ...answered.slice(0, -1), ended];
  }
  const under = lines.map(
    (line): Strip => ({
      height: lineHeight(setting.style, note.size),
      gap: 0,
      items: grey(lineItems(line, width - line.width, 0, note.size, setting, node)),
      tied: true,
    }),
  );
  return [...question, ...answered, ...under];
}

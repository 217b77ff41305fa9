import type { Rich } from '../page/block.js';
import { BLACK, type Face, type Ink, type Item, type Mm, type Node, type Pt } from '../page/page.js';
import { lineHeight, lineItems, type Setting } from '../type/strip.js';
import { breakLines } from '../type/text.js';

/** Something at the top or bottom of a page: its items count from its own top left corner; `nodes` are the parts of the structure it brings. */
export interface Band {
  readonly items: readonly Item[];
  readonly nodes: readonly Node[];
  readonly height: Mm;
}

/** Between two texts on one line that don't belong together. */
export const APART: Mm = 6;

/** A text at one end of a band, and the part of the structure that it belongs to (null: passed over). */
interface EndText {
  readonly text: Rich;
  readonly face: Face;
  readonly node: Node | null;
}

/** Two texts on one line, one at each end; one under the other where the line is too short for both, or where they are to be `apart`. */
export function twoTexts(
  left: EndText,
  right: EndText,
  size: Pt,
  setting: Setting,
  width: Mm,
  apart = false,
): Band {
  const step = lineHeight(setting.style, size);
  const lines = [left, right].map(({ text, face }) => breakLines(text, width, size, setting.measurer, face));
  const [first = [], second = []] = lines;
  const [a, b] = [first[0]?.width ?? 0, second[0]?.width ?? 0];
  if (!apart && first.length <= 1 && second.length <= 1 && a + APART + b <= width) {
    return {
      items: [
        ...first.flatMap((line) => lineItems(line, 0, 0, size, setting, left.node)),
        ...second.flatMap((line) => lineItems(line, width - b, 0, size, setting, right.node)),
      ],
      nodes: [],
      height: step,
    };
  }
  const all = [
    ...first.map((line) => ({ line, node: left.node })),
    ...second.map((line) => ({ line, node: right.node })),
  ];
  return {
    items: all.flatMap(({ line, node }, index) => lineItems(line, 0, index * step, size, setting, node)),
    nodes: [],
    height: all.length * step,
  };
}

/** A run of text whose baseline begins at x, y. */
export function textItem(
  text: string,
  face: Face,
  size: Pt,
  x: Mm,
  y: Mm,
  node: Node | null,
  ink: Ink = BLACK,
): Item {
  return { kind: 'text', x, y, text, face, size, ink, node };
}

/** How far the tallest and deepest letters reach beyond a tightly leaded line, above it and below it. */
export function overshoot(size: Pt, { style, measurer }: Setting): Mm {
  return Math.max(0, (measurer.ascent(size) + measurer.descent(size) - lineHeight(style, size)) / 2);
}

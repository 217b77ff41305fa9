import type { Mm, Node } from '../page/page.js';
import { moved, nodeOf } from '../page/place.js';
import {
  COSTS,
  type Composed,
  endingAt,
  lineHeight,
  lineItems,
  type Setting,
  type Strip,
  stacked,
  withGap,
} from './strip.js';
import { breakLines, lineWidth } from './text.js';

/** From a number to what it numbers, in the type's own size (mm at 11 pt). */
const MARK_GAP: Mm = 2;

/** How far in numbered parts stand: as far as the widest number asks. */
export function numberedIndent(marks: readonly string[], { style, measurer }: Setting): Mm {
  return MARK_GAP + Math.max(...marks.map((mark) => lineWidth(`<b>${mark}</b>`, style.body, measurer)));
}

/**
 * Numbered parts, each whole beside its number: a strip of its own, which no column or page parts. They are read as a list,
 * every part after its number.
 */
export function numberedStrips(
  parts: readonly { readonly mark: string; readonly inner: Composed }[],
  { indent, gap }: { readonly indent: Mm; readonly gap: Mm },
  setting: Setting,
): Composed {
  const list = nodeOf('L');
  const strips = parts.map(({ mark, inner }, index): Strip => {
    const label = nodeOf('Lbl');
    const body: Node = nodeOf('LBody', {}, [...inner.nodes]);
    list.children.push(nodeOf('LI', {}, [label, body]));
    const { items, height } = stacked(inner.strips);
    const size = setting.style.body;
    const lines = breakLines(mark, indent, size, setting.measurer, 'bold');
    return {
      height: Math.max(height, lineHeight(setting.style)),
      gap: 0,
      items: [
        ...lines.flatMap((line) => lineItems(line, 0, 0, size, setting, label)),
        ...items.map((item) => moved(item, indent, 0)),
      ],
      tied: false,
      ...(index < parts.length - 1 && { cost: COSTS.block }),
    };
  });
  const spaced = strips.flatMap((strip, index) => (index === 0 ? [strip] : withGap([strip], gap)));
  return { strips: endingAt(spaced, 0), nodes: [list] };
}

import type { Block, Figure, ListItem, ListNote } from '../page/block.js';
import { type Item, inMm, type Mm, type Node, type Pt } from '../page/page.js';
import { moved, nodeOf, placed } from '../page/place.js';
import { BESIDE_GAP, FIGURE_GAP, figureStrip } from './pictured.js';
import {
  COSTS,
  type Composed,
  endingAt,
  keptTogether,
  lineHeight,
  lineItems,
  type Setting,
  type Strip,
  stacked,
  textStrips,
  tiedTogether,
  withFew,
  withGap,
} from './strip.js';
import { breakLines, lineWidth } from './text.js';

/** From a list's mark to its text: at least so much, and in large type this share of its size. */
const MARK_GAP: Mm = 1.6;
const MARK_SHARE = 0.39;

const BULLET = '\u2022';

/** A list: each item beside its mark, with what is drawn beside and under it. */
export function composeList(list: Extract<Block, { kind: 'list' }>, width: Mm, setting: Setting): Composed {
  const { style, measurer } = setting;
  const marks = list.items.map((item, index) => item.mark ?? (list.ordered ? `${index + 1}.` : BULLET));
  const indent =
    Math.max(MARK_GAP, MARK_SHARE * inMm(style.body)) +
    Math.max(
      ...marks.map((mark) => (typeof mark === 'string' ? lineWidth(mark, style.body, measurer) : mark.width)),
    );
  const node = nodeOf('L');
  const strips = list.items.flatMap((item, index) => {
    const part = nodeOf('LI');
    node.children.push(part);
    const set = itemStrips(item, marks[index] as string | Figure, indent, width, setting, part);
    const spaced = index === 0 ? set : withGap(set, style.gaps.item);
    return endingAt(spaced, costAfterItem(index, list.items.length));
  });
  return { strips: withFew(strips), nodes: [node] };
}

/** What it costs to end a column after an item of a list; more where that leaves one item alone. */
function costAfterItem(index: number, count: number): number {
  if (index === count - 1) return 0;
  const alone = index === 0 || index === count - 2;
  return COSTS.item + (alone ? COSTS.alone : 0);
}

function itemStrips(
  item: ListItem,
  mark: string | Figure,
  indent: Mm,
  width: Mm,
  setting: Setting,
  part: Node,
): readonly Strip[] {
  const size: Pt = setting.style.body;
  const step = lineHeight(setting.style);
  const body = nodeOf('LBody');
  let label: readonly Item[];
  if (typeof mark === 'string') {
    const node = nodeOf('Lbl');
    part.children.push(node);
    label = breakLines(mark, indent, size, setting.measurer).flatMap((line) =>
      lineItems(line, 0, 0, size, setting, node),
    );
  } else label = placed(mark, 0, (step - mark.height) / 2, null);
  part.children.push(body);

  const { beside, down } = besideStrips(item, indent, width, setting, body);
  const strips = [...beside, ...figureUnder(item.figure, indent, width, body)];
  // Away from its rule an example says nothing: all of them stay with the item.
  const notes = keptTogether(
    (item.notes ?? []).flatMap((note) => noteStrips(note, indent, width, setting, body)),
  );
  const [first, ...rest] = [...tiedTo(strips, item.figure !== undefined, notes.length > 0), ...notes];
  if (first === undefined) throw new Error('a list item without text or figure');
  const lowered = label.map((mark) => moved(mark, 0, down));
  return [{ ...first, items: [...lowered, ...first.items] }, ...rest];
}

/**
 * An item's text as lines; with a drawing beside it as one piece. A single line stands in the middle of a higher drawing,
 * `down` from its top; of several the first stands beside the drawing.
 */
function besideStrips(
  { text, aside }: ListItem,
  indent: Mm,
  width: Mm,
  setting: Setting,
  body: Node,
): { readonly beside: readonly Strip[]; readonly down: Mm } {
  const size = setting.style.body;
  if (!aside)
    return { beside: textStrips(text, { x: indent, width: width - indent, size }, setting, body), down: 0 };
  const node = nodeOf('Figure', { alt: aside.alt });
  const room = width - indent - aside.width - BESIDE_GAP;
  const said = stacked(textStrips(text, { x: indent, width: room, size }, setting, body));
  body.children.push(node);
  const step = lineHeight(setting.style);
  const isOneLine = said.height < step + 1e-6;
  const down = isOneLine ? Math.max(0, (aside.height - step) / 2) : 0;
  const strip: Strip = {
    height: Math.max(aside.height, down + said.height),
    gap: 0,
    items: [
      ...said.items.map((item) => moved(item, 0, down)),
      ...placed(aside, width - aside.width, Math.max(0, (step - aside.height) / 2), node),
    ],
    tied: false,
  };
  return { beside: [strip], down };
}

function figureUnder(figure: Figure | undefined, indent: Mm, width: Mm, body: Node): readonly Strip[] {
  if (!figure) return [];
  const node = nodeOf('Figure', { alt: figure.alt });
  body.children.push(node);
  return [{ ...figureStrip(figure, indent, width, node), gap: FIGURE_GAP }];
}

/** A note is read as a paragraph of its item, and stays with its drawing and with what is above it. */
function noteStrips(note: ListNote, indent: Mm, width: Mm, setting: Setting, body: Node): readonly Strip[] {
  const node = nodeOf('P');
  body.children.push(node);
  const said = textStrips(
    note.text,
    { x: indent, width: width - indent, size: setting.style.body },
    setting,
    node,
  );
  const strips = [...said, ...figureUnder(note.figure, indent, width, body)];
  return withGap(tiedTogether(strips), setting.style.gaps.item);
}

/** An item's strips, its last line tied to a drawing under it, and the last strip to a note under that. */
function tiedTo(strips: readonly Strip[], isDrawn: boolean, isNoted: boolean): readonly Strip[] {
  const last = strips.length - 1;
  return strips.map((strip, index) => {
    const tied = strip.tied || (isDrawn && index === last - 1) || (isNoted && index === last);
    return { ...strip, tied };
  });
}

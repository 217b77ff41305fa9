import { unreachable } from '../../problem.js';
import { type Block, type Figure, isHeaded, type ListItem, type ListNote } from '../page/block.js';
import { type Item, inMm, type Mm, type Node, type Pt } from '../page/page.js';
import { moved, nodeOf, placed } from '../page/place.js';
import { answeredStrips } from './answered.js';
import {
  COSTS,
  endingAt,
  keptTogether,
  lineHeight,
  lineItems,
  type Setting,
  type Strip,
  stacked,
  textStrips,
  tiedTogether,
  withGap,
} from './strip.js';
import { THIN, tableStrips } from './table.js';
import { breakLines, lineWidth } from './text.js';
import { typedStrips } from './typed.js';

/** Blocks set to a width: what will be placed, and the parts of the structure in reading order. */
export interface Composed {
  readonly strips: readonly Strip[];
  readonly nodes: readonly Node[];
}

/** White around a panel's content, and its fill: light enough that a photocopier may lose it. */
const PANEL_PAD: Mm = 2.5;
const PANEL_FILL = { grey: 0.93 };

/** Between a figure and its caption, or the text that a figure belongs to. */
const FIGURE_GAP: Mm = 1;

/** Between a sentence and the drawing at its right. */
const BESIDE_GAP: Mm = 2.5;

/** From a list's mark to its text: at least so much, and in large type this share of its size. */
const MARK_GAP: Mm = 1.6;
const MARK_SHARE = 0.39;

const BULLET = '\u2022';

/** The room inside a panel of this width (mm). */
export function panelWidth(width: Mm): Mm {
  return width - 2 * PANEL_PAD;
}

/** Sets blocks in a column of this width. */
export function compose(blocks: readonly Block[], width: Mm, setting: Setting): Composed {
  const { gaps } = setting.style;
  let strips: readonly Strip[] = [];
  const nodes: Node[] = [];
  let space = 0;
  let before: Block | undefined;
  for (const block of blocks) {
    if (block.kind === 'space') {
      space += block.height;
      continue;
    }
    const composed = composeBlock(block, width, setting);
    const gap = before?.kind === 'heading' ? gaps.heading : isHeaded(block) ? gaps.section : gaps.paragraph;
    if (block.kind === 'table') strips = [...strips.slice(0, -1), ...tiedTogether(strips.slice(-1), true)];
    else strips = endingAt(strips, costBefore(block, before));
    strips = [...strips, ...withGap(composed.strips, gap + space)];
    nodes.push(...composed.nodes);
    space = 0;
    before = block;
  }
  return { strips, nodes };
}

/** What it costs to end a column before a block: best where a heading follows, worst between a list and the sentence that announces it. */
function costBefore(block: Block, before: Block | undefined): number {
  if (isHeaded(block)) return 0;
  return block.kind === 'list' && before?.kind === 'paragraph' ? COSTS.announced : COSTS.block;
}

function composeBlock(block: Exclude<Block, { kind: 'space' }>, width: Mm, setting: Setting): Composed {
  const { style } = setting;
  switch (block.kind) {
    case 'heading': {
      const node = nodeOf(`H${block.level}`);
      const size = { 1: style.title, 2: style.section, 3: style.body }[block.level];
      const strips = textStrips(block.text, { x: 0, width, size, face: 'bold' }, setting, node);
      return { strips: tiedTogether(strips, true), nodes: [node] };
    }
    case 'paragraph': {
      const node = nodeOf('P');
      const face = block.bold ? 'bold' : 'regular';
      const at = { x: 0, width, size: block.size ?? style.body, face } as const;
      return { strips: textStrips(block.text, at, setting, node), nodes: [node] };
    }
    case 'answered':
      return answeredStrips(block, width, setting);
    case 'typed':
      return typedStrips(block, width, setting);
    case 'list':
      return composeList(block, width, setting);
    case 'table': {
      const { strips, node } = tableStrips(block, width, setting);
      const rows = strips.map((strip, index) =>
        index < strips.length - 1 ? { ...strip, cost: COSTS.row } : strip,
      );
      return { strips: withFew(rows), nodes: [node] };
    }
    case 'figure':
      return composeFigure(block, width, setting);
    case 'beside':
      return composeBeside(block, width, setting);
    case 'panel': {
      const inner = compose(block.blocks, panelWidth(width), setting);
      return { strips: [panelStrip(inner.strips, width)], nodes: inner.nodes };
    }
    case 'keep': {
      // A picture that ends a part stays as near to its words as it is set.
      const pictured = block.blocks.at(-1)?.kind === 'figure';
      const inner = compose(block.blocks, width, setting);
      return {
        strips: pictured ? tiedTogether(inner.strips) : keptTogether(inner.strips),
        nodes: inner.nodes,
      };
    }
    default:
      return unreachable(block);
  }
}

function panelStrip(inner: readonly Strip[], width: Mm): Strip {
  const { items, height } = stacked(inner);
  const edge = THIN.width / 2;
  const frame: Item = {
    kind: 'box',
    x: edge,
    y: edge,
    width: width - 2 * edge,
    height: height + 2 * (PANEL_PAD - edge),
    fill: PANEL_FILL,
    stroke: THIN,
    node: null,
  };
  return {
    height: height + 2 * PANEL_PAD,
    gap: 0,
    items: [frame, ...items.map((item) => moved(item, PANEL_PAD, PANEL_PAD))],
    tied: false,
  };
}

function composeFigure(block: Extract<Block, { kind: 'figure' }>, width: Mm, setting: Setting): Composed {
  const { figure, caption } = block;
  const node = nodeOf('Figure', { alt: figure.alt });
  const x = block.align === 'center' ? (width - figure.width) / 2 : 0;
  const strip = { ...figureStrip(figure, x, width, node), tied: caption !== undefined };
  if (caption === undefined) return { strips: [strip], nodes: [node] };
  // A figure's alternative text stands for everything in it, so a caption that is to be read stands after it.
  const text = nodeOf('P');
  const size = setting.style.body;
  const narrow = lineWidth(caption, size, setting.measurer);
  const start = block.align === 'center' ? Math.max(0, (width - narrow) / 2) : 0;
  const lines = textStrips(caption, { x: start, width: width - start, size }, setting, text);
  return { strips: [strip, ...withGap(tiedTogether(lines), FIGURE_GAP)], nodes: [node, text] };
}

function composeBeside(block: Extract<Block, { kind: 'beside' }>, width: Mm, setting: Setting): Composed {
  const { figure } = block;
  const text = nodeOf('P');
  const node = nodeOf('Figure', { alt: figure.alt });
  const start = width * block.share;
  const stands = start + figure.width <= width + 1e-6;
  const room = stands ? start - BESIDE_GAP : width;
  const said = textStrips(block.text, { x: 0, width: room, size: setting.style.body }, setting, text);
  if (!stands) {
    const drawn = { ...figureStrip(figure, 0, width, node), gap: FIGURE_GAP };
    return { strips: [...tiedTogether(said, true), drawn], nodes: [text, node] };
  }
  const { items, height: textHeight } = stacked(said);
  const height = Math.max(textHeight, figure.height);
  const strip: Strip = {
    height,
    gap: 0,
    items: [
      ...items.map((item) => moved(item, 0, (height - textHeight) / 2)),
      ...placed(figure, start, (height - figure.height) / 2, node),
    ],
    tied: false,
  };
  return { strips: [strip], nodes: [text, node] };
}

function figureStrip(figure: Figure, x: Mm, width: Mm, node: Node): Strip {
  if (figure.width > width + 1e-6) throw new Error(`a figure ${figure.width} mm wide in ${width} mm`);
  return { height: figure.height, gap: 0, items: placed(figure, x, 0, node), tied: false };
}

function composeList(list: Extract<Block, { kind: 'list' }>, width: Mm, setting: Setting): Composed {
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

/** Lines of a list, or rows of a table, that are few enough to be overlooked when they stand apart from the rest. */
const FEW = 2;

/** The strips of a list or a table, with what it costs to part its first or last lines from the others. */
function withFew(strips: readonly Strip[]): readonly Strip[] {
  return strips.map((strip, index) => {
    const [before, after] = [index + 1, strips.length - index - 1];
    const few = after > 0 && (before <= FEW || after <= FEW);
    return few ? { ...strip, cost: (strip.cost ?? 0) + COSTS.few } : strip;
  });
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
  const notes = (item.notes ?? []).flatMap((note) => noteStrips(note, indent, width, setting, body));
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

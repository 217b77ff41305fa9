import { unreachable } from '../../problem.js';
import { type Block, isHeaded, type Rich } from '../page/block.js';
import type { Item, Mm, Node } from '../page/page.js';
import { moved, nodeOf } from '../page/place.js';
import { answeredStrips } from './answered.js';
import { composeList } from './list.js';
import { numberedIndent, numberedStrips } from './numbered.js';
import { composeBeside, composeFigure } from './pictured.js';
import {
  COSTS,
  type Composed,
  endingAt,
  keptTogether,
  type Setting,
  type Strip,
  stacked,
  textStrips,
  tiedTogether,
  withFew,
  withGap,
} from './strip.js';
import { THIN, tableStrips } from './table.js';
import { typedStrips } from './typed.js';

/** White around a panel's content, and its fill: light enough that a photocopier may lose it. */
const PANEL_PAD: Mm = 2.5;
const PANEL_FILL = { grey: 0.93 };

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
    // What announces a table or what is typed never ends a column.
    if (block.kind === 'table' || block.kind === 'typed')
      strips = [...strips.slice(0, -1), ...tiedTogether(strips.slice(-1), true)];
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
    case 'list': {
      const list = composeList(block, width, setting);
      return { ...list, strips: headedAgain(list.strips, block.again, width, setting) };
    }
    case 'numbered': {
      const indent = numberedIndent(
        block.parts.map(({ mark }) => mark),
        setting,
      );
      const parts = block.parts.map(({ mark, blocks }) => ({
        mark,
        inner: compose(blocks, width - indent, setting),
      }));
      return numberedStrips(parts, { indent, gap: block.gap }, setting);
    }
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
      const strips = pictured ? tiedTogether(inner.strips) : keptTogether(inner.strips);
      return { strips: headedAgain(strips, block.again, width, setting), nodes: inner.nodes };
    }
    default:
      return unreachable(block);
  }
}

/** The same strips, under a heading each where it begins a column: not read aloud, since it was read before. */
function headedAgain(
  strips: readonly Strip[],
  text: Rich | undefined,
  width: Mm,
  setting: Setting,
): readonly Strip[] {
  if (text === undefined) return strips;
  const { style } = setting;
  const at = { x: 0, width, size: style.section, face: 'bold' } as const;
  const { items, height } = stacked(textStrips(text, at, setting, nodeOf('P')));
  const again = {
    height: height + style.gaps.heading,
    items: items.map((item) => ({ ...item, node: null })),
  };
  return strips.map((strip) => ({ again, ...strip }));
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

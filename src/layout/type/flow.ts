import type { Block } from '../page/block.js';
import type { Item, Mm, Node, TextMeasurer } from '../page/page.js';
import { moved } from '../page/place.js';
import type { Style } from '../page/templates.js';
import { compose } from './compose.js';
import { lineHeight, type Strip, stacked } from './strip.js';

/** A column on a page (mm). */
export interface Frame {
  readonly x: Mm;
  readonly y: Mm;
  readonly width: Mm;
  readonly height: Mm;
}

/** Content that has its place: by frame, with how much of the frame's height it takes. */
export interface Flowed {
  readonly frames: readonly { readonly items: readonly Item[]; readonly used: Mm }[];
  /** In reading order. */
  readonly nodes: readonly Node[];
  /** How many lines of body type there are too many; 0 when everything has its place. */
  readonly overflow: number;
}

/** Two heights this close (mm) are the same. */
const ROUNDING = 1e-6;

/**
 * Places blocks in frames, one after the other. Headings stay with what follows, kept parts stay together unless they
 * are taller than a frame, a table that goes on in another frame gets its head again. The frames of one flow have one
 * width; as many are asked for as are needed.
 */
export function flow(
  blocks: readonly Block[],
  frames: Iterable<Frame>,
  style: Style,
  measurer: TextMeasurer,
): Flowed {
  const supply = frames[Symbol.iterator]();
  let frame = supply.next().value as Frame | undefined;
  if (frame === undefined) throw new Error('no frame to set text in');
  const width = frame.width;
  const { strips, nodes } = compose(blocks, width, { style, measurer });
  const done: { items: readonly Item[]; used: Mm }[] = [];
  let column = new Column(frame);
  const left: Strip[] = [];

  const next = (): boolean => {
    const following = supply.next();
    if (following.done) return false;
    frame = following.value as Frame;
    if (Math.abs(frame.width - width) > ROUNDING) throw new Error('the frames of one flow have one width');
    done.push(column);
    column = new Column(frame);
    return true;
  };
  const place = (chunk: readonly Strip[]): boolean => {
    if (column.takes(chunk)) return true;
    if (!column.fresh && next()) return place(chunk);
    return false;
  };
  for (const chunk of chunksOf(strips)) {
    if (left.length > 0) left.push(...chunk);
    // What is too tall to be kept together is parted after all.
    else if (!place(chunk)) {
      for (const strip of chunk) if (left.length > 0 || !place([strip])) left.push(strip);
    }
  }
  done.push(column);
  const overflow = left.length === 0 ? 0 : Math.ceil(stacked(left).height / lineHeight(style) - ROUNDING);
  return { frames: done, nodes, overflow };
}

/** How tall blocks are in one column of this width. */
export function heightOf(blocks: readonly Block[], width: Mm, style: Style, measurer: TextMeasurer): Mm {
  return stacked(compose(blocks, width, { style, measurer }).strips).height;
}

/** Strips that stay together, in order. */
function chunksOf(strips: readonly Strip[]): readonly (readonly Strip[])[] {
  const chunks: Strip[][] = [];
  let open = false;
  for (const strip of strips) {
    if (open) chunks.at(-1)?.push(strip);
    else chunks.push([strip]);
    open = strip.tied;
  }
  return chunks;
}

/** A frame being filled. */
class Column {
  readonly items: Item[] = [];
  used: Mm = 0;
  readonly #frame: Frame;

  constructor(frame: Frame) {
    this.#frame = frame;
  }

  get fresh(): boolean {
    return this.used === 0;
  }

  /** Places strips if all of them fit; whether they did. */
  takes(strips: readonly Strip[]): boolean {
    const again = this.fresh ? strips[0]?.again : undefined;
    const above = again?.height ?? 0;
    const gap = this.fresh ? 0 : (strips[0]?.gap ?? 0);
    const { items, height } = stacked(strips);
    if (this.used + gap + above + height > this.#frame.height + ROUNDING) return false;
    for (const item of again?.items ?? []) this.items.push(moved(item, this.#frame.x, this.#frame.y));
    const y = this.#frame.y + this.used + gap + above;
    for (const item of items) this.items.push(moved(item, this.#frame.x, y));
    this.used += gap + above + height;
    return true;
  }
}

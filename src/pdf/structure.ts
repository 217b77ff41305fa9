import { type Inked, inkOfAll } from '../layout/page/bounds.js';
import type { Item, Node, Page } from '../layout/page/page.js';
import { POINTS } from './paint.js';
import type { Document, StructureElement } from './pdfkit.js';

type Content = ReturnType<Document['markStructureContent']>;

/** Where a figure stands, as PDF wants it told: points from the page's lower left corner. */
type BoundingBox = readonly [left: number, bottom: number, right: number, top: number];

/**
 * The structure of one document. Content is painted in any order and marked with the node it belongs to; the tree is
 * built at the end, in the nodes' own order, which is the reading order.
 */
export class Structure {
  readonly #document: Document;
  readonly #contents = new Map<Node, Content[]>();
  readonly #boxes = new Map<Node, BoundingBox>();

  constructor(document: Document) {
    this.#document = document;
  }

  /** Has `paint` write the items of the open page, those of one node that follow each other as one piece of content. */
  mark(page: Page, inked: Inked, paint: (items: readonly Item[]) => void): void {
    for (const items of runsOf(page.items)) {
      const node = (items[0] as Item).node;
      if (node === null) this.#document.markContent('Artifact', { type: 'Layout' });
      else this.#remember(node, this.#document.markStructureContent(node.role));
      paint(items);
      this.#document.endMarkedContent();
    }
    for (const figure of new Set(page.items.map((item) => item.node))) {
      if (figure?.role !== 'Figure' || this.#boxes.has(figure)) continue;
      const ink = inkOfAll(
        page.items.filter((item) => item.node === figure),
        inked,
      );
      const bottom = page.height - ink.y - ink.height;
      const box: BoundingBox = [ink.x, bottom, ink.x + ink.width, bottom + ink.height];
      this.#boxes.set(figure, box.map((length) => length * POINTS) as unknown as BoundingBox);
    }
  }

  /** Writes the tree; an item whose node isn't in it is a bug of the sheet. */
  build(root: readonly Node[]): void {
    const whole = this.#document.struct('Document') as StructureElement;
    this.#document.addStructure(whole);
    for (const node of root) this.#add(node, whole);
    whole.end();
    for (const [lost] of this.#contents) throw new Error(`content of ${lost.role} that no node holds`);
  }

  #remember(node: Node, content: Content): void {
    const contents = this.#contents.get(node);
    if (contents) contents.push(content);
    else this.#contents.set(node, [content]);
  }

  #add(node: Node, parent: StructureElement): void {
    const options = node.alt === undefined ? {} : { alt: node.alt };
    const element = this.#document.struct(node.role, options) as StructureElement;
    parent.add(element);
    const box = this.#boxes.get(node);
    if (box) element.dictionary.data.A = { O: 'Layout', Placement: 'Block', BBox: box };
    if (node.scope) element.dictionary.data.A = { O: 'Table', Scope: node.scope };
    for (const content of this.#contents.get(node) ?? []) element.add(content);
    this.#contents.delete(node);
    for (const child of node.children) this.#add(child, element);
    element.end();
  }
}

/** Neighbouring items of the same node together, in painting order. */
function runsOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const runs: Item[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    if (run?.[0]?.node === item.node) run.push(item);
    else runs.push([item]);
  }
  return runs;
}

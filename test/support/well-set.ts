import type { Item, Node, Page, Sheet } from '../../src/layout/page/page.js';

/** What a reader would find badly set on a finished sheet, read from its pages alone. */
export interface Faults {
  /** The smallest type (pt). */
  readonly smallest: number;
  /** Worked examples that stand in more than one column, and examples of a rule that stand in another than its last line. */
  readonly torn: readonly string[];
  /** Paragraphs whose last line is one short word, though the line above has words to spare. */
  readonly runts: readonly string[];
  /** Single lines parted from their paragraph, headings from what they head, items from all others of their list. */
  readonly lone: readonly string[];
  /** Sentences of which a line or two are cut off, and last items that begin a page alone, though the column before has room for what is left of them. */
  readonly cut: readonly string[];
  /** Pages on which two columns end far apart, and those of several that are half empty, the last included. */
  readonly uneven: readonly string[];
  /** Lines of text that run across the page's foot. */
  readonly crossed: readonly string[];
  /** How wide a half is drawn (mm), each width once. */
  readonly halves: readonly number[];
}

/** What to know of a sheet to measure it: its columns, and how worked examples are headed. */
export interface Measured {
  readonly columns: 1 | 2;
  readonly example?: string;
}

/** A part of the structure in one column of one page. */
interface Part {
  readonly place: string;
  readonly lines: readonly Line[];
}

interface Line {
  readonly y: number;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Columns of a page differ by no more than this share of the longer. */
const UNEVEN = 0.12;

/** A line of one word is no runt when it takes this share of the column. */
const RUNT = 0.2;

/** Lines of a list that are overlooked when they stand alone over a break. */
const FEW = 2;

/** A page of several is filled to so much of its height, the last like the others: less looks half empty. */
const FILLED = 0.6;

/** White between an item and the one above it, at most (mm). */
const AFTER_ITEM = 3;

/** Measures a finished sheet. */
export function faultsOf(sheet: Sheet, { columns, example }: Measured): Faults {
  const body = sheet.pages.map(bodyOf);
  const columnOf = (page: Page, x: number) => (columns === 2 && x > page.width / 2 - 1 ? 1 : 0);
  const placeOf = (index: number, x: number) => `${index}.${columnOf(sheet.pages[index] as Page, x)}`;
  const placed = body.flatMap(({ items }, index) =>
    items.map((item) => ({ item, place: placeOf(index, leftOf(item)) })),
  );
  const byNode = new Map<Node, Map<string, Item[]>>();
  for (const { item, place } of placed) {
    if (item.node === null) continue;
    const places = byNode.get(item.node) ?? new Map<string, Item[]>();
    byNode.set(item.node, places);
    places.set(place, [...(places.get(place) ?? []), item]);
  }
  const partsOf = (node: Node): readonly Part[] =>
    [...(byNode.get(node) ?? [])].map(([place, items]) => ({ place, lines: linesOf(items) }));
  const placesIn = (nodes: readonly Node[]): readonly string[] => [
    ...new Set(flat(nodes).flatMap((node) => [...(byNode.get(node)?.keys() ?? [])])),
  ];
  const all = flat(sheet.root);
  const texts = all.filter(({ role }) => ['P', 'LBody', 'H2', 'H3'].includes(role));
  const first = sheet.pages[0] as Page;
  const columnWidth = (first.width - 20) / columns - (columns === 2 ? 3.5 : 0);

  const runts = texts.flatMap((node) => {
    const lines = partsOf(node).flatMap((part) => part.lines);
    const [above, last] = lines.slice(-2);
    if (!above || !last || lines.length < 2) return [];
    const alone = wordsIn(last.text).length === 1 && last.to - last.from < RUNT * columnWidth;
    return alone && wordsIn(above.text).length > 3 ? [`${above.text} / ${last.text}`] : [];
  });
  const lone = [
    ...texts.flatMap((node) => {
      const parts = partsOf(node);
      return parts.length > 1 ? parts.filter(({ lines }) => lines.length < 2).map(tellPart) : [];
    }),
    ...all.flatMap(({ role, children }) => {
      if (role !== 'L') return [];
      // An example under an item is part of it, and so is its drawing.
      const parts = flat(children).flatMap((node) =>
        ['LBody', 'P', 'Figure'].includes(node.role) ? partsOf(node) : [],
      );
      const places = [...new Set(parts.map(({ place }) => place))];
      if (places.length < 2) return [];
      const here = places.map((place) => parts.filter((part) => part.place === place));
      const few = here.filter((some) => some.reduce((sum, { lines }) => sum + lines.length, 0) <= FEW);
      return few.map((some) => `item: ${some.map(tellPart).join(' ')}`);
    }),
    ...texts.flatMap((node) => {
      const [part] = node.role.startsWith('H') ? partsOf(node) : [];
      const low = part?.lines.at(-1)?.y ?? 0;
      const under = placed.some(({ item, place }) => place === part?.place && topOf(item) > low + 0.5);
      return part && !under ? [`heading: ${tellPart(part)}`] : [];
    }),
  ];
  const itemsAt = (place: string) => placed.filter((one) => one.place === place).map(({ item }) => item);
  const lowest = (items: readonly Item[]) => Math.max(...items.map(lowOf));
  const roomUnder = (place: string) =>
    (body[Number(place.split('.')[0])] as Body).bottom - lowest(itemsAt(place));
  const cut = [
    ...texts.flatMap((node) => {
      const [before, after, ...more] = partsOf(node);
      // What is drawn or told under a sentence needs room with its last line.
      if (!before || !after || more.length > 0 || node.children.length > 0) return [];
      if (Math.min(before.lines.length, after.lines.length) > FEW) return [];
      const [one, two] = before.lines.slice(-2).map(({ y }) => y);
      const pitch = (two ?? 0) - (one ?? 0);
      return roomUnder(before.place) > after.lines.length * pitch ? [tellPart(before)] : [];
    }),
    ...all.flatMap(({ role, children }) => {
      if (role !== 'L' || children.length < 3) return [];
      const [before, last] = children.slice(-2).map((node) => placesIn([node]));
      const [from, to] = [before?.at(-1), last?.[0]];
      if (from === undefined || to === undefined || from.split('.')[0] === to.split('.')[0]) return [];
      const own = flat(children.slice(-1)).flatMap((node) => byNode.get(node)?.get(to) ?? []);
      const height = lowest(own) - Math.min(...own.map(topOf));
      return roomUnder(from) > height + AFTER_ITEM
        ? [`item ${from} ${to}: ${own.map(textOf).join(' ')}`]
        : [];
    }),
  ];
  const parted = all.flatMap((node) => {
    const said = partsOf(node).at(-1)?.place;
    const notes = node.role === 'LBody' ? node.children.filter(({ role }) => role === 'P') : [];
    const away = notes.flatMap((note) => partsOf(note).filter(({ place }) => place !== said));
    return away.map(tellPart);
  });
  const torn = all.flatMap((node, index) => {
    if (example === undefined || node.role !== 'H2') return [];
    const [heading] = partsOf(node);
    if (heading && heading.lines.map(({ text }) => text).join(' ') !== example) return [];
    const end = all.findIndex((other, at) => at > index && other.role === 'H2');
    const steps = all.slice(index, end < 0 ? undefined : end);
    return examplesIn(steps).flatMap((one) => {
      const places = placesIn(one);
      return places.length > 1 ? [places.join(' ')] : [];
    });
  });
  const uneven = sheet.pages.flatMap((page, index) => {
    const { items, top, bottom } = body[index] as Body;
    const lengths = Array.from({ length: columns }, (_, column) =>
      Math.max(0, ...items.filter((item) => columnOf(page, leftOf(item)) === column).map(lowOf)),
    ).map((low) => Math.max(0, low - top));
    const longest = Math.max(...lengths);
    const apart = 1 - Math.min(...lengths) / longest;
    const filled = longest / (bottom - top);
    return [
      ...(columns === 2 && apart > UNEVEN ? [`page ${index + 1}: ${lengths.map(Math.round)} mm`] : []),
      ...(sheet.pages.length > 1 && filled < FILLED
        ? [`page ${index + 1}: filled ${Math.round(filled * 100)} %`]
        : []),
    ];
  });
  const crossed = sheet.pages.flatMap(({ items, height }) => {
    const texts = items.flatMap((item) => (item.kind === 'text' ? [item] : []));
    const feet = texts.filter(
      ({ node, text, y }) => node === null && text.includes(' \u00b7 ') && y > height - 40,
    );
    return texts.flatMap(({ node, text, y, size }) =>
      node !== null && feet.some((foot) => Math.abs(foot.y - y) < size * 0.25) ? [text] : [],
    );
  });
  const sizes = sheet.pages.flatMap(({ items }) => items.flatMap((i) => (i.kind === 'text' ? [i.size] : [])));
  const halves = placed.flatMap(({ item }) =>
    item.kind === 'stamp' ? [Math.round(item.scale * (sheet.stamps[item.name]?.width ?? 0) * 100) / 100] : [],
  );
  return {
    smallest: Math.min(...sizes),
    torn: [...torn, ...parted],
    runts,
    lone,
    cut,
    uneven,
    crossed,
    halves: [...new Set(halves)],
  };
}

/** Examples under one heading: each ends with the list of its steps, and the heading belongs to the first. */
function examplesIn(nodes: readonly Node[]): readonly (readonly Node[])[] {
  const found: Node[][] = [[]];
  let list: readonly Node[] = [];
  for (const node of nodes) {
    if (list.length > 0 && !list.includes(node)) found.push([]);
    if (!list.includes(node)) list = node.role === 'L' ? flat(node.children) : [];
    found.at(-1)?.push(node);
  }
  return found;
}

interface Body {
  readonly items: readonly Item[];
  readonly top: number;
  readonly bottom: number;
}

/** What stands on a page between the rule under its head and its foot, which a hairline may stand over. */
function bodyOf({ items, width, height }: Page): Body {
  const rules = items.flatMap((item) =>
    item.kind === 'line' && item.y1 === item.y2 && item.x2 - item.x1 > width * 0.7 && item.node === null
      ? [item.y1]
      : [],
  );
  const top = Math.min(height / 3, ...rules);
  const foot = Math.max(...items.map((item) => (item.kind === 'text' && item.node === null ? item.y : 0)));
  const sizes = items.flatMap((item) => (item.kind === 'text' && item.y === foot ? [item.size] : []));
  const bottom = foot - (sizes[0] ?? 0) * 0.36;
  const isHairline = (item: Item) =>
    item.kind === 'line' && item.node === null && item.stroke.width < 0.25 && item.x2 - item.x1 > width * 0.7;
  const inBody = (item: Item) => topOf(item) > top && lowOf(item) < bottom && !isHairline(item);
  return { items: items.filter(inBody), top, bottom };
}

function leftOf(item: Item): number {
  switch (item.kind) {
    case 'line':
      return Math.min(item.x1, item.x2);
    case 'path': {
      const xs = item.steps.flatMap((step) => (step[0] === 'M' || step[0] === 'L' ? [step[1]] : []));
      return Math.min(...xs);
    }
    default:
      return item.x;
  }
}

function topOf(item: Item): number {
  return rangeOf(item)[0];
}

function lowOf(item: Item): number {
  return rangeOf(item)[1];
}

function rangeOf(item: Item): readonly [top: number, low: number] {
  switch (item.kind) {
    case 'line':
      return [Math.min(item.y1, item.y2), Math.max(item.y1, item.y2)];
    case 'path': {
      const ys = item.steps.flatMap((step) => (step[0] === 'M' || step[0] === 'L' ? [step[2]] : []));
      return [Math.min(...ys), Math.max(...ys)];
    }
    case 'text':
      return [item.y - item.size * 0.25, item.y + item.size * 0.08];
    case 'box':
      return [item.y, item.y + item.height];
    default:
      return [item.y, item.y];
  }
}

/** What is written, line by line. */
function linesOf(items: readonly Item[]): readonly Line[] {
  const lines = new Map<number, { text: string; from: number; to: number }>();
  for (const item of items) {
    if (item.kind !== 'text') continue;
    const y = Math.round(item.y * 100) / 100;
    const known = lines.get(y);
    const to = item.x + item.text.trimEnd().length * item.size * 0.176;
    lines.set(y, { text: (known?.text ?? '') + item.text, from: known?.from ?? item.x, to });
  }
  return [...lines]
    .map(([y, line]) => ({ y, ...line, text: line.text.trim() }))
    .sort((one, other) => one.y - other.y);
}

function textOf(item: Item): string {
  return item.kind === 'text' ? item.text : '';
}

function wordsIn(text: string): readonly string[] {
  return text.split(/[ \u00a0]+/).filter((word) => word !== '');
}

function tellPart({ place, lines }: Part): string {
  return `${place} ${lines.map(({ text }) => text).join(' / ')}`;
}

function flat(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => [node, ...flat(node.children)]);
}

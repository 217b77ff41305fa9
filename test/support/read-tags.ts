import { open, type ReadNode } from './read-pdf.js';

/** A part of a page as its tags tell it: its role, what is said of it (text or alternative), and its parts in reading order. */
export interface Told {
  readonly role: string;
  /** A figure's alternative, or the text in the part itself and in its parts. */
  readonly text: string;
  readonly parts: readonly Told[];
}

/** What a reader hears of each page, part by part. */
export async function toldPages(bytes: Uint8Array): Promise<readonly (readonly Told[])[]> {
  const document = await open(bytes);
  const pages: (readonly Told[])[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    const inside: (string | undefined)[] = [];
    for (const item of items) {
      if ('str' in item) {
        const id = inside.findLast((each) => each !== undefined);
        if (id !== undefined) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      } else if (item.type === 'endMarkedContent') inside.pop();
      else inside.push('id' in item ? String(item.id) : undefined);
    }
    const tree = (await page.getStructTree()) as unknown as ReadNode & { readonly id?: string };
    pages.push(tree ? partsOf(tree, texts) : []);
  }
  return pages;
}

function partsOf(node: ReadNode, texts: ReadonlyMap<string, string>): readonly Told[] {
  return (node.children ?? []).flatMap((child): readonly Told[] =>
    child.role === undefined ? [] : [toldOf(child, texts)],
  );
}

function toldOf(node: ReadNode, texts: ReadonlyMap<string, string>): Told {
  const parts = partsOf(node, texts);
  const own = (node.children ?? [])
    .map((child) => {
      const id = (child as { readonly id?: string }).id;
      return child.role === undefined ? (texts.get(id ?? '') ?? '') : toldOf(child, texts).text;
    })
    .join(node.role === 'P' || node.role === 'Lbl' ? '' : ' ');
  const text = (node.alt ?? own).replace(/[\s\u00a0]+/g, ' ').trim();
  return { role: node.role ?? '', text, parts };
}

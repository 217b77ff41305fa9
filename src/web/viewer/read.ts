import type { PDFPageProxy } from 'pdfjs-dist';
import type { Read, ReadKind } from './messages.js';

/** A node of a page's tags, as the reader of PDFs gives them. */
interface Tag {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Tag[];
}

/** What tags are to someone who hears the page; what stands in none of these belongs to the one around it. */
const KINDS: Readonly<Record<string, ReadKind>> = {
  H: 'heading',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  P: 'text',
  Caption: 'text',
  TR: 'text',
  LI: 'item',
  Figure: 'figure',
  Formula: 'figure',
};

/** A page in words, by its tags: what a screen reader would say of the printed sheet. */
export async function readPage(page: PDFPageProxy): Promise<readonly Read[]> {
  const [tree, { items }] = await Promise.all([
    page.getStructTree(),
    page.getTextContent({ includeMarkedContent: true }),
  ]);
  const texts = new Map<string, string>();
  const open: (string | undefined)[] = [];
  for (const item of items) {
    if ('str' in item) {
      const inside = open.findLast((id) => id !== undefined);
      if (inside !== undefined)
        texts.set(inside, `${texts.get(inside) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id);
  }
  const reads: Read[] = [];
  if (tree) walk(tree, texts, reads);
  return reads;
}

/** Puts what stands under a tag behind what was read before. */
function walk(tag: Tag, texts: ReadonlyMap<string, string>, reads: Read[]): void {
  const kind = tag.role === undefined ? undefined : KINDS[tag.role];
  if (kind === undefined) {
    for (const child of tag.children ?? []) walk(child, texts, reads);
    return;
  }
  const text = (tag.alt ?? spoken(tag, texts)).replace(/\s+/g, ' ').trim();
  if (text !== '') reads.push({ kind, text });
}

function spoken(tag: Tag, texts: ReadonlyMap<string, string>): string {
  if (tag.alt !== undefined) return tag.alt;
  if (tag.type === 'content') return texts.get(tag.id ?? '') ?? '';
  return (tag.children ?? []).map((child) => spoken(child, texts)).join(' ');
}

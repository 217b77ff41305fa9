import type { Mark, Mm, Pt } from './page.js';

/**
 * Running text. Plain text, with `<b>...</b>` for what is set bold; nothing else is markup. Messages and their
 * parameters come from the words; a name a person typed is passed through `plain()` so that its `<` stays a `<`.
 */
export type Rich = string;

/** A drawing of known size whose marks count from its own top left corner; `alt` is what a screen reader says. */
export interface Figure {
  readonly width: Mm;
  readonly height: Mm;
  readonly marks: readonly Mark[];
  readonly alt: string;
}

/** A table's cell: text, or a small figure; `bold` for what counts, `align` right for numbers. */
export interface Cell {
  readonly text?: Rich;
  /** Further paragraphs under the text. */
  readonly more?: readonly Rich[];
  readonly figure?: Figure;
  readonly align?: 'left' | 'right' | 'center';
  readonly bold?: boolean;
  /** The cell heads its row (TH, scope Row). */
  readonly heads?: boolean;
}

/** What a sheet is made of before it has a place on paper. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: Rich }
  | { readonly kind: 'paragraph'; readonly text: Rich; readonly size?: Pt; readonly bold?: boolean }
  /** `again` heads what of it begins a column. */
  | {
      readonly kind: 'list';
      readonly ordered: boolean;
      readonly items: readonly ListItem[];
      readonly again?: Rich;
    }
  /** Widths are shares of the frame's width (any positive numbers). `rows` each have as many cells as `head`. `rowHeight` is a least height. What stands in a row begins on one level, `top` mm under its rule; without, drawings and low contents stand in its middle. */
  | {
      readonly kind: 'table';
      readonly head: readonly Cell[];
      readonly rows: readonly (readonly Cell[])[];
      readonly shares: readonly number[];
      readonly rowHeight?: Mm;
      readonly top?: Mm;
      readonly even?: true;
      readonly lines?: 'rows' | 'grid';
      readonly size?: Pt;
    }
  | {
      readonly kind: 'figure';
      readonly figure: Figure;
      readonly align?: 'left' | 'center';
      readonly caption?: Rich;
    }
  /** A drawing with its sentence at its left (`share` of the width), or above it where it is too wide for that; kept together. */
  | { readonly kind: 'beside'; readonly text: Rich; readonly figure: Figure; readonly share: number }
  /** A question at the edge, and under it the answer alone in a margin (mm) beside its reason, which a small grey note may end; kept together. */
  | {
      readonly kind: 'answered';
      readonly question: Rich;
      readonly answer: Rich;
      readonly reason: Rich;
      readonly margin: Mm;
      readonly note?: { readonly text: string; readonly size: Pt };
    }
  /** What is typed, line by line in the monospaced face, nothing in it markup; a line too long for the width goes on further in. */
  | { readonly kind: 'typed'; readonly lines: readonly string[]; readonly size: Pt }
  /** Parts with a number each, `gap` mm apart; none is ever parted. */
  | {
      readonly kind: 'numbered';
      readonly parts: readonly { readonly mark: string; readonly blocks: readonly Block[] }[];
      readonly gap: Mm;
    }
  /** White space between parts (mm), dropped at the top of a frame. */
  | { readonly kind: 'space'; readonly height: Mm }
  /** A framed part with a light fill, kept together. */
  | { readonly kind: 'panel'; readonly blocks: readonly Block[] }
  /** Parts that never part company across a column or page; `again` heads them once more where they begin one. */
  | { readonly kind: 'keep'; readonly blocks: readonly Block[]; readonly again?: Rich };

export interface ListItem {
  readonly text: Rich;
  /** Stands in place of the bullet or number: a letter, or a drawing such as a tick box (which is passed over when read aloud). */
  readonly mark?: string | Figure;
  /** Drawn under the item's text. */
  readonly figure?: Figure;
  /** Drawn at the right edge, beside the item's text, and read after it. */
  readonly aside?: Figure;
  /** What stands under the item's text on lines of its own, each with its drawing under it. */
  readonly notes?: readonly ListNote[];
}

/** A line or two under an item: an example of what it says. */
export interface ListNote {
  readonly text: Rich;
  readonly figure?: Figure;
}

/** A text someone typed (a name, a title), made safe to stand in running text. */
export function plain(text: string): Rich {
  return text.replaceAll('<', '\u2039').replaceAll('>', '\u203a');
}

/** Whether a block begins with a heading. */
export function isHeaded(block: Block | undefined): boolean {
  return block?.kind === 'keep' || block?.kind === 'panel'
    ? isHeaded(block.blocks[0])
    : block?.kind === 'heading';
}

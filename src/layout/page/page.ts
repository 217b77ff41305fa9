/** A length on paper in millimetres. Coordinates run right and down from the page's top left corner. */
export type Mm = number;

declare const ptBrand: unique symbol;

/** A size of type in points (1/72 inch); branded so that a type size is never taken for a length. */
export type Pt = number & { readonly [ptBrand]: true };

/** A size of type. */
export function pt(size: number): Pt {
  return size as Pt;
}

/** A size of type as a length. */
export function inMm(size: Pt): Mm {
  return (size * 25.4) / 72;
}

/** A length as a size of type. */
export function inPt(length: Mm): Pt {
  return pt(length * (72 / 25.4));
}

/** Ink: a grey from 0 (black) to 1 (paper white), printed with black ink alone, or a colour (0 to 255 each) that never carries meaning by itself. */
export type Ink =
  | { readonly grey: number }
  | { readonly red: number; readonly green: number; readonly blue: number };

export const BLACK: Ink = { grey: 0 };
export const WHITE: Ink = { grey: 1 };

/** A line's width (mm), ink, and its dashes (mm on, mm off, ...) where it is not solid. */
export interface Stroke {
  readonly width: Mm;
  readonly ink: Ink;
  readonly dash?: readonly Mm[];
  readonly round?: boolean;
}

/**
 * The weights of the type family, and a monospaced face for what is typed; for letters that a face lacks the measurer chooses
 * another. `display` is the bold weight with plain zeros, for what stands large: there a slashed zero looks like a letter.
 */
export type Face = 'regular' | 'bold' | 'mono' | 'display';

/** A step of a drawn outline: move, line, cubic curve, close (mm). */
export type PathStep =
  | readonly ['M', Mm, Mm]
  | readonly ['L', Mm, Mm]
  | readonly ['C', Mm, Mm, Mm, Mm, Mm, Mm]
  | readonly ['Z'];

/** What stands on a page: a closed list, so that the painter is one exhaustive switch. Finished: every place is known. */
export type Mark =
  /** `y` is the baseline. The text is one run on one line. */
  | {
      readonly kind: 'text';
      readonly x: Mm;
      readonly y: Mm;
      readonly text: string;
      readonly face: Face;
      readonly size: Pt;
      readonly ink: Ink;
    }
  | {
      readonly kind: 'line';
      readonly x1: Mm;
      readonly y1: Mm;
      readonly x2: Mm;
      readonly y2: Mm;
      readonly stroke: Stroke;
    }
  /** `radius` rounds the corners; drawn with the stroke centred on the outline. */
  | {
      readonly kind: 'box';
      readonly x: Mm;
      readonly y: Mm;
      readonly width: Mm;
      readonly height: Mm;
      readonly radius?: Mm;
      readonly fill?: Ink;
      readonly stroke?: Stroke;
    }
  | {
      readonly kind: 'disc';
      readonly x: Mm;
      readonly y: Mm;
      readonly radius: Mm;
      readonly fill?: Ink;
      readonly stroke?: Stroke;
    }
  | {
      readonly kind: 'path';
      readonly steps: readonly PathStep[];
      readonly fill?: Ink;
      readonly stroke?: Stroke;
    }
  /** A stamp of the sheet (drawn once, a Form XObject), its centre at x, y, turned clockwise, at a scale (1 on cut sheets). */
  | {
      readonly kind: 'stamp';
      readonly name: string;
      readonly x: Mm;
      readonly y: Mm;
      readonly turn: 0 | 90 | 180 | 270;
      readonly scale: number;
    };

/** A mark on a page and the part of the document's structure it belongs to; null: an artifact (rulers, cut marks, backs, heads and feet), which a screen reader passes over. */
export type Item = Mark & { readonly node: Node | null };

/** What a part of a document is, as PDF/UA names it. */
export type Role =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'Caption';

/** A part of a document in reading order. The nodes that items name must hang in the sheet's `root` list. */
export interface Node {
  readonly role: Role;
  readonly children: Node[];
  /** The text alternative of a Figure. */
  readonly alt?: string;
  /** Of a TH: what it heads. */
  readonly scope?: 'Column' | 'Row';
}

/** A drawing used many times, `width` x `height` mm around its centre; its marks count from its own top left corner, and what reaches beyond its size is cut off. */
export interface Stamp {
  readonly width: Mm;
  readonly height: Mm;
  readonly marks: readonly Mark[];
}

/** One side of paper. */
export interface Page {
  readonly width: Mm;
  readonly height: Mm;
  readonly items: readonly Item[];
  /** The part that is cut out (mm); the whole page when absent. */
  readonly trim?: { readonly x: Mm; readonly y: Mm; readonly width: Mm; readonly height: Mm };
}

/** Who may see a sheet. */
export type Audience = 'player' | 'host';

/** How a printer turns the paper over. */
export type Duplex = 'simplex' | 'long-edge' | 'short-edge';

/** One finished document. `A` says who may see it: what is laid out for the host is no value of `Sheet<'player'>`. */
export interface Sheet<A extends Audience = Audience> {
  readonly audience: A;
  /** What it is called among the documents there are; nothing here depends on it. */
  readonly name: string;
  /** The document's title, as a viewer's window shows it. */
  readonly title: string;
  readonly language: string;
  readonly duplex: Duplex;
  readonly pages: readonly Page[];
  /** How much of each page's height its text takes (0 to 1); absent where pages are laid out otherwise. */
  readonly filled?: readonly number[];
  readonly root: readonly Node[];
  readonly stamps: Readonly<Record<string, Stamp>>;
  /** Words that the file can be found by, kept in its properties. */
  readonly keywords: string;
}

/** Measures type as it will be set, without knowing how it is painted. */
export interface TextMeasurer {
  /** The width of a run on one line. */
  width(text: string, face: Face, size: Pt): Mm;
  /** The first character that no face has; undefined when all can be set. */
  missing(text: string): string | undefined;
  /** From the baseline up to the tallest letters and down to the deepest (mm, both positive). */
  ascent(size: Pt): Mm;
  descent(size: Pt): Mm;
}

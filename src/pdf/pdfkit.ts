import PDFDocument from 'pdfkit';
import type { Font } from './font/font.js';

/** A font in one document, as pdfkit keeps it: what it writes down of each glyph, by the glyph's number in the document. */
export interface EmbeddedFont {
  readonly id: string;
  readonly subset: { includeGlyph(id: number): number };
  /** In thousandths of the type size. */
  readonly widths: number[];
  /** The letters that a glyph stands for. */
  readonly unicode: (readonly number[])[];
  ref(): Reference;
}

/** An object of a PDF file. */
export interface Reference {
  readonly id: number;
  readonly data: Record<string, unknown>;
  /** Writes it, with what its stream holds if it is one: bytes, or text in Latin-1. */
  end(chunk?: string | Uint8Array): void;
  /** What its stream holds, and whether that is still to be packed; the object says by then that it is. */
  buffer: readonly Uint8Array[];
  compress: boolean;
  /** Writes it into the file. */
  finalize(): void;
}

/** A part of the structure, with the dictionary that its attributes go into. */
export type StructureElement = PDFKit.PDFStructureElement & { readonly dictionary: Reference };

/** What pdfkit has but its types don't tell. pdfkit's version is pinned: look here when it is updated. */
interface Inside {
  _font: EmbeddedFont;
  readonly _root: { readonly data: { ViewerPreferences: Reference } };
  readonly _info: Reference;
  /** How many bytes are written. */
  readonly _offset: number;
  /** Writes bytes, or a line of text in Latin-1. */
  _write(data: string | Uint8Array): void;
  /** Writes the end of the file once all objects are written. */
  _finalize(): void;
  push(end: null): void;
  _addInfo(): void;
  subset: unknown;
  ref(data: object): Reference;
  readonly page: {
    readonly dictionary: Reference;
    readonly fonts: Record<string, Reference>;
    readonly xobjects: Record<string, Reference>;
  };
}

/** A document and its inside. */
export type Document = Omit<PDFKit.PDFDocument, 'subset' | 'ref'> & Inside;

/** Begins a document without a page. pdfkit would load a standard font, which is never embedded, were none named. */
export function beginDocument(
  options: Omit<PDFKit.PDFDocumentOptions, 'subset'> & { subset?: string },
): Document {
  const all = { ...options, autoFirstPage: false, font: '' } as PDFKit.PDFDocumentOptions;
  return new PDFDocument(all) as unknown as Document;
}

/** Takes a font into a document. pdfkit takes whatever can lay out text; its types only know files. */
export function takeFont(document: Document, font: Font): EmbeddedFont {
  document.font(font as unknown as Uint8Array);
  return document._font;
}

import type { Audience, Sheet } from '../layout/page/page.js';
import type { Paper } from '../layout/page/templates.js';
import { paintPdf } from '../pdf/document.js';
import type { SheetFacts } from '../sheets/facts.js';
import type { Materials } from './request.js';

/** A sheet that is laid out and wants only painting: its word, what it is printed on, and where it will lie in its folder (with `/`). */
export interface LaidOut<Name extends string = string> {
  readonly name: Name;
  readonly sheet: Sheet;
  readonly paper: Paper;
  readonly stock: SheetFacts['stock'];
  readonly path: string;
}

/** What there is to know of a finished document besides its bytes. */
export interface DocumentFacts<Name extends string = string> {
  /** The word for the sheet. */
  readonly sheet: Name;
  readonly audience: Audience;
  readonly paper: Paper;
  readonly stock: SheetFacts['stock'];
  /** Within its folder, with `/` on every machine. */
  readonly path: string;
  readonly pages: number;
  /** How many pieces of paper it takes. */
  readonly pieces: number;
}

/** A finished document: a PDF and what there is to know of it. */
export interface Document<Name extends string> extends DocumentFacts<Name> {
  readonly bytes: Uint8Array;
}

/** How many pieces of paper a sheet takes. */
export function piecesOf({ duplex, pages }: Sheet): number {
  return duplex === 'simplex' ? pages.length : Math.ceil(pages.length / 2);
}

/** Paints sheets one after another, each only when it is asked for: whoever lets go of a document before the next holds one. */
export async function* paintedDocuments<Name extends string>(
  sheets: readonly LaidOut<Name>[],
  { fonts, machine }: Pick<Materials, 'fonts' | 'machine'>,
): AsyncGenerator<Document<Name>, void> {
  for (const { name, sheet, paper, stock, path } of sheets) {
    yield {
      sheet: name,
      audience: sheet.audience,
      paper,
      stock,
      path,
      pages: sheet.pages.length,
      pieces: piecesOf(sheet),
      bytes: await paintPdf(sheet, fonts, machine),
    };
  }
}

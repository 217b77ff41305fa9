import type { Rich } from '../page/block.js';

/** What stands at the head and foot of a document's pages, in its reader's language. */
interface SharedTexts {
  /** The document's language by its code (`en`), for whoever reads it aloud. */
  readonly language: string;
  /** In large type at the head of the first page, as someone typed it. */
  readonly title: string;
  /** Which document this is, in a word or two ("Score log"): at the right of the head, and first in the foot. */
  readonly sheet: string;
  /** Title and sheet as one: the head of pages that are mostly drawing, and what a viewer's window shows. */
  readonly document: string;
  /** One line under or beside the title; and its parts, where it has any, which the head of a first page tells apart. */
  readonly facts: Rich;
  readonly factParts?: readonly Rich[];
  /** The foot's words for a page's number among all. */
  readonly counter: (page: number, pages: number) => string;
  /** What else the foot says: at the left after the page's number, and at the right after the paper's name. */
  readonly foot: { readonly left: readonly string[]; readonly right: readonly string[] };
  /** Words that the file can be found by, kept in its properties. */
  readonly keywords: string;
}

/** The texts of a document that players may see. */
export interface PlayerTexts extends SharedTexts {
  readonly audience: 'player';
}

/** The texts of a document that only the host may see. */
export interface HostTexts extends SharedTexts {
  readonly audience: 'host';
  /** The black band at the head of each page: whose it is, and what to do about it. */
  readonly band: { readonly only: string; readonly apart: string };
}

/** The texts of a document, told apart by who may see it. */
export type PageTexts = PlayerTexts | HostTexts;

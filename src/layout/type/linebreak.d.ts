/** The part of the package that is used here; it brings no types of its own. */
declare module 'linebreak' {
  /** Where a text may be broken by the rules of Unicode (UAX 14), one place after the other. */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, in UTF-16 units from the start; the end of the text is the last. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}

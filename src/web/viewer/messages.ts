/** A page of a sheet as paper has it, in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** What a stretch of a page is to someone who hears it. */
export type ReadKind = 'heading' | 'text' | 'item' | 'figure';

/** A stretch of a page, as its tags tell it. */
export interface Read {
  readonly kind: ReadKind;
  readonly text: string;
}

/** What the viewer can be asked, each with what it answers. */
export interface ViewerCalls {
  /** Opens a sheet, in place of another under the same name. */
  show: {
    readonly ask: { readonly sheet: string; readonly bytes: Uint8Array };
    readonly answer: readonly PageSize[];
  };
  /** A page of it (from 1), with so many dots to the point. */
  paint: {
    readonly ask: { readonly sheet: string; readonly page: number; readonly scale: number };
    readonly answer: ImageBitmap;
  };
  /** The page as words, in the order in which it is read. */
  read: { readonly ask: { readonly sheet: string; readonly page: number }; readonly answer: readonly Read[] };
  close: { readonly ask: { readonly sheet: string }; readonly answer: null };
}

export type ViewerCall = keyof ViewerCalls;

/** A question to the viewer, numbered so that its answer is known. */
export type ViewerAsk = {
  [Call in ViewerCall]: { readonly id: number; readonly call: Call; readonly ask: ViewerCalls[Call]['ask'] };
}[ViewerCall];

/** What comes back: an answer, or why there is none. */
export type ViewerAnswer =
  | { readonly viewed: number; readonly answer: ViewerCalls[ViewerCall]['answer'] }
  | { readonly viewed: number; readonly failure: string };

/** How much larger things are drawn than they are to measure, across and down a page, against a printer that prints them smaller. */
export interface Stretch {
  readonly across: number;
  readonly down: number;
}

/** Drawn as it is to measure. */
export const NO_STRETCH: Stretch = { across: 1, down: 1 };

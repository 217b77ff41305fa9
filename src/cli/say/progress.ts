import type { Outlet } from '../base/world.js';

/** A line that says how far a long run is, and goes away when the run is over. */
export interface Progress {
  /** How much of the work is done, from 0 to 1. */
  at(share: number): void;
  /** Wipes the line. */
  end(): void;
}

/** Time between two changes of the line (milliseconds). */
const SHOWN_EVERY = 200;

/** For a file or a pipe, and for whoever wants quiet. */
export const noProgress: Progress = { at: () => {}, end: () => {} };

/**
 * A line on a terminal, for a run that takes longer than `after` (milliseconds); `clock` gives milliseconds. In a file or a
 * pipe there is none.
 */
export function progressOn(
  outlet: Outlet,
  say: (share: number) => string,
  { clock, after }: { readonly clock: () => number; readonly after: number },
): Progress {
  const { width } = outlet;
  if (width === undefined) return noProgress;
  let next = clock() + after;
  let shown = 0;
  return {
    at: (share) => {
      const now = clock();
      if (now < next) return;
      next = now + SHOWN_EVERY;
      // In the last column the terminal would begin a new line.
      const text = say(share).slice(0, width - 1);
      outlet.write(`\r${text.padEnd(shown)}`);
      shown = text.length;
    },
    end: () => {
      if (shown > 0) outlet.write(`\r${' '.repeat(shown)}\r`);
      shown = 0;
    },
  };
}

import { bad, good, type Problem, type Result } from '../../problem.js';
import type { Mm } from '../page/page.js';
import type { Margins } from '../page/paper.js';
import type { BackMode } from './backs.js';
import type { Stretch } from './stretch.js';

/** A place right and down from another (mm). */
export interface Offset {
  readonly x: Mm;
  readonly y: Mm;
}

/** What the 100 mm rulers of a test page measured on paper (mm). */
export interface Measured {
  readonly across: Mm;
  readonly down: Mm;
}

/** What was measured of a printer, on paper that lay upright and was turned over its long edge. What isn't there was not measured. */
export interface Printer {
  /** As its owner calls it. */
  readonly name: string;
  readonly ruler?: Measured;
  /** Sheets are drawn larger or smaller, so that they measure what they are to on this printer. */
  readonly compensate?: boolean;
  /** By how much backs must be moved, right and down on their page, to stand behind their fronts. */
  readonly offset?: Offset;
  readonly margins?: Margins;
}

/** How long a test page's rulers are to measure. */
export const RULED: Mm = 100;

/** No printer is off by as much as this (%): then the print dialog has scaled the page. */
const MOST_ERROR = 1;

/** What a page is scaled to by common mistakes (%): A4 shrunk onto Letter paper (11 in of 297 mm), and two pages on a sheet. */
const KNOWN_SCALES = { letter: (279.4 / 297) * 100, half: Math.SQRT1_2 * 100 } as const;

/** Shares that are the same within what a ruler is read to (%). */
const SAME = 0.6;

/**
 * Rulers that a printer can have printed at actual size. Problem `printer.scale` {across, down, cause}: what went wrong in
 * the print dialog, `letter` and `half` as known above, else `smaller`, `larger` or `uneven`.
 */
export function checkedRuler(measured: Measured): Result<Measured> {
  const cause = wrongSetting(measured);
  if (cause === undefined) return good(measured);
  return bad({ code: 'printer.scale', params: { ...measured, cause } } satisfies Problem);
}

function wrongSetting({ across, down }: Measured): string | undefined {
  const off = (length: Mm) => Math.abs(length - RULED) > MOST_ERROR - 1e-9;
  if (!off(across) && !off(down)) return undefined;
  if (Math.abs(across - down) > MOST_ERROR - 1e-9) return 'uneven';
  const mean = (across + down) / 2;
  for (const [cause, scale] of Object.entries(KNOWN_SCALES)) {
    if (Math.abs(mean - scale) <= SAME) return cause;
  }
  return mean < RULED ? 'smaller' : 'larger';
}

/** How things must be drawn for a printer to print them true; undefined where nothing is to be made up for. */
export function stretchFor({ compensate, ruler }: Printer): Stretch | undefined {
  if (!compensate || !ruler || (ruler.across === RULED && ruler.down === RULED)) return undefined;
  return { across: RULED / ruler.across, down: RULED / ruler.down };
}

/**
 * How backs must be moved on a printer. Turned over its short edge the page's back stands upside down on the paper, so
 * the same shift has the other sign; backs on the front's own side, and those that need no place, don't move.
 */
export function offsetFor({ offset }: Printer, mode: BackMode): Offset | undefined {
  if (!offset || (offset.x === 0 && offset.y === 0)) return undefined;
  if (mode === 'long-edge') return offset;
  // Not -0, which would be another value in a file.
  return mode === 'short-edge' ? { x: 0 - offset.x, y: 0 - offset.y } : undefined;
}

import type { SheetName } from '../sheets/registry.js';

/** What is printed large, for readers with low vision: all sheets, none, or these. */
export type LargePrint = boolean | readonly SheetName[];

/** Whether a sheet is printed large. */
export function isLarge(large: LargePrint | undefined, sheet: SheetName): boolean {
  return typeof large === 'object' ? large.includes(sheet) : large === true;
}

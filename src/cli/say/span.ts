import type { Span } from '../../variant/rules.js';

/** A least and a most as variant files write them: `2-4`, or `4`. */
export function spanText({ least, most }: Span): string {
  return least === most ? String(least) : `${least}-${most}`;
}

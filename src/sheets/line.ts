import { drawnStamps } from '../layout/figures/line-of-play.js';
import type { Stamp } from '../layout/page/page.js';
import { unreachable } from '../problem.js';
import type { Rules } from '../variant/rules.js';

/** The stamps of halves that drawn lines and tiles of a game may need; small tiles are the same drawing at a smaller scale. */
export function lineStamps({ set }: Rules): Readonly<Record<string, Stamp>> {
  return drawnStamps(Array.from({ length: set.highest + 1 }, (_, value) => value));
}

/** How doubles lie in drawn lines of a game; across, as they are known best, where the rules leave it open. */
export function drawnDoubles({ line }: Rules): 'across' | 'straight' {
  switch (line.doubles) {
    case 'across':
    case 'either':
      return 'across';
    case 'straight':
      return 'straight';
    default:
      return unreachable(line.doubles);
  }
}

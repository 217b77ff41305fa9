import type { Audience, Mm } from '../page/page.js';
import type { Margins } from '../page/paper.js';
import type { Rect } from '../page/rect.js';
import type { Paper } from '../page/templates.js';
import type { Setting } from '../type/strip.js';

/** What every page of a sheet is set up with: its paper and margins, and how its text is set. */
export interface PageSetup extends Setting {
  readonly paper: Paper;
  readonly margins: Margins;
}

/** The black edge at the left of a host's page. */
export const HOST_EDGE: Mm = 4;

/** White beside that edge. */
const BESIDE_EDGE: Mm = 4;

/** The printable part of a page (mm), without the host's edge. */
export function printable(audience: Audience, { paper, margins }: PageSetup): Rect {
  const { top, right, bottom } = margins;
  const left = margins.left + (audience === 'host' ? HOST_EDGE + BESIDE_EDGE : 0);
  return { x: left, y: top, width: paper.width - left - right, height: paper.height - top - bottom };
}

/** How wide a column of running text is on a page. */
export function columnWidth(setup: PageSetup, audience: Audience, columns: 1 | 2): Mm {
  const { width } = printable(audience, setup);
  return (width - (columns - 1) * setup.style.gutter) / columns;
}

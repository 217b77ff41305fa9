import type { Item, Mm, Node } from '../../layout/page/page.js';
import type { Rect } from '../../layout/page/rect.js';
import { flow, heightOf } from '../../layout/type/flow.js';
import type { Setting } from '../../layout/type/strip.js';
import type { Log } from './logs.js';
import { passNotes, scoringNotes, worthTable } from './sentences.js';

/** Between the notes on scoring and the tally of passes (mm), and the part of the width that the notes take. */
const BETWEEN: Mm = 8;
const NOTES_SHARE = 0.56;

/** The rules under a score log, to be placed with their top at `y`; or one under the other on pages of their own. */
export interface ScoreFoot {
  readonly height: Mm;
  at(y: Mm): { readonly items: readonly Item[]; readonly nodes: readonly Node[] };
  pages(area: Rect): { readonly pages: readonly (readonly Item[])[]; readonly nodes: readonly Node[] };
}

/** What a round is worth, then notes on scoring beside the tally of passes; `area` gives the left edge and the width (mm). */
export function scoreFoot(
  log: Log,
  area: { readonly x: Mm; readonly width: Mm },
  setting: Setting,
): ScoreFoot {
  const { request, columns } = log;
  const { style, measurer } = setting;
  const { x, width } = area;
  const left = (width - BETWEEN) * NOTES_SHARE;
  const right = width - BETWEEN - left;
  const worth = [worthTable(request, columns.ends)];
  const notes = scoringNotes(log);
  const passes = passNotes(request, right, setting);
  const first = heightOf(worth, width, style, measurer) + style.gaps.section;
  const second = Math.max(heightOf(notes, left, style, measurer), heightOf(passes, right, style, measurer));
  return {
    height: first + second,
    at(y) {
      const parts = [
        flow(worth, [{ x, y, width, height: first }], style, measurer),
        flow(notes, [{ x, y: y + first, width: left, height: second }], style, measurer),
        flow(
          passes,
          [{ x: x + left + BETWEEN, y: y + first, width: right, height: second }],
          style,
          measurer,
        ),
      ];
      return {
        items: parts.flatMap((part) => part.frames.flatMap((frame) => frame.items)),
        nodes: parts.flatMap((part) => part.nodes),
      };
    },
    pages(area) {
      const blocks = [...worth, ...notes, ...passes];
      const { frames, nodes } = flow(blocks, endless(area), style, measurer);
      return { pages: frames.map((frame) => frame.items), nodes };
    },
  };
}

/** The same part of every page, as often as there is something to set. */
function* endless(area: Rect): Generator<Rect> {
  for (;;) yield area;
}

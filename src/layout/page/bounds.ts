import { unreachable } from '../../problem.js';
import type { Mark, Mm, Stamp, TextMeasurer } from './page.js';
import { around, type Rect } from './rect.js';

/** What a drawing needs to be measured: its stamps, and the type. */
export interface Inked {
  readonly stamps: Readonly<Record<string, Stamp>>;
  readonly measurer: TextMeasurer;
}

/** The upright rectangle that a mark may ink (mm): strokes with their width, text from its tallest to its deepest letters, without spaces at its end. */
export function inkOf(mark: Mark, inked: Inked): Rect {
  switch (mark.kind) {
    case 'text': {
      const ascent = inked.measurer.ascent(mark.size);
      const width = inked.measurer.width(mark.text.trimEnd(), mark.face, mark.size);
      return { x: mark.x, y: mark.y - ascent, width, height: ascent + inked.measurer.descent(mark.size) };
    }
    case 'line': {
      const { x1, y1, x2, y2, stroke } = mark;
      const rect = spanning([x1, x2], [y1, y2]);
      // A butt end reaches no further than its point, but a slanted one does sideways.
      const slanted = x1 !== x2 && y1 !== y2;
      const alongX = stroke.round || slanted || x1 === x2 ? stroke.width / 2 : 0;
      const alongY = stroke.round || slanted || y1 === y2 ? stroke.width / 2 : 0;
      return grown(rect, alongX, alongY);
    }
    case 'box':
      return grown(mark, (mark.stroke?.width ?? 0) / 2);
    case 'disc': {
      const { x, y, radius } = mark;
      return grown({ x, y, width: 0, height: 0 }, radius + (mark.stroke?.width ?? 0) / 2);
    }
    case 'path': {
      const numbers = mark.steps.map((step) => step.slice(1) as readonly number[]);
      const xs = numbers.flatMap((step) => step.filter((_, index) => index % 2 === 0));
      const ys = numbers.flatMap((step) => step.filter((_, index) => index % 2 === 1));
      return grown(spanning(xs, ys), (mark.stroke?.width ?? 0) / 2);
    }
    case 'stamp': {
      const stamp = inked.stamps[mark.name];
      if (stamp === undefined) throw new Error(`no stamp ${mark.name}`);
      const lying = mark.turn === 90 || mark.turn === 270;
      const width = (lying ? stamp.height : stamp.width) * mark.scale;
      const height = (lying ? stamp.width : stamp.height) * mark.scale;
      return { x: mark.x - width / 2, y: mark.y - height / 2, width, height };
    }
    default:
      return unreachable(mark);
  }
}

/** The least upright rectangle around what some marks ink; at least one. */
export function inkOfAll(marks: readonly Mark[], inked: Inked): Rect {
  return around(marks.map((mark) => inkOf(mark, inked)));
}

function spanning(xs: readonly Mm[], ys: readonly Mm[]): Rect {
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function grown(rect: Rect, x: Mm, y = x): Rect {
  return { x: rect.x - x, y: rect.y - y, width: rect.width + 2 * x, height: rect.height + 2 * y };
}

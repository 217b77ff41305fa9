import { unreachable } from '../../problem.js';
import type { Figure } from './block.js';
import type { Item, Mark, Mm, Node, PathStep, Role } from './page.js';

/** A part of the document's structure that is filled as its content is placed. */
export function nodeOf(role: Role, more: Pick<Node, 'alt' | 'scope'> = {}, children: Node[] = []): Node {
  return { role, children, ...more };
}

/** The same mark `dx` mm further right and `dy` mm further down. */
export function moved<M extends Mark>(mark: M, dx: Mm, dy: Mm): M;
export function moved(mark: Mark, dx: Mm, dy: Mm): Mark {
  if (dx === 0 && dy === 0) return mark;
  switch (mark.kind) {
    case 'text':
    case 'box':
    case 'disc':
    case 'stamp':
      return { ...mark, x: mark.x + dx, y: mark.y + dy };
    case 'line':
      return { ...mark, x1: mark.x1 + dx, y1: mark.y1 + dy, x2: mark.x2 + dx, y2: mark.y2 + dy };
    case 'path':
      return { ...mark, steps: mark.steps.map((step) => movedStep(step, dx, dy)) };
    default:
      return unreachable(mark);
  }
}

/** A drawing's marks with its top left corner at x, y, belonging to a part of the structure (null: passed over). */
export function placed(figure: Figure, x: Mm, y: Mm, node: Node | null): readonly Item[] {
  return figure.marks.map((mark) => ({ ...moved(mark, x, y), node }));
}

function movedStep(step: PathStep, dx: Mm, dy: Mm): PathStep {
  switch (step[0]) {
    case 'M':
    case 'L':
      return [step[0], step[1] + dx, step[2] + dy];
    case 'C':
      return ['C', step[1] + dx, step[2] + dy, step[3] + dx, step[4] + dy, step[5] + dx, step[6] + dy];
    case 'Z':
      return step;
    default:
      return unreachable(step);
  }
}

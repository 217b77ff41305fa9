import type { Rect } from '../../src/layout/page/rect.js';
import type { Drawn, DrawnPage } from './drawn.js';

/** A hundredth of a millimetre. */
export const FINE = 0.01;

/** The middle of a rectangle. */
export const middleOf = ({ x, y, width, height }: Rect) => ({ x: x + width / 2, y: y + height / 2 });
/** Whether two lengths are the same, to a hundredth of a millimetre. */
export const near = (a: number, b: number) => Math.abs(a - b) < FINE;

/** A printed tile: its name, what is drawn of it, and its place, which is where its two halves stand. */
export interface PrintedTile {
  readonly alt: string;
  readonly place: Rect;
  readonly halves: readonly (readonly Drawn[])[];
}

/** The tiles on a page, in the order they are drawn. */
export function tilesIn(page: DrawnPage): PrintedTile[] {
  const figures = page.drawn.filter(({ role }) => role === 'Figure');
  const names = [...new Set(figures.map(({ alt }) => alt ?? ''))];
  return names.map((alt) => {
    const parts = figures.filter((part) => part.alt === alt);
    const frames = parts.filter(({ kind }) => kind === 'form').map(({ bounds }) => bounds);
    const inner = [...new Set(parts.map(({ form }) => form))];
    return {
      alt,
      place: hull(frames),
      halves: frames.map((frame) =>
        parts.filter(
          (part) => part.kind === 'fill' && inner.includes(part.form) && inside(middleOf(part.bounds), frame),
        ),
      ),
    };
  });
}

function inside({ x, y }: { x: number; y: number }, frame: Rect): boolean {
  return x > frame.x && y > frame.y && x < frame.x + frame.width && y < frame.y + frame.height;
}

/** The least rectangle around some. */
export function hull(rects: readonly Rect[]): Rect {
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Marks, rulers and other straight lines that belong to no tile. */
export const linesOf = (page: DrawnPage) =>
  page.drawn.filter(
    ({ kind, role, bounds }) =>
      kind === 'stroke' && role === 'Artifact' && (bounds.width < FINE || bounds.height < FINE),
  );
/** Cut marks: no other line is as long as they are. */
export const cutMarksOf = (page: DrawnPage) =>
  linesOf(page).filter(({ bounds }) => near(Math.max(bounds.width, bounds.height), 2.75));

/** The backs on a page, without their bleed, whose pieces are 3 mm wide. */
export function backsOn(page: DrawnPage | undefined): readonly Drawn[] {
  const forms = (page?.drawn ?? []).filter(({ kind, role }) => kind === 'form' && role === 'Artifact');
  return forms.filter(({ bounds }) => Math.min(bounds.width, bounds.height) > 3 + FINE);
}

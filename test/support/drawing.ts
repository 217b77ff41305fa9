import { expect } from 'vitest';
import type { Figure } from '../../src/layout/page/block.js';
import type { Sheet, Stamp } from '../../src/layout/page/page.js';
import { placed } from '../../src/layout/page/place.js';
import type { Rect } from '../../src/layout/page/rect.js';
import { type Drawn, type DrawnPage, drawnPages, type Point } from './drawn.js';
import { FINE } from './printed-tiles.js';
import { fonts, painted } from './setup.js';

/** Something on paper as a ruler finds it (mm from the page's top left corner, points for type). */
export type Row =
  | {
      readonly kind: 'line';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly stroke: number;
      readonly dashed: boolean;
    }
  /** From outer edge to outer edge; `stroke` 0 where it is only filled, `fill` from 0 (black) to 1 (white), -1 where it isn't. */
  | {
      readonly kind: 'box';
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly stroke: number;
      readonly fill: number;
      readonly rounded: boolean;
    }
  /** A circle by its middle and its outer radius. */
  | {
      readonly kind: 'disc';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly stroke: number;
      readonly fill: number;
    }
  /** Any other outline by its corners, and how far it reaches with the handles of its curves. */
  | {
      readonly kind: 'shape';
      readonly corners: readonly Point[];
      readonly x: number;
      readonly y: number;
      readonly width: number;
      readonly height: number;
      readonly steps: string;
      readonly stroke: number;
      readonly fill: number;
    }
  /** A run of type: where it begins, its middle and its end, and its baseline; one that is turned runs up or down to `until`. */
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly left: number;
      readonly mid: number;
      readonly right: number;
      readonly base: number;
      readonly until: number;
      readonly size: number;
      readonly bold: boolean;
      readonly white: boolean;
    };

/** What should be drawn: what isn't named may be anything. */
export type Wanted = { readonly [Kind in Row['kind']]: WantedRow<Kind> }[Row['kind']];
type WantedRow<Kind extends Row['kind']> = { readonly kind: Kind } & Partial<Extract<Row, { kind: Kind }>>;

/** A straight line from one end to the other. */
export function line(x1: number, y1: number, x2: number, y2: number, stroke: number, dashed = false): Wanted {
  return { kind: 'line', x1, y1, x2, y2, stroke, dashed };
}
/** A frame by its outer edge, and how light it is filled (0 black, 1 white) where it is. */
export function box(x: number, y: number, width: number, height: number, stroke: number, grey = -1): Wanted {
  return { kind: 'box', x, y, width, height, stroke, fill: grey };
}
/** A filled rectangle without a frame. */
export function fill(x: number, y: number, width: number, height: number, grey = 0): Wanted {
  return { kind: 'box', x, y, width, height, stroke: 0, fill: grey };
}
/** A circle by its middle and outer radius, drawn as a line, and how light it is filled where it is. */
export function ring(x: number, y: number, radius: number, stroke: number, grey = -1): Wanted {
  return { kind: 'disc', x, y, radius, stroke, fill: grey };
}
/** A filled circle. */
export function dot(x: number, y: number, radius: number): Wanted {
  return { kind: 'disc', x, y, radius, stroke: 0, fill: 0 };
}
/** An outline by its corners, filled black unless it has a stroke. */
export function shape(corners: readonly (readonly [number, number])[], stroke = 0): Wanted {
  const points = corners.map(([x, y]) => ({ x, y }));
  return { kind: 'shape', corners: points, stroke, fill: stroke === 0 ? 0 : -1 };
}
/** Words by what is known of their place. */
export function text(
  words: string,
  at: Partial<Omit<Extract<Row, { kind: 'text' }>, 'kind' | 'text'>>,
): Wanted {
  return { kind: 'text', text: words, ...at };
}

/** A sheet's pages as another program reads its file. */
export async function pagesOf(sheet: Sheet): Promise<readonly DrawnPage[]> {
  return drawnPages(await painted(sheet, fonts));
}

/** What is drawn on a page of the figure whose alternative text begins so. */
export function figureOn(page: DrawnPage, alt: string): readonly Row[] {
  return rowsOn(page, (drawn) => drawn.role === 'Figure' && drawn.alt?.startsWith(alt) === true);
}

/** An arrow's shaft and head from one point to another: a line of 0.3 mm, a head 1.3 mm long and wide. */
export function arrow(x1: number, y1: number, x2: number, y2: number): readonly Wanted[] {
  if (y1 === y2) {
    const neck = x2 - 1.3 * Math.sign(x2 - x1);
    const corners = [
      [x2, y2],
      [neck, y2 + 0.65 * Math.sign(x2 - x1)],
      [neck, y2 - 0.65 * Math.sign(x2 - x1)],
    ] as const;
    return [x1 < neck ? line(x1, y1, neck, y1, 0.3) : line(neck, y1, x1, y1, 0.3), shape(corners)];
  }
  const corners = [
    [x2, y2],
    [x2 - 0.65, y2 - 1.3],
    [x2 + 0.65, y2 - 1.3],
  ] as const;
  return [line(x1, y1, x1, y2 - 1.3, 0.3), shape(corners)];
}

/** What is drawn of a figure, counted from its own top left corner. */
export async function rowsOf(
  figure: Figure,
  stamps: Readonly<Record<string, Stamp>> = {},
): Promise<readonly Row[]> {
  const at = { x: 20, y: 40 };
  const [page] = await pagesOf({
    audience: 'player',
    name: 'rules',
    title: 'A figure',
    language: 'en',
    duplex: 'simplex',
    pages: [{ width: 210, height: 297, items: placed(figure, at.x, at.y, null) }],
    root: [],
    stamps,
    keywords: '',
  });
  if (!page) throw new Error('no page');
  const area = { ...at, width: figure.width, height: figure.height };
  return within(rowsOn(page), grown(area, 3)).map((row) => movedRow(row, -at.x, -at.y));
}

/** The same row elsewhere. */
export function movedRow(row: Row, dx: number, dy: number): Row {
  switch (row.kind) {
    case 'line':
      return { ...row, x1: row.x1 + dx, y1: row.y1 + dy, x2: row.x2 + dx, y2: row.y2 + dy };
    case 'box':
    case 'disc':
      return { ...row, x: row.x + dx, y: row.y + dy };
    case 'shape':
      return {
        ...row,
        x: row.x + dx,
        y: row.y + dy,
        corners: row.corners.map(({ x, y }) => ({ x: x + dx, y: y + dy })),
      };
    case 'text':
      return {
        ...row,
        left: row.left + dx,
        mid: row.mid + dx,
        right: row.right + dx,
        base: row.base + dy,
        until: row.until + dy,
      };
  }
}

/** Everything drawn on a page, row by row, in the order it is painted. */
export function rowsOn(page: DrawnPage, wanted: (drawn: Drawn) => boolean = () => true): readonly Row[] {
  return page.drawn.filter(wanted).flatMap((drawn) => {
    if (drawn.kind === 'form') return [];
    if (drawn.kind !== 'text') return [pathRow(drawn)];
    return drawn.text.trim() === '' ? [] : [textRow(drawn)];
  });
}

function textRow({ text, bounds, end, size, bold, ink }: Drawn): Row {
  const [left, right] = [bounds.x, end.x];
  return {
    kind: 'text',
    text: text.trim(),
    left,
    mid: (left + right) / 2,
    right,
    base: bounds.y,
    until: end.y,
    size,
    bold,
    white: ink === '#ffffff',
  };
}

function pathRow({ kind, bounds, lineWidth, dashed, ink, steps, corners }: Drawn): Row {
  const stroke = kind === 'fill' ? 0 : lineWidth;
  const fill = kind === 'stroke' ? -1 : greyOf(ink);
  const { x, y, width, height } = bounds;
  const [from, to] = corners;
  if (steps === 'ML' && from && to) {
    const [a, b] = from.x + from.y <= to.x + to.y ? [from, to] : [to, from];
    return { kind: 'line', x1: a.x, y1: a.y, x2: b.x, y2: b.y, stroke, dashed };
  }
  const upright = corners.every(
    (corner) =>
      [x, x + width].some((edge) => Math.abs(corner.x - edge) < FINE) ||
      [y, y + height].some((edge) => Math.abs(corner.y - edge) < FINE),
  );
  if (/^ML?CL?CL?CL?CZ$/.test(steps) && upright) {
    const round = corners.every(
      (corner) =>
        Math.abs(Math.hypot(corner.x - x - width / 2, corner.y - y - height / 2) - width / 2) < FINE,
    );
    const [outer, half] = [stroke / 2, width / 2];
    if (round) return { kind: 'disc', x: x + half, y: y + height / 2, radius: half + outer, stroke, fill };
    return { kind: 'box', ...grown(bounds, outer), stroke, fill, rounded: true };
  }
  const square = corners.every(
    (corner) =>
      [x, x + width].some((edge) => Math.abs(corner.x - edge) < FINE) &&
      [y, y + height].some((edge) => Math.abs(corner.y - edge) < FINE),
  );
  if (/^ML{3,4}Z?$/.test(steps) && steps.endsWith('Z') && square)
    return { kind: 'box', ...grown(bounds, stroke / 2), stroke, fill, rounded: false };
  return { kind: 'shape', corners, ...bounds, steps, stroke, fill };
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** How light an ink is, from 0 (black) to 1 (white). */
function greyOf(ink: string): number {
  const parts = /^#(..)(..)(..)$/.exec(ink)?.slice(1) ?? [];
  return parts.reduce((sum, part) => sum + Number.parseInt(part, 16) / 255 / 3, 0);
}

/** How far a number may be off: places and lengths (mm), widths of strokes (mm), sizes of type (points), greys. */
const OFF: Readonly<Record<string, number>> = { stroke: 0.03, size: 0.06, fill: 0.02 };
const PLACE = 0.15;

function matches(wanted: Wanted, row: Row): boolean {
  if (wanted.kind !== row.kind) return false;
  const found = row as unknown as Readonly<Record<string, unknown>>;
  return Object.entries(wanted).every(([key, value]) => same(key, value, found[key]));
}

function same(key: string, wanted: unknown, found: unknown): boolean {
  if (typeof wanted === 'number') {
    return typeof found === 'number' && Math.abs(wanted - found) <= (OFF[key] ?? PLACE);
  }
  if (Array.isArray(wanted)) {
    const points = found as readonly Point[];
    return (
      wanted.length === points.length &&
      wanted.every((corner: Point, index) => {
        const point = points[index] as Point;
        return Math.hypot(corner.x - point.x, corner.y - point.y) <= PLACE;
      })
    );
  }
  return wanted === found;
}

/** The first row of a kind; that there is none is a failure. */
export function first<Kind extends Row['kind']>(
  rows: readonly Row[],
  kind: Kind,
): Extract<Row, { kind: Kind }> {
  const found = rows.find((row): row is Extract<Row, { kind: Kind }> => row.kind === kind);
  if (!found) throw new Error(`no ${kind} is drawn`);
  return found;
}

/** A row as one line for whoever reads a failure. */
function told(row: Row | Wanted): string {
  const parts = Object.entries(row).map(([key, value]) => {
    if (key === 'kind') return String(value);
    if (typeof value === 'number') return `${key} ${Math.round(value * 100) / 100}`;
    if (Array.isArray(value)) {
      return value.map((corner: Point) => `${corner.x.toFixed(2)},${corner.y.toFixed(2)}`).join(' ');
    }
    return `${key} ${String(value)}`;
  });
  return parts.join(' ');
}

/** Fails unless each wanted row is drawn, and with `exactly` unless nothing else is. */
export function expectDrawn(rows: readonly Row[], wanted: readonly Wanted[], exactly = true): void {
  const left = [...rows];
  const missing = wanted.filter((row) => {
    const at = left.findIndex((found) => matches(row, found));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  expect({
    missing: missing.map(told),
    unexpected: exactly || missing.length > 0 ? left.map(told) : [],
  }).toEqual({ missing: [], unexpected: [] });
}

/** The rows that stand wholly within a part of the page (mm). */
export function within(rows: readonly Row[], { x, y, width, height }: Rect): readonly Row[] {
  return rows.filter((row) =>
    pointsOf(row).every((at) => at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height),
  );
}

function pointsOf(row: Row): readonly Point[] {
  switch (row.kind) {
    case 'line':
      return [
        { x: row.x1, y: row.y1 },
        { x: row.x2, y: row.y2 },
      ];
    case 'box':
      return [
        { x: row.x, y: row.y },
        { x: row.x + row.width, y: row.y + row.height },
      ];
    case 'disc':
      return [
        { x: row.x - row.radius, y: row.y - row.radius },
        { x: row.x + row.radius, y: row.y + row.radius },
      ];
    case 'shape':
      return row.corners;
    case 'text':
      return [
        { x: row.left, y: row.base },
        { x: row.right, y: row.base },
      ];
  }
}

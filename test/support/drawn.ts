import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Rect } from '../../src/layout/page/rect.js';
import { open } from './read-pdf.js';

/** Something drawn on a page as a program reads it that did not write it; lengths in mm, from the page's top left corner. */
export interface Drawn {
  /** `both` is filled, then stroked. */
  readonly kind: 'stroke' | 'fill' | 'both' | 'text' | 'form';
  /** A path's corners and handles, a form's frame, the start of a text. */
  readonly bounds: Rect;
  readonly lineWidth: number;
  readonly dashed: boolean;
  /** The ink of what is filled, text included, and of what is stroked, as `#rrggbb`. */
  readonly ink: string;
  readonly strokeInk: string;
  readonly text: string;
  /** A text's size in points and whether it is set in the bold face; where its last letter ends. */
  readonly size: number;
  readonly bold: boolean;
  readonly end: Point;
  /** A path step by step: M move, L line, C curve, Z close; its corners without the handles of curves. */
  readonly steps: string;
  readonly corners: readonly Point[];
  /** The part of the structure it belongs to; null: an artifact. */
  readonly alt: string | null;
  readonly role: string;
  /** Which placed form it is part of, counted on the page; -1 outside. */
  readonly form: number;
}

/** A place on a page (mm, right and down from its top left corner). */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly drawn: readonly Drawn[];
}

type Matrix = readonly [number, number, number, number, number, number];
const MM = 25.4 / 72;

/** Reads all pages of a PDF. */
export async function drawnPages(pdf: Uint8Array): Promise<readonly DrawnPage[]> {
  const document = await open(pdf);
  const pages: DrawnPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const parts = new Map<number, { role: string; alt: string | null }>();
    collectParts((await page.getStructTree()) as TreeNode | null, parts);
    const list = await page.getOperatorList();
    const isBold = (font: string) => /bold/iu.test(String(page.commonObjs.get(font)?.name));
    pages.push({ width: width * MM, height: height * MM, drawn: walk(list, parts, height, isBold) });
  }
  await document.destroy();
  return pages;
}

interface TreeNode {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly TreeNode[];
}

function collectParts(node: TreeNode | null, parts: Map<number, { role: string; alt: string | null }>) {
  for (const child of node?.children ?? []) {
    if (child.type === 'content') {
      const id = Number(/mc(\d+)$/.exec(child.id ?? '')?.[1]);
      parts.set(id, { role: node?.role ?? '', alt: node?.alt ?? null });
    } else collectParts(child, parts);
  }
}

function walk(
  list: { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] },
  parts: ReadonlyMap<number, { role: string; alt: string | null }>,
  pageHeight: number,
  isBold: (font: string) => boolean,
): Drawn[] {
  const drawn: Drawn[] = [];
  let state = {
    matrix: [1, 0, 0, 1, 0, 0] as Matrix,
    lineWidth: 1,
    dashed: false,
    ink: '#000000',
    strokeInk: '#000000',
    size: 0,
    bold: false,
    form: -1,
  };
  const saved: (typeof state)[] = [];
  const marked: { role: string; alt: string | null }[] = [];
  let forms = 0;
  let textAt: readonly [number, number] = [0, 0];
  const onPage = ([x, y]: readonly [number, number]): Point => {
    const [right, up] = apply(state.matrix, x, y);
    return { x: right * MM, y: (pageHeight - up) * MM };
  };
  const add = (
    kind: Drawn['kind'],
    points: readonly (readonly [number, number])[],
    { text = '', end = points[0] ?? [0, 0], steps = '', corners = [] }: AddedPath & AddedText = {},
  ) => {
    const part = marked.at(-1) ?? { role: 'none', alt: null };
    const placed = points.map(onPage);
    const xs = placed.map(({ x }) => x);
    const ys = placed.map(({ y }) => y);
    const bounds = {
      x: Math.min(...xs),
      y: Math.min(...ys),
      width: Math.max(...xs) - Math.min(...xs),
      height: Math.max(...ys) - Math.min(...ys),
    };
    const scale = Math.hypot(state.matrix[0], state.matrix[1]);
    const { dashed, ink, strokeInk, size, bold, form } = state;
    drawn.push({
      kind,
      bounds,
      lineWidth: state.lineWidth * scale * MM,
      dashed,
      ink,
      strokeInk,
      text,
      size: size * scale,
      bold,
      end: onPage(end),
      steps,
      corners: corners.map(onPage),
      form,
      ...part,
    });
  };
  list.fnArray.forEach((code, index) => {
    const args = list.argsArray[index] as never[];
    switch (code) {
      case OPS.save:
        saved.push(state);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = saved.pop() ?? state;
        break;
      case OPS.transform:
        state = { ...state, matrix: times(state.matrix, args as unknown as Matrix) };
        break;
      case OPS.setLineWidth:
        state = { ...state, lineWidth: args[0] as unknown as number };
        break;
      case OPS.setDash:
        state = { ...state, dashed: (args[0] as unknown as readonly number[]).length > 0 };
        break;
      case OPS.setFillRGBColor:
        state = { ...state, ink: String(args[0]) };
        break;
      case OPS.setStrokeRGBColor:
        state = { ...state, strokeInk: String(args[0]) };
        break;
      case OPS.setFont: {
        const [font, size] = args as unknown as [string, number];
        state = { ...state, size, bold: isBold(font) };
        break;
      }
      case OPS.paintFormXObjectBegin: {
        const [, box] = args as unknown as [unknown, readonly [number, number, number, number]];
        add('form', [
          [box[0], box[1]],
          [box[2], box[3]],
        ]);
        saved.push(state);
        state = { ...state, form: forms++ };
        break;
      }
      case OPS.beginMarkedContentProps: {
        const [tag, id] = args as unknown as [string, number | null];
        const part = id === null ? undefined : parts.get(Number(id));
        marked.push(tag === 'Artifact' ? { role: tag, alt: null } : (part ?? { role: tag, alt: null }));
        break;
      }
      case OPS.beginMarkedContent:
        marked.push({ role: String(args[0]), alt: null });
        break;
      case OPS.endMarkedContent:
        marked.pop();
        break;
      case OPS.setTextMatrix: {
        const matrix = (args[0] as unknown as { readonly [index: number]: number }) ?? [];
        textAt = [matrix[4] ?? 0, matrix[5] ?? 0];
        break;
      }
      case OPS.showText: {
        const glyphs = args[0] as unknown as readonly (Glyph | number)[];
        const text = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : (glyph.unicode ?? ''))).join('');
        // A number moves the next letter left, in thousandths of the size, as a letter's width is told.
        let at = textAt[0];
        let end = textAt;
        for (const glyph of glyphs) {
          at += ((typeof glyph === 'number' ? -glyph : (glyph.width ?? 0)) * state.size) / 1000;
          if (typeof glyph !== 'number' && glyph.unicode?.trim() !== '') end = [at, textAt[1]];
        }
        add('text', [textAt], { text, end });
        textAt = [at, textAt[1]];
        break;
      }
      case OPS.constructPath: {
        const [paint, [data]] = args as unknown as [number, readonly [Float32Array | null]];
        if (!data) break;
        const { points, ...path } = pathOf(data);
        if (paint === OPS.stroke || paint === OPS.closeStroke) add('stroke', points, path);
        else if (paint === OPS.fill || paint === OPS.eoFill) add('fill', points, path);
        else if (paint === OPS.fillStroke) add('both', points, path);
        break;
      }
      default:
    }
  });
  return drawn;
}

interface Glyph {
  readonly unicode?: string;
  readonly width?: number;
}

interface AddedText {
  readonly text?: string;
  readonly end?: readonly [number, number];
}

interface AddedPath {
  readonly steps?: string;
  readonly corners?: readonly (readonly [number, number])[];
}

/** A path as pdf.js packs it: 0 move, 1 line, 2 curve, 3 quadratic curve, 4 close, each before its numbers. */
function pathOf(data: Float32Array) {
  const points: (readonly [number, number])[] = [];
  const corners: (readonly [number, number])[] = [];
  let steps = '';
  const numbers = [2, 2, 6, 4, 0];
  for (let at = 0; at < data.length; ) {
    const code = data[at++] as number;
    const count = numbers[code];
    if (count === undefined) throw new Error('an unknown step of a path');
    for (let step = 0; step < count; step += 2)
      points.push([data[at + step] as number, data[at + step + 1] as number]);
    if (count > 0) corners.push(points.at(-1) as readonly [number, number]);
    steps += 'MLCQZ'[code];
    at += count;
  }
  return { points, corners, steps };
}

function apply(matrix: Matrix, x: number, y: number): readonly [number, number] {
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

function times(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [x, y] = apply(outer, e, f);
  const [p, q, r, s] = outer;
  return [p * a + r * b, q * a + s * b, p * c + r * d, q * c + s * d, x, y];
}

import { createCanvas } from '@napi-rs/canvas';
import { decodePDFRawStream, PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from 'pdf-lib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A millimetre in points. */
export const POINTS = 72 / 25.4;

/** A text on a page: where its baseline begins and how wide it is (mm, right and down from the top left corner). */
export interface ReadText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** A node of the structure tree as a reader hands it on. */
export interface ReadNode {
  readonly role?: string;
  readonly type?: string;
  readonly alt?: string;
  readonly children?: readonly ReadNode[];
}

/** Opens a file with pdf.js, which shares no code with what made it. */
export async function open(bytes: Uint8Array) {
  const task = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  return task.promise;
}

/** All texts of a page, in painting order. */
export async function textsOn(bytes: Uint8Array, pageNumber = 1): Promise<readonly ReadText[]> {
  const page = await (await open(bytes)).getPage(pageNumber);
  const height = page.view[3] as number;
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str === '') return [];
    const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
    const mm = (points: number) => points / POINTS;
    return [{ text: item.str, x: mm(x), y: mm(height - y), width: mm(item.width), size: Math.abs(size) }];
  });
}

/** The names of the fonts in a file. */
export async function fontsIn(bytes: Uint8Array): Promise<readonly string[]> {
  const { context } = await PDFDocument.load(bytes);
  return context.enumerateIndirectObjects().flatMap(([, object]) => {
    const name = object instanceof PDFDict ? object.get(PDFName.of('FontName')) : undefined;
    return name instanceof PDFName ? [name.decodeText()] : [];
  });
}

/** The structure tree of a page. */
export async function structureOn(bytes: Uint8Array, pageNumber = 1): Promise<ReadNode> {
  const page = await (await open(bytes)).getPage(pageNumber);
  return (await page.getStructTree()) as unknown as ReadNode;
}

/** What a page paints outside any marked content: nothing, in a tagged file. */
export async function unmarkedPaint(bytes: Uint8Array, pageNumber = 1): Promise<readonly string[]> {
  const page = await (await open(bytes)).getPage(pageNumber);
  const { fnArray } = await page.getOperatorList();
  const painting = new Set<number>([
    OPS.constructPath,
    OPS.showText,
    OPS.showSpacedText,
    OPS.paintFormXObjectBegin,
    OPS.fill,
    OPS.stroke,
  ]);
  let depth = 0;
  return fnArray.flatMap((operator) => {
    if (operator === OPS.beginMarkedContent || operator === OPS.beginMarkedContentProps) depth++;
    if (operator === OPS.endMarkedContent) depth--;
    return depth === 0 && painting.has(operator) ? [String(operator)] : [];
  });
}

/** The darkness of a page's dots: `at(x, y)` in mm, 0 black to 255 white. */
export async function rendered(bytes: Uint8Array, pageNumber = 1, dotsPerMm = 4) {
  const page = await (await open(bytes)).getPage(pageNumber);
  const viewport = page.getViewport({ scale: dotsPerMm / POINTS });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
  const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
  return {
    at: (x: number, y: number) => {
      const dot = (Math.floor(y * dotsPerMm) * width + Math.floor(x * dotsPerMm)) * 4;
      return Math.round(((data[dot] ?? 0) + (data[dot + 1] ?? 0) + (data[dot + 2] ?? 0)) / 3);
    },
  };
}

/** A file's objects, read with pdf-lib. */
export async function objectsOf(bytes: Uint8Array) {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const streams = document.context.enumerateIndirectObjects().flatMap(([ref, object]) => {
    if (!(object instanceof PDFRawStream)) return [];
    const text = Buffer.from(decodePDFRawStream(object).decode()).toString('latin1');
    return [{ ref, dictionary: object.dict, text }];
  });
  /** The operators of a page. */
  const operators = (index: number): string => {
    const contents = document.getPage(index).node.get(PDFName.of('Contents'));
    const refs = contents instanceof PDFArray ? contents.asArray() : [contents];
    const found = streams.filter(({ ref }) => refs.some((part) => part instanceof PDFRef && part === ref));
    return found.map(({ text }) => text).join('\n');
  };
  const viewer = document.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
  return { document, streams, operators, viewer };
}

import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import type { PageSize, ViewerAnswer, ViewerAsk, ViewerCall, ViewerCalls } from './messages.js';
import { readPage } from './read.js';

/** Draws pages away from the page's own thread, so that nobody waits for it. */
const opened = new Map<string, PDFDocumentProxy>();

addEventListener('message', ({ data }: MessageEvent<ViewerAsk>) => {
  // The reader of PDFs listens here too, to messages of its own.
  if (data.call !== undefined) void answer(data);
});

async function answer(asked: ViewerAsk): Promise<void> {
  const reply = (message: ViewerAnswer, transfer: Transferable[] = []) => postMessage(message, { transfer });
  try {
    const given = await answerTo(asked);
    reply({ viewed: asked.id, answer: given }, given instanceof ImageBitmap ? [given] : []);
  } catch (failure) {
    reply({ viewed: asked.id, failure: String(failure) });
  }
}

async function answerTo({ call, ask }: ViewerAsk): Promise<ViewerCalls[ViewerCall]['answer']> {
  switch (call) {
    case 'show':
      return open(ask.sheet, ask.bytes);
    case 'paint':
      return paint(ask);
    case 'read':
      return readPage(await pageOf(ask));
    case 'close':
      await close(ask.sheet);
      return null;
  }
}

async function open(sheet: string, data: Uint8Array): Promise<readonly PageSize[]> {
  await close(sheet);
  // Letters are drawn as shapes: a worker has no document that fonts could be given to.
  const document = await getDocument({
    data,
    verbosity: 0,
    disableFontFace: true,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    CanvasFactory: Canvases,
    FilterFactory: NoFilters,
  }).promise;
  opened.set(sheet, document);
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
  return (await Promise.all(pages)).map((page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    return { width, height };
  });
}

async function paint(ask: ViewerCalls['paint']['ask']): Promise<ImageBitmap> {
  const page = await pageOf(ask);
  const viewport = page.getViewport({ scale: ask.scale });
  const canvas = new OffscreenCanvas(Math.round(viewport.width), Math.round(viewport.height));
  const context = canvas.getContext('2d', { alpha: false });
  // It draws all that a sheet holds; what it lacks marks the focus of controls.
  await page.render({ canvas: null, canvasContext: context as unknown as CanvasRenderingContext2D, viewport })
    .promise;
  return canvas.transferToImageBitmap();
}

async function pageOf({ sheet, page }: ViewerCalls['read']['ask']) {
  const document = opened.get(sheet);
  if (!document) throw new Error(`${sheet} is not open`);
  return document.getPage(page);
}

async function close(sheet: string): Promise<void> {
  const document = opened.get(sheet);
  opened.delete(sheet);
  await document?.loadingTask.destroy();
}

/** Canvases for patterns and groups, as the reader of PDFs asks for them. */
class Canvases {
  create(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }
  reset({ canvas }: { canvas: OffscreenCanvas }, width: number, height: number) {
    canvas.width = width;
    canvas.height = height;
  }
  destroy({ canvas }: { canvas: OffscreenCanvas }) {
    canvas.width = 0;
    canvas.height = 0;
  }
}

/** Sheets have no filters, and a worker could make none. */
class NoFilters {
  addFilter() {
    return 'none';
  }
  addHCMFilter() {
    return 'none';
  }
  addAlphaFilter() {
    return 'none';
  }
  addLuminosityFilter() {
    return 'none';
  }
  addHighlightHCMFilter() {
    return 'none';
  }
  destroy() {}
}

import type { PageSize, Read, ViewerAnswer, ViewerCall, ViewerCalls } from '../viewer/messages.js';
import { startWorker } from '../worker.js';

/** A page of a sheet that is to be seen, and whether someone waits for it. */
export interface Wanted {
  readonly bytes: Uint8Array;
  /** From 1. */
  readonly page: number;
  /** Dots to the point. */
  readonly scale: number;
  readonly urgent: boolean;
  readonly signal: AbortSignal;
}

/** Takes an answer whose kind only the asker knows. */
interface Waiting {
  readonly take: (answer: ViewerCalls[ViewerCall]['answer']) => void;
  readonly fail: (failure: Error) => void;
}

interface Queued extends Wanted {
  readonly take: (bitmap: ImageBitmap | null) => void;
  readonly fail: (failure: unknown) => void;
}

/** The page's way to what draws sheets: one page after another, those first that someone waits for. */
export class Viewer {
  readonly #script: string;
  #worker: Promise<Worker> | undefined;
  readonly #waiting = new Map<number, Waiting>();
  readonly #sheets = new Map<
    Uint8Array,
    { readonly name: string; readonly pages: Promise<readonly PageSize[]> }
  >();
  #queue: Queued[] = [];
  #drawing = false;
  #asked = 0;

  /** Takes the worker's script, packed. */
  constructor(script: string) {
    this.#script = script;
  }

  /** Starts the worker, once: sooner than it is needed, but not while the games are waited for. */
  start(): Promise<Worker> {
    this.#worker ??= startWorker(this.#script).then((worker) => {
      worker.onmessage = ({ data }: MessageEvent<ViewerAnswer>) => this.#take(data);
      return worker;
    });
    return this.#worker;
  }

  /** The pages of a sheet. */
  pages(bytes: Uint8Array): Promise<readonly PageSize[]> {
    const known = this.#sheets.get(bytes);
    if (known) return known.pages;
    const name = `sheet ${this.#sheets.size} ${this.#asked}`;
    const pages = this.#ask('show', { sheet: name, bytes });
    this.#sheets.set(bytes, { name, pages });
    return pages;
  }

  /** Forgets all sheets but these. */
  keepOnly(sheets: readonly Uint8Array[]): void {
    for (const [bytes, { name }] of this.#sheets) {
      if (sheets.includes(bytes)) continue;
      this.#sheets.delete(bytes);
      void this.#ask('close', { sheet: name });
    }
  }

  /** A page as it looks; null when nobody wants it any more. */
  draw(wanted: Wanted): Promise<ImageBitmap | null> {
    return new Promise((take, fail) => {
      const place = wanted.urgent ? this.#queue.findIndex(({ urgent }) => !urgent) : -1;
      this.#queue.splice(place < 0 ? this.#queue.length : place, 0, { ...wanted, take, fail });
      void this.#drawNext();
    });
  }

  /** A page in words. */
  async read(bytes: Uint8Array, page: number): Promise<readonly Read[]> {
    await this.pages(bytes);
    const sheet = this.#sheets.get(bytes)?.name;
    return sheet === undefined ? [] : this.#ask('read', { sheet, page });
  }

  async #drawNext(): Promise<void> {
    const next = this.#drawing ? undefined : this.#queue.shift();
    if (!next) return;
    this.#drawing = true;
    try {
      next.take(await this.#drawn(next));
    } catch (failure) {
      next.fail(failure);
    }
    this.#drawing = false;
    void this.#drawNext();
  }

  async #drawn({ bytes, page, scale, signal }: Wanted): Promise<ImageBitmap | null> {
    if (signal.aborted) return null;
    await this.pages(bytes);
    const sheet = this.#sheets.get(bytes)?.name;
    if (sheet === undefined || signal.aborted) return null;
    return this.#ask('paint', { sheet, page, scale });
  }

  #ask<Call extends ViewerCall>(
    call: Call,
    ask: ViewerCalls[Call]['ask'],
  ): Promise<ViewerCalls[Call]['answer']> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise<ViewerCalls[Call]['answer']>((take, fail) => {
      // What comes back under this number answers this call.
      this.#waiting.set(id, { take: take as Waiting['take'], fail });
      this.start()
        .then((worker) => worker.postMessage({ id, call, ask }))
        .catch(fail);
    });
  }

  #take(message: ViewerAnswer): void {
    // The reader of PDFs sends messages of its own, which have no number here.
    const waiting = this.#waiting.get(message.viewed);
    if (!waiting) return;
    this.#waiting.delete(message.viewed);
    if ('failure' in message) waiting.fail(new Error(message.failure));
    else waiting.take(message.answer);
  }
}

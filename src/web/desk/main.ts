import { type Packed, unpackedAssets } from '../assets.js';
import { browserMachine } from '../machine.js';
import type { Ask, FromDesk, ToDesk } from '../protocol.js';
import { answered } from './answers.js';
import { Queue } from './queue.js';
import { Stock } from './stock.js';
import { Dropped, type Turn } from './turn.js';

/** The worker itself: its types are not those of a window. */
declare const self: {
  onmessage: (event: { readonly data: unknown }) => void;
  postMessage(message: FromDesk): void;
};

/** A worker's script: it gets all that the page has inside, then what is asked. */
let stock: Promise<Stock> | undefined;
const queue = new Queue(work, breath);

self.onmessage = ({ data }) => {
  // Only the page that started it sends anything.
  if (stock) queue.hear(data as ToDesk);
  else stock = opened(data as Packed);
};

async function opened(packed: Packed): Promise<Stock> {
  const assets = await unpackedAssets(packed);
  return new Stock(assets, await browserMachine(assets.zlib));
}

/** Finds an answer and sends it. Bytes are copied: what was painted once is kept. */
async function work(id: number, ask: Ask, turn: Turn): Promise<void> {
  if (!stock) throw new Error('the first message holds all that the page has inside');
  try {
    self.postMessage({ id, answer: await answered(ask, await stock, turn) });
  } catch (failure) {
    if (failure instanceof Dropped) throw failure;
    self.postMessage({
      id,
      failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
    });
  }
}

const { port1: ahead, port2: behind } = new MessageChannel();

/** Over when messages that have arrived were heard. */
function breath(): Promise<void> {
  return new Promise((over) => {
    ahead.onmessage = () => over();
    behind.postMessage(null);
  });
}

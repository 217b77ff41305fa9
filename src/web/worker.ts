import { unpacked } from './assets.js';

/** Starts a worker whose script the page has inside, packed: nothing is loaded. */
export async function startWorker(script: string): Promise<Worker> {
  const address = URL.createObjectURL(new Blob([await unpacked(script)], { type: 'text/javascript' }));
  const worker = new Worker(address);
  return worker;
}

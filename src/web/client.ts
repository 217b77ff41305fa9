import type { Packed } from './assets.js';
import type { Answer, Ask, FromDesk, Kind, ToDesk } from './protocol.js';
import { startWorker } from './worker.js';

/** What waits for an answer. */
interface Waiting {
  readonly take: (answer: Answer<Kind> | null) => void;
  readonly fail: (failure: Error) => void;
}

/** The page's way to its desk: it asks, and a worker answers, while the page goes on. */
export class Desk {
  readonly #worker: Promise<Worker>;
  readonly #waiting = new Map<number, Waiting>();
  /** What was asked last in each lane. */
  readonly #newest = new Map<string, number>();
  #asked = 0;

  /** Starts the worker with all that the page has inside. */
  constructor(packed: Packed) {
    this.#worker = startWorker(packed.scripts.desk).then((worker) => {
      worker.onmessage = ({ data }: MessageEvent<FromDesk>) => this.#take(data);
      // What keeps it from starting answers nothing by itself.
      worker.onerror = ({ message }) => this.#failAll(new Error(message));
      worker.postMessage(packed);
      return worker;
    });
  }

  /** Asks, and gets an answer in any case; a mistake of the program rejects. */
  ask<K extends Kind>(ask: Ask<K>): Promise<Answer<K>> {
    // Only what was asked in a lane is ever dropped, and each is answered under its own number.
    return this.#send(ask) as Promise<Answer<K>>;
  }

  /**
   * Asks what only the newest answer counts of: what was asked before in the same lane is dropped, and comes to null.
   */
  newest<K extends Kind>(lane: string, ask: Ask<K>): Promise<Answer<K> | null> {
    const before = this.#newest.get(lane);
    if (before !== undefined) this.#drop(before);
    const answer = this.#send(ask);
    this.#newest.set(lane, this.#asked);
    return answer as Promise<Answer<K> | null>;
  }

  #send<K extends Kind>(ask: Ask<K>): Promise<Answer<Kind> | null> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((take, fail) => {
      this.#waiting.set(id, { take, fail });
      this.#post({ id, ask }).catch(fail);
    });
  }

  #drop(id: number): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.take(null);
    this.#post({ drop: id }).catch(waiting.fail);
  }

  async #post<K extends Kind>(message: ToDesk<K>): Promise<void> {
    (await this.#worker).postMessage(message);
  }

  #take(message: FromDesk): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('failure' in message) waiting?.fail(new Error(message.failure));
    else waiting?.take(message.answer);
  }

  #failAll(failure: Error): void {
    for (const { fail } of this.#waiting.values()) fail(failure);
    this.#waiting.clear();
  }
}

import type { Packed } from './assets.js';
import type { Answer, Ask, FromDesk, Kind, ToDesk } from './protocol.js';
import { startWorker } from './worker.js';

/** What waits for an answer. */
interface Waiting {
  readonly take: (answer: Answer<Kind> | null) => void;
  readonly fail: (failure: Error) => void;
  readonly place: Place;
}

/** Who works at a desk: one for what somebody waits to see, one for what takes long. */
type Place = 'quick' | 'long';

const quick = (): Place => 'quick';
const long = (): Place => 'long';

/** Whole kits take long, and so do host keys: what is to be expected of a game is found by playing it many times. */
const PLACES: { readonly [K in Kind]: (ask: Ask<K>) => Place } = {
  games: quick,
  options: quick,
  questions: quick,
  check: quick,
  sheets: ({ wish: { sheets } }) => ((sheets?.includes('host-key') ?? true) ? 'long' : 'quick'),
  kit: long,
  zip: long,
  yaml: quick,
  link: quick,
  open: quick,
  play: quick,
};

/** The page's way to its desk: it asks, and workers answer, while the page goes on. */
export class Desk {
  readonly #packed: Packed;
  readonly #workers = new Map<Place, Promise<Worker>>();
  readonly #waiting = new Map<number, Waiting>();
  /** What takes long and has not begun: on a machine with two cores the rest would have to wait for it. */
  readonly #held = new Map<number, () => void>();
  /** What was asked last in each lane. */
  readonly #newest = new Map<string, number>();
  #asked = 0;

  /** Starts the worker for what is soon answered; the other starts when it is first needed. */
  constructor(packed: Packed) {
    this.#packed = packed;
    this.#started('quick').catch((failure) => this.#failAll(failure));
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
    const place = PLACES[ask.kind](ask);
    return new Promise((take, fail) => {
      this.#waiting.set(id, { take, fail, place });
      const held = place === 'long' && this.#isWaited('quick');
      if (held) this.#held.set(id, () => this.#post(place, { id, ask }).catch(fail));
      else this.#post(place, { id, ask }).catch(fail);
    });
  }

  #isWaited(place: Place): boolean {
    return [...this.#waiting.values()].some((waiting) => waiting.place === place);
  }

  /** Sends what was held back, once nobody waits for anything quick. */
  #release(): void {
    if (this.#isWaited('quick')) return;
    for (const send of this.#held.values()) send();
    this.#held.clear();
  }

  #drop(id: number): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.take(null);
    if (!this.#held.delete(id)) this.#post(waiting.place, { drop: id }).catch(waiting.fail);
  }

  async #post<K extends Kind>(place: Place, message: ToDesk<K>): Promise<void> {
    (await this.#started(place)).postMessage(message);
  }

  /** A worker, started with all that the page has inside. */
  #started(place: Place): Promise<Worker> {
    const known = this.#workers.get(place);
    if (known) return known;
    const starting = startWorker(this.#packed.scripts.desk).then((worker) => {
      worker.onmessage = ({ data }: MessageEvent<FromDesk>) => this.#take(data);
      // What keeps it from starting answers nothing by itself.
      worker.onerror = ({ message }) => this.#failAll(new Error(message));
      worker.postMessage(this.#packed);
      return worker;
    });
    this.#workers.set(place, starting);
    return starting;
  }

  #take(message: FromDesk): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('failure' in message) waiting?.fail(new Error(message.failure));
    else waiting?.take(message.answer);
    this.#release();
  }

  #failAll(failure: Error): void {
    for (const { fail } of this.#waiting.values()) fail(failure);
    this.#waiting.clear();
    this.#held.clear();
  }
}

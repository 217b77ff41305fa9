import type { Ask, Kind, ToDesk } from '../protocol.js';
import { Dropped, type Turn } from './turn.js';

/** What is asked for and wants doing. */
interface Task {
  readonly id: number;
  readonly ask: Ask;
  dropped: boolean;
}

/** How urgent each is, the most urgent first: what somebody looks at goes before what is saved. */
const RANKS: Readonly<Record<Kind, number>> = {
  open: 0,
  link: 0,
  games: 0,
  options: 0,
  sheets: 1,
  check: 2,
  play: 3,
  questions: 4,
  yaml: 5,
  zip: 6,
  kit: 6,
};

/** Does one thing after another, the most urgent first; a longer one lets others through wherever it takes a turn. */
export class Queue {
  readonly #work: (id: number, ask: Ask, turn: Turn) => Promise<void>;
  readonly #breath: () => Promise<void>;
  readonly #waiting: Task[] = [];
  readonly #running = new Map<number, Task>();

  /** `breath` is over when messages that have arrived were heard. */
  constructor(work: (id: number, ask: Ask, turn: Turn) => Promise<void>, breath: () => Promise<void>) {
    this.#work = work;
    this.#breath = breath;
  }

  /** Hears what the page sends. */
  hear(message: ToDesk): void {
    if ('drop' in message) {
      const at = this.#waiting.findIndex(({ id }) => id === message.drop);
      if (at !== -1) this.#waiting.splice(at, 1);
      const running = this.#running.get(message.drop);
      if (running) running.dropped = true;
      return;
    }
    this.#waiting.push({ ...message, dropped: false });
    if (this.#running.size === 0) void this.#workOff(Number.POSITIVE_INFINITY);
  }

  /** Does all that waits and is more urgent than this rank. */
  async #workOff(rank: number): Promise<void> {
    for (let task = this.#next(rank); task; task = this.#next(rank)) await this.#do(task);
  }

  #next(rank: number): Task | undefined {
    const [first] = this.#waiting
      .filter(({ ask }) => RANKS[ask.kind] < rank)
      .sort((one, other) => RANKS[one.ask.kind] - RANKS[other.ask.kind]);
    if (first) this.#waiting.splice(this.#waiting.indexOf(first), 1);
    return first;
  }

  async #do(task: Task): Promise<void> {
    this.#running.set(task.id, task);
    try {
      await this.#work(task.id, task.ask, async () => {
        await this.#breath();
        await this.#workOff(RANKS[task.ask.kind]);
        if (task.dropped) throw new Dropped();
      });
    } catch (failure) {
      if (!(failure instanceof Dropped)) throw failure;
    } finally {
      this.#running.delete(task.id);
    }
  }
}

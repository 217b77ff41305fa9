import type { CheckedGame, Refusable, Wish } from '../protocol.js';
import type { State } from './state.js';

/** What answers need of the page. */
interface Answering {
  readonly state: State;
  set(part: Partial<State>): void;
  want(part: Partial<Wish>): void;
  check(wish: Wish): Promise<Refusable<CheckedGame>>;
}

/**
 * Takes answers to the questions of a game one after another: what a value changes is known only once the questions are
 * those of all that was answered before. Answers that wait stay in sight; one that is refused changes nothing.
 */
export class Answers {
  readonly #page: Answering;
  /** How far the first answer has come: it may be checked first, and is taken until the questions have it. */
  #first: 'waits' | 'checked' | 'taken' = 'waits';

  constructor(page: Answering) {
    this.#page = page;
  }

  /** Somebody chose a value of a rule. */
  give(question: string, value: string): void {
    const { answers } = this.#page.state;
    const inHand = this.#first === 'waits' ? undefined : answers[0];
    const others = answers.filter((answer) => answer === inHand || answer.question !== question);
    this.#page.set({ answers: [...others, { question, value }], tried: null });
    void this.#next();
  }

  /** Leaves everything as it is. */
  forget(): void {
    this.#first = 'waits';
    this.#page.set({ answers: [], tried: null });
  }

  /** The questions are other ones now. */
  renew(): void {
    if (this.#first === 'taken') this.#drop();
    else void this.#next();
  }

  async #next(): Promise<void> {
    const { questions, questionsOf, wish, answers } = this.#page.state;
    const [next] = answers;
    if (this.#first !== 'waits' || !next || !questions || !wish || questionsOf !== wish) return;
    const { question, value } = next;
    const asked = questions.groups.flatMap((group) => group.questions).find(({ key }) => key === question);
    if (!asked) return this.#drop();
    const { rest, put, options } = asked;
    const option = options.find((each) => each.value === value);
    const changes = option?.changes ?? { ...rest, [put.key]: put.before + value + put.after };
    this.#first = 'checked';
    const checked = option && !option.refused ? undefined : await this.#page.check({ ...wish, changes });
    // Somebody may have left the game, or taken everything back.
    if (this.#page.state.answers[0] !== next) return;
    if (checked?.ok === false) {
      this.#page.set({ tried: { question, value, refusals: checked.problems } });
      return this.#drop();
    }
    this.#first = 'taken';
    this.#page.want({ changes });
  }

  #drop(): void {
    this.#first = 'waits';
    this.#page.set({ answers: this.#page.state.answers.slice(1) });
    void this.#next();
  }
}

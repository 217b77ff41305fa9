import type { Changes } from '../../kit/changes/changes.js';
import type { Words } from '../../words/words.js';
import type { Desk } from '../client.js';
import type { CheckedGame, OwnFile, Part, Refusable, Wish } from '../protocol.js';
import { putAddress } from './address.js';
import { Answers } from './answers.js';
import { remember } from './memory.js';
import { withAllTiles } from './print.js';
import { saveFile } from './save.js';
import { type Habits, habitsIn } from './start.js';
import { NOTHING, type State } from './state.js';
import { type PageTexts, pageWords } from './texts.js';
import type { Viewer } from './viewer.js';

/** What the page is made of, and shown by. */
export interface Parts {
  readonly desk: Desk;
  readonly viewer: Viewer;
  readonly texts: PageTexts;
  /** Called whenever the state is another. */
  readonly show: (page: Page) => void;
}

/** The state of the page, and all that can be done at it. What rules mean is asked of the desk. */
export class Page {
  readonly #parts: Parts;
  #state: State;
  readonly #answers = new Answers(this);

  constructor(parts: Parts, state: State) {
    this.#parts = parts;
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }
  get words(): Words {
    return pageWords(this.#parts.texts, this.#state.habits.language);
  }
  get viewer(): Viewer {
    return this.#parts.viewer;
  }
  get texts(): PageTexts {
    return this.#parts.texts;
  }

  /** What a language calls itself. */
  nameOf(language: string): string {
    return pageWords(this.#parts.texts, language).say('page.name');
  }

  /** Puts something else into the state, and shows it. */
  set(part: Partial<State>): void {
    this.#state = { ...this.#state, ...part };
    this.#parts.show(this);
  }

  /** Asks for what is shown whatever the game is, and for the kit that the address names. */
  async begin(fragment: string): Promise<void> {
    await Promise.all([this.#fetchCards(), this.follow(fragment)]);
  }

  /** Goes where an address says: to a kit, or to the choice of games. */
  async follow(fragment: string): Promise<void> {
    if (fragment === this.state.link) return;
    if (fragment === '') return this.set(NOTHING);
    const { language } = this.state.habits;
    const opened = await this.#parts.desk.ask({ kind: 'open', fragment, language });
    if (!opened.ok)
      return this.set({ ...NOTHING, unread: { name: `#${fragment}`, problems: opened.problems } });
    this.#open(opened.value);
    this.set({ notes: opened.notes });
  }

  /** Takes a game that comes with the program. */
  choose(game: string): void {
    this.#open({ ...this.state.habits, game });
  }

  /** Takes a game from a file, once it holds together. */
  async openFile(file: OwnFile): Promise<void> {
    const wish: Wish = { ...this.state.habits, game: file };
    const checked = await this.check(wish);
    if (!checked.ok) return this.set({ unread: { name: file.name, problems: checked.problems } });
    this.#open(wish);
    this.set({ notes: checked.notes });
    this.#tell(this.words.say('page.choose.opened', { name: file.name }));
  }

  /** Back to the choice of games. */
  leave(): void {
    this.#answers.forget();
    this.set({ ...NOTHING, unread: null });
    putAddress('', true);
  }

  /** Another language, paper or name: for this kit and, if wanted, for later ones. */
  setHabits(part: Partial<Habits>): void {
    const habits = { ...this.state.habits, ...habitsIn(part) };
    const wish = this.state.wish && { ...this.state.wish, ...part };
    this.set({ habits, wish });
    if (this.state.remembered) this.keep(true);
    if (part.language !== undefined) void this.#fetchCards();
    void this.#refresh();
  }

  /** What concerns this kit alone. */
  want(part: Partial<Wish>): void {
    if (!this.state.wish) return;
    this.set({ wish: { ...this.state.wish, ...part }, failure: null });
    void this.#refresh();
  }

  /** Other rules, as the desk put them together. */
  change(changes: Changes): void {
    this.#answers.forget();
    this.want({ changes });
  }

  /** Takes a value of a rule, which shows at once; what it comes to is known when the desk has answered. */
  answer(question: string, value: string): void {
    this.#answers.give(question, value);
  }

  /** Whether a game holds together. */
  check(wish: Wish): Promise<Refusable<CheckedGame>> {
    return this.#parts.desk.ask({ kind: 'check', wish });
  }

  /** Remembers what was chosen on this computer, or forgets it. */
  keep(wanted: boolean): void {
    const { habits, card } = this.state;
    const done = remember(wanted ? { habits, card } : undefined);
    this.set({ remembered: wanted && done, forbidden: wanted && !done });
  }

  /** How wide a bank card is on this screen. */
  measure(card: number): void {
    this.set({ card });
    if (this.state.remembered) this.keep(true);
  }

  /** Shows a round by the rules as they are. */
  async showRound(seed: number): Promise<void> {
    const { wish } = this.state;
    if (!wish) return;
    const told = await this.#parts.desk.newest('round', { kind: 'play', wish: { ...wish, seed } });
    if (told?.ok) this.set({ round: { told: told.value, step: 0 } });
  }

  /** Saves a part of the kit as one file. */
  async save(part: Part): Promise<void> {
    const { wish } = this.state;
    if (!wish) return;
    this.set({ saving: part });
    this.#tell(this.words.say('page.save.wait'));
    const made = await this.#parts.desk.ask({ kind: 'zip', wish, part });
    this.set({ saving: null });
    if (made.ok) this.saveBytes(made.value.path, made.value.bytes, 'application/zip');
  }

  /** Tells of a mistake of the program, as far as anyone can use it. */
  fail(failure: unknown): void {
    const [first = ''] = (failure instanceof Error ? failure.message : String(failure)).split('\n');
    this.set({ failure: first.replace(/^Error: /, ''), saving: null });
  }

  /** Hands a file to the browser, which keeps it where it keeps what it loads. */
  saveBytes(path: string, bytes: Uint8Array | string, type: string): void {
    const name = path.slice(path.lastIndexOf('/') + 1);
    saveFile(name, bytes, type);
    this.#tell(this.words.say('page.save.saved', { name }));
  }

  async copy(text: string): Promise<void> {
    const copied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    this.#tell(this.words.say(copied ? 'page.file.copied' : 'page.file.not-copied'));
  }

  #tell(text: string): void {
    this.set({ told: { text, times: this.state.told.times + 1 } });
  }

  #open(wish: Wish): void {
    const { game, changes, seating, seed, sheets, ...others } = wish;
    const habits = habitsIn(others);
    this.#answers.forget();
    const former = this.state.habits.language;
    this.set({ ...NOTHING, unread: null, wish, habits: { ...this.state.habits, ...habits }, said: '' });
    if (habits.language !== former) void this.#fetchCards();
    void this.#refresh();
  }

  async #fetchCards(): Promise<void> {
    const { language } = this.state.habits;
    const [games, options] = await Promise.all([
      this.#parts.desk.newest('games', { kind: 'games', language }),
      this.#parts.desk.newest('options', { kind: 'options', language }),
    ]);
    if (games && options) this.set({ games, options });
    void this.viewer.start();
  }

  /** Asks anew for all that a wish comes to, the rules first. */
  async #refresh(): Promise<void> {
    const { wish } = this.state;
    if (!wish) return;
    this.set({ stale: { rules: true, sheets: true } });
    await Promise.all([
      this.#fetchRules(wish),
      this.#fetchGame(wish),
      this.#fetchSheets(wish),
      this.#fetchLink(wish),
    ]);
  }

  async #fetchRules(wish: Wish): Promise<void> {
    const papers = wish.papers.slice(0, 1);
    const made = await this.#parts.desk.newest('rules', {
      kind: 'sheets',
      wish: { ...wish, papers, sheets: ['rules'], print: withAllTiles(wish.print ?? {}) },
    });
    if (!made?.ok) return;
    this.set({ rules: made.value[0] ?? null, stale: { ...this.state.stale, rules: false } });
    this.#forgetOthers();
  }

  async #fetchGame(wish: Wish): Promise<void> {
    const checked = await this.#parts.desk.newest('check', { kind: 'check', wish });
    if (checked) this.#takeGame(checked);
    const questions = await this.#parts.desk.newest('questions', { kind: 'questions', wish });
    if (!questions) return;
    this.set({ questions, questionsOf: wish });
    this.#answers.renew();
    const file = await this.#parts.desk.newest('yaml', { kind: 'yaml', wish });
    if (file?.ok) this.set({ file: file.value });
    if (this.state.round) await this.showRound(this.state.round.told.seed);
  }

  #takeGame(checked: Refusable<CheckedGame>): void {
    const said = new Set(this.state.game?.differences.map(({ now }) => now));
    this.set({ checked, ...(checked.ok && { game: checked.value }) });
    const news = checked.ok
      ? checked.value.differences.filter(({ now }) => now !== '' && !said.has(now))
      : [];
    if (news.length === 0) return;
    const what = news.map(({ now }) => now).join(' ');
    this.set({ said: this.words.say('page.rules.news', { what }) });
  }

  async #fetchSheets(wish: Wish): Promise<void> {
    const sheets = await this.#parts.desk.newest('sheets', { kind: 'sheets', wish });
    if (!sheets) return;
    this.set({ sheets, stale: { ...this.state.stale, sheets: false } });
    this.#forgetOthers();
  }

  async #fetchLink(wish: Wish): Promise<void> {
    const link = await this.#parts.desk.newest('link', { kind: 'link', wish });
    if (link === null) return;
    const known = this.state.link !== '';
    this.set({ link });
    // Each kit is a place to come back to; what is changed at it isn't.
    putAddress(link, !known);
  }

  #forgetOthers(): void {
    const { rules, sheets } = this.state;
    const shown = sheets?.ok ? sheets.value : [];
    this.viewer.keepOnly([...(rules ? [rules] : []), ...shown].map(({ bytes }) => bytes));
  }
}

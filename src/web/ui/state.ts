import type { ToldProblem } from '../../problem.js';
import type {
  CheckedGame,
  GameCard,
  OwnFile,
  PaintedSheet,
  Part,
  PrintOptions,
  Questions,
  Refusable,
  Refusal,
  ToldGame,
  Wish,
} from '../protocol.js';
import type { Habits } from './start.js';

/** A question by the key of its rule, and the value that was chosen. */
interface Answered {
  readonly question: string;
  readonly value: string;
}

/** A value of a rule that was refused, and why. */
interface Tried extends Answered {
  readonly refusals: readonly Refusal[];
}

/** A round that is looked at, and how far. */
export interface Shown {
  readonly told: ToldGame;
  readonly step: number;
}

/** How large pages stand on the screen: a part of their real size, or so that a whole page is seen. */
export type Zoom = number | 'fit';

/** Something that nobody could mend but who sent it: a file, a link. */
interface Unread {
  readonly name: string;
  readonly problems: readonly Refusal[];
}

/** All that the page shows depends on this and nothing else. */
export interface State {
  readonly habits: Habits;
  readonly remembered: boolean;
  /** The browser was asked to remember something and didn't. */
  readonly forbidden: boolean;
  readonly search: string;
  readonly games: readonly GameCard[] | null;
  readonly options: PrintOptions | null;
  /** The kit that is looked at; without one a game is being chosen. */
  readonly wish: Wish | null;
  readonly unread: Unread | null;
  /** What is worth knowing of the link or the file that the kit came from. */
  readonly notes: readonly ToldProblem[];
  readonly questions: Questions | null;
  /** The wish that the questions are of: an older one while the desk works them out anew. */
  readonly questionsOf: Wish | null;
  readonly checked: Refusable<CheckedGame> | null;
  /** The game as it was when it last held together. */
  readonly game: CheckedGame | null;
  /** What was chosen and isn't in the questions yet, in its order. */
  readonly answers: readonly Answered[];
  readonly tried: Tried | null;
  /** The rules of the wish, sooner than the other sheets. */
  readonly rules: PaintedSheet | null;
  readonly sheets: Refusable<readonly PaintedSheet[]> | null;
  /** What is shown is older than what was asked for. */
  readonly stale: { readonly rules: boolean; readonly sheets: boolean };
  readonly file: OwnFile | null;
  readonly link: string;
  readonly zoom: Zoom;
  /** Dots of the screen that a bank card is wide. */
  readonly card: number;
  readonly round: Shown | null;
  /** What is being made for saving. */
  readonly saving: Part | null;
  /** What is told to those who hear the page. */
  readonly said: string;
  /** What was done and is told to everyone, and how many times something was. */
  readonly told: { readonly text: string; readonly times: number };
  readonly failure: string | null;
}

/** A bank card (ID-1): millimetres across. */
export const CARD_WIDTH = 85.6;

/** A dot of the screen as browsers take it to be: 96 to the inch. */
export const USUAL_CARD = Math.round((CARD_WIDTH * 96) / 25.4);

/** The page before anything is known. */
export function firstState(habits: Habits, remembered: boolean, card = USUAL_CARD): State {
  return {
    habits,
    remembered,
    forbidden: false,
    search: '',
    games: null,
    options: null,
    unread: null,
    ...NOTHING,
    zoom: 'fit',
    card,
    saving: null,
    said: '',
    told: { text: '', times: 0 },
    failure: null,
  };
}

const UNANSWERED: readonly Answered[] = [];
const NONE: readonly ToldProblem[] = [];

/** What is known of a kit before it is looked at. */
export const NOTHING = {
  wish: null,
  notes: NONE,
  questions: null,
  questionsOf: null,
  checked: null,
  game: null,
  answers: UNANSWERED,
  tried: null,
  rules: null,
  sheets: null,
  stale: { rules: false, sheets: false },
  file: null,
  link: '',
  round: null,
} satisfies Partial<State>;

/** Games that have all these words in what their cards say. */
export function gamesFound(
  games: readonly GameCard[],
  search: string,
  language: string,
): readonly GameCard[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase(language);
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    const { id, title, set, sentence, players, minutes } = game;
    const text = plain([id, title, set, sentence, players.text, minutes?.text ?? ''].join(' '));
    return wanted.every((word) => text.includes(word));
  });
}

/** Problems of the kit that no question of the page stands beside. */
export function looseProblems({ questions, checked }: State): readonly Refusal[] {
  const keys = new Set(questions?.groups.flatMap((group) => group.questions.map(({ key }) => key)));
  const told = new Set(questions?.problems.map(({ code }) => code));
  const others = checked && !checked.ok ? checked.problems.filter(({ code }) => !told.has(code)) : [];
  return [...(questions?.problems.filter(({ key }) => !keys.has(key)) ?? []), ...others];
}

/** What the kit's game is called: one that doesn't hold together, as a link may have it, by its card or its file. */
export function titleOf({ game, games, wish }: State): string | undefined {
  if (game || !wish) return game?.title;
  if (typeof wish.game !== 'string') return wish.game.name;
  return games?.find(({ id }) => id === wish.game)?.title;
}

/** Whether the rules as they are wished for don't go together. */
export function isRefused({ tried, checked }: State): boolean {
  return tried !== null || (checked !== null && !checked.ok);
}

import type { Answer, Ask, Kind } from '../protocol.js';
import { checkedGame } from './checked.js';
import { kitFiles, paintedSheets } from './kit.js';
import { questionsOf } from './questions.js';
import { gamesIn, optionsIn } from './shelf.js';
import type { Stock } from './stock.js';
import { told } from './told.js';
import type { Turn } from './turn.js';

/** How each question is answered. */
const ANSWERS: {
  readonly [K in Kind]: (ask: Ask<K>, stock: Stock, turn: Turn) => Promise<Answer<K>> | Answer<K>;
} = {
  games: ({ language }, stock) => gamesIn(language, stock),
  options: ({ language }, stock) => optionsIn(language, stock),
  check: async ({ wish }, stock) => told(await checkedGame(wish, stock), wish, stock),
  sheets: async ({ wish }, stock, turn) => told(await paintedSheets(wish, stock, turn), wish, stock),
  kit: async ({ wish }, stock, turn) => told(await kitFiles(wish, stock, turn), wish, stock),
  questions: ({ wish }, stock, turn) => questionsOf(wish, stock, turn),
  zip: unanswered,
  yaml: unanswered,
  link: unanswered,
  open: unanswered,
  play: unanswered,
};

function unanswered(): never {
  throw new Error('the desk has no answer to this yet');
}

/** The answer to what was asked. */
export function answered<K extends Kind>(
  ask: Ask<K>,
  stock: Stock,
  turn: Turn,
): Promise<Answer<K>> | Answer<K> {
  return ANSWERS[ask.kind](ask, stock, turn);
}

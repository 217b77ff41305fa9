import type { Answer, Ask, Kind } from '../protocol.js';
import { checkedGame } from './checked.js';
import { kitFiles, paintedSheets } from './kit.js';
import { linkOf, wishIn } from './link.js';
import { toldGame } from './play.js';
import { questionsOf } from './questions.js';
import { gamesIn, optionsIn } from './shelf.js';
import type { Stock } from './stock.js';
import { told } from './told.js';
import type { Turn } from './turn.js';
import { gameFile } from './yaml.js';
import { zipped } from './zip.js';

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
  zip: async ({ wish, part }, stock, turn) => told(await zipped(wish, part, stock, turn), wish, stock),
  yaml: async ({ wish }, stock) => told(await gameFile(wish, stock), wish, stock),
  link: ({ wish }) => linkOf(wish),
  open: async ({ fragment, language }, stock) =>
    told(await wishIn(fragment, language, stock.assets), { game: '', language, papers: [] }, stock),
  play: async ({ wish }, stock) => told(await toldGame(wish, stock), wish, stock),
};

/** The answer to what was asked. */
export function answered<K extends Kind>(
  ask: Ask<K>,
  stock: Stock,
  turn: Turn,
): Promise<Answer<K>> | Answer<K> {
  return ANSWERS[ask.kind](ask, stock, turn);
}

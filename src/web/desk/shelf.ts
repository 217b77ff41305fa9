import { FONT_NAMES } from '../../kit/families.js';
import { ruleSections } from '../../rulebook/clauses/clauses.js';
import { unmarked } from '../../rulebook/clauses/sentence.js';
import { scopeOf, tilesOf } from '../../rulebook/scope.js';
import { gameTitle, rangeText, setText } from '../../rulebook/title.js';
import { SHEETS } from '../../sheets/registry.js';
import type { Span } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import type { GameCard, PrintOptions, TextSpan } from '../protocol.js';
import type { Stock } from './stock.js';

/** The games that come with the program, as one chooses among them. */
export function gamesIn(language: string, stock: Stock): Promise<readonly GameCard[]> {
  return Promise.all(stock.assets.games.map((id) => cardOf(id, language, stock)));
}

async function cardOf(id: string, language: string, stock: Stock): Promise<GameCard> {
  const words = stock.words(language);
  const game = await stock.check({ game: id, language, papers: [] });
  if (!game.ok) throw new Error(`${id}: ${game.problems.map(({ code }) => code).join(', ')}`);
  const { checked } = game.value;
  const { rules, minutes } = checked;
  const scope = scopeOf(rules);
  if (!scope.ok) throw new Error('a checked variant can be played');
  const [goal] = ruleSections(checked, scope.value, words);
  return {
    id,
    title: gameTitle(checked, words),
    players: spanOf(rules.players, words),
    minutes: minutes === null ? null : spanOf(minutes, words),
    set: setText(rules.set.highest, words),
    highest: rules.set.highest,
    tiles: tilesOf(rules).length,
    sentence: unmarked(
      goal?.points.flatMap(({ sentences }) => sentences.map(({ text }) => text)).join(' ') ?? '',
    ),
  };
}

function spanOf(span: Span, words: Words): TextSpan {
  return { text: rangeText(span, words), ...span };
}

/** What can be asked of printing. */
export function optionsIn(language: string, stock: Stock): PrintOptions {
  const words = stock.words(language);
  const { papers, tiles } = stock.assets.templates;
  return {
    papers: Object.values(papers).map(({ name, label }) => ({ name, label })),
    tiles: Object.entries(tiles).map(([name, size]) => ({ name, ...size })),
    fonts: FONT_NAMES,
    sheets: SHEETS.map(({ name, audience }) => ({
      name,
      title: words.say(`layout.sheet.${name}`),
      audience,
    })),
  };
}

import { saidOf, scopeFor } from '../../kit/changes/said.js';
import { minutesFound } from '../../kit/expected.js';
import { FONT_NAMES } from '../../kit/families.js';
import { loadGame } from '../../kit/game.js';
import { parentOf } from '../../kit/neighbours.js';
import { unmarked } from '../../rulebook/clauses/sentence.js';
import { differencesOf } from '../../rulebook/difference.js';
import { tilesOf } from '../../rulebook/scope.js';
import { aboutText, minutesText, rangeText, setText } from '../../rulebook/title.js';
import type { Topic } from '../../rulebook/topics.js';
import { SHEETS } from '../../sheets/registry.js';
import type { Rules, Span } from '../../variant/rules.js';
import { titleIn, type Variant } from '../../variant/variant.js';
import type { Words } from '../../words/words.js';
import type { GameCard, PrintOptions, TextSpan } from '../protocol.js';
import type { Stock } from './stock.js';

/** The games that come with the program, as one chooses among them. */
export function gamesIn(language: string, stock: Stock): Promise<readonly GameCard[]> {
  return Promise.all(stock.assets.games.map((id) => cardOf(id, language, stock)));
}

async function cardOf(id: string, language: string, stock: Stock): Promise<GameCard> {
  const words = stock.words(language);
  const game = await gameOf(id, stock);
  const { rules, title } = game;
  const parent = parentOf(stock.assets.gameText(id));
  return {
    id,
    title: titleIn(title, language),
    players: spanOf(rules.players, words),
    minutes: minutesOf(game, stock, words),
    set: setText(rules.set.highest, words),
    highest: rules.set.highest,
    tiles: tilesOf(rules).length,
    sentence: shortened(
      parent === undefined
        ? drawing(rules, words)
        : differing((await gameOf(parent, stock)).rules, rules, words),
    ),
  };
}

/** How long a game takes by its file, else by its rounds that were played. */
function minutesOf(game: Variant, { assets }: Stock, words: Words): GameCard['minutes'] {
  if (game.minutes) return { text: minutesText(game.minutes, words), about: false };
  const found = minutesFound(game, (fingerprint, seating) => assets.expected[fingerprint]?.[seating]);
  return found && { text: aboutText(found, words), about: true };
}

/** How many letters about a game are read at a glance. */
const MOST_LETTERS = 140;

/** As many whole sentences as are read at a glance, and at least one. */
export function shortened(texts: readonly string[]): string {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?…])\s+(?=\p{Lu})/u));
  const lengths = sentences.map((_, index) => sentences.slice(0, index + 1).join(' ').length);
  const fitting = lengths.filter((length) => length <= MOST_LETTERS).length;
  return sentences.slice(0, Math.max(1, fitting)).join(' ');
}

/** A game that comes with the program; what it says is as good as when its examples were repeated, and known sooner. */
async function gameOf(id: string, stock: Stock): Promise<Variant> {
  const game = await loadGame(stock.game(id));
  if (!game.ok) throw new Error(`${id}: ${game.problems.map(({ code }) => code).join(', ')}`);
  return game.value;
}

/** What is done when no tile fits. */
function drawing(rules: Rules, words: Words): readonly string[] {
  const scope = scopeFor(rules);
  return [...new Set(['draw.when', 'draw.tiles'].flatMap((key) => saidOf(rules, key, scope, words) ?? []))];
}

/** What tells games apart, the most telling first. */
const TELLING: readonly Topic[] = ['draw', 'blanks', 'score', 'match', 'set', 'lead', 'blocked', 'deal'];

/** What a game says otherwise than the one it extends, of the most telling rule. */
function differing(parent: Rules, rules: Rules, words: Words): readonly string[] {
  const [one, other] = [parent, rules].map((its) => ({ rules: its, scope: scopeFor(its) }));
  if (!one || !other) throw new Error('two games are compared');
  const differences = differencesOf(one, other, words);
  const [first] = TELLING.flatMap((topic) =>
    differences.filter((difference) => difference.topic === topic && difference.other.length > 0),
  );
  // What is said in every game only follows from it.
  const own = first?.other.filter(({ rule }) => !rule.startsWith('always.')) ?? [];
  return own.map(({ text }) => unmarked(text));
}

function spanOf(span: Span, words: Words): TextSpan {
  return { text: rangeText(span, words), ...span };
}

/** What can be asked of printing. */
export function optionsIn(language: string, stock: Stock): PrintOptions {
  const words = stock.words(language);
  const { papers, margin, tiles } = stock.assets.templates;
  return {
    papers: Object.values(papers).map(({ name, label }) => ({ name, label })),
    margin,
    tiles: Object.entries(tiles).map(([name, size]) => ({ name, ...size })),
    fonts: FONT_NAMES,
    sheets: SHEETS.map(({ name, audience }) => ({
      name,
      title: words.say(`layout.sheet.${name}`),
      audience,
    })),
  };
}

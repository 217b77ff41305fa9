import { saidOf, scopeFor } from '../../kit/changes/said.js';
import { minutesFound } from '../../kit/expected.js';
import { FONT_NAMES } from '../../kit/families.js';
import { loadGame } from '../../kit/game.js';
import { parentOf } from '../../kit/neighbours.js';
import { playedSections } from '../../rulebook/clauses/played-sections.js';
import { type Sentence, unmarked, writerOf } from '../../rulebook/clauses/sentence.js';
import { differencesOf } from '../../rulebook/difference.js';
import { tilesOf } from '../../rulebook/scope.js';
import { aboutText, minutesText, rangeText, setText } from '../../rulebook/title.js';
import { type Topic, topicOf } from '../../rulebook/topics.js';
import { SHEETS } from '../../sheets/registry.js';
import type { Rules, Span } from '../../variant/rules.js';
import { titleIn, type Variant } from '../../variant/variant.js';
import type { Words } from '../../words/words.js';
import type { GameCard, PrintOptions, TextSpan } from '../protocol.js';
import type { Stock } from './stock.js';

/** The games that come with the program, as one chooses among them. */
export async function gamesIn(language: string, stock: Stock): Promise<readonly GameCard[]> {
  const { games, gameText } = stock.assets;
  const words = stock.words(language);
  const told = new Map<string, Told>();
  for (const id of games) {
    if (parentOf(gameText(id)) === undefined) told.set(id, toldBy((await gameOf(id, stock)).rules, words));
  }
  return Promise.all(games.map((id) => cardOf(id, { language, stock, words, told })));
}

/** What all cards are made from. */
interface Shelf {
  readonly language: string;
  readonly stock: Stock;
  readonly words: Words;
  /** What the games say that extend no other. */
  readonly told: ReadonlyMap<string, Told>;
}

async function cardOf(id: string, { language, stock, words, told }: Shelf): Promise<GameCard> {
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
        ? [...new Set([...rarest(id, told), ...drawing(rules, words)])]
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

/** The sentences of a game by what they are about. */
type Told = ReadonlyMap<Topic, readonly string[]>;

function toldBy(rules: Rules, words: Words): Told {
  const told = new Map<Topic, readonly string[]>();
  for (const { id, points } of playedSections(rules, scopeFor(rules), writerOf(words))) {
    for (const sentence of points.flatMap((point) => point.sentences)) {
      const topic = topicOf(id, sentence);
      if (topic !== undefined && isOwn(sentence))
        told.set(topic, [...(told.get(topic) ?? []), unmarked(sentence.text)]);
    }
  }
  return told;
}

/** What the fewest other games say that extend none, of the most telling rule of which there is such. */
function rarest(game: string, told: ReadonlyMap<string, Told>): readonly string[] {
  const own = told.get(game);
  const others = [...told.values()].filter((other) => other !== own);
  const saidBy = (topic: Topic, text: string) =>
    others.filter((other) => other.get(topic)?.includes(text)).length;
  const counted = TELLING.map((topic) =>
    (own?.get(topic) ?? []).map((text) => ({ text, count: saidBy(topic, text) })),
  );
  const fewest = Math.min(...counted.flat().map(({ count }) => count));
  const rare = counted.map((texts) => texts.filter(({ count }) => count === fewest));
  return rare.find((texts) => texts.length > 0)?.map(({ text }) => text) ?? [];
}

/** What a game says otherwise than the one it extends, of the most telling rule. */
function differing(parent: Rules, rules: Rules, words: Words): readonly string[] {
  const [one, other] = [parent, rules].map((its) => ({ rules: its, scope: scopeFor(its) }));
  if (!one || !other) throw new Error('two games are compared');
  const differences = differencesOf(one, other, words);
  const [first] = TELLING.flatMap((topic) =>
    differences.filter((difference) => difference.topic === topic && difference.other.length > 0),
  );
  return first?.other.filter(isOwn).map(({ text }) => unmarked(text)) ?? [];
}

/** What is said in every game only follows from what a game says of itself. */
function isOwn({ rule }: Sentence): boolean {
  return !rule.startsWith('always.');
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

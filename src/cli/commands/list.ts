import { tileName } from '../../domino/notation.js';
import { minutesFound } from '../../kit/expected.js';
import { scopeOf, tilesOf } from '../../rulebook/scope.js';
import { setNameText } from '../../rulebook/set-name.js';
import { factsLine, gameTitle, rangeText } from '../../rulebook/title.js';
import type { SetRule } from '../../variant/rules.js';
import type { Variant } from '../../variant/variant.js';
import type { Words } from '../../words/words.js';
import { shippedVariants } from '../base/assets.js';
import { jsonLine } from '../base/json.js';
import { STATUS } from '../base/status.js';
import { bold } from '../base/tell.js';
import { PLAIN_WIDTH, table, wrap } from '../base/wrap.js';
import type { Run } from '../line/run.js';
import { spanText } from '../say/span.js';
import { loadText } from '../store/checked.js';
import { knownExpectation } from '../store/expected.js';
import { shipped } from '../store/variants.js';

/** The columns, each under a word of its own. */
const HEADS = ['name', 'title', 'players', 'minutes', 'set', 'tiles'] as const;

/** The column of titles gives way when the terminal is narrow. */
const TITLE_COLUMN = 1;

/** The games that come with the program. */
export const list: Run = async (_args, options, { world, words }) => {
  const games = await Promise.all(shippedVariants().map(gameOf));
  if (options.json) {
    world.out.write(jsonLine(games.map((game) => listed(game, words))));
    return STATUS.done;
  }
  const width = world.out.width ?? PLAIN_WIDTH;
  if (width < NARROW) {
    world.out.write(`${games.flatMap((game) => listedBelow(game, width, words)).join('\n')}\n`);
    return STATUS.done;
  }
  const rows = games.map((game) => {
    const { id, title, tiles } = listed(game, words);
    const players = rangeText(game.rules.players, words);
    const minutes = minutesText(game, words);
    return [id, title, players, minutes, setText(game.rules.set, words), String(tiles)];
  });
  const head = HEADS.map((column) => words.say(`cli.list.${column}`));
  const [first = '', ...lines] = table([head, ...rows], width, TITLE_COLUMN);
  world.out.write(`${[world.out.styled ? bold(first) : first, ...lines].join('\n')}\n`);
  return STATUS.done;
};

/** On a narrower terminal each game stands with its facts below its name. */
const NARROW = 76;

/** What its file says of a game's minutes, else about how many it took when its rounds were played (“~40–135”). */
function minutesText(game: Variant, words: Words): string {
  if (game.minutes) return rangeText(game.minutes, words);
  const found = minutesFound(game, knownExpectation);
  return found ? `~${rangeText(found, words)}` : '';
}

function listedBelow(game: Variant, width: number, words: Words): readonly string[] {
  const scope = scopeOf(game.rules);
  if (!scope.ok) throw new Error('a shipped game can be played');
  const facts = `${gameTitle(game, words)}: ${factsLine(game, scope.value, words, minutesFound(game, knownExpectation))}`;
  return [game.id, ...wrap(facts, width - 2).map((line) => `  ${line}`)];
}

async function gameOf(name: string): Promise<Variant> {
  const result = await loadText(shipped(name));
  if (!result.ok) throw new Error(`${name}: ${result.problems.map(({ code }) => code).join(', ')}`);
  return result.value;
}

/** A game as `list --json` gives it; what a file can write in short is written as it would there. */
function listed(variant: Variant, words: Words) {
  const { id, rules, minutes, data } = variant;
  const about = minutesFound(variant, knownExpectation);
  return {
    id,
    title: gameTitle(variant, words),
    players: spanText(rules.players),
    minutes: minutes === null ? null : spanText(minutes),
    aboutMinutes: about === null ? null : spanText(about),
    set: data.set,
    tiles: tilesOf(rules).length,
  };
}

function setText({ highest, without }: SetRule, words: Words): string {
  const set = setNameText(highest, words);
  return without.length === 0 ? set : words.say('cli.list.without', { set, tiles: without.map(tileName) });
}

import type { Span } from '../variant/rules.js';
import { titleIn } from '../variant/variant.js';
import type { Words } from '../words/words.js';
import { countsText } from './clauses/setup.js';
import type { CheckedVariant } from './prepare.js';
import { playerCounts, type Scope, tilesOf } from './scope.js';
import { setNameText } from './set-name.js';

/** The game's name in the language of the words where its file has one, else the file's own; says so when rules were changed on the command line. */
export function gameTitle(game: Pick<CheckedVariant, 'title' | 'houseRules'>, words: Words): string {
  const title = titleIn(game.title, words.language);
  return game.houseRules ? words.say('title.house-rules', { title }) : title;
}

/**
 * The line of facts in a sheet's head: "2–4 players, 10–20 minutes, double-three set, 10 tiles". Where the file says no minutes
 * they may be about so many.
 */
export function factsLine(
  game: Pick<CheckedVariant, 'rules' | 'minutes'>,
  scope: Scope,
  words: Words,
  about: Span | null = null,
): string {
  const [players, set, tiles, stated] = factsOf(game, scope, words);
  const minutes = stated ?? (about ? aboutText(about, words) : undefined);
  return words.say(minutes === undefined ? 'facts.line-untimed' : 'facts.line', {
    players,
    minutes: minutes ?? '',
    set,
    tiles,
  });
}

/** The facts of that line one by one, in its order. */
export function factList(...about: Parameters<typeof factsOf>): readonly string[] {
  const [players, set, tiles, minutes] = factsOf(...about);
  return [players, ...(minutes === undefined ? [] : [minutes]), set, tiles];
}

function factsOf(
  { rules, minutes }: Pick<CheckedVariant, 'rules' | 'minutes'>,
  scope: Scope,
  words: Words,
): readonly [players: string, set: string, tiles: string, minutes?: string] {
  return [
    words.say('who.players', { players: countsText(playerCounts(scope), words) }),
    setText(rules.set.highest, words),
    words.say('facts.tiles', { tiles: tilesOf(rules).length }),
    ...(minutes ? ([minutesText(minutes, words)] as const) : ([] as const)),
  ];
}

/** A set by its name: "double-three set". */
export function setText(highest: number, words: Words): string {
  return words.say('facts.set', { set: setNameText(highest, words) });
}

/** How long a game takes of which no file says it: "about 40–135 minutes". */
export function aboutText(minutes: Span, words: Words): string {
  return words.say('facts.about', { minutes: rangeText(minutes, words) });
}

/** How long a game takes by its file: "10–20 minutes". */
export function minutesText(minutes: Span, words: Words): string {
  return words.say('facts.minutes', { minutes: rangeText(minutes, words) });
}

/** A least and a most as people read them: "2–4". */
export function rangeText({ least, most }: Span, words: Words): string {
  return least === most ? words.number(least) : `${words.number(least)}\u2013${words.number(most)}`;
}

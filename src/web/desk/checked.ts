import { tileName } from '../../domino/notation.js';
import { good, type Result } from '../../problem.js';
import { unmarked } from '../../rulebook/clauses/sentence.js';
import { type ComparedGame, compareGames, saidText } from '../../rulebook/compare.js';
import { scopeOf, tilesOf } from '../../rulebook/scope.js';
import { factsLine, gameTitle } from '../../rulebook/title.js';
import { markOf } from '../../variant/mark.js';
import { seatingsOf } from '../../variant/meaning/seats.js';
import type { Words } from '../../words/words.js';
import type { CheckedGame, Wish } from '../protocol.js';
import type { Stock } from './stock.js';

/** Whether the game of a wish holds together, and how it differs from what it was before its changes. */
export async function checkedGame(wish: Wish, stock: Stock): Promise<Result<CheckedGame>> {
  const words = stock.words(wish.language);
  const game = await stock.check(wish);
  if (!game.ok) return game;
  const { checked } = game.value;
  const scope = scopeOf(checked.rules, wish.seating);
  if (!scope.ok) return scope;
  const { changes: _, ...unchanged } = wish;
  const before = await stock.check(unchanged);
  const trial = stock.trial(wish.game);
  return good(
    {
      title: gameTitle(checked, words),
      facts: factsLine(checked, scope.value, words),
      mark: markOf(checked, scope.value.seatings),
      seatings: seatingsOf(checked.rules),
      tiles: tilesOf(checked.rules).map(tileName),
      changes: trial.ok ? trial.value.simplest(wish.changes ?? {}) : {},
      differences: before.ok ? differences(before.value.checked, checked, words) : [],
    },
    game.notes,
  );
}

function differences(
  before: ComparedGame['checked'],
  now: ComparedGame['checked'],
  words: Words,
): CheckedGame['differences'] {
  const [one, other] = [before, now].map((checked): ComparedGame => {
    const scope = scopeOf(checked.rules);
    if (!scope.ok) throw new Error('a checked variant can be played');
    return { checked, scope: scope.value };
  });
  if (!one || !other) throw new Error('two games are compared');
  return compareGames(one, other, words).differences.map((difference) => ({
    topic: difference.topic,
    heading: words.say(`compare.label.${difference.topic}`),
    before: unmarked(saidText('one', difference, words)),
    now: unmarked(saidText('other', difference, words)),
  }));
}

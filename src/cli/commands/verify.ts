import { scopeOf } from '../../rulebook/scope.js';
import { factsLine, gameTitle } from '../../rulebook/title.js';
import { markedOf, markOf } from '../../variant/mark.js';
import { seatingsOf } from '../../variant/meaning/seats.js';
import type { Seating } from '../../variant/rules.js';
import type { Variant } from '../../variant/variant.js';
import { visible } from '../../words/told.js';
import type { Words } from '../../words/words.js';
import { shippedVariants } from '../base/assets.js';
import { jsonLine } from '../base/json.js';
import { STATUS } from '../base/status.js';
import { Stop, usageStop } from '../base/stop.js';
import { readingWidth } from '../base/tell.js';
import { wrap } from '../base/wrap.js';
import { orStop } from '../line/context.js';
import { didYouMean } from '../line/did-you-mean.js';
import type { Run } from '../line/run.js';
import { houseRulesOf, loadText } from '../store/checked.js';
import { findVariants, shipped } from '../store/variants.js';

/** A mark as the foot of a sheet has it, whether or not the word before it was typed too. */
const MARK = /^(?:\S+\s+)?([0-9a-f]{8}(?:-(?:\d{1,2}p|partners))?)$/u;

/** A game with one of the marks that its sheets can bear. */
interface MarkedGame {
  readonly mark: string;
  readonly game: Variant;
  readonly seatings: readonly Seating[];
}

/** Says which game the mark in a sheet's foot stands for, among those that come with the program or the files named. */
export const verify: Run = async ([typed = '', ...files], options, { world, words }) => {
  const mark = MARK.exec(typed.trim().toLowerCase())?.[1];
  if (mark === undefined) throw usageStop({ code: 'cli.mark-malformed', params: { found: typed } });
  const houseRules = await houseRulesOf(options);
  const named = files.length > 0 ? findVariants(files, world) : shippedVariants().map(shipped);
  const games = await Promise.all(named.map(async (found) => orStop(await loadText(found, houseRules))));
  const marked = games.flatMap(marksOf);
  const found = marked.filter((one) => one.mark === mark);
  if (found.length === 0) {
    const known = files.length > 0 ? [] : [...new Set(marked.map((one) => one.mark))];
    const have = [...new Set(games.map(({ fingerprint }) => fingerprint))];
    const place = files.length > 0 ? ('files' as const) : ('shipped' as const);
    const params = { found: mark, place, files, have, ...didYouMean(mark, known) };
    throw new Stop(STATUS.refused, [{ code: 'cli.unknown-mark', params }]);
  }
  if (options.json) world.out.write(jsonLine(found.map((one) => verifiedData(one, words))));
  else if (!options.quiet) {
    const lines = found.flatMap((one) => wrap(visible(verifiedText(one, words)), readingWidth(world.out), 2));
    world.out.write(`${lines.join('\n')}\n`);
  }
  return STATUS.done;
};

/** The marks of a game: for all tables, for each number of players, for partners. */
function marksOf(game: Variant): readonly MarkedGame[] {
  const all = seatingsOf(game.rules);
  const counts = [...new Set(all.map(({ players }) => players))];
  const wishes = [{}, ...counts.map((players) => ({ players })), { partners: true }];
  const marked = new Map<string, MarkedGame>();
  for (const wish of wishes) {
    const scope = scopeOf(game.rules, wish);
    if (!scope.ok) continue;
    const { seatings } = scope.value;
    const mark = markOf(game, seatings);
    if (!marked.has(mark)) marked.set(mark, { mark, game, seatings });
  }
  return [...marked.values()];
}

function verifiedText({ mark, game, seatings }: MarkedGame, words: Words): string {
  const title = gameTitle(game, words);
  return words.say('cli.verify.found', {
    mark,
    title,
    id: game.id,
    facts: factsLine(game, { seatings }, words),
  });
}

function verifiedData({ mark, game, seatings }: MarkedGame, words: Words) {
  return { mark, variant: game.id, title: gameTitle(game, words), of: markedOf(game, seatings) };
}

import { endingAnswers } from '../../engine/questions/ending.js';
import { matchAnswers } from '../../engine/questions/match.js';
import { hasPoints } from '../../variant/meaning/end.js';
import type { Rules } from '../../variant/rules.js';
import type { Agreed } from '../agreed.js';
import { askedTables } from '../asked.js';
import { hasBlanks, hasDoubles, playerCounts, type Scope } from '../scope.js';
import { type Point, point, type Section, type Sentence, type Writer } from './sentence.js';
import { section } from './setup.js';

/**
 * How many mistakes are listed: as many as every shipped game has room for in every language, so that all sheets of a
 * game list the same ones.
 */
const MISTAKES = 3;

/** What a sheet lists of what these rules are most often got wrong on. */
export function mistakesSection(
  rules: Rules,
  agreed: readonly Agreed[],
  scope: Scope,
  writer: Writer,
): Section {
  const list: readonly Point[] = likelyMistakes(rules, agreed, scope, writer)
    .slice(0, MISTAKES)
    .map((sentence) => point(sentence));
  return section(writer, 'mistakes', list);
}

/**
 * What these rules are most often got wrong on, the likeliest first; each belongs to the rule value it breaks. What is
 * right for a table that ticked a box isn't called a mistake.
 */
export function likelyMistakes(
  rules: Rules,
  agreed: readonly Agreed[],
  scope: Scope,
  writer: Writer,
): readonly Sentence[] {
  const ticked = agreed.map((one) => ({
    points: hasPoints(one.rules),
    texts: new Set(mistakes(one.rules, one.scope, writer).map(({ text }) => text)),
  }));
  return mistakes(rules, scope, writer).filter(({ rule, text }) =>
    // Nobody can count wrong where nothing is counted, so that makes no mistake right.
    ticked.every(({ points, texts }) => texts.has(text) || (rule.startsWith('score.') && !points)),
  );
}

/** All mistakes that can be made with these rules, in order: what the engine forbids, or settles otherwise. */
function mistakes(rules: Rules, scope: Scope, writer: Writer): readonly Sentence[] {
  const counts = playerCounts(scope);
  const players = counts.length === 1 ? (counts[0] as number) : 0;
  const say = writer.mistake;
  const { first, all } = askedTables(rules, scope);
  const { table, turn } = first;
  const ending = endingAnswers(table);
  const match = matchAnswers(table);
  const { draw, score, round, line } = rules;
  const { able, afterMiss, afterFit, neverDrawn } = turn;
  const doubles = hasDoubles(rules);
  const found: (Sentence | false)[] = [
    hasBlanks(rules) && !turn.blankIsWild && say('line.wild', line.wild, 'blank'),
    afterMiss !== null && !able.draw && say('draw.when', draw.when, 'pass-able'),
    able.draw && say('draw.when', draw.when, 'pass-held'),
    afterMiss?.draw === true && say('draw.tiles', 'until-fit', 'pass-early'),
    afterMiss?.draw === false && say('draw.tiles', 'one', 'draw-on'),
    afterMiss?.draw === true &&
      !able.draw &&
      afterFit?.keep === false &&
      say('draw.then', 'must-play', 'draw-on-fit'),
    afterMiss !== null && neverDrawn > 0 && say('draw.leave', 'n', 'last-tiles', { leave: neverDrawn }),
    afterMiss === null && all.some((one) => one.turn.neverDrawn > 0) && say('draw', 'never', 'draw-never'),
    turn.passesToBlock > 1 && say('always.blocked', 'always', 'one-pass', { players }),
    ending.lowestWins && !ending.fewestTilesWin && say('round.blocked', round.blocked, 'fewest'),
    ending.blockCountsHands && ending.ownHand === 0 && say('score.round', score.blocked.kind, 'own'),
    ending.blockCountsHands && ending.ownHand < 0 && say('score.round', score.blocked.kind, 'minus-own'),
    match.lowestTotalWins && say('score.round', score.out.kind, 'low'),
    afterMiss !== null &&
      !turn.drawnOutIsPass &&
      say('always.settled', 'always', 'keep-not-pass', { tiles: 'one' }),
    turn.drawnOutIsPass &&
      afterFit?.keep === true &&
      !turn.keptIsPass &&
      say('always.settled', 'always', 'keep-not-pass', { tiles: 'until-fit' }),
    doubles && !turn.doublePlaysAgain && say('line.doubles', line.doubles, 'second-turn'),
    say('always.turn-tile', 'always', 'middle', { doubles: doubles ? 'yes' : 'no' }),
    turn.outEndsRound && say('always.out', 'always', 'last-turn'),
  ];
  return found.filter((sentence) => sentence !== false);
}

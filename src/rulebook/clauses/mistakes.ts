import type { Rules } from '../../variant/rules.js';
import { dealRow, playerCounts, type Scope, some } from '../scope.js';
import { type Point, point, type Section, type Sentence, type Writer } from './sentence.js';
import { section } from './setup.js';
import { drawingIn } from './turn.js';

/** How many mistakes a rule sheet lists when there is room, and the fewest it goes down to. */
export const MOST_MISTAKES = 6;
export const FEWEST_MISTAKES = 3;

/** What these rules are most often got wrong on, the likeliest first; each belongs to the rule value it breaks. */
export function mistakesSection(rules: Rules, scope: Scope, writer: Writer, most = MOST_MISTAKES): Section {
  const list: readonly Point[] = mistakes(rules, scope, writer)
    .slice(0, most)
    .map((sentence) => point(sentence));
  return section(writer, 'mistakes', list);
}

/** All mistakes that can be made with these rules, in order. */
function mistakes(rules: Rules, scope: Scope, writer: Writer): readonly Sentence[] {
  const counts = playerCounts(scope);
  const players = counts.length === 1 ? (counts[0] as number) : 0;
  const say = writer.mistake;
  const drawn = drawingIn(rules, scope).open.length > 0;
  const undealt = some(scope, (seating) => dealRow(rules, seating).left > 0);
  const { draw, score, round } = rules;
  const found: (Sentence | false)[] = [
    rules.line.wild === 'none' && say('line.wild', 'none', 'blank'),
    drawn && draw.when === 'stuck' && say('draw.when', 'stuck', 'pass-able'),
    drawn &&
      draw.when !== 'never' &&
      draw.tiles === 'until-fit' &&
      say('draw.tiles', 'until-fit', 'pass-early'),
    drawn && draw.when !== 'never' && draw.tiles === 'one' && say('draw.tiles', 'one', 'draw-on'),
    drawn &&
      draw.when === 'stuck' &&
      draw.tiles === 'until-fit' &&
      draw.then === 'must-play' &&
      say('draw.then', 'must-play', 'draw-on-fit'),
    drawn &&
      draw.when !== 'never' &&
      draw.leave > 0 &&
      say('draw.leave', 'n', 'last-tiles', { leave: draw.leave }),
    draw.when === 'never' && undealt && say('draw', 'never', 'draw-never'),
    say('always.blocked', 'always', 'one-pass', { players }),
    round.blocked !== 'nobody' && say('round.blocked', round.blocked, 'fewest'),
    score.blocked.kind === 'opponents' &&
      round.blocked !== 'nobody' &&
      say('score.round', 'opponents', 'own'),
    score.blocked.kind === 'opponents-minus-own' && say('score.round', 'opponents-minus-own', 'minus-own'),
    score.out.kind === 'each-own-pips' && say('score.round', 'each-own-pips', 'low'),
    drawn && draw.when === 'stuck' && draw.tiles === 'one' && say('draw.tiles', 'one', 'keep-not-pass'),
    say('line.doubles', rules.line.doubles, 'second-turn'),
    say('always.turn-tile', 'always', 'middle'),
    say('always.out', 'always', 'last-turn'),
  ];
  return found.filter((sentence) => sentence !== false);
}

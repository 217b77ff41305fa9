import { highOf } from '../../domino/tile.js';
import { type TurnAnswers, turnAnswers } from '../../engine/questions/turn.js';
import { unreachable } from '../../problem.js';
import type { DrawRule, Rules } from '../../variant/rules.js';
import { countsText } from '../clauses/setup.js';
import { drawingIn } from '../clauses/turn.js';
import { dealRow, hasBlanks, hasDoubles, playerCounts, tilesOf } from '../scope.js';
import { always, asked, type Judge, type Ruling, type Source } from './ruling.js';

/** Where a tile may go and how, doubles, blanks, and passing with a tile that fits. */
export function turnRulings(judge: Judge): readonly Ruling[] {
  const { rules, turn, answer, custom } = judge;
  const highest = Math.max(...tilesOf(rules).map(highOf));
  return asked(
    answer('either-end', always('play'), turn.eitherEnd, 'always'),
    hasBlanks(rules) &&
      highest > 0 &&
      answer('blank', ['line.wild', rules.line.wild], turn.blankIsWild, rules.line.wild, { highest }),
    ...(hasDoubles(rules) ? doubleRulings(judge) : []),
    custom('middle', always('turn-tile'), false, 'always'),
    custom('near', always('bend'), false, 'always'),
    custom('ends-aloud', always('bend'), true, 'always'),
    custom('pass-stands', always('mended'), false, 'always'),
    answer('after-pass', always('passed'), turn.playsAfterPass, 'always'),
  );
}

function doubleRulings({ rules, turn, answer, custom }: Judge): readonly Ruling[] {
  const { doubles } = rules.line;
  const source: Source = ['line.doubles', doubles];
  return [
    answer('double-again', source, turn.doublePlaysAgain, 'always'),
    answer('double-sides', source, turn.endsAfterDouble > 2, 'always'),
    custom('double-across', source, MUST_LIE_ACROSS[doubles], doubles),
  ];
}

/** How a double lies is only looks, so the engine doesn't know it. */
const MUST_LIE_ACROSS: Readonly<Record<Rules['line']['doubles'], boolean>> = {
  across: true,
  straight: false,
  either: false,
};

/** Drawing: when, how many, what becomes of drawn tiles, and what is never drawn. */
export function drawRulings(judge: Judge): readonly Ruling[] {
  const { turn } = judge;
  const { afterMiss, afterFit } = turn;
  if (!afterMiss || !afterFit) return undrawnRulings(judge);
  return [...drawnRulings({ ...turn, afterMiss, afterFit }, judge), ...closedRulings(judge)];
}

/** The rule that says whether and when to draw, and its reason. */
function whenOf({ draw }: Rules): { readonly source: Source; readonly because: DrawRule['when'] } {
  switch (draw.when) {
    case 'never':
      return { source: ['draw', 'never'], because: 'never' };
    case 'stuck':
    case 'any-turn':
      return { source: ['draw.when', draw.when], because: draw.when };
    default:
      return unreachable(draw);
  }
}

/** The rule that says how many tiles nobody draws. */
function leaveOf({ draw }: Rules): Source {
  switch (draw.when) {
    case 'never':
      return ['draw', 'never'];
    case 'stuck':
    case 'any-turn':
      return ['draw.leave', String(draw.leave)];
    default:
      return unreachable(draw);
  }
}

function undrawnRulings({ rules, scope, turn, answer }: Judge): readonly Ruling[] {
  const dealt = scope.seatings.every((seating) => dealRow(rules, seating).left === 0);
  const source = leaveOf(rules);
  const because = dealt ? 'dealt' : 'never';
  return [
    answer('draw-able', source, turn.able.draw, because),
    answer('pass-able', always('must-play'), turn.able.pass, 'never'),
    answer('pass-stuck', source, turn.stuck.pass, because),
  ];
}

/** What the engine answers where tiles can be drawn. */
type Drawing = TurnAnswers & {
  readonly afterMiss: NonNullable<TurnAnswers['afterMiss']>;
  readonly afterFit: NonNullable<TurnAnswers['afterFit']>;
};

function drawnRulings(turn: Drawing, judge: Judge): readonly Ruling[] {
  const { rules, answer, custom } = judge;
  const { able, stuck, afterMiss, ableAfterMiss, afterFit, neverDrawn } = turn;
  const when = whenOf(rules);
  const leave = leaveOf(rules);
  const leaves = { leave: neverDrawn };
  const many = afterMiss.draw ? 'until-fit' : 'one';
  const tiles: Source = ['draw.tiles', many];
  const ableTo = ableAfterMiss?.draw === false ? 'any-turn-one' : when.because;
  return asked(
    answer('draw-able', when.source, able.draw, ableTo),
    answer('pass-able', when.source, able.pass, when.because),
    answer('pass-stuck', leave, stuck.pass, 'draws', leaves),
    answer('draw-more', tiles, afterMiss.draw, many, leaves),
    ableAfterMiss?.play && answer('draw-more-able', tiles, ableAfterMiss.draw, many),
    answer('draw-on', tiles, afterFit.draw, many),
    ...fitRulings(turn, judge),
    answer('draw-is-pass', tiles, turn.drawnOutIsPass, many, { tiles: many }),
    afterMiss.draw &&
      afterFit.keep &&
      answer('keep-is-pass', ['draw.then', 'may-keep'], turn.keptIsPass, 'may-keep'),
    answer('draw-empty', leave, neverDrawn === 0, neverDrawn === 0 ? 'all' : 'some', leaves),
    custom('show-drawn', always('hidden'), false, 'always'),
  );
}

/** What must be done with a drawn tile that fits. */
function fitRulings(
  { afterMiss, afterFit, playsOther }: Drawing,
  { rules, answer }: Judge,
): readonly Ruling[] {
  const { draw } = rules;
  switch (draw.when) {
    case 'never':
      return [];
    case 'stuck': {
      const tiles = afterMiss.draw ? 'until-fit' : 'one';
      return [answer('keep-fit', ['draw.then', draw.then], afterFit.keep, draw.then, { tiles })];
    }
    case 'any-turn':
      return [
        answer('keep-fit', ['draw.when', draw.when], afterFit.keep, draw.when),
        answer('play-other', ['draw.when', draw.when], playsOther, draw.when),
      ];
    default:
      return unreachable(draw);
  }
}

/** Numbers of players for whom the deal leaves nothing to draw. */
function closedRulings(judge: Judge): readonly Ruling[] {
  const { rules, scope, words, turn, answer } = judge;
  const { closed } = drawingIn(rules, scope);
  if (closed.length === 0) return [];
  const players = countsText(playerCounts({ seatings: closed }), words);
  const dealt = closed.every((seating) => dealRow(rules, seating).left === 0);
  const draws = closed.some((seating) => turnAnswers({ rules, seating }).stuck.draw);
  const each = dealRow(rules, closed[0] as (typeof closed)[number]).each;
  return [
    dealt
      ? answer('draw-closed', ['deal', String(each)], draws, 'dealt', { players })
      : answer('draw-closed', leaveOf(rules), draws, 'leave', { players, leave: turn.neverDrawn }),
  ];
}

import { unreachable } from '../../problem.js';
import type { DrawRule } from '../../variant/rules.js';
import { countsText } from '../clauses/setup.js';
import { drawingIn } from '../clauses/turn.js';
import { dealRow, playerCounts } from '../scope.js';
import { always, asked, type Judge, type Ruling, type Source } from './ruling.js';

/** Where a tile may go and how, doubles, blanks, and passing with a tile that fits. */
export function turnRulings({ rules, answer }: Judge): readonly Ruling[] {
  const { doubles, wild } = rules.line;
  const double: Source = ['line.doubles', doubles];
  return [
    answer('either-end', always('play'), true, 'always'),
    answer('blank', ['line.wild', wild], wild === 'blanks', wild, { highest: rules.set.highest }),
    answer('double-again', double, false, 'always'),
    answer('double-sides', double, false, 'always'),
    answer('double-across', double, doubles === 'across', doubles),
    answer('middle', always('turn-tile'), false, 'always'),
    answer('near', always('bend'), false, 'always'),
    answer('ends-aloud', always('bend'), true, 'always'),
    answer('pass-stands', always('mended'), false, 'always'),
    answer('after-pass', always('passed'), true, 'always'),
  ];
}

/** Drawing: when, how many, what becomes of drawn tiles, and what is never drawn. */
export function drawRulings(judge: Judge): readonly Ruling[] {
  const { rules, scope } = judge;
  const { open } = drawingIn(rules, scope);
  const { draw } = rules;
  if (draw.when === 'never' || open.length === 0) return undrawnRulings(judge);
  return [...openRulings(draw, judge), ...closedRulings(judge)];
}

function undrawnRulings({ rules, scope, answer }: Judge): readonly Ruling[] {
  const dealt = scope.seatings.every((seating) => dealRow(rules, seating).left === 0);
  const source: Source =
    rules.draw.when === 'never' ? ['draw', 'never'] : ['draw.leave', String(rules.draw.leave)];
  const because = dealt ? 'dealt' : 'never';
  return [
    answer('draw-able', source, false, because),
    answer('pass-able', always('must-play'), false, 'never'),
    answer('pass-stuck', source, true, because),
  ];
}

function openRulings(draw: Exclude<DrawRule, { when: 'never' }>, judge: Judge): readonly Ruling[] {
  const { answer } = judge;
  const when: Source = ['draw.when', draw.when];
  const tiles: Source = ['draw.tiles', draw.tiles];
  const leave: Source = ['draw.leave', String(draw.leave)];
  const leaves = { leave: draw.leave };
  const settles = draw.tiles === 'one' || (draw.when === 'stuck' && draw.then === 'may-keep');
  return asked(
    answer('draw-able', when, draw.when === 'any-turn', draw.when),
    answer('pass-able', when, false, draw.when),
    answer('pass-stuck', leave, false, 'draws', leaves),
    answer('draw-more', tiles, draw.tiles === 'until-fit', draw.tiles, leaves),
    answer('draw-on', tiles, false, draw.tiles),
    ...fitRulings(draw, judge),
    settles && answer('draw-is-pass', always('settled'), false, 'always'),
    answer('draw-empty', leave, draw.leave === 0, draw.leave === 0 ? 'all' : 'some', leaves),
    answer('show-drawn', always('hidden'), false, 'always'),
  );
}

/** What must be done with a drawn tile that fits. */
function fitRulings(draw: Exclude<DrawRule, { when: 'never' }>, { answer }: Judge): readonly Ruling[] {
  switch (draw.when) {
    case 'stuck': {
      const source: Source = ['draw.then', draw.then];
      return [answer('keep-fit', source, draw.then === 'may-keep', draw.then, { tiles: draw.tiles })];
    }
    case 'any-turn':
      return [
        answer('keep-fit', ['draw.when', 'any-turn'], false, 'any-turn'),
        answer('play-other', ['draw.when', 'any-turn'], true, 'any-turn'),
      ];
    default:
      return unreachable(draw);
  }
}

/** Numbers of players for whom the deal leaves nothing to draw. */
function closedRulings(judge: Judge): readonly Ruling[] {
  const { rules, scope, words, answer } = judge;
  const { closed } = drawingIn(rules, scope);
  if (closed.length === 0 || rules.draw.when === 'never') return [];
  const players = countsText(playerCounts({ seatings: closed }), words);
  const dealt = closed.every((seating) => dealRow(rules, seating).left === 0);
  const each = dealRow(rules, closed[0] as (typeof closed)[number]).each;
  return [
    dealt
      ? answer('draw-closed', ['deal', String(each)], false, 'dealt', { players })
      : answer('draw-closed', ['draw.leave', String(rules.draw.leave)], false, 'leave', {
          players,
          leave: rules.draw.leave,
        }),
  ];
}

import { unreachable } from '../../problem.js';
import { drawingOf, openDraw } from '../../variant/meaning/draw.js';
import { BLANKS_WILD } from '../../variant/meaning/line.js';
import type { OpenDraw, Rules, Seating } from '../../variant/rules.js';
import { dealRow, drawable, hasBlanks, hasDoubles, playerCounts, type Scope } from '../scope.js';
import {
  elsewhere,
  type Point,
  point,
  points,
  type Section,
  type Sentence,
  type Writer,
} from './sentence.js';
import { countsText, section } from './setup.js';

/** What a player does in a turn: play, draw or pass. */
export function turnSection(rules: Rules, scope: Scope, writer: Writer): Section {
  return section(
    writer,
    'turn',
    points(
      point(
        directionSentence(rules, scope, writer),
        writer.always('play', { wild: BLANKS_WILD[rules.line.wild] && hasBlanks(rules) ? 'yes' : 'no' }),
        writer.always('turn-tile'),
      ),
      ...drawPoints(rules, scope, writer),
      point(writer.always('bend')),
    ),
  );
}

function directionSentence(rules: Rules, scope: Scope, writer: Writer): Sentence {
  return playerCounts(scope).every((players) => players === 2)
    ? writer.said('direction', rules.direction, 'direction.two')
    : writer.rule('direction', rules.direction);
}

/** The seatings of a scope in which tiles can be drawn, and those in which none can although the rules have drawing. */
export function drawingIn(
  rules: Rules,
  scope: Scope,
): { readonly open: readonly Seating[]; readonly closed: readonly Seating[] } {
  const open = scope.seatings.filter((seating) => drawable(rules, seating) > 0);
  return { open, closed: scope.seatings.filter((seating) => !open.includes(seating)) };
}

function drawPoints(rules: Rules, scope: Scope, writer: Writer): readonly Point[] {
  const { draw } = rules;
  const { open, closed } = drawingIn(rules, scope);
  const drawn = openDraw(draw);
  if (!drawn) {
    const said = scope.seatings.every((seating) => dealRow(rules, seating).left === 0)
      ? writer.said('draw', 'never', 'draw.never-dealt')
      : writer.rule('draw', 'never');
    return [elsewhere(writer.always('must-play')), elsewhere(said)];
  }
  if (open.length === 0)
    return [
      elsewhere(writer.always('must-play')),
      elsewhere(writer.said('draw', 'never', 'draw.never-dealt')),
    ];
  return [...openPoints(drawn, writer), ...closedPoints(rules, closed, writer)];
}

function openPoints(draw: OpenDraw, writer: Writer): readonly Point[] {
  const { leave } = draw;
  const { most, mayKeep } = drawingOf(draw);
  // Where one tile is drawn at most, a turn with a drawn tile is never a pass. Where several are, only keeping is none:
  // whoever has drawn them all and still can't play says "pass" like anyone who could draw nothing.
  const settled =
    most === 1 || mayKeep ? writer.always('settled', { tiles: most === 1 ? 'one' : 'until-fit' }) : undefined;
  const leaveSentence =
    leave === 0
      ? writer.said('draw.leave', '0', 'draw.leave.0')
      : writer.said('draw.leave', 'n', 'draw.leave.n', { leave });
  const pass = writer.always('pass', { leave });
  switch (draw.when) {
    case 'stuck': {
      return [
        elsewhere(writer.rule('draw.when', 'stuck')),
        elsewhere(
          writer.rule('draw.tiles', draw.tiles, { leave }),
          writer.rule('draw.then', draw.then, { tiles: draw.tiles }),
        ),
        elsewhere(leaveSentence, pass),
        point(settled),
      ];
    }
    case 'any-turn':
      return [
        elsewhere(
          writer.rule('draw.when', 'any-turn'),
          writer.said('draw.tiles', draw.tiles, `draw.tiles.${draw.tiles}-any`),
        ),
        elsewhere(leaveSentence, pass),
        point(settled),
      ];
    default:
      return unreachable(draw);
  }
}

function closedPoints(rules: Rules, closed: readonly Seating[], writer: Writer): readonly Point[] {
  if (closed.length === 0) return [];
  const { words } = writer;
  const counts = playerCounts({ seatings: closed });
  const who = words.say('who.with', {
    who: words.say('who.players', { players: countsText(counts, words) }),
  });
  const dealt = closed.every((seating) => dealRow(rules, seating).left === 0);
  return [point(writer.said('draw.leave', 'closed', dealt ? 'draw.dealt-out' : 'draw.closed', { who }))];
}

/** How doubles lie and what blanks fit, as far as the set has them. */
export function doublesSection(rules: Rules, writer: Writer): Section {
  const doubles = hasDoubles(rules);
  const blanks = hasBlanks(rules);
  const both = section(
    writer,
    'doubles',
    points(
      doubles ? point(writer.rule('line.doubles', rules.line.doubles)) : undefined,
      blanks ? point(writer.rule('line.wild', rules.line.wild)) : undefined,
    ),
  );
  if (doubles === blanks) return both;
  return { ...both, title: writer.words.say(doubles ? 'section.doubles-only' : 'section.blanks-only') };
}

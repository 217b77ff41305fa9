import { tileName } from '../../domino/notation.js';
import { highOf, isDouble, lowOf, pipsOf, type Tile } from '../../domino/tile.js';
import { unreachable } from '../../problem.js';
import {
  BLOCKED_ALONE,
  blockHasWinner,
  COMPARED,
  countsPips,
  hasPoints,
  isOneRound,
  lowTotalsWin,
  TIE_SHARED,
  targetsOf,
} from '../../variant/meaning/end.js';
import { scoresAnything, worthOf } from '../../variant/meaning/worth.js';
import { type Rules, rowFor, type ScoreWay } from '../../variant/rules.js';
import { playerCounts, type Scope, sidesIn, tilesOf } from '../scope.js';
import {
  type FileKey,
  type Point,
  point,
  points,
  type Section,
  type Sentence,
  type Writer,
} from './sentence.js';
import { countsText, section } from './setup.js';
import { drawingIn } from './turn.js';

/** How a round ends, and who wins it when nobody goes out. */
export function endSection(rules: Rules, scope: Scope, writer: Writer): Section {
  const counts = playerCounts(scope);
  const players = counts.length === 1 ? (counts[0] as number) : 0;
  const drawing = drawingIn(rules, scope).open.length === 0 ? 'no' : 'yes';
  return section(
    writer,
    'end',
    points(
      point(writer.always('out', { wins: lowTotalsWin(rules) ? 'no' : 'yes' })),
      point(writer.always('blocked', { drawing, players })),
      point(pipsSentence(rules, writer)),
      winnerPoint(rules, scope, writer),
    ),
  );
}

function pipsSentence(rules: Rules, writer: Writer): Sentence | undefined {
  if (!blockHasWinner(rules) && !countsPips(rules)) return undefined;
  const tiles = tilesOf(rules);
  const heavy = tiles.at(-1) as Tile;
  const light =
    tiles.find((tile) => !isDouble(tile) && highOf(tile) === Math.min(5, rules.set.highest)) ??
    (tiles[0] as Tile);
  return writer.always('pips', {
    light: tileName(light),
    lightPips: lowOf(light) + highOf(light),
    heavy: tileName(heavy),
    heavyPips: pipsOf(heavy),
  });
}

function winnerPoint(rules: Rules, scope: Scope, writer: Writer): Point | undefined {
  const sides = sidesIn(scope);
  switch (rules.round.blocked) {
    case 'nobody':
      return lowTotalsWin(rules) && !isOneRound(rules.match)
        ? undefined
        : point(writer.rule('round.blocked', 'nobody'));
    case 'lowest-hand':
    case 'lowest-side': {
      const key = sides === 'alone' ? BLOCKED_ALONE[rules.round.blocked] : rules.round.blocked;
      return point(
        writer.said('round.blocked', rules.round.blocked, `round.blocked.${key}`, { sides }),
        tieSentence(rules, scope, writer),
      );
    }
    default:
      return unreachable(rules.round.blocked);
  }
}

function tieSentence(rules: Rules, scope: Scope, writer: Writer): Sentence {
  const params = { sides: comparedSides(rules, scope) };
  const { tie } = rules.round;
  switch (tie) {
    case 'shared':
      return writer.rule('round.tie', tie, params);
    case 'nobody': {
      const bare = writer.said('round.tie', tie, 'round.tie.nobody-pointless', params);
      // Where everyone writes down their own pips, nobody wins, but everyone scores.
      return scoresAnything(worthOf(rules.score.blocked)) && !lowTotalsWin(rules)
        ? { ...writer.rule('round.tie', tie, params), alike: bare.text }
        : bare;
    }
    default:
      return unreachable(tie);
  }
}

/** Whether partners' sums decide a block at some table, so that a score sentence alone can't say who has won it. */
export function comparesSums(rules: Rules, scope: Scope): boolean {
  return COMPARED[rules.round.blocked] === 'sides' && sidesIn(scope) !== 'alone';
}

/** What is compared at a block: hands, or with partners their sums, as far as the seatings of the sheet go. */
export function comparedSides(rules: Rules, scope: Scope): string {
  const sides = sidesIn(scope);
  if (COMPARED[rules.round.blocked] !== 'sides' || sides === 'alone') return sides;
  return sides === 'partners' ? 'sums' : 'mixed';
}

/** What a round is worth: one row for going out, one for a blocked round, or that there are no points. */
export function scoreSection(rules: Rules, scope: Scope, writer: Writer): Section {
  const { out, blocked } = rules.score;
  if (!hasPoints(rules)) {
    return section(writer, 'score', [
      { name: 'no-points', sentences: [writer.rule('score.round', 'nothing')] },
    ]);
  }
  const same = sameWay(out, blocked);
  const row = (end: 'out' | 'blocked', way: ScoreWay): Point => {
    const rule = same ? 'score.round' : (`score.round.${end}` as const);
    const text = scoreSentence(rules, scope, rule, end, way, writer);
    return { name: end, sentences: [text] };
  };
  return section(
    writer,
    'score',
    points(row('out', out), row('blocked', blocked), sidesPoint(rules, scope, writer)),
  );
}

function sameWay(one: ScoreWay, other: ScoreWay): boolean {
  const points = (way: ScoreWay) => ('points' in way ? way.points : null);
  return one.kind === other.kind && points(one) === points(other);
}

function scoreSentence(
  rules: Rules,
  scope: Scope,
  rule: FileKey,
  end: 'out' | 'blocked',
  way: ScoreWay,
  writer: Writer,
): Sentence {
  const by = comparesSums(rules, scope) ? 'winner' : 'hand';
  const params = { end, sides: sidesIn(scope), by, own: ownHands(rules, scope) };
  // Where nobody wins a blocked round, nobody is there to score.
  if (end === 'blocked' && !blockHasWinner(rules) && worthOf(way).whose === 'winners') {
    return writer.said('round.blocked', 'nobody', 'score.round.nobody', params);
  }
  switch (way.kind) {
    case 'nothing':
      return writer.said(rule, 'nothing', 'score.round.nobody', params);
    case 'opponents':
    case 'opponents-minus-own':
    case 'opponents-nearest-five':
    case 'all-hands':
    case 'each-own-pips':
      return writer.said(rule, way.kind, `score.round.${way.kind}`, params);
    case 'fixed':
      return writer.said(rule, 'n', 'score.round.n', { ...params, points: way.points });
    default:
      return unreachable(way);
  }
}

/** Which hands are the winner's own at a block, where they are subtracted: one hand, or both partners' hands. */
function ownHands(rules: Rules, scope: Scope): 'alone' | 'hand' | 'sum' | 'mixed' {
  const sides = sidesIn(scope);
  if (sides === 'alone') return 'alone';
  if (!comparesSums(rules, scope)) return 'hand';
  return sides === 'partners' ? 'sum' : 'mixed';
}

function sidesPoint(rules: Rules, scope: Scope, writer: Writer): Point | undefined {
  const sides = sidesIn(scope);
  const worths = [worthOf(rules.score.out), worthOf(rules.score.blocked)];
  const table = countsPips(rules) ? writer.always('table') : undefined;
  if (sides === 'alone') return point(table);
  const opponents = worths.some(({ others, own }) => others > 0 && own === 0)
    ? writer.said('partners', rules.partners, 'score.sides.opponents', { sides })
    : undefined;
  const own = worths.some(({ whose }) => whose === 'every-side')
    ? writer.said('partners', rules.partners, 'score.sides.own', { sides })
    : undefined;
  return point(table, opponents, own);
}

/** How long the match lasts and who wins it. */
export function matchSection(rules: Rules, scope: Scope, writer: Writer): Section {
  const { match } = rules;
  switch (match.kind) {
    case 'one-round': {
      const shared = TIE_SHARED[rules.round.tie];
      const key = shared ? 'match.one-round-shared' : 'match.one-round';
      return {
        id: 'match',
        title: writer.words.say('section.game'),
        points: points(point(writer.said('match', 'one-round', key, { tie: shared ? 'no' : 'yes' }))),
      };
    }
    case 'points': {
      const only =
        match.tie === null
          ? writer.said('match.points', 'n', 'match.alone', { sides: sidesIn(scope) })
          : undefined;
      return section(
        writer,
        'match',
        points(point(targetSentence(rules, scope, writer), only, matchTie(match.tie, scope, writer))),
      );
    }
    case 'rounds': {
      const low = lowTotalsWin(rules) ? 'yes' : 'no';
      const said = writer.said('match.rounds', 'n', 'match.rounds', { rounds: match.rounds, low });
      return section(writer, 'match', points(point(said, matchTie(match.tie, scope, writer))));
    }
    default:
      return unreachable(match);
  }
}

function matchTie(tie: 'draw' | 'extra-round' | null, scope: Scope, writer: Writer): Sentence | undefined {
  if (tie === null) return undefined;
  const best = writer.rule('match.tie', tie, { two: 'no' });
  return twoTotals(scope) ? { ...writer.rule('match.tie', tie, { two: 'yes' }), alike: best.text } : best;
}

/** Whether only two totals are kept at every table, so that none of them is among the best. */
export function twoTotals({ seatings }: Scope): boolean {
  return seatings.every((seating) => seating.partners || seating.players === 2);
}

/** The targets of a scope, each with the seatings it holds for, in words ("100 points with 2 players"). */
export function targetRows(
  rules: Rules,
  scope: Scope,
  writer: Writer,
): readonly { readonly points: number; readonly text: string }[] {
  const table = targetsOf(rules.match);
  if (!table) return [];
  const { words } = writer;
  const targets = [...new Set(scope.seatings.map((seating) => rowFor(table, seating)))];
  return targets.map((target) => {
    const seatings = scope.seatings.filter((seating) => rowFor(table, seating) === target);
    const alone = seatings.filter((seating) => !seating.partners);
    const counts = playerCounts({ seatings: alone });
    // Partners are 4 players too, with a target of their own.
    const four = counts.includes(4) && scope.seatings.some((seating) => seating.partners);
    const names = [
      ...(alone.length > 0 ? [words.say('who.players', { players: countsText(counts, words) })] : []),
      ...(seatings.some((seating) => seating.partners) ? [words.say('who.partners')] : []),
    ];
    return {
      points: target,
      text: words.say('rule.match.points-row', {
        points: target,
        who: words.or(names),
        alone: four && alone.length === seatings.length ? 'yes' : 'no',
      }),
    };
  });
}

function targetSentence(rules: Rules, scope: Scope, writer: Writer): Sentence {
  const rows = targetRows(rules, scope, writer);
  const low = lowTotalsWin(rules) ? 'points-low' : 'points';
  const only = rows[0];
  if (only && rows.length === 1)
    return writer.said('match.points', 'n', `match.${low}`, { points: only.points, sides: sidesIn(scope) });
  return writer.said('match.points', 'n', `match.${low}-rows`, { rows: rows.map((row) => row.text) });
}

import { roundEnd, talliedFor } from '../../engine/score.js';
import { sideOf } from '../../engine/seats.js';
import { unreachable } from '../../problem.js';
import { countsPips } from '../../variant/meaning/end.js';
import type { ScoreWay, Seating } from '../../variant/rules.js';
import { drawingIn } from '../clauses/turn.js';
import { sumText } from '../played/count.js';
import { playerCounts, sidesIn } from '../scope.js';
import { always, asked, type Judge, type Ruling, type Source } from './ruling.js';

/** When a round is over and who has won it. */
export function endRulings(judge: Judge): readonly Ruling[] {
  const { rules, scope, answer } = judge;
  const players = { players: playerCounts(scope).every((count) => count === 2) ? 2 : 0 };
  const draws = drawingIn(rules, scope).open.length > 0;
  return [
    answer('last-turn', always('out'), false, 'always'),
    answer('one-pass', always('blocked'), false, 'always', players),
    answer('dead-ends', always('blocked'), false, draws ? 'draws' : 'never', players),
    ...blockedRulings(judge),
  ];
}

function blockedRulings({ rules, scope, answer }: Judge): readonly Ruling[] {
  const { blocked, tie } = rules.round;
  const source: Source = ['round.blocked', blocked];
  const partners = sidesIn(scope) !== 'alone';
  if (blocked === 'nobody') return [answer('lowest-wins', source, false, 'nobody')];
  return asked(
    answer('fewest-tiles', source, false, 'pips'),
    partners && answer('add-partners', source, blocked === 'lowest-side', blocked),
    partners && blocked === 'lowest-hand' && answer('equal-partners', source, false, 'lowest-hand'),
    answer('tie', ['round.tie', tie], tie === 'shared', tieReason(tie, rules.score.blocked)),
  );
}

function tieReason(tie: 'nobody' | 'shared', way: ScoreWay) {
  return tie === 'nobody' && way.kind === 'nothing' ? 'nobody-pointless' : tie;
}

/** What a round is worth and to whom; the numbers in the questions are counted by the engine. */
export function scoreRulings(judge: Judge): readonly Ruling[] {
  const { rules, scope, answer } = judge;
  const { out, blocked } = rules.score;
  if (out.kind === 'nothing' && blocked.kind === 'nothing') {
    return [answer('points', ['score.round', 'nothing'], false, 'nothing'), fives(judge)];
  }
  const partners = sidesIn(scope) !== 'alone';
  return asked(
    rules.round.blocked !== 'nobody' && blockedCount(judge),
    ...outRulings(out, blocked, judge),
    out.kind !== 'each-own-pips' && answer('others-score', worthSource('out', judge), false, 'always'),
    ...(partners ? partnerRulings(judge) : []),
    countsPips(rules) && answer('table-tiles', always('table'), false, 'always'),
    fives(judge),
  );
}

function fives(judge: Judge): Ruling {
  return judge.answer('fives', worthSource('out', judge), false, 'always');
}

/** The rule value that says what a round is worth, as the file writes it where both ends are worth the same. */
function worthSource(end: 'out' | 'blocked', { rules }: Judge): Source {
  const { out, blocked } = rules.score;
  const name = (way: ScoreWay) => (way.kind === 'fixed' ? String(way.points) : way.kind);
  // Whoever went out holds nothing to subtract, so in the file one word says both.
  if (out.kind === 'opponents' && blocked.kind === 'opponents-minus-own')
    return ['score.round', blocked.kind];
  if (name(out) === name(blocked)) return ['score.round', name(out)];
  return [`score.round.${end}`, name(rules.score[end])];
}

/** Hands of a blocked round, lowest first; 4, 9 and 12 are those that the text of family-draw counts. */
const LEFT_PIPS = [4, 9, 12, 15, 18, 21, 24, 27, 30, 33];

/** "Hands of 4, 9 and 12: does the lowest score 21?", whatever the rules say the answer is. */
function blockedCount(judge: Judge): Ruling | undefined {
  const { rules, scope, words, answer } = judge;
  const seating =
    scope.seatings.find(({ players, partners }) => players === 3 && !partners) ??
    (scope.seatings[0] as Seating);
  const handPips = LEFT_PIPS.slice(0, seating.players);
  const end = roundEnd(rules, seating, { out: null, handPips, leader: 0 });
  const others = handPips.filter((_, seat) => sideOf(seating, seat) !== 0);
  const sum = others.reduce((total, pips) => total + pips, 0);
  const way = rules.score.blocked;
  const params = {
    hands: handPips.map((pips) => words.number(pips)),
    others: others.map((pips) => words.number(pips)),
    sum,
    points: end.scores[0] as number,
    worked: sumText(talliedFor(rules, seating, end, 0), words),
    partners: seating.partners ? ('yes' as const) : ('no' as const),
  };
  return answer('blocked-count', worthSource('blocked', judge), way.kind === 'opponents', way.kind, params);
}

function outRulings(out: ScoreWay, blocked: ScoreWay, judge: Judge): readonly Ruling[] {
  const { answer } = judge;
  const source = worthSource('out', judge);
  switch (out.kind) {
    case 'opponents':
    case 'opponents-minus-own':
      return asked(
        blocked.kind === 'opponents-minus-own' && answer('out-minus', source, false, 'holds-none'),
      );
    case 'all-hands':
      return [];
    case 'each-own-pips':
      return [answer('out-scores', source, false, 'each-own-pips')];
    case 'fixed':
      return [answer('out-pips', source, false, 'fixed', { points: out.points })];
    case 'nothing':
      return [answer('out-pips', source, false, 'nothing')];
    default:
      return unreachable(out);
  }
}

function partnerRulings(judge: Judge): readonly Ruling[] {
  const { rules, answer } = judge;
  const { out, blocked } = rules.score;
  const counts = out.kind === 'all-hands' || out.kind === 'each-own-pips';
  const minus = blocked.kind === 'opponents-minus-own';
  const side = rules.round.blocked === 'lowest-side';
  return asked(
    answer('add-points', ['partners', rules.partners], true, 'always'),
    out.kind !== 'nothing' && answer('partner-pips', worthSource('out', judge), counts, out.kind),
    minus &&
      answer(
        'minus-partner',
        ['round.blocked', rules.round.blocked],
        side,
        side ? 'lowest-side' : 'lowest-hand',
      ),
  );
}

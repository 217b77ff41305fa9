import { type EndingAnswers, ended } from '../../engine/questions/ending.js';
import { talliedFor } from '../../engine/score.js';
import { unreachable } from '../../problem.js';
import { countsPips, lowTotalsWin, TIE_SHARED } from '../../variant/meaning/end.js';
import { sideCount, sideOf } from '../../variant/meaning/seats.js';
import { worthOf } from '../../variant/meaning/worth.js';
import type { RoundRule, ScoreWay, Seating } from '../../variant/rules.js';
import { comparedSides } from '../clauses/end.js';
import { sumText } from '../played/count.js';
import { playerCounts, sidesIn } from '../scope.js';
import { always, asked, type Judge, type Ruling, type Source } from './ruling.js';

/** When a round is over and who has won it. */
export function endRulings(judge: Judge): readonly Ruling[] {
  const { scope, turn, answer } = judge;
  const players = { players: playerCounts(scope).every((count) => count === 2) ? 2 : 0 };
  return [
    answer('last-turn', always('out'), !turn.outEndsRound, 'always'),
    answer('one-pass', always('blocked'), turn.passesToBlock === 1, 'always', players),
    answer(
      'dead-ends',
      always('blocked'),
      turn.passesToBlock === 0,
      turn.afterMiss ? 'draws' : 'never',
      players,
    ),
    ...blockedRulings(judge),
  ];
}

function blockedRulings({ rules, scope, partners, ending, answer }: Judge): readonly Ruling[] {
  const { blocked, tie } = rules.round;
  const source: Source = ['round.blocked', blocked];
  switch (blocked) {
    case 'nobody':
      return [answer('lowest-wins', source, ending.lowestWins, blocked)];
    case 'lowest-hand':
    case 'lowest-side': {
      const together = partners?.ending;
      return asked(
        answer('fewest-tiles', source, ending.fewestTilesWin, 'pips'),
        together && answer('add-partners', source, together.handsAreAdded, blocked),
        together &&
          !together.handsAreAdded &&
          answer('equal-partners', source, together.equalPartnersTie, 'lowest-hand'),
        answer('tie', ['round.tie', tie], ending.tieIsShared, tiedReason(tie, ending), {
          sides: comparedSides(rules, scope),
        }),
      );
    }
    default:
      return unreachable(blocked);
  }
}

/** Equal lowest hands bring nobody points that would be carried over where a block brings none anyway. */
function tiedReason(tie: RoundRule['tie'], { blockScores, tieScores }: EndingAnswers) {
  if (TIE_SHARED[tie]) return tie;
  if (tieScores) return 'nobody-own';
  return blockScores ? tie : 'nobody-pointless';
}

/** What a round is worth and to whom; the numbers in the questions are counted by the engine. */
export function scoreRulings(judge: Judge): readonly Ruling[] {
  const { rules, ending, answer, custom } = judge;
  const { outScores, blockScores } = ending;
  if (!outScores && !blockScores) {
    return [answer('points', ['score.round', 'nothing'], false, 'nothing'), fives(judge)];
  }
  return asked(
    ending.lowestWins && blockedCount(judge),
    !ending.lowestWins && blockedScores(judge),
    ...outRulings(judge),
    !ending.losersScore &&
      answer('others-score', worthSource('out', judge), ending.losersScore, 'always', {
        sides: sidesIn(judge.scope),
      }),
    ...partnerRulings(judge),
    countsPips(rules) && custom('table-tiles', always('table'), false, 'always'),
    fives(judge),
  );
}

function fives(judge: Judge): Ruling {
  return judge.custom('fives', worthSource('out', judge), false, 'always');
}

/** The rule value that says what a round is worth, as the file writes it where both ends are worth the same. */
function worthSource(end: 'out' | 'blocked', { rules }: Judge): Source {
  const { out, blocked } = rules.score;
  // Whoever went out holds nothing to subtract, so in the file one word says both.
  if (worthOf(blocked).compared !== 0 && sameWhenOut(out, blocked)) return ['score.round', blocked.kind];
  if (wayName(out) === wayName(blocked)) return ['score.round', wayName(out)];
  return [`score.round.${end}`, wayName(rules.score[end])];
}

function wayName(way: ScoreWay): string {
  return 'points' in way ? String(way.points) : way.kind;
}

/** Whether two ways bring the same to whoever goes out, who has nothing that was compared. */
function sameWhenOut(one: ScoreWay, other: ScoreWay): boolean {
  const [a, b] = [worthOf(one), { ...worthOf(other), compared: worthOf(one).compared }];
  return Object.entries(a).every(([key, value]) => b[key as keyof typeof a] === value);
}

/** Hands of a blocked round, lowest first; 4, 9 and 12 are those that the text of family-draw counts. */
const LEFT_PIPS = [4, 9, 12, 15, 18, 21, 24, 27, 30, 33];

/** Hands when a player went out, of no opponents that add up to a multiple of five. */
const OUT_PIPS = [0, 8, 13, 10, 5, 5, 5, 5, 5, 5];

/** "Hands of 4, 9 and 12: does the lowest score 21?", whatever the rules say the answer is. */
function blockedCount(judge: Judge): Ruling {
  const { rules, words, answer } = judge;
  const { seating, hands, end, ...counted } = countedRound(judge, null, LEFT_PIPS);
  const way = rules.score.blocked;
  const params = {
    ...counted,
    hands: hands.map((pips) => words.number(pips)),
    points: end.scores[0] as number,
    partners: seating.partners ? ('yes' as const) : ('no' as const),
  };
  const isSum = params.points === params.sum;
  return answer('blocked-count', worthSource('blocked', judge), isSum, way.kind, params);
}

/** What a blocked round brings that nobody wins. */
function blockedScores(judge: Judge): Ruling {
  const { rules, ending, answer } = judge;
  const because = lowTotalsWin(rules) ? 'each-own-pips' : 'nothing';
  return answer('blocked-scores', ['round.blocked', rules.round.blocked], ending.blockScores, because);
}

/** "The opponents hold 8 and 13: does the player who went out score 21?", where points are rounded. */
function outCount(judge: Judge, because: 'opponents-nearest-five'): Ruling {
  const { end, others, sum, worked } = countedRound(judge, 0, OUT_PIPS);
  const params = { others, sum, worked };
  return judge.answer('out-rounded', worthSource('out', judge), end.scores[0] === sum, because, params);
}

/** A round that ended with these pips, at a table of three where there is one, and what the first player scores. */
function countedRound({ rules, scope, words }: Judge, out: number | null, pips: readonly number[]) {
  const seating =
    scope.seatings.find(({ players, partners }) => players === 3 && !partners) ??
    (scope.seatings[0] as Seating);
  const hands = pips.slice(0, seating.players);
  const end = ended({ rules, seating }, out, hands);
  const others = hands.filter((_, seat) => sideOf(seating, seat) !== 0);
  return {
    seating,
    hands,
    end,
    others: others.map((count) => words.number(count)),
    sum: others.reduce((total, count) => total + count, 0),
    worked: sumText(talliedFor(rules, seating, end, 0), words),
  };
}

function outRulings(judge: Judge): readonly Ruling[] {
  const { rules, ending, answer } = judge;
  const source = worthSource('out', judge);
  const { out } = rules.score;
  const minus = ending.ownHand < 0 && answer('out-minus', source, ending.outIsReduced, 'holds-none');
  switch (out.kind) {
    case 'each-own-pips':
      return [answer('out-scores', source, ending.outCountsHands, out.kind)];
    case 'fixed':
    case 'nothing':
      return [answer('out-pips', source, ending.outCountsHands, out.kind, { points: worthOf(out).fixed })];
    case 'opponents-nearest-five':
      return asked(outCount(judge, out.kind), minus);
    case 'opponents':
    case 'opponents-minus-own':
    case 'all-hands':
      return asked(minus);
    default:
      return unreachable(out);
  }
}

function partnerRulings(judge: Judge): readonly Ruling[] {
  const { rules, partners, answer } = judge;
  if (!partners) return [];
  const together = partners.ending;
  const reason = partnerReason(rules.score.out);
  const counts = together.partnerCountsOut;
  const subtracts = together.partnerCountsBlocked;
  return asked(
    answer('add-points', ['partners', rules.partners], sideCount(partners.table.seating) === 2, 'always'),
    reason && answer('partner-pips', worthSource('out', judge), counts, reason),
    together.ownHand < 0 &&
      answer(
        'minus-partner',
        ['round.blocked', rules.round.blocked],
        subtracts,
        subtracts ? 'lowest-side' : 'lowest-hand',
      ),
  );
}

/** Undefined where nothing is scored. */
function partnerReason(out: ScoreWay) {
  switch (out.kind) {
    case 'nothing':
      return undefined;
    // Nothing is subtracted of whoever went out.
    case 'opponents':
    case 'opponents-minus-own':
      return 'opponents';
    case 'opponents-nearest-five':
    case 'all-hands':
    case 'each-own-pips':
    case 'fixed':
      return out.kind;
    default:
      return unreachable(out);
  }
}

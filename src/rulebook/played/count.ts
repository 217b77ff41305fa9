import { tileName } from '../../domino/notation.js';
import { pipsOf, type Tile } from '../../domino/tile.js';
import type { RoundEnd } from '../../engine/types.js';
import { unreachable } from '../../problem.js';
import type { Rules, Seating } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import type { ShownScore } from './shown.js';
import type { NameOf } from './turn.js';

/** The counting at a round's end, sentence by sentence; every number is the engine's. */
export function countText(
  rules: Rules,
  seating: Seating,
  end: RoundEnd,
  left: ReadonlyMap<number, readonly Tile[] | number>,
  name: NameOf,
  words: Words,
): readonly string[] {
  const outSeat = end.kind === 'out' ? end.winningSeat : null;
  return [
    outSeat === null ? words.say('count.blocked') : words.say('count.out', { name: name(outSeat) }),
    ...end.handPips.flatMap((pips, seat) =>
      seat === outSeat ? [] : [handText(name(seat), left.get(seat), pips, words)],
    ),
    ...resultTexts(rules, seating, end, name, words),
  ];
}

/** The same in a line or two: what is left in the hands, and what comes of it. */
export function shortCount(rules: Rules, shown: ShownScore, words: Words): string {
  const { seating, end, left, name } = shown;
  const outSeat = end.kind === 'out' ? end.winningSeat : null;
  const hands = end.handPips.flatMap((pips, seat) => {
    if (seat === outSeat) return [];
    const hand = left.get(seat);
    if (hand === undefined || typeof hand === 'number')
      return [words.say('count.short-pips', { name: name(seat), pips })];
    return [words.say('count.short-tiles', { name: name(seat), tiles: hand.map(tileName), pips })];
  });
  const result = resultTexts(rules, seating, end, name, words).join(' ');
  const unit = [...left.values()].every((hand) => typeof hand === 'number') ? 'pips' : 'tiles';
  const out = outSeat === null ? { out: 'no', who: '' } : { out: 'yes', who: name(outSeat) };
  return words.say('count.example', { ...out, hands: hands.join(', '), unit, result });
}

function handText(
  name: string,
  left: readonly Tile[] | number | undefined,
  pips: number,
  words: Words,
): string {
  if (left === undefined || typeof left === 'number') return words.say('count.pips', { name, pips });
  const sum =
    left.length > 1 ? `${left.map((tile) => pipsOf(tile)).join(' + ')} = ${pips}` : words.number(pips);
  return words.say('count.tiles', { name, tiles: left.map(tileName), sum, pips });
}

/** A side by its players: one name, or two joined. */
export function sideName(side: number, seating: Seating, name: NameOf, words: Words): string {
  return seating.partners ? words.say('count.and', { one: name(side), other: name(side + 2) }) : name(side);
}

function resultTexts(
  rules: Rules,
  seating: Seating,
  end: RoundEnd,
  name: NameOf,
  words: Words,
): readonly string[] {
  const way = end.kind === 'out' ? rules.score.out : rules.score.blocked;
  if (way.kind === 'each-own-pips') {
    return end.scores.map((points, side) =>
      words.say('count.adds', { name: sideName(side, seating, name, words), points }),
    );
  }
  const winner = end.winners[0];
  if (winner === undefined) {
    return [words.say(rules.round.blocked === 'nobody' ? 'count.nobody-wins' : 'count.nobody')];
  }
  const winners = end.winners.map((side) => sideName(side, seating, name, words));
  if (winners.length > 1) return [words.say('count.share', { names: winners })];
  const who = { name: winners[0] as string };
  if (way.kind === 'nothing')
    return [words.say(end.kind === 'out' ? 'count.wins' : 'count.wins-lowest', who)];
  const sum = sumText(rules, seating, end, winner);
  if (seating.partners) return [words.say('count.scores-side', { ...who, sum })];
  return [words.say(end.kind === 'out' ? 'count.scores' : 'count.scores-lowest', { ...who, sum })];
}

/** The winner's points as a sum that can be checked by eye: "9 + 12 \u2212 4 = 17". */
export function sumText(rules: Rules, seating: Seating, end: RoundEnd, winner: number): string {
  const points = end.scores[winner] as number;
  const way = end.kind === 'out' ? rules.score.out : rules.score.blocked;
  const seats = end.handPips.map((pips, seat) => ({
    pips,
    own: seating.partners ? seat % 2 === winner : seat === winner,
  }));
  const others = seats.filter(({ own }) => !own).map(({ pips }) => pips);
  const own = seats.filter(({ own }) => own).map(({ pips }) => pips);
  switch (way.kind) {
    case 'nothing':
    case 'fixed':
    case 'each-own-pips':
      return `${points}`;
    case 'opponents':
      return sum(others, [], points);
    case 'all-hands':
      return sum([...others, ...own.filter((pips) => pips > 0)], [], points);
    case 'opponents-minus-own': {
      const compared = rules.round.blocked === 'lowest-side' ? own : [Math.min(...own)];
      return sum(others, end.kind === 'out' ? [] : compared, points);
    }
    default:
      return unreachable(way);
  }
}

function sum(plus: readonly number[], minus: readonly number[], points: number): string {
  const left = [plus.join(' + '), ...minus.map(String)].join(' \u2212 ');
  // A sum is read in one go, so it never breaks across lines.
  return plus.length + minus.length > 1 ? `${left} = ${points}`.replaceAll(' ', '\u00a0') : `${points}`;
}

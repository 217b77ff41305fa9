import { tileName } from '../../domino/notation.js';
import { pipsOf, type Tile } from '../../domino/tile.js';
import { type Tallied, talliedFor, worthAt } from '../../engine/score.js';
import type { RoundEnd } from '../../engine/types.js';
import { seatsOfSide } from '../../variant/meaning/seats.js';
import { scoresAnything } from '../../variant/meaning/worth.js';
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
  const outSeat = outSeatOf(end);
  return [
    outSeat === null ? words.say('count.blocked') : words.say('count.out', { name: name(outSeat) }),
    ...end.handPips.flatMap((pips, seat) =>
      seat === outSeat ? [] : [handText(name(seat), left.get(seat), pips, words)],
    ),
    ...resultTexts(rules, seating, end, name, words),
  ];
}

/** A hand that is left at a round's end, in words; and the tiles, where they are known. */
export interface LeftHand {
  readonly name: string;
  readonly text: string;
  readonly pips: number;
  readonly tiles: readonly Tile[] | null;
}

/** The hands of a count that anything is left in, by seat. */
export function leftHands({ end, left, name }: ShownScore, words: Words): readonly LeftHand[] {
  const outSeat = outSeatOf(end);
  return end.handPips.flatMap((pips, seat): LeftHand[] => {
    if (seat === outSeat) return [];
    const hand = left.get(seat);
    const who = { name: name(seat), pips };
    if (hand === undefined || typeof hand === 'number')
      return [{ ...who, text: words.say('count.short-pips', who), tiles: null }];
    const tiles = hand.map(tileName);
    return [{ ...who, text: words.say('count.short-tiles', { ...who, tiles }), tiles: hand }];
  });
}

/** A count in a line or two: what is left in the hands, and what comes of it. */
export function shortCount(rules: Rules, shown: ShownScore, words: Words): string {
  const hands = leftHands(shown, words).map(({ text }) => text);
  const unit = [...shown.left.values()].every((hand) => typeof hand === 'number') ? 'pips' : 'tiles';
  return words.say('count.example', { ...toldEnd(rules, shown, words), hands: hands.join(', '), unit });
}

/** A count whose hands are drawn under it: how the round ended and what comes of it. */
export function drawnCount(rules: Rules, shown: ShownScore, words: Words): string {
  return words.say('count.drawn', toldEnd(rules, shown, words));
}

function toldEnd(rules: Rules, { seating, end, name }: ShownScore, words: Words) {
  const outSeat = outSeatOf(end);
  return {
    out: outSeat === null ? 'no' : 'yes',
    who: outSeat === null ? '' : name(outSeat),
    result: resultTexts(rules, seating, end, name, words).join(' '),
  } as const;
}

function outSeatOf(end: RoundEnd): number | null {
  return end.kind === 'out' ? end.winningSeat : null;
}

function handText(
  name: string,
  left: readonly Tile[] | number | undefined,
  pips: number,
  words: Words,
): string {
  if (left === undefined || typeof left === 'number') return words.say('count.pips', { name, pips });
  const sum = left.length > 1 ? handSum(left.map(pipsOf), pips) : words.number(pips);
  return words.say('count.tiles', { name, tiles: left.map(tileName), sum, pips });
}

/** A sum of more numbers than this may go on in a new line before what it comes to. */
const SHORT_SUM = 4;

/** The pips of some tiles as a sum, which is never parted from one of its signs. */
function handSum(terms: readonly number[], total: number): string {
  const held = terms.join('\u00a0+\u00a0');
  return `${held}${terms.length > SHORT_SUM ? ' ' : '\u00a0'}=\u00a0${total}`;
}

/** A side by its players: one name, or two joined. */
export function sideName(side: number, seating: Seating, name: NameOf, words: Words): string {
  const [one = side, other] = seatsOfSide(seating, side);
  return words.and(other === undefined ? [name(one)] : [name(one), name(other)]);
}

function resultTexts(
  rules: Rules,
  seating: Seating,
  end: RoundEnd,
  name: NameOf,
  words: Words,
): readonly string[] {
  const worth = worthAt(rules, end.kind);
  if (worth.whose === 'every-side') {
    return end.scores.map((points, side) =>
      words.say(seating.partners ? 'count.adds-side' : 'count.adds', {
        name: sideName(side, seating, name, words),
        points,
      }),
    );
  }
  const winner = end.winners[0];
  if (winner === undefined)
    return [
      end.tied
        ? words.say('count.nobody', { scored: scoresAnything(worth) ? 'yes' : 'no' })
        : words.say('count.nobody-wins'),
    ];
  const winners = end.winners.map((side) => sideName(side, seating, name, words));
  if (winners.length > 1) return [words.say('count.share', { names: winners })];
  const who = { name: winners[0] as string };
  if (!scoresAnything(worth)) {
    if (seating.partners) return [words.say('count.wins-side', who)];
    return [words.say(end.kind === 'out' ? 'count.wins' : 'count.wins-lowest', who)];
  }
  const sum = sumText(talliedFor(rules, seating, end, winner), words);
  if (seating.partners) return [words.say('count.scores-side', { ...who, sum })];
  return [words.say(end.kind === 'out' ? 'count.scores' : 'count.scores-lowest', { ...who, sum })];
}

/** Points as a sum that can be checked by eye: "9 + 12 \u2212 4 = 17", with what was made of it where it isn't the points. */
export function sumText({ terms, exact, points }: Tallied, words: Words): string {
  const [first, ...more] = terms;
  if (first === undefined) return `${points}`;
  const left = [
    `${first.sign < 0 ? MINUS : ''}${first.count}`,
    ...more.map(({ sign, count }) => `${sign < 0 ? MINUS : '+'} ${count}`),
  ].join(' ');
  const shown = more.length > 0 ? `${left} = ${signed(exact)}` : left;
  // A sum is read in one go, so it never breaks across lines.
  const sum = shown.replaceAll(' ', '\u00a0');
  if (exact === points) return sum;
  return words.say(exact < 0 ? 'count.below-nothing' : 'count.rounded', { sum, points });
}

const MINUS = '\u2212';

function signed(value: number): string {
  return value < 0 ? `${MINUS}${-value}` : `${value}`;
}

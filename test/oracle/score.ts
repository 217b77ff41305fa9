/** What a round is worth, counted the slow way from the words of the rules; shares no code with the program. */

export interface Counting {
  /** Pips left, by seat. */
  readonly pips: readonly number[];
  /** The seat that went out; undefined: blocked. */
  readonly out?: number;
  /** Seats that score together. */
  readonly sides: readonly (readonly number[])[];
  readonly blocked: 'lowest-hand' | 'lowest-side' | 'nobody';
  readonly shared: boolean;
  /** A word, or points for winning. */
  readonly way: string | number;
}

export interface Counted {
  /** By index in `sides`. */
  readonly winners: readonly number[];
  readonly scores: readonly number[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** Of all multiples of five up to well beyond a number, the one that differs least from it. */
const nearestFive = (number: number) =>
  Array.from({ length: number + 2 }, (_, count) => 5 * count).reduce((best, five) =>
    Math.abs(five - number) < Math.abs(best - number) ? five : best,
  );

export function countRound({ pips, out, sides, blocked, shared, way }: Counting): Counted {
  const held = sides.map((seats) => seats.map((seat) => pips[seat] as number));
  const measure = held.map((hands) => {
    if (blocked === 'lowest-side') return sum(hands);
    if (blocked === 'lowest-hand' || blocked === 'nobody') return Math.min(...hands);
    throw new Error(`the counter doesn't know how ${blocked} wins a blocked round`);
  });
  let winners = sides.flatMap((seats, side) => (out !== undefined && seats.includes(out) ? [side] : []));
  if (out === undefined && blocked !== 'nobody') {
    winners = measure.flatMap((value, side) => (measure.every((other) => value <= other) ? [side] : []));
    if (winners.length > 1 && !shared) winners = [];
  }
  const total = sum(pips);
  const scores = held.map((hands, side) => {
    if (way === 'each-own-pips') return sum(hands);
    if (!winners.includes(side)) return 0;
    const others = total - sum(hands);
    if (typeof way === 'number') return way;
    if (way === 'opponents') return others;
    if (way === 'opponents-nearest-five') return nearestFive(others);
    if (way === 'opponents-minus-own') return others - (out === undefined ? (measure[side] as number) : 0);
    if (way === 'all-hands') return total;
    if (way === 'nothing') return 0;
    throw new Error(`the counter knows no way of scoring called ${way}`);
  });
  return { winners, scores };
}

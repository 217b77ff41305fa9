/** Numbers that can be added, multiplied and divided among themselves, written 0 to `order - 1`; 0 is zero and 1 is one. */
export interface Field {
  readonly order: number;
  readonly add: (one: number, other: number) => number;
  readonly times: (one: number, other: number) => number;
  /** The powers of an element that makes all others: `powers[i]` for i from 0 to `order - 2`. */
  readonly powers: readonly number[];
}

/** The powers of primes that a whole number is made of, such as 4 and 5 for 20. */
export function primePowers(whole: number): readonly number[] {
  const parts: number[] = [];
  let rest = whole;
  for (let prime = 2; rest > 1; prime++) {
    let part = 1;
    while (rest % prime === 0) {
      part *= prime;
      rest /= prime;
    }
    if (part > 1) parts.push(part);
  }
  return parts;
}

/** The field of so many elements (a power of a prime); undefined where there is none. */
export function fieldOf(order: number): Field | undefined {
  const [prime, degree] = primeAndDegree(order);
  if (degree === 0) return undefined;
  const add = (one: number, other: number): number => {
    let [left, right, sum, place] = [one, other, 0, 1];
    while (left > 0 || right > 0) {
      sum += (((left % prime) + (right % prime)) % prime) * place;
      left = Math.floor(left / prime);
      right = Math.floor(right / prime);
      place *= prime;
    }
    return sum;
  };
  // An element is a polynomial, its digits in base `prime`; x times it is a shift, less a polynomial that makes all elements.
  for (let low = 1; low < order; low++) {
    const shifted = (value: number, generator: number): number => {
      if (degree === 1) return (value * generator) % prime;
      const top = Math.floor(value / (order / prime));
      let sum = (value % (order / prime)) * prime;
      for (let count = 0; count < top; count++) sum = add(sum, generator);
      return sum;
    };
    const powers: number[] = [1];
    for (;;) {
      const next = shifted(powers.at(-1) as number, low);
      if (next === 1 || next === 0 || powers.length === order) break;
      powers.push(next);
    }
    if (powers.length !== order - 1 || new Set(powers).size !== order - 1) continue;
    const exponent = new Map(powers.map((value, index) => [value, index]));
    const times = (one: number, other: number): number =>
      one === 0 || other === 0
        ? 0
        : (powers[((exponent.get(one) as number) + (exponent.get(other) as number)) % (order - 1)] as number);
    return { order, add, times, powers };
  }
  return undefined;
}

/** The prime and the degree of its power; degree 0 where a number is no power of one prime. */
function primeAndDegree(order: number): readonly [prime: number, degree: number] {
  const parts = primePowers(order);
  if (parts.length !== 1) return [0, 0];
  let prime = 2;
  while (order % prime !== 0) prime++;
  return [prime, Math.round(Math.log(order) / Math.log(prime))];
}

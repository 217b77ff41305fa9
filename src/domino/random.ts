import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chance that is the same on every machine: it comes from a seed and nothing else. Its state moves with each call. */
export interface Random {
  /** A whole number from 0 to `bound - 1`, each equally likely; `bound` from 1 to 2^20. */
  below(bound: number): number;
}

/**
 * The chance of one seed. `stream` gives further independent chances of the same seed (the rounds of a simulation, say),
 * so that work can be shared out in any way and still come out the same. Both are whole numbers from 0 to 2^32 - 1.
 */
export function randomOf(seed: number, stream = 0): Random {
  const generator = xoroshiro128plus(mixed(seed, stream));
  return {
    below(bound) {
      // Lemire's method: the upper half of value * bound, which 53 bits hold. A value whose lower half is under
      // 2^32 mod bound is thrown away, so that each result comes from exactly as many values.
      for (;;) {
        const value = generator.next() >>> 0;
        const lower = Math.imul(value, bound) >>> 0;
        if (lower >= bound || lower >= 0x100000000 % bound) return Math.floor((value * bound) / 0x100000000);
      }
    },
  };
}

/** Mixes both numbers into 32 bits so that neighbouring seeds and streams begin far apart (the finisher of MurmurHash3). */
function mixed(seed: number, stream: number): number {
  let bits = Math.imul(seed ^ Math.imul(stream + 1, 0x9e3779b1), 0x85ebca6b);
  bits ^= bits >>> 13;
  bits = Math.imul(bits, 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}

/** Mixes a list in place, every order equally likely (Fisher and Yates). */
export function shuffle<T>(list: { [index: number]: T; readonly length: number }, random: Random): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const moved = list[last] as T;
    list[last] = list[other] as T;
    list[other] = moved;
  }
}

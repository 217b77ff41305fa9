import type { Sitting } from './seating.js';

/** How evenly something happens to all pairs of people over the rounds. */
interface Spread {
  /** Pairs that it happens to at all. */
  readonly pairs: number;
  /** How often it would happen to a pair were it shared out evenly, rounded up; at least once. */
  readonly ideal: number;
  /** Pairs that it happens to more often than that: with an ideal of 1, those that meet twice or more. */
  readonly above: number;
  /** The most often that it happens to one pair. */
  readonly most: number;
}

/** What a schedule is judged by, the first thing first: partners, then those who sit against each other (all at a table, without partners). */
export interface Measure {
  readonly meet: Spread;
  /** Present where people play in pairs. */
  readonly partner?: Spread;
  /** The most rounds, and the fewest, that anybody sits out. */
  readonly out: { readonly most: number; readonly least: number };
}

/** Counts who meets whom. */
export function measured(rounds: readonly Sitting[], people: number, partners: boolean): Measure {
  const meet = new Map<number, number>();
  const partner = new Map<number, number>();
  const out = Array.from({ length: people }, () => 0);
  for (const { tables, out: sitting } of rounds) {
    for (const person of sitting) out[person] = (out[person] ?? 0) + 1;
    for (const table of tables) {
      table.forEach((one, seat) => {
        table.slice(seat + 1).forEach((other, after) => {
          const pair = Math.min(one, other) * people + Math.max(one, other);
          const into = partners && after % 2 === 1 ? partner : meet;
          into.set(pair, (into.get(pair) ?? 0) + 1);
        });
      });
    }
  }
  const all = (people * (people - 1)) / 2;
  return {
    meet: spreadOf([...meet.values()], all),
    ...(partners && { partner: spreadOf([...partner.values()], all) }),
    out: { most: Math.max(...out), least: Math.min(...out) },
  };
}

function spreadOf(counts: readonly number[], all: number): Spread {
  const sum = counts.reduce((total, count) => total + count, 0);
  const ideal = Math.max(1, Math.ceil(sum / all));
  return {
    pairs: counts.length,
    ideal,
    above: counts.filter((count) => count > ideal).length,
    most: Math.max(0, ...counts),
  };
}

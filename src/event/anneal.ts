import type { Random } from '../domino/random.js';

/** What two places of a round have to do with each other, or a place with itself: meeting (opposing), partnering, sitting out. */
export const KINDS = { meet: 0, partner: 1, out: 2 } as const;

/** How much it weighs that something happens again, by kind. */
export type Weights = readonly [meet: number, partner: number, out: number];

/** The places of a round: which others each one has to do with, and how; who sits out stands alone. */
export interface Places {
  readonly count: number;
  readonly others: readonly (readonly (readonly [place: number, kind: number])[])[];
  readonly out: readonly boolean[];
}

/**
 * People who are moved as one, round after round, by a turn that keeps what is found equal (`cycle` rounds from each that is
 * searched), or not at all (`cycle` 1). Two pairs of people that the turn makes of each other are one class.
 */
export interface Turn {
  readonly cycle: number;
  /** The class of two people, by `first * people + second`, and of one, by `first * people + first`. */
  readonly classOf: Int32Array;
  /** How many pairs (or people) each class has. */
  readonly sizes: readonly number[];
}

/** No turn: each pair is a class of its own. */
export function unturned(people: number): Turn {
  const classOf = new Int32Array(people * people);
  for (let one = 0; one < people; one++) {
    for (let other = 0; other < people; other++) {
      classOf[one * people + other] = Math.min(one, other) * people + Math.max(one, other);
    }
  }
  return { cycle: 1, classOf, sizes: Array.from({ length: people * people }, () => 1) };
}

/**
 * People in circles of these lengths, which all move on by one a round; a length of 1 is somebody who stays. All lengths divide
 * `cycle`, after which everyone is back.
 */
export function turnOf(cycle: number, circles: readonly number[]): Turn {
  const ends = endsOf(circles);
  const people = circles.reduce((sum, length) => sum + length, 0);
  const classOf = new Int32Array(people * people).fill(-1);
  const sizes: number[] = [];
  for (let one = 0; one < people; one++) {
    for (let other = one; other < people; other++) {
      if (classOf[one * people + other] !== -1) continue;
      let size = 0;
      let [first, second] = [one, other];
      for (let by = 0; by < cycle; by++) {
        if (classOf[first * people + second] === -1) size++;
        classOf[first * people + second] = sizes.length;
        classOf[second * people + first] = sizes.length;
        first = ends[first] as number;
        second = ends[second] as number;
      }
      sizes.push(size);
    }
  }
  return { cycle, classOf, sizes };
}

/** The rounds that one gives when people move on in their circles. */
export function turnedRounds(
  round: readonly number[],
  cycle: number,
  circles: readonly number[],
): readonly (readonly number[])[] {
  const ends = endsOf(circles);
  const rounds = [round];
  while (rounds.length < cycle) {
    rounds.push((rounds.at(-1) as readonly number[]).map((person) => ends[person] as number));
  }
  return rounds;
}

/** Where each one of the people moves to, in circles of these lengths. */
function endsOf(circles: readonly number[]): readonly number[] {
  let first = 0;
  return circles.flatMap((length) => {
    const circle = Array.from({ length }, (_, index) => first + ((index + 1) % length));
    first += length;
    return circle;
  });
}

/** What a search begins from and how far it goes. */
export interface Search {
  readonly places: Places;
  readonly people: number;
  readonly turn: Turn;
  readonly weights: Weights;
  /** The rounds to begin with: who has each place. */
  readonly rounds: readonly (readonly number[])[];
  /** Rounds that stay as they are, from the first on. */
  readonly kept?: number;
  /** Swaps to try. */
  readonly steps: number;
  /** The temperature (in units of cost) at the beginning; it falls to a tenth of it. */
  readonly heat: number;
  /** No schedule is better, so that the search ends there. */
  readonly least: number;
  readonly random: Random;
}

/** The rounds that were found, and what they cost. */
export interface Found {
  readonly rounds: readonly (readonly number[])[];
  readonly cost: number;
}

/** How often it gets cooler, and by what; in all to a tenth. */
const STAGES = 22;
const COOLER = 0.9;

/**
 * Seldom a large number: half as often above 1 as above 0, half as often above 2, and so on. Made of plain sums, which are the
 * same on every machine, as those of a logarithm need not be.
 */
function luck(random: Random): number {
  const drawn = random.below(1 << 20) + 1;
  const halvings = 31 - Math.clz32(drawn);
  return 21 - halvings - drawn / (1 << halvings);
}

/**
 * Exchanges two people of a round, again and again, and keeps what is better, or little worse while it is hot (simulated
 * annealing). What happens `n` times to a pair costs `n (n - 1) / 2`, so that it is spread as evenly as can be.
 */
export function anneal(search: Search): Found {
  const { places, people, turn, weights, steps, random, least, kept = 0 } = search;
  const state = search.rounds.map((round) => Int32Array.from(round));
  const classes = turn.sizes.length;
  const counts = new Int32Array(3 * classes);
  // What one more costs: `rise * count + base`.
  const rise = new Float64Array(3 * classes);
  const base = new Float64Array(3 * classes);
  turn.sizes.forEach((size, index) => {
    const times = turn.cycle / size;
    for (const kind of [0, 1, 2] as const) {
      rise[kind * classes + index] = weights[kind] * size * times * times;
      base[kind * classes + index] = (weights[kind] * size * times * (times - 1)) / 2;
    }
  });
  const { classOf } = turn;
  const flat = places.others.map((others) => Int32Array.from(others.flat()));
  const one = (kind: number, first: number, second: number, by: 1 | -1): number => {
    const index = kind * classes + (classOf[first * people + second] as number);
    const count = counts[index] as number;
    counts[index] = count + by;
    const lower = by === 1 ? count : count - 1;
    return by * ((rise[index] as number) * lower + (base[index] as number));
  };
  /** Adds or takes away all that somebody has to do with others at a place, but for one other place. */
  const at = (round: Int32Array, place: number, but: number, by: 1 | -1): number => {
    const person = round[place] as number;
    const others = flat[place] as Int32Array;
    let change = places.out[place] ? one(KINDS.out, person, person, by) : 0;
    for (let index = 0; index < others.length; index += 2) {
      const other = others[index] as number;
      if (other !== but) change += one(others[index + 1] as number, person, round[other] as number, by);
    }
    return change;
  };
  let cost = 0;
  for (const round of state) {
    for (let place = 0; place < places.count; place++) {
      if (places.out[place]) cost += one(KINDS.out, round[place] as number, round[place] as number, 1);
      const others = flat[place] as Int32Array;
      for (let index = 0; index < others.length; index += 2) {
        const other = others[index] as number;
        if (other > place)
          cost += one(others[index + 1] as number, round[place] as number, round[other] as number, 1);
      }
    }
  }
  let best = { rounds: state.map((round) => [...round]), cost };
  const free = state.length - kept;
  if (free < 1) return best;
  let heat = search.heat;
  const stage = Math.max(1, Math.ceil(steps / STAGES));
  let improved = false;
  const keepBest = () => {
    best = { rounds: state.map((round) => [...round]), cost };
    improved = false;
  };
  for (let step = 0; step < steps && best.cost > least; step++) {
    if (step > 0 && step % stage === 0) heat *= COOLER;
    const round = state[kept + (free === 1 ? 0 : random.below(free))] as Int32Array;
    const here = random.below(places.count);
    const there = random.below(places.count);
    if (here === there) continue;
    const before = cost;
    cost += at(round, here, there, -1) + at(round, there, here, -1);
    const person = round[here] as number;
    round[here] = round[there] as number;
    round[there] = person;
    cost += at(round, here, there, 1) + at(round, there, here, 1);
    const worse = cost - before;
    if (worse > 0 && worse > heat * luck(random)) {
      at(round, here, there, -1);
      at(round, there, here, -1);
      round[there] = round[here] as number;
      round[here] = person;
      at(round, here, there, 1);
      at(round, there, here, 1);
      cost = before;
    } else if (cost < best.cost) {
      if (cost <= least || cost < best.cost - 0.5) keepBest();
      else improved = true;
    }
  }
  if (improved && cost < best.cost) keepBest();
  return best;
}

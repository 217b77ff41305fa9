import { type Random, randomOf, shuffle } from '../domino/random.js';
import { unreachable } from '../problem.js';
import { anneal, type Found, type Places, turnedRounds, turnOf, unturned, type Weights } from './anneal.js';
import { circle, constructed } from './constructions.js';
import { type Measure, measured } from './measure.js';
import { type Partnering, placesOf, type Sitting, sittingOf } from './seating.js';
import { whist } from './whist.js';

/** How people move between rounds: they stay; winners go a table up and losers one down; everyone meets as many as possible. */
export const MOVEMENTS = ['fixed', 'winners-up', 'meet-most'] as const;

/** How people move between rounds. */
export type Movement = (typeof MOVEMENTS)[number];

/** Whether people sit at other tables in later rounds. */
export const MOVES: Readonly<Record<Movement, boolean>> = {
  fixed: false,
  'winners-up': true,
  'meet-most': true,
};

/** What is to be scheduled. */
export interface Shape {
  /** How many people come, and how many sit at each table; who has no seat sits out. */
  readonly people: number;
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly movement: Movement;
  /** Partners are two who were named one after the other; then every table has four seats. */
  readonly partners: Partnering;
  /** The same schedule for the same seed, on every machine. */
  readonly seed: number;
}

/** Who sits where in each round that is known beforehand (of `winners-up` the first), and how good that is. */
export interface Schedule {
  readonly rounds: readonly Sitting[];
  readonly measure: Measure;
}

/** Makes the schedule of an event. */
export function scheduleOf(shape: Shape): Schedule {
  const rounds = roundsOf(shape);
  return { rounds, measure: measured(rounds, shape.people, shape.partners !== 'single') };
}

function roundsOf(shape: Shape): readonly Sitting[] {
  const asNamed = sittingOf(upTo(shape.people), shape.sizes);
  const first = shape.partners === 'single' ? asNamed : { ...asNamed, tables: asNamed.tables.map(opposite) };
  switch (shape.movement) {
    case 'fixed':
      return upTo(shape.rounds).map((round) =>
        shape.partners === 'changed' ? { ...first, tables: first.tables.map(otherPartner(round)) } : first,
      );
    case 'winners-up':
      return [first];
    case 'meet-most':
      return shape.partners === 'kept' ? pairsMeeting(shape) : named(meeting(shape), shape);
    default:
      return unreachable(shape.movement);
  }
}

/** Seats for two pairs, partners opposite each other. */
function opposite([one, partner, other, theirs]: readonly number[]): readonly number[] {
  return [one, other, partner, theirs] as readonly number[];
}

/** The three ways in which four people are partners at their table, one after another. */
function otherPartner(round: number): (table: readonly number[]) => readonly number[] {
  return ([one, two, three, four]) =>
    [
      [one, two, three, four],
      [one, three, two, four],
      [one, two, four, three],
    ][round % 3] as readonly number[];
}

/** Pairs that stay together are the people of a schedule with tables of two. */
function pairsMeeting(shape: Shape): readonly Sitting[] {
  const pairs: Shape = {
    ...shape,
    people: shape.people / 2,
    sizes: shape.sizes.map(() => 2),
    partners: 'single',
  };
  const both = (pair: number) => [2 * pair, 2 * pair + 1];
  return named(meeting(pairs), pairs).map(({ tables, out }) => ({
    tables: tables.map((table) => opposite(table.flatMap(both))),
    out: out.flatMap(both),
  }));
}

/** People get their numbers by lot, so that the same seed alone gives the same tables. */
function named(rounds: readonly (readonly number[])[], { people, sizes, seed }: Shape): readonly Sitting[] {
  const random = randomOf(seed, LOTS);
  const numbers = [...upTo(people)];
  shuffle(numbers, random);
  return rounds.map((round) =>
    sittingOf(
      round.map((person) => numbers[person] as number),
      sizes,
    ),
  );
}

/** Chances of their own: who gets which number, and the search. */
const LOTS = 0;
const SEARCH = 1;

/** How much it weighs that somebody meets, partners, sits out again. */
const WEIGHTS: Weights = [1, 4, 40];
/** How much work a search is: pairs looked at. */
const WORK = { quick: 6e6, turned: 5e6, long: 15e6 } as const;
/** Temperatures that are tried one after another. */
const HEATS = [0.4, 0.3, 0.5] as const;

/** A search for the best rounds: who has each place. */
interface Task {
  readonly shape: Shape;
  readonly places: Places;
  readonly least: number;
  readonly random: Random;
}

/** The best rounds found: by algebra, by a turn, or by exchanging people. */
function meeting(shape: Shape): readonly (readonly number[])[] {
  const partners = shape.partners !== 'single';
  const seats = shape.sizes.reduce((sum, size) => sum + size, 0);
  const places = placesOf(shape.sizes, shape.people - seats, partners);
  const task = { shape, places, least: leastOf(shape, places), random: randomOf(shape.seed, SEARCH) };
  let best: Found | undefined;
  const done = (found: Found | undefined): boolean => {
    if (found && (!best || found.cost < best.cost)) best = found;
    return best !== undefined && best.cost <= task.least;
  };
  for (const known of knownRounds(shape)) if (done(continued(known, task))) break;
  if (!best || best.cost > task.least) {
    const tries = [
      () => searched(task, WORK.quick, HEATS[0]),
      ...turnsFor(shape).map((turn) => () => searchedTurned(task, turn)),
      ...HEATS.map((heat) => () => searched(task, WORK.long, heat)),
    ];
    for (const attempt of tries) if (done(attempt())) break;
  }
  if (!best) throw new Error('a search finds something');
  return best.rounds;
}

/** Schedules that are known, for the places of this one. */
function knownRounds({ people, sizes, partners }: Shape): readonly (readonly (readonly number[])[])[] {
  const seats = sizes.reduce((sum, size) => sum + size, 0);
  const out = people - seats;
  const most = Math.max(...sizes);
  if (partners === 'changed') {
    const rounds = out < 2 && seats === people - (people % 4) ? whist(people) : undefined;
    return rounds ? [rounds.map((round) => whole(round, people))] : [];
  }
  // One who sits out plays against nobody: a table of two for somebody who isn't there.
  if (most === 2 && out === 1) {
    return [circle(people + 1).map((round) => placed(round, people, sizes) as readonly number[])];
  }
  if (out > 0) return [];
  return constructed(sizes.length, most)
    .map((rounds) =>
      rounds.flatMap((round) => [placed(round, people, sizes)].filter((one) => one !== undefined)),
    )
    .filter((rounds) => rounds.length > 0)
    .sort((one, other) => other.length - one.length);
}

/** The places of a round without those who aren't there; undefined where its tables then have other sizes. */
function placed(
  round: readonly (readonly number[])[],
  people: number,
  sizes: readonly number[],
): readonly number[] | undefined {
  const tables = round
    .map((table) => table.filter((person) => person < people))
    .sort((one, other) => other.length - one.length);
  const wanted = sizes.toSorted((one, other) => other - one);
  const fits = tables.every((table, index) => table.length === (wanted[index] ?? 1));
  return fits ? tables.flat() : undefined;
}

/** The places of a round, and after them whoever has none. */
function whole(round: readonly (readonly number[])[], people: number): readonly number[] {
  const seated = new Set(round.flat());
  return [...round.flat(), ...upTo(people).filter((person) => !seated.has(person))];
}

/** Known rounds as often as they go, and after them what a search finds. */
function continued(known: readonly (readonly number[])[], task: Task): Found {
  const { shape } = task;
  const times = Math.floor(shape.rounds / known.length);
  const evenly = times > 1 && leastOf({ ...shape, rounds: known.length }, task.places) === 0;
  const kept = Math.min(shape.rounds, known.length * (evenly ? times : 1));
  const rounds = upTo(shape.rounds).map((round) =>
    round < kept ? (known[round % known.length] as readonly number[]) : mixed(task),
  );
  return run(task, { rounds, kept, work: WORK.quick, heat: HEATS[0] });
}

function searched(task: Task, work: number, heat: number): Found {
  return run(task, { rounds: upTo(task.shape.rounds).map(() => mixed(task)), kept: 0, work, heat });
}

function run(
  { shape, places, least, random }: Task,
  search: {
    readonly rounds: readonly (readonly number[])[];
    readonly kept: number;
    readonly work: number;
    readonly heat: number;
  },
): Found {
  const { rounds, kept, work, heat } = search;
  const steps = Math.round(work / workOf(places));
  const turn = unturned(shape.people);
  return anneal({
    places,
    people: shape.people,
    turn,
    weights: WEIGHTS,
    rounds,
    kept,
    steps,
    heat,
    least,
    random,
  });
}

/** Searches a round (or a few) that gives the others when all people but a few move on by one. */
function searchedTurned(task: Task, { cycle, bases, circles }: Turning): Found {
  const { shape, places, random } = task;
  const found = anneal({
    places,
    people: shape.people,
    turn: turnOf(cycle, circles),
    weights: WEIGHTS,
    rounds: upTo(bases).map(() => mixed(task)),
    steps: Math.round(WORK.turned / workOf(places)),
    heat: HEATS[0] * cycle,
    least: leastOf({ ...shape, rounds: cycle * bases }, places),
    random,
  });
  const rounds = found.rounds.flatMap((round) => turnedRounds(round, cycle, circles)).slice(0, shape.rounds);
  return run(task, { rounds, kept: 0, work: 0, heat: 1 });
}

/** So many rounds from each of a few. */
interface Turning {
  readonly cycle: number;
  readonly bases: number;
  readonly circles: readonly number[];
}

/** Turns that give so many rounds, or a few more. */
function turnsFor({ people, rounds }: Shape): readonly Turning[] {
  const turns = upTo(3).flatMap((more) =>
    upTo(4).map((index) => ({ bases: index + 1, cycle: (rounds + more) / (index + 1) })),
  );
  return turns
    .filter(({ cycle }) => Number.isInteger(cycle) && cycle > 2 && cycle <= people)
    .map((turn) => ({ ...turn, circles: circlesOf(people, turn.cycle) }));
}

/** Whole circles, and the others stay. */
function circlesOf(people: number, cycle: number): readonly number[] {
  const whole = Math.floor(people / cycle);
  return [...upTo(whole).map(() => cycle), ...upTo(people - whole * cycle).map(() => 1)];
}

function mixed({ places, random }: Task): readonly number[] {
  const people = [...upTo(places.count)];
  shuffle(people, random);
  return people;
}

/** What trying one exchange looks at. */
function workOf({ others, count }: Places): number {
  const pairs = others.reduce((sum, one) => sum + one.length, 0);
  return 4 + (4 * pairs) / count;
}

/** No schedule costs less: everything shared out evenly among all pairs, and sitting out among all people. */
function leastOf({ people, rounds }: Shape, { others, out }: Places): number {
  const pairs = (people * (people - 1)) / 2;
  const of = (kind: number) =>
    (rounds * others.reduce((sum, one) => sum + one.filter((other) => other[1] === kind).length, 0)) / 2;
  const outs = rounds * out.filter(Boolean).length;
  const [meet, partner, sitting] = WEIGHTS;
  return meet * even(of(0), pairs) + partner * even(of(1), pairs) + sitting * even(outs, people);
}

/** What it costs when something happens so often, shared out evenly among so many. */
function even(times: number, among: number): number {
  const each = Math.floor(times / among);
  return (among * each * (each - 1)) / 2 + (times - each * among) * each;
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

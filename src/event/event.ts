import { bad, good, type Problem, type Result } from '../problem.js';
import { seatingsOf } from '../variant/meaning/seats.js';
import type { Rules } from '../variant/rules.js';
import { problemAt, type WrittenMap } from '../yaml/written.js';
import { type Plan, planSpot } from './plan.js';
import { MOVES, type Schedule, type Shape, scheduleOf } from './schedule.js';
import type { Partnering } from './seating.js';
import { mostTables, sizesFor } from './sizes.js';

/** Who comes: by name, or so many whose names nobody gave. Pairs that were named together stand one after the other. */
export interface People {
  readonly count: number;
  readonly names: readonly string[];
  readonly paired: boolean;
}

/** An evening that is worked out: who sits where in each round. */
export interface Event {
  readonly shape: Shape;
  readonly schedule: Schedule;
  readonly people: People;
  /** Two play against two. */
  readonly inPairs: boolean;
  /** Somebody else is one's partner each round. */
  readonly partnersChange: boolean;
  /** People sit elsewhere in later rounds. */
  readonly moves: boolean;
}

/**
 * Works out an event for a game. Problems: `plan.tables` {people, tables, most} for more tables than people fill, `plan.no-seat`
 * {people, seats, movement} where somebody would never play, `plan.no-partners` for partners in a game without, `plan.odd`
 * {people} for pairs of an odd number, `plan.few` {people, least}. Notes: what was shared out, and who sits out in turn.
 */
export function eventOf(plan: Plan, people: People, rules: Rules, written: WrittenMap): Result<Event> {
  const shape = shapeFor(plan, people, rules, written);
  if (!shape.ok) return shape;
  const { partners, rounds } = shape.value;
  const event: Event = {
    shape: shape.value,
    schedule: scheduleOf(shape.value),
    people,
    inPairs: partners !== 'single',
    partnersChange: partners === 'changed',
    moves: rounds > 1 && (MOVES[plan.movement] || partners === 'changed'),
  };
  return good(event, shape.notes);
}

function shapeFor(plan: Plan, people: People, rules: Rules, written: WrittenMap): Result<Shape> {
  const { count } = people;
  const seatings = seatingsOf(rules);
  const inPairs = plan.partners !== undefined || people.paired || seatings.every(({ partners }) => partners);
  const counts = seatings.filter(({ partners }) => partners === inPairs).map(({ players }) => players);
  const spot = planSpot(written, 'players');
  if (counts.length === 0) {
    const key = plan.partners === undefined ? 'players' : 'partners';
    return bad(problemAt(planSpot(written, key), 'plan.no-partners', {}, [key]));
  }
  const partners: Partnering = inPairs ? (plan.partners ?? 'kept') : 'single';
  if (partners === 'kept' && count % 2 !== 0) {
    return bad(problemAt(spot, 'plan.odd', { people: count }, ['players']));
  }
  const least = Math.min(...counts);
  if (count < least) return bad(problemAt(spot, 'plan.few', { people: count, least }, ['players']));
  const sizes = sizesFor(count, counts, plan.tables);
  if (!sizes) {
    const params = { people: count, tables: plan.tables ?? 0, least, most: mostTables(count, counts) };
    return bad(problemAt(planSpot(written, 'tables'), 'plan.tables', params, ['tables']));
  }
  const { out } = sizes;
  const turns = plan.movement === 'meet-most' && plan.rounds > 1;
  if (out > 0 && !turns) {
    const key = plan.tables === undefined ? 'players' : 'tables';
    const params = { people: count, seats: count - out };
    return bad(problemAt(planSpot(written, key), 'plan.no-seat', params, [key]));
  }
  const shape: Shape = {
    people: count,
    sizes: sizes.sizes,
    rounds: plan.rounds,
    movement: plan.movement,
    partners,
    seed: plan.seed,
  };
  return good(shape, notesOf(shape, out, written));
}

function notesOf({ people, sizes, rounds }: Shape, out: number, written: WrittenMap): readonly Problem[] {
  const [most, least] = [Math.max(...sizes), Math.min(...sizes)];
  const spot = planSpot(written, 'players');
  const uneven = problemAt(spot, 'plan.dealt', { people, tables: sizes.length, most, least });
  const resting = problemAt(spot, 'plan.out', { out, most: Math.ceil((out * rounds) / people) });
  return [...(most === least ? [] : [uneven]), ...(out > 0 ? [resting] : [])];
}

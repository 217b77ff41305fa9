import { type Field, fieldOf, primePowers } from './field.js';
import { startedRounds } from './starters.js';

/** Rounds of tables of people; nobody meets anybody twice. */
type Rounds = readonly (readonly (readonly number[])[])[];

/**
 * Schedules that algebra gives for so many tables of so many places, nobody meeting anybody twice: each with as many rounds as
 * it has. Every seat is taken by somebody, numbered from 0; of those at the last place of a table no two ever meet.
 */
export function constructed(tables: number, places: number): readonly Rounds[] {
  if (places === 2) return [circle(2 * tables)];
  return [
    affine(tables, places),
    latin(tables, places),
    schoolgirls(tables, places),
    fours(tables, places),
    startedRounds(tables * places, places, false),
  ].flatMap((rounds) => (rounds ? [rounds] : []));
}

/** Everyone meets everyone, two at a table: one stays, the others go round in a circle (Kirkman 1847). */
export function circle(people: number): Rounds {
  const around = people - 1;
  return upTo(around).map((round) =>
    upTo(people / 2).map((table) =>
      table === 0 ? [around, round] : [(round + table) % around, (round - table + around) % around],
    ),
  );
}

/** Lines of a space of `places` points a line, by their directions: everyone meets everyone. */
function affine(tables: number, places: number): Rounds | undefined {
  const people = tables * places;
  const field = fieldOf(places);
  if (!field) return undefined;
  let points = places;
  while (points < people) points *= places;
  if (points !== people) return undefined;
  const moved = (point: number, by: number): number => {
    let [sum, one, other, place] = [0, point, by, 1];
    while (place < people) {
      sum += field.add(one % places, other % places) * place;
      one = Math.floor(one / places);
      other = Math.floor(other / places);
      place *= places;
    }
    return sum;
  };
  const scaled = (point: number, by: number): number => {
    let [sum, rest, place] = [0, point, 1];
    while (place < people) {
      sum += field.times(rest % places, by) * place;
      rest = Math.floor(rest / places);
      place *= places;
    }
    return sum;
  };
  const met = new Set<number>();
  return upTo(people).flatMap((direction) => {
    if (direction === 0 || met.has(direction)) return [];
    const steps = upTo(places).map((by) => scaled(direction, by));
    for (const step of steps) met.add(step);
    return [classOf(people, (point) => steps.map((step) => moved(point, step)))];
  });
}

/** The tables that a point's line gives, each point once. */
function classOf(people: number, line: (point: number) => readonly number[]): readonly (readonly number[])[] {
  const seated = new Set<number>();
  return upTo(people).flatMap((point) => {
    if (seated.has(point)) return [];
    const table = line(point);
    for (const person of table) seated.add(person);
    return [table];
  });
}

/**
 * Orthogonal Latin squares: people in groups of as many as there are tables, one of each group at every table. Numbers of tables
 * whose powers of primes are all at least the places (MacNeish 1922). Where a group fills tables, its people meet in one more round.
 */
function latin(tables: number, places: number): Rounds | undefined {
  const parts = primePowers(tables);
  if (parts.length === 0 || Math.min(...parts) < places) return undefined;
  const fields = parts.map((part) => fieldOf(part) as Field);
  const both = (one: number, other: number, what: 'add' | 'times'): number => {
    let [sum, left, right, place] = [0, one, other, 1];
    for (const field of fields) {
      sum += field[what](left % field.order, right % field.order) * place;
      left = Math.floor(left / field.order);
      right = Math.floor(right / field.order);
      place *= field.order;
    }
    return sum;
  };
  // Of any two groups' numbers the difference can be divided by: they differ in each field.
  const groupNumber = (group: number): number => {
    let [sum, place] = [0, 1];
    for (const { order } of fields) {
      sum += group * place;
      place *= order;
    }
    return sum;
  };
  const rounds = upTo(tables).map((round) =>
    upTo(tables).map((table) =>
      upTo(places).map(
        (group) => group * tables + both(table, both(round, groupNumber(group), 'times'), 'add'),
      ),
    ),
  );
  if (tables % places !== 0) return rounds;
  const groups = upTo(tables).map((table) => upTo(places).map((place) => table * places + place));
  return [...rounds, groups];
}

/** Threes for 3q people, q a power of a prime that leaves 1 when it is divided by 6 (Ray-Chaudhuri and Wilson 1971): all meet. */
function schoolgirls(tables: number, places: number): Rounds | undefined {
  const field = places === 3 && tables % 6 === 1 ? fieldOf(tables) : undefined;
  if (!field) return undefined;
  const { order, powers, add } = field;
  const sixth = (order - 1) / 6;
  const at = (power: number, copy: number) => copy * order + (powers[power % (order - 1)] as number);
  const across = (power: number) => [at(power, 0), at(power + 2 * sixth, 1), at(power + 4 * sixth, 2)];
  const first = [
    [0, order, 2 * order],
    ...upTo(sixth).flatMap((power) =>
      upTo(3).map((copy) => [at(power, copy), at(power + 2 * sixth, copy), at(power + 4 * sixth, copy)]),
    ),
    ...[1, 3, 5].flatMap((part) => upTo(sixth).map((power) => across(part * sixth + power))),
  ];
  const moved = (table: readonly number[], by: number) =>
    table.map((person) => person - (person % order) + add(person % order, by));
  return [
    ...upTo(order).map((by) => first.map((table) => moved(table, by))),
    ...[0, 2, 4].flatMap((part) =>
      upTo(sixth).map((power) => upTo(order).map((by) => moved(across(part * sixth + power), by))),
    ),
  ];
}

/** Fours for 3q + 1 people, q a power of a prime that leaves 1 when it is divided by 4 (Bose 1939): all meet. */
function fours(tables: number, places: number): Rounds | undefined {
  const order = (tables * places - 1) / 3;
  const field = places === 4 && order % 4 === 1 ? fieldOf(order) : undefined;
  if (!field) return undefined;
  const { powers, add } = field;
  const quarter = (order - 1) / 4;
  const exponent = new Map(powers.map((value, index) => [value, index]));
  const minusOne = powers[2 * quarter] as number;
  const odd = upTo(order - 1).find((power) => {
    const value = powers[power] as number;
    const above = exponent.get(add(value, 1));
    const below = exponent.get(add(value, minusOne));
    return power % 2 === 1 && above !== undefined && below !== undefined && (above - below) % 2 !== 0;
  });
  if (odd === undefined) return undefined;
  const at = (power: number, copy: number) => (copy % 3) * order + (powers[power % (order - 1)] as number);
  const first = [
    [3 * order, 0, order, 2 * order],
    ...upTo(quarter).flatMap((step) =>
      upTo(3).map((copy) => [
        at(2 * step, copy),
        at(2 * step + 2 * quarter, copy),
        at(2 * step + odd, copy + 1),
        at(2 * step + odd + 2 * quarter, copy + 1),
      ]),
    ),
  ];
  return upTo(order).map((by) =>
    first.map((table) =>
      table.map((person) =>
        person === 3 * order ? person : person - (person % order) + add(person % order, by),
      ),
    ),
  );
}

function upTo(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}

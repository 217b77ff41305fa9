import { constructed } from './constructions.js';
import { fieldOf } from './field.js';
import { startedRounds } from './starters.js';

/** Rounds of tables of four, seats in order round the table: the first plays with the third. */
type Rounds = readonly (readonly (readonly number[])[])[];

/**
 * Whist tournaments: everyone is everyone's partner once and opponent twice. For 3q + 1 people, q a power of a prime that leaves 1
 * when it is divided by 4, each table of `fours` is played in its three ways (Bose 1939); for q people, one of whom sits out each
 * round (Moore 1896). For some other numbers a round is known that gives
 * the others; undefined for the rest, which are searched.
 */
export function whist(people: number): Rounds | undefined {
  return (people % 4 === 1 ? oneOut(people) : resolved(people)) ?? startedRounds(people, 4, true);
}

function resolved(people: number): Rounds | undefined {
  const whole = constructed(people / 4, 4).find((rounds) => rounds.length === (people - 1) / 3);
  return whole?.flatMap((round) => [
    round,
    round.map(([a, b, c, d]) => [a, c, b, d] as readonly number[]),
    round.map(([a, b, c, d]) => [a, b, d, c] as readonly number[]),
  ]);
}

function oneOut(people: number): Rounds | undefined {
  const field = fieldOf(people);
  if (!field) return undefined;
  const { powers, add } = field;
  const quarter = (people - 1) / 4;
  const first = Array.from({ length: quarter }, (_, power) =>
    [0, 1, 2, 3].map((part) => powers[power + part * quarter] as number),
  );
  return Array.from({ length: people }, (_, by) =>
    first.map((table) => table.map((person) => add(person, by))),
  );
}

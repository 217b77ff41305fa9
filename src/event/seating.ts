import { KINDS, type Places } from './anneal.js';

/** Who sits where in one round: the people at each table in the order of their seats, by number, and those who sit out. */
export interface Sitting {
  readonly tables: readonly (readonly number[])[];
  readonly out: readonly number[];
}

/** What partners are at an event: each alone; two who stay together; somebody else each round. At a table partners sit opposite. */
export type Partnering = 'single' | 'kept' | 'changed';

/** Whether the people in two seats of a table of partners play together. */
function areOpposite(one: number, other: number): boolean {
  return (one + other) % 2 === 0;
}

/** The places of a round of tables of these sizes, with so many places where somebody sits out. */
export function placesOf(sizes: readonly number[], out: number, partners: boolean): Places {
  let first = 0;
  const seats = sizes.flatMap((size) => {
    const table = Array.from({ length: size }, (_, seat) => ({ seat, place: first + seat }));
    first += size;
    return table.map(({ seat }) =>
      table
        .filter((other) => other.seat !== seat)
        .map(
          (other) =>
            [other.place, partners && areOpposite(seat, other.seat) ? KINDS.partner : KINDS.meet] as const,
        ),
    );
  });
  const outs = Array.from({ length: out }, () => []);
  return {
    count: seats.length + out,
    others: [...seats, ...outs],
    out: [...seats.map(() => false), ...outs.map(() => true)],
  };
}

/** A round as it was searched (who has each place), table by table. */
export function sittingOf(round: readonly number[], sizes: readonly number[]): Sitting {
  let first = 0;
  const tables = sizes.map((size) => {
    const table = round.slice(first, first + size);
    first += size;
    return table;
  });
  return { tables, out: round.slice(first) };
}

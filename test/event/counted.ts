/** A round as a test sees it: people at tables in the order of their seats, and those without one. */
export interface Round {
  readonly tables: readonly (readonly number[])[];
  readonly out: readonly number[];
}

/** What a plain count of a schedule finds; it shares nothing with the program. */
export interface Counted {
  /** Everyone is in each round exactly once. */
  readonly complete: boolean;
  /** How often each two people sat at one table; partners and opponents apart where the first plays with the third. */
  readonly together: readonly number[];
  readonly partners: readonly number[];
  readonly opponents: readonly number[];
  readonly sitsOut: readonly number[];
  readonly sizes: readonly string[];
}

/** Looks at each two people in each round. */
export function counted(rounds: readonly Round[], people: number): Counted {
  const together: number[] = [];
  const partners: number[] = [];
  const opponents: number[] = [];
  for (let one = 0; one < people; one++) {
    for (let other = 0; other < one; other++) {
      const shared = rounds.flatMap(({ tables }) =>
        tables.filter((table) => table.includes(one) && table.includes(other)),
      );
      const across = shared.filter((table) => Math.abs(table.indexOf(one) - table.indexOf(other)) === 2);
      together.push(shared.length);
      partners.push(across.length);
      opponents.push(shared.length - across.length);
    }
  }
  return {
    complete: rounds.every(({ tables, out }) => {
      const all = [...tables.flat(), ...out].sort((one, other) => one - other);
      return all.length === people && all.every((person, index) => person === index);
    }),
    together,
    partners,
    opponents,
    sitsOut: Array.from(
      { length: people },
      (_, person) => rounds.filter(({ out }) => out.includes(person)).length,
    ),
    sizes: rounds.map(({ tables }) => tables.map((table) => table.length).join(' ')),
  };
}

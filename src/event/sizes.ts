/** How many sit at each table of an event, the larger tables first, and how many have no seat in a round. */
export interface Sizes {
  readonly sizes: readonly number[];
  readonly out: number;
}

/**
 * Shares people out to tables, as evenly as can be and as few without a seat as can be: to so many tables, or to as few as seat
 * everyone. `counts` are the numbers of players that the game has. Undefined where there are too few people for the tables.
 */
export function sizesFor(
  people: number,
  counts: readonly number[],
  tables: number | undefined,
): Sizes | undefined {
  const most = Math.max(...counts);
  const least = Math.min(...counts);
  if (tables !== undefined) return shared(people, counts, tables);
  for (let count = Math.ceil(people / most); count * least <= people; count++) {
    const seated = shared(people, counts, count);
    if (seated?.out === 0) return seated;
  }
  return shared(people, counts, Math.floor(people / most));
}

/** The most tables that so many people fill. */
export function mostTables(people: number, counts: readonly number[]): number {
  return Math.floor(people / Math.min(...counts));
}

/** The evenest sizes of so many tables that seat the most of the people. */
function shared(people: number, counts: readonly number[], tables: number): Sizes | undefined {
  if (tables < 1) return undefined;
  // By how many are seated: the sizes with the smallest sum of squares, table by table.
  let best = new Map<number, readonly number[]>([[0, []]]);
  for (let table = 0; table < tables; table++) {
    const next = new Map<number, readonly number[]>();
    for (const [seated, sizes] of best) {
      for (const count of counts) {
        const sum = seated + count;
        const longer = [...sizes, count];
        const known = next.get(sum);
        if (sum <= people && (!known || squares(longer) < squares(known))) next.set(sum, longer);
      }
    }
    best = next;
  }
  const seated = Math.max(...best.keys());
  const sizes = best.get(seated);
  return sizes && { sizes: sizes.toSorted((one, other) => other - one), out: people - seated };
}

function squares(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size * size, 0);
}

/** Whether every case is wanted (`npm run test:full`), and not the sample of `npm test`. */
export const thorough: boolean = process.env.TESTS === 'full';

/** How many cases made by chance to try: all of them, or a tenth in a quick run. */
export function runs(all: number): number {
  return thorough ? all : Math.ceil(all / 10);
}

/** All of a list, or in a quick run the last of it, which may be new, and every so many-th before. */
export function some<Item>(items: readonly Item[], step: number): readonly Item[] {
  return thorough ? items : items.filter((_, index) => (items.length - 1 - index) % step === 0);
}

/**
 * All rows of a table, or in a quick run those on every so many-th of its diagonals: each column's values are numbered
 * as they come, and a row stays where its numbers add up to a multiple of `step`. A value that would be left out comes
 * in with its first row. So every value is met, beside other values each time, and the choice is the same every time.
 */
export function covering<Row extends readonly unknown[]>(rows: readonly Row[], step: number): readonly Row[] {
  if (thorough) return rows;
  const numbers: Map<unknown, number>[] = [];
  const sums = rows.map((row) =>
    row.reduce<number>((sum, value, column) => {
      numbers[column] ??= new Map();
      const known = numbers[column];
      if (!known.has(value)) known.set(value, known.size);
      return sum + (known.get(value) ?? 0);
    }, 0),
  );
  const stays = sums.map((sum) => sum % step === 0);
  const met = new Set<string>();
  const meet = (row: Row): boolean => {
    const before = met.size;
    row.forEach((value, column) => {
      met.add(`${column} ${numbers[column]?.get(value)}`);
    });
    return met.size > before;
  };
  for (const row of rows.filter((_, index) => stays[index])) meet(row);
  return rows.filter((row, index) => stays[index] || meet(row));
}

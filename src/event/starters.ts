import { turnedRounds } from './anneal.js';

/** A round from which all others come when people move on by one in circles of these lengths; the people of each table. */
interface Starter {
  readonly people: number;
  readonly places: number;
  /** The first plays with the third. */
  readonly partners: boolean;
  readonly circles: readonly number[];
  readonly tables: string;
}

/** Found by searching, and counted by a test; those who are at no table sit out. */
const STARTERS: readonly Starter[] = [
  {
    people: 20,
    places: 4,
    partners: true,
    circles: [19, 1],
    tables: '19 10 0 9, 1 5 13 18, 2 8 4 16, 3 6 7 15, 11 12 14 17',
  },
  {
    people: 21,
    places: 4,
    partners: true,
    circles: [21],
    tables: '1 6 4 20, 2 11 14 10, 3 18 19 12, 5 16 15 8, 7 17 9 13',
  },
  {
    people: 24,
    places: 4,
    partners: true,
    circles: [23, 1],
    tables: '23 4 0 13, 1 15 7 11, 2 14 12 9, 3 18 19 21, 5 8 20 6, 10 16 22 17',
  },
  {
    people: 32,
    places: 4,
    partners: true,
    circles: [31, 1],
    tables: '31 27 0 6, 1 26 16 25, 2 12 13 20, 3 18 22 14, 4 30 28 17, 5 19 7 10, 8 23 11 9, 15 24 21 29',
  },
  {
    people: 33,
    places: 4,
    partners: true,
    circles: [33],
    tables: '1 13 30 27, 2 25 22 18, 3 16 14 21, 4 6 7 12, 5 19 29 11, 8 20 31 32, 9 17 26 15, 10 23 28 24',
  },
  {
    people: 36,
    places: 4,
    partners: true,
    circles: [35, 1],
    tables:
      '35 28 0 23, 1 33 19 29, 2 7 5 27, 3 26 11 17, 4 10 6 24, 8 16 15 32, 9 25 20 31, 12 13 22 14, 18 34 30 21',
  },
  {
    people: 36,
    places: 4,
    partners: false,
    circles: [11, 11, 11, 1, 1, 1],
    tables:
      '27 3 2 30, 11 5 0 7, 26 6 34 20, 8 18 16 15, 12 10 25 35, 33 9 14 32, 1 4 22 23, 19 13 28 24, 21 31 17 29',
  },
];

/** The rounds that a starter gives for so many people, tables by tables; undefined where none is known. */
export function startedRounds(
  people: number,
  places: number,
  partners: boolean,
): readonly (readonly (readonly number[])[])[] | undefined {
  const starter = STARTERS.find(
    (one) => one.people === people && one.places === places && one.partners === partners,
  );
  if (!starter) return undefined;
  const round = starter.tables.split(/,? /).map(Number);
  const [cycle = 1] = starter.circles;
  return turnedRounds(round, cycle, starter.circles).map((turned) =>
    Array.from({ length: turned.length / places }, (_, table) =>
      turned.slice(table * places, (table + 1) * places),
    ),
  );
}

import type { Direction, PartnersRule, Rules, Seating } from '../rules.js';

/** What a direction comes to: the step from a seat to the next, seats being numbered clockwise, and where that seat is. */
export const DIRECTION: Readonly<
  Record<Direction, { readonly step: 1 | -1; readonly next: 'left' | 'right' }>
> = {
  clockwise: { step: 1, next: 'left' },
  counterclockwise: { step: -1, next: 'right' },
};

/** Whether four people may play each for themselves, and whether they may as partners. */
export const FOUR: Readonly<Record<PartnersRule, { readonly alone: boolean; readonly partners: boolean }>> = {
  never: { alone: true, partners: false },
  optional: { alone: true, partners: true },
  always: { alone: false, partners: true },
};

/** Every seating the rules allow, fewest players first, four alone before four as partners. */
export function seatingsOf(rules: Pick<Rules, 'players' | 'partners'>): readonly Seating[] {
  const four = FOUR[rules.partners];
  const seatings: Seating[] = [];
  for (let players = rules.players.least; players <= rules.players.most; players++) {
    if (players !== 4 || four.alone) seatings.push({ players, partners: false });
    if (players === 4 && four.partners) seatings.push({ players, partners: true });
  }
  return seatings;
}

/** Whether two tables are seated alike: as many players, and partners in both or in neither. */
export function sameSeating(one: Seating, other: Seating): boolean {
  return one.players === other.players && one.partners === other.partners;
}

/** The side a seat scores for: itself, or with partners 0 for seats 0 and 2, 1 for seats 1 and 3. */
export function sideOf(seating: Seating, seat: number): number {
  return seating.partners ? seat % 2 : seat;
}

/** How many sides there are. */
export function sideCount(seating: Seating): number {
  return seating.partners ? 2 : seating.players;
}

/** The seats that score for a side, in the order of the table. */
export function seatsOfSide(seating: Seating, side: number): readonly number[] {
  return seating.partners ? [side, side + 2] : [side];
}

import type { Rules, Seating } from '../variant/rules.js';

/** Whose turn comes after this seat's. Seats are numbered clockwise round the table. */
export function nextSeat(rules: Rules, seating: Seating, seat: number): number {
  const step = rules.direction === 'clockwise' ? 1 : seating.players - 1;
  return (seat + step) % seating.players;
}

/** How many turns after the leader's first this seat has its first (the leader: 0). */
export function turnsAfter(rules: Rules, seating: Seating, leader: number, seat: number): number {
  const clockwise = (seat - leader + seating.players) % seating.players;
  return rules.direction === 'clockwise' ? clockwise : (seating.players - clockwise) % seating.players;
}

/** The side a seat scores for: itself, or with partners 0 for seats 0 and 2, 1 for seats 1 and 3. */
export function sideOf(seating: Seating, seat: number): number {
  return seating.partners ? seat % 2 : seat;
}

/** How many sides there are. */
export function sideCount(seating: Seating): number {
  return seating.partners ? 2 : seating.players;
}

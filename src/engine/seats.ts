import { DIRECTION } from '../variant/meaning/seats.js';
import type { Rules, Seating } from '../variant/rules.js';

/** Whose turn comes after this seat's. Seats are numbered clockwise round the table. */
export function nextSeat(rules: Rules, seating: Seating, seat: number): number {
  return (seat + DIRECTION[rules.direction].step + seating.players) % seating.players;
}

/** How many turns after the leader's first this seat has its first (the leader: 0). */
export function turnsAfter(rules: Rules, seating: Seating, leader: number, seat: number): number {
  const { step } = DIRECTION[rules.direction];
  return ((seat - leader) * step + seating.players) % seating.players;
}

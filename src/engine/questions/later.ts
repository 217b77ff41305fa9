import { sideOf } from '../../variant/meaning/seats.js';
import { type LastRound, lastRound, nextLead } from '../match.js';
import { nextSeat } from '../seats.js';
import { ended } from './ending.js';
import { type Asked, PLAYER, seatsOf } from './position.js';

/** Whether whoever won a round that ended so leads the next one, whatever the seat. */
export function winnerLeads(asked: Asked, how: LastRound['ended']): boolean {
  const { rules, seating } = asked;
  return seatsOf(asked).every((seat) => {
    const next = nextLead(rules, seating, {
      leader: PLAYER,
      ended: how,
      won: { seat, side: sideOf(seating, seat) },
    });
    return next.kind === 'seat' && next.seat === seat;
  });
}

/** Whether the partners of a side that won a blocked round with equal hands choose who leads the next one. */
export function equalPartnersChoose({ rules, seating }: Asked): boolean {
  const end = ended({ rules, seating }, null, [3, 30, 3, 40]);
  return nextLead(rules, seating, lastRound(1, end)).kind === 'side';
}

/** Whether the same player leads again after a round that ended so and that nobody won. */
export function sameLeadsUnwon({ rules, seating }: Asked, how: 'blocked' | 'tie'): boolean {
  const next = nextLead(rules, seating, { leader: PLAYER, ended: how, won: null });
  return next.kind === 'seat' && next.seat === PLAYER;
}

/** Whether the lead goes to the next seat after every round, however it ended and whoever won. */
export function leadGoesRound(asked: Asked): boolean {
  const { rules, seating } = asked;
  if (!rules.lead.later) return false;
  return (['out', 'blocked', 'tie'] as const).every((how) =>
    seatsOf(asked).every((seat) => {
      const won = { seat, side: sideOf(seating, seat) };
      const next = nextLead(rules, seating, { leader: PLAYER, ended: how, won });
      return next.kind === 'seat' && next.seat === nextSeat(rules, seating, PLAYER);
    }),
  );
}

/** How often each seat leads in so many rounds that are all won by going out, the player first. */
export function timesLed({ rules, seating }: Asked, rounds: number): readonly number[] {
  const led = new Array<number>(seating.players).fill(0);
  const won = { seat: 1, side: sideOf(seating, 1) };
  for (let round = 0, leader = PLAYER; round < rounds; round++) {
    led[leader] = (led[leader] as number) + 1;
    const next = nextLead(rules, seating, { leader, ended: 'out', won });
    if (next.kind === 'seat') leader = next.seat;
  }
  return led;
}

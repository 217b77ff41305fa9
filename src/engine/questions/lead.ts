import { randomOf } from '../../domino/random.js';
import { isDouble, type Tile, tileOf } from '../../domino/tile.js';
import { sideOf } from '../../variant/meaning/seats.js';
import { type LeadWay, rowFor } from '../../variant/rules.js';
import { Boneyard } from '../boneyard.js';
import { Hands } from '../hands.js';
import { highestTurnedUp, searchHands } from '../lead.js';
import { type LastRound, nextLead } from '../match.js';
import { Round } from '../round.js';
import { nextSeat } from '../seats.js';
import { tableFor } from '../table.js';
import { type Asked, PLAYER } from './position.js';

/** How many deals are looked at for one in which a way finds the leader; no way is that rare. */
const DEALS = 300;

/** Whether the turn goes from a seat to the one on its left. */
export function turnGoesLeft({ rules, seating }: Asked): boolean {
  return nextSeat(rules, seating, PLAYER) === 1;
}

/** Two players turned up equal totals, the highest: whether everybody turns up a tile again. */
export function allTurnUpAgain({ seating }: Asked): boolean {
  const tied = tileOf(5, 6);
  const turned = new Map<number, Tile>();
  for (let seat = 0; seat < seating.players; seat++) turned.set(seat, seat < 2 ? tied : tileOf(0, 1));
  return highestTurnedUp(turned).length === seating.players;
}

/** Whether somebody keeps a tile that was turned up for the lead, and has more than was dealt. */
export function keepsTurnedUp(asked: Asked, way: LeadWay): boolean {
  const each = rowFor(asked.rules.deal, asked.seating);
  return dealsFoundBy(asked, way).some((round) => seatsOf(asked).some((seat) => round.handSize(seat) > each));
}

/** Whether tiles drawn in search of the leader stay in the hands: nobody holds what is looked for, the boneyard does. */
export function keepsDrawn({ rules, seating }: Asked, way: LeadWay): boolean {
  const table = tableFor(rules, seating);
  const hands = new Hands(seating.players);
  const sought = rules.lead.first.flatMap((before) => ('tile' in before ? [before.tile] : []));
  // Tiles of neither kind that is looked for, one each, and one to draw in vain.
  const vain = table.tiles.filter((tile) => !isDouble(tile) && !sought.includes(tile));
  for (let seat = 0; seat < seating.players; seat++) hands.add(seat, vain[seat % (vain.length - 1)] as Tile);
  const rest = table.tiles.filter((tile) => hands.holder(tile) < 0 && tile !== vain.at(-1));
  const boneyard = new Boneyard([vain.at(-1) as Tile, ...table.doubles, ...sought, ...rest]);
  searchHands(table, hands, boneyard, rules.lead.first.indexOf(way));
  return seatsOf({ rules, seating }).some((seat) => (hands.sizes[seat] as number) > 1);
}

/** Whether the leader found this way may lead more than one tile; undefined where no leader found so has a choice of tiles. */
export function leadsAnother(asked: Asked, way: LeadWay): boolean | undefined {
  const round = dealsFoundBy(asked, way).find((dealt) => dealt.handSize(dealt.turn) > 1);
  return round && round.legalMoves().length > 1;
}

/** Whether whoever won a round that ended so leads the next one, or their side does, whatever the seat. */
export function winnerLeads(asked: Asked, ended: LastRound['ended']): boolean {
  const { rules, seating } = asked;
  return seatsOf(asked).every((seat) => {
    const side = sideOf(seating, seat);
    const next = nextLead(rules, seating, { leader: PLAYER, ended, won: { seat, side } });
    return next.kind === 'side' ? next.side === side : next.kind === 'seat' && next.seat === seat;
  });
}

/** Whether the same player leads again after a round that nobody won. */
export function sameLeadsAfterTie({ rules, seating }: Asked): boolean {
  const next = nextLead(rules, seating, { leader: PLAYER, ended: 'tie', won: null });
  return next.kind === 'seat' && next.seat === PLAYER;
}

/** Whether the lead goes to the next seat after every round, however it ended and whoever won. */
export function leadGoesRound(asked: Asked): boolean {
  const { rules, seating } = asked;
  if (!rules.lead.later) return false;
  return (['out', 'blocked', 'tie'] as const).every((ended) =>
    seatsOf(asked).every((seat) => {
      const next = nextLead(rules, seating, {
        leader: PLAYER,
        ended,
        won: { seat, side: sideOf(seating, seat) },
      });
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

function seatsOf({ seating }: Asked): readonly number[] {
  return Array.from({ length: seating.players }, (_, seat) => seat);
}

function dealsFoundBy({ rules, seating }: Asked, way: LeadWay): readonly Round[] {
  return Array.from({ length: DEALS }, (_, deal) => Round.deal(rules, seating, randomOf(deal + 1))).filter(
    ({ lead }) => lead.by === way,
  );
}

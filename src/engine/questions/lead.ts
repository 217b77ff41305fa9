import { randomOf } from '../../domino/random.js';
import { isDouble, pipsOf, type Tile, tileOf } from '../../domino/tile.js';
import { soughtBy } from '../../variant/meaning/lead.js';
import { type LeadWay, type Rules, rowFor, type Seating } from '../../variant/rules.js';
import { Boneyard } from '../boneyard.js';
import { Hands } from '../hands.js';
import { highestTurnedUp, searchHands } from '../lead.js';
import { Round } from '../round.js';
import { nextSeat } from '../seats.js';
import { tableFor } from '../table.js';
import { dealtInOrder } from './dealt.js';
import { type Asked, PLAYER, seatsOf } from './position.js';

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
  for (const round of dealsFoundBy(asked, way))
    if (seatsOf(asked).some((seat) => round.handSize(seat) > each)) return true;
  return false;
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

/** Whether the leader of the first round may lead any tile of the hand. */
export function leadsAny({ rules, seating }: Asked): boolean {
  const round = Round.deal(rules, seating, randomOf(1));
  return round.legalMoves().length === round.handSize(round.turn);
}

/** Whether the leader found this way may lead more than one tile; undefined where no leader found so has a choice of tiles. */
export function leadsAnother(asked: Asked, way: LeadWay): boolean | undefined {
  for (const round of dealsFoundBy(asked, way))
    if (round.handSize(round.turn) > 1) return round.legalMoves().length > 1;
  return undefined;
}

/** Whether whoever holds the highest double leads for that, though the ways be tried from the first on. */
export function seeksDouble({ rules, seating }: Asked): boolean {
  const table = tableFor(rules, seating);
  const hands = new Hands(seating.players);
  const holder = seating.players - 1;
  hands.add(holder, table.doubles[0] as Tile);
  return searchHands(table, hands, new Boneyard([]), 0).found?.seat === holder;
}

/**
 * Whether anything but the tiles themselves decides between two players who hold tiles of equally many pips, the
 * heaviest; undefined where the set has no two such tiles.
 */
export function equalPipsStayOpen({ rules, seating }: Asked, way: LeadWay): boolean | undefined {
  const table = tableFor(rules, seating);
  const { byWeight } = table;
  const at = byWeight.findIndex(
    (tile, index) => index > 0 && pipsOf(tile) === pipsOf(byWeight[index - 1] as Tile),
  );
  if (at < 0) return undefined;
  const leaders = [at, at - 1].map((first) => {
    const hands = new Hands(seating.players);
    hands.add(0, byWeight[first] as Tile);
    hands.add(1, byWeight[2 * at - 1 - first] as Tile);
    return searchHands(table, hands, new Boneyard([]), rules.lead.first.indexOf(way)).found?.seat;
  });
  return leaders.join() !== '1,0';
}

/** What came of it that nobody held what the ways of finding a leader look for. */
export interface Unheld {
  /** The tiles were mixed and dealt anew. */
  readonly again: boolean;
  /** The way that found the leader in the end. */
  readonly by: LeadWay;
  /** The leader has to lead a certain tile of several. */
  readonly bound: boolean;
}

/** A deal in which nobody holds what the ways up to this one look for; undefined where too many tiles are dealt for that. */
export function nobodyHolds(asked: Asked, upTo: number): Unheld | undefined {
  return unheld(asked, upTo, (sought, rest) => [...sought, ...rest]);
}

/** The same where what is looked for lies at the bottom of the boneyard, so that drawing for it may be in vain. */
export function nobodyFinds(asked: Asked, upTo: number): Unheld | undefined {
  return unheld(asked, upTo, (sought, rest) => [...rest, ...sought]);
}

function unheld(
  asked: Asked,
  upTo: number,
  pile: (sought: readonly Tile[], rest: readonly Tile[]) => readonly Tile[],
): Unheld | undefined {
  const table = tableFor(asked.rules, asked.seating);
  const sought = table.tiles.filter((tile) => asked.rules.lead.first.slice(0, upTo + 1).some(seeks(tile)));
  // What later ways look for is in somebody's hand, so that the very next one decides where it can.
  const later = (tile: Tile) => Number(asked.rules.lead.first.some(seeks(tile)));
  const others = table.tiles
    .filter((tile) => !sought.includes(tile))
    .toSorted((one, other) => later(other) - later(one));
  const dealt = table.deal * asked.seating.players;
  if (others.length < dealt) return undefined;
  const { round, mixed } = dealtInOrder(asked, [
    ...others.slice(0, dealt),
    ...pile(sought, others.slice(dealt)),
  ]);
  const { by } = round.lead;
  if (!by) throw new Error('the first leader is found by no way');
  return { again: mixed > 1, by, bound: round.legalMoves().length < round.handSize(round.turn) };
}

/** Whether a way looks for this tile. */
function seeks(tile: Tile): (way: LeadWay) => boolean {
  return (way) => {
    const sought = soughtBy(way);
    return sought !== null && (sought.tile === null ? isDouble(tile) : sought.tile === tile);
  };
}

/** Whether drawing for what is looked for goes on to the tiles that nobody draws in play. */
export function drawsTheLast({ rules, seating }: Asked, way: LeadWay): boolean {
  const table = tableFor(rules, seating);
  const { first } = rules.lead;
  const at = first.indexOf(way);
  const missing = table.tiles.filter((tile) => first.slice(0, at).some(seeks(tile)));
  const vain = table.tiles.filter((tile) => !first.some(seeks(tile))).slice(0, table.drawing.leave + 1);
  const hands = new Hands(seating.players);
  // All else is in somebody's hand, for the ways that look there after this one.
  for (const tile of table.tiles) if (![...missing, ...vain].includes(tile)) hands.add(PLAYER, tile);
  const boneyard = new Boneyard(vain);
  searchHands(table, hands, boneyard, at);
  return boneyard.left < table.drawing.leave;
}

/** Deals in which a way finds the leader. */
function* dealsFoundBy({ rules, seating }: Asked, way: LeadWay): Generator<Round> {
  const known = deals(rules, seating);
  for (let deal = 0; deal < DEALS; deal++) {
    const round = known[deal] ?? Round.deal(rules, seating, randomOf(deal + 1));
    known[deal] = round;
    if (round.lead.by === way) yield round;
  }
}

/** The deals that were looked at of the games asked about last, by seating; several questions look at the same. */
const recent: { readonly rules: Rules; readonly seating: Seating; readonly rounds: Round[] }[] = [];

/** A game has a few seatings, and a few choices that make others of it. */
const MOST_RECENT = 16;

function deals(rules: Rules, seating: Seating): Round[] {
  const known = recent.find((one) => one.rules === rules && one.seating === seating);
  if (known) return known.rounds;
  const rounds: Round[] = [];
  if (recent.unshift({ rules, seating, rounds }) > MOST_RECENT) recent.pop();
  return rounds;
}

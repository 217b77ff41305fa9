import { type Random, randomOf } from '../../src/domino/random.js';
import { isDouble, type Tile } from '../../src/domino/tile.js';
import { Boneyard } from '../../src/engine/boneyard.js';
import { Hands } from '../../src/engine/hands.js';
import { highestTurnedUp, type LeadSearch, searchHands } from '../../src/engine/lead.js';
import { lastRound, nextLead } from '../../src/engine/match.js';
import { Round } from '../../src/engine/round.js';
import { roundEnd } from '../../src/engine/score.js';
import { tableFor } from '../../src/engine/table.js';
import { type Probe, yesNo } from './probes-turn.js';
import { type Asked, strangers, tiles } from './table-top.js';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];
const AS_FIRST = 'whoever is found as in the first round';

/** Looks for the leader in hands of which the first ones are stated; `boneyard` is what may be drawn, then those that stay. */
function search(
  asked: Asked,
  stated: readonly string[],
  boneyard = '',
): { search: LeadSearch; hands: Hands } {
  const { rules, seating } = asked;
  const hands = new Hands(seating.players);
  stated.forEach((hand, seat) => {
    for (const tile of tiles(hand)) hands.add(seat, tile);
  });
  const leave = rules.draw.when === 'never' ? 0 : rules.draw.leave;
  // What is looked for and nobody holds lies there too, so that drawing for it ends.
  const known = [...stated.flatMap(tiles), ...tiles(boneyard)];
  const sought = rules.lead.first.flatMap((way) =>
    'tile' in way && !known.includes(way.tile) ? [way.tile] : [],
  );
  const drawn = boneyard === '' ? [] : [...tiles(boneyard), ...sought];
  const pile = new Boneyard([...drawn, ...strangers(leave, 110)]);
  return { search: searchHands(tableFor(rules, seating), hands, pile, 0), hands };
}

/** Tiles to draw in search of the leader, a double last of all. */
const SOUGHT = '0-1 0-2 1-1 6-6';

/** Who leads without anything being drawn for it. */
function leader(asked: Asked, stated: readonly string[]): string {
  const { found } = search(asked, stated, SOUGHT).search;
  return found && found.drawn.length === 0 ? (NAMES[found.seat] as string) : 'nobody yet';
}

/** First rounds of many seeds. */
function* deals({ rules, seating }: Asked, seeds: number): Generator<Round> {
  for (let seed = 1; seed <= seeds; seed++) yield Round.deal(rules, seating, randomOf(seed));
}

/** Chance that mixes the whole set into this order the first time, and counts the times it mixes. */
function fixedDeal(set: readonly Tile[], order: readonly Tile[]): Random & { readonly mixed: () => number } {
  const later = randomOf(1);
  const pile = [...set];
  let calls = 0;
  return {
    below(bound) {
      calls++;
      const last = set.length - calls;
      if (last < 1) return later.below(bound);
      // The mixing swaps the last tile not yet settled with one before it: the one that belongs there.
      const other = pile.indexOf(order[last] as Tile);
      [pile[last], pile[other]] = [pile[other] as Tile, pile[last] as Tile];
      return other;
    },
    mixed: () => Math.floor(calls / (set.length - 1)),
  };
}

/** Whether a deal that gives nobody a double is mixed and dealt again. */
function dealtAgain({ rules, seating }: Asked): boolean {
  const set = tableFor(rules, seating).tiles;
  const random = fixedDeal(set, [...set.filter((tile) => !isDouble(tile)), ...set.filter(isDouble)]);
  return !turnedUp(Round.deal(rules, seating, random)) && random.mixed() > 1;
}

/** Whether each player turned up a tile before the deal. */
const turnedUp = (round: Round): boolean => round.lead.drawn[0]?.size === round.seating.players;

/** Whether the hands find a leader where every tile of the set is in one. */
function byHands({ rules, seating }: Asked): boolean {
  const table = tableFor(rules, seating);
  const hands = new Hands(seating.players);
  table.tiles.forEach((tile, index) => {
    hands.add(index % seating.players, tile);
  });
  return searchHands(table, hands, new Boneyard([]), 0).found !== null;
}

function whatDecides(asked: Asked): string {
  if (byHands(asked)) return 'the tiles in the hands';
  const seats = new Set<number>();
  for (const round of deals(asked, 20)) {
    if (turnedUp(round)) return 'tiles turned up before dealing';
    seats.add(round.lead.seat);
  }
  return seats.size === 1 ? 'the players’ agreement' : 'chance';
}

/** Who leads after a round that Ana led. */
function next(asked: Asked, out: number | null, handPips: readonly number[]): string {
  const { rules, seating } = asked;
  const found = nextLead(
    rules,
    seating,
    lastRound(0, roundEnd(rules, seating, { out, handPips, leader: 0 })),
  );
  switch (found.kind) {
    case 'seat':
      return NAMES[found.seat] as string;
    case 'side':
      return `${NAMES[found.side]} or ${NAMES[found.side + 2]}, as they choose`;
    case 'as-first':
      return AS_FIRST;
  }
}

/** What each seat is dealt, for counting how many tiles a leader may lead with. */
function freeLead(round: Round): boolean {
  const leads = new Set<Tile>();
  for (const move of round.legalMoves()) if (move.kind === 'play') leads.add(move.tile);
  return leads.size === round.handSize(round.turn);
}

/** Probes of who leads, by question. */
export const leadProbes: Readonly<Record<string, Probe>> = {
  'lead-decided': whatDecides,
  'lead-turned-tie': ({ seating }) => {
    const turned = ['0-3', '1-2', '0-1'].map((tile, seat) => [seat, tiles(tile)[0] as Tile] as const);
    const again = highestTurnedUp(new Map(turned.slice(0, seating.players)));
    if (again.length === 1) return 'nobody';
    return again.length === seating.players ? 'everyone' : again.map((seat) => NAMES[seat]).join(' and ');
  },
  'lead-turned-back': (asked) => {
    const dealt = tableFor(asked.rules, asked.seating).deal;
    for (const round of deals(asked, 10)) if (round.handSize(round.lead.seat) !== dealt) return 'yes';
    return 'no';
  },
  'lead-double': (asked) => leader(asked, ['1-1 0-1', '2-3 0-3']),
  'lead-two-doubles': (asked) => leader(asked, ['1-1 0-1', '2-2 0-3']),
  'lead-double-six': (asked) => leader(asked, ['0-1 0-2', '6-6 0-3']),
  'lead-without': (asked) => {
    const { found } = search(asked, ['0-3 0-1', '1-2 0-2']).search;
    return found ? (NAMES[found.seat] as string) : 'nobody yet';
  },
  'lead-until': (asked) => {
    const { found } = search(asked, ['0-3 2-3', '1-2 1-3'], SOUGHT).search;
    return yesNo((found?.drawn.length ?? 0) > 0);
  },
  'lead-until-first': (asked) => {
    const { found } = search(asked, ['0-3 2-3', '1-2 1-3'], SOUGHT).search;
    const [first] = found?.drawn[0]?.keys() ?? [];
    return NAMES[first ?? -1] ?? 'nobody';
  },
  'lead-until-keeps': (asked) =>
    yesNo(search(asked, ['0-3 2-3', '1-2 1-3'], SOUGHT).hands.has(0, tiles('0-1')[0] as Tile)),
  'lead-redeal': (asked) => yesNo(dealtAgain(asked)),
  'lead-any': (asked) => {
    for (const round of deals(asked, 60)) if (!freeLead(round)) return 'no';
    return 'yes';
  },
  'later-out': (asked) => next(asked, 2, [4, 7, 0, 9]),
  'later-out-partners': (asked) => next(asked, 2, [4, 7, 0, 9]),
  'later-blocked': (asked) => next(asked, null, [4, 7, 3, 9]),
  'later-blocked-partners': (asked) => next(asked, null, [4, 7, 3, 9]),
  'later-tie': (asked) => next(asked, null, [4, 7, 3, 3]),
  'later-two': (asked) => next(asked, 0, [0, 7]),
  'later-two-lost': (asked) => next(asked, 1, [7, 0]),
  'later-two-tie': (asked) => next(asked, null, [4, 4]),
  'later-any': ({ rules, seating }) => yesNo(freeLead(Round.deal(rules, seating, randomOf(1), 1))),
};

import { type Random, shuffle } from '../domino/random.js';
import type { Tile } from '../domino/tile.js';
import { unreachable } from '../problem.js';
import type { LeadWay } from '../variant/rules.js';
import type { Boneyard } from './boneyard.js';
import type { Hands } from './hands.js';
import { highestTurnedUp, type LeadFound, searchHands } from './lead.js';
import type { Table } from './table.js';

/** Shuffling again and again without finding a leader: rules that the check should have refused. */
const MOST_DEALS = 10_000;

/** Shuffles the whole set and deals: each seat its tiles, from seat 0 on; the rest is the boneyard. */
function shuffleAndDeal(table: Table, hands: Hands, boneyard: Boneyard, random: Random): void {
  hands.clear();
  boneyard.putBack();
  shuffle(boneyard.pile, random);
  for (let seat = 0; seat < table.seating.players; seat++) {
    for (let count = 0; count < table.deal; count++) hands.add(seat, boneyard.take());
  }
}

/**
 * Each turns up one tile and the highest total leads; only those tied turn up again, from the tiles still face down as
 * long as there are enough.
 */
function turnUp(table: Table, boneyard: Boneyard, random: Random, by: LeadWay): LeadFound {
  const drawn: ReadonlyMap<number, Tile>[] = [];
  let seats = Array.from({ length: table.seating.players }, (_, seat) => seat);
  boneyard.putBack();
  shuffle(boneyard.pile, random);
  while (drawn.length === 0 || seats.length > 1) {
    if (boneyard.left < seats.length) {
      boneyard.putBack();
      shuffle(boneyard.pile, random);
    }
    const turned = new Map(seats.map((seat) => [seat, boneyard.take()]));
    drawn.push(turned);
    seats = highestTurnedUp(turned);
  }
  return { seat: seats[0] as number, tile: null, by, drawn, givenBack: 0 };
}

/**
 * Deals a round into these hands and this boneyard (a whole set) and finds who leads. A leader known from elsewhere (the
 * table's agreement, the round before) leads with any tile; otherwise the ways of `lead.first` are tried in order, seat 0
 * being the one that people agreed on. A way that takes place before dealing, tried after another, means a new deal.
 */
export function deal(
  table: Table,
  hands: Hands,
  boneyard: Boneyard,
  random: Random,
  leader?: number,
): LeadFound {
  if (leader !== undefined) {
    shuffleAndDeal(table, hands, boneyard, random);
    return { seat: leader, tile: null, by: null, drawn: [], givenBack: 0 };
  }
  let index = 0;
  let dealt = false;
  let drawn: LeadFound['drawn'] = [];
  for (let deals = 0; deals < MOST_DEALS; ) {
    const way = table.rules.lead.first[index];
    let chosen: LeadFound | undefined;
    switch (way?.kind) {
      case 'agreement':
        chosen = { seat: 0, tile: null, by: way, drawn, givenBack: 0 };
        break;
      case 'lot':
        chosen = { seat: random.below(table.seating.players), tile: null, by: way, drawn, givenBack: 0 };
        break;
      case 'drawn-tile':
        chosen = turnUp(table, boneyard, random, way);
        dealt = false;
        break;
      case 'redeal':
        index = 0;
        dealt = false;
        drawn = [];
        continue;
      case 'tile':
      case 'highest-double':
      case 'heaviest-tile':
      case 'draw-until-held':
      case undefined:
        break;
      default:
        return unreachable(way);
    }
    if (!dealt) {
      shuffleAndDeal(table, hands, boneyard, random);
      dealt = true;
      deals++;
    }
    if (chosen) return after(deals - 1, chosen);
    const search = searchHands(table, hands, boneyard, index);
    if (search.found) return after(deals - 1, search.found);
    index = search.stoppedAt;
    drawn = search.drawn;
  }
  throw new Error('no deal finds a leader');
}

function after(givenBack: number, found: LeadFound): LeadFound {
  return givenBack === 0 ? found : { ...found, givenBack };
}

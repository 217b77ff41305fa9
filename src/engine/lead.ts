import { isDouble, pipsOf, type Tile } from '../domino/tile.js';
import { unreachable } from '../problem.js';
import { BINDS_LEADER, soughtBefore } from '../variant/meaning/lead.js';
import type { LeadWay, Rules } from '../variant/rules.js';
import type { Boneyard } from './boneyard.js';
import type { Hands } from './hands.js';
import type { Table } from './table.js';

/** Who leads, and why. */
export interface LeadFound {
  readonly seat: number;
  /** The tile that must be led; null: any. */
  readonly tile: Tile | null;
  /** The way that found the leader; null when the leader was known before, from another round. */
  readonly by: LeadWay | null;
  /** What was turned up for the lead, a map for each turn of it; or what was drawn, one tile a map. */
  readonly drawn: readonly ReadonlyMap<number, Tile>[];
  /** How many deals before this one found nobody and were given back. */
  readonly givenBack: number;
}

/** The shuffler's seat, who draws first when a leader is looked for by drawing. */
const SHUFFLER = 0;

const NOTHING_DRAWN: LeadFound['drawn'] = [];

/** The tile that a leader found by it must lead with, by `lead.with`. */
function bound(rules: Rules, tile: Tile): Tile | null {
  return BINDS_LEADER[rules.lead.with] ? tile : null;
}

/** The first of these tiles that anybody holds, with its holder. */
function holderOfFirst(table: Table, hands: Hands, tiles: readonly Tile[], by: LeadWay): LeadFound | null {
  for (const tile of tiles) {
    const seat = hands.holder(tile);
    if (seat >= 0) return { seat, tile: bound(table.rules, tile), by, drawn: NOTHING_DRAWN, givenBack: 0 };
  }
  return null;
}

/** One tile each in turn from the shuffler on, kept, until one is found or only the undrawable ones remain. */
function drawUntilHeld(
  table: Table,
  hands: Hands,
  boneyard: Boneyard,
  index: number,
): { readonly found: LeadFound | null; readonly drawn: LeadFound['drawn'] } {
  const by = table.rules.lead.first[index] as LeadWay;
  const sought = soughtBefore(table.rules.lead.first, index);
  if (!sought) throw new Error('draw-until-held follows no way that looks for a tile');
  const drawn: ReadonlyMap<number, Tile>[] = [];
  for (let seat = SHUFFLER; boneyard.left > table.drawing.leave; seat = table.next[seat] as number) {
    const tile = boneyard.take();
    hands.add(seat, tile);
    drawn.push(new Map([[seat, tile]]));
    if (sought.tile === null ? isDouble(tile) : tile === sought.tile)
      return { found: { seat, tile: bound(table.rules, tile), by, drawn, givenBack: 0 }, drawn };
  }
  return { found: null, drawn };
}

/** What came of looking in the hands: a leader, or the place of the first way that needs people or chance, with what was drawn until then. */
export type LeadSearch =
  | { readonly found: LeadFound }
  | { readonly found: null; readonly stoppedAt: number; readonly drawn: LeadFound['drawn'] };

/**
 * Tries the ways of `lead.first` from one on, as long as the hands and the boneyard decide; tiles drawn on the way stay
 * in the hands. `stoppedAt` is the place of a way that they can't decide (agreement, lot, drawn-tile, redeal).
 */
export function searchHands(table: Table, hands: Hands, boneyard: Boneyard, from: number): LeadSearch {
  let drawn = NOTHING_DRAWN;
  const ways = table.rules.lead.first;
  for (let index = from; index < ways.length; index++) {
    const way = ways[index] as LeadWay;
    let found: LeadFound | null = null;
    switch (way.kind) {
      case 'agreement':
      case 'lot':
      case 'drawn-tile':
      case 'redeal':
        return { found: null, stoppedAt: index, drawn };
      case 'tile':
        found = holderOfFirst(table, hands, [way.tile], way);
        break;
      case 'highest-double':
        found = holderOfFirst(table, hands, table.doubles, way);
        break;
      case 'heaviest-tile':
        found = holderOfFirst(table, hands, table.byWeight, way);
        break;
      case 'draw-until-held': {
        const drawing = drawUntilHeld(table, hands, boneyard, index);
        found = drawing.found;
        drawn = drawing.drawn;
        break;
      }
      default:
        return unreachable(way);
    }
    if (found) return { found: drawn.length > 0 ? { ...found, drawn } : found };
  }
  throw new Error('the last way of finding a leader found nobody');
}

/** The seats that turned up the highest total: those still in it. */
export function highestTurnedUp(turned: ReadonlyMap<number, Tile>): number[] {
  let most = -1;
  let seats: number[] = [];
  for (const [seat, tile] of turned) {
    const total = pipsOf(tile);
    if (total > most) seats = [];
    if (total >= most) seats.push(seat);
    most = Math.max(most, total);
  }
  return seats;
}

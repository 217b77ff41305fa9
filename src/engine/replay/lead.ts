import { tileName } from '../../domino/notation.js';
import type { Tile } from '../../domino/tile.js';
import { unreachable } from '../../problem.js';
import { blockHasWinner } from '../../variant/meaning/end.js';
import { turnsTilesUp } from '../../variant/meaning/lead.js';
import { sideOf } from '../../variant/meaning/seats.js';
import type { LeadExample } from '../../variant/variant.js';
import { Boneyard } from '../boneyard.js';
import { Hands } from '../hands.js';
import { highestTurnedUp, type LeadFound, searchHands } from '../lead.js';
import { type LastRound, nextLead } from '../match.js';
import type { Table } from '../table.js';
import type { ReplayedLead } from '../types.js';
import type { ExampleProblems } from './problems.js';

type Found = Pick<LeadFound, 'seat' | 'tile' | 'by'>;

/** Finds the leader of an example and checks what it claims; null when something is wrong. */
export function replayLead(
  table: Table,
  example: LeadExample,
  problems: ExampleProblems,
): ReplayedLead | null {
  const { found } = example;
  const lead =
    'hands' in found
      ? fromHands(table, found.hands, found.boneyard, problems)
      : 'drawn' in found
        ? fromDrawn(table, found.drawn, problems)
        : fromRound(table, found.after, example, problems);
  if (!lead) return null;
  if (!example.inherited) checkClaims(example, lead, problems);
  if (problems.found.length > 0) return null;
  const { seat, tile, by } = lead;
  return { form: 'lead', example, seating: table.seating, seat, tile, by };
}

function checkClaims(example: LeadExample, lead: Found, problems: ExampleProblems): void {
  if (example.leads !== undefined && example.leads !== lead.seat)
    problems.add('wrong-leader', {
      claimed: problems.name(example.leads),
      found: problems.name(lead.seat),
    });
  if (example.tile === undefined || example.tile === lead.tile) return;
  const claimed = tileName(example.tile);
  if (lead.tile === null) problems.add('wrong-tile-any', { claimed });
  else problems.add('wrong-tile', { claimed, found: tileName(lead.tile) });
}

/** The leader whom whole hands decide, drawing from a stated boneyard where the rules draw for it. */
function fromHands(
  table: Table,
  stated: ReadonlyMap<number, readonly Tile[]>,
  boneyard: readonly Tile[] | undefined,
  problems: ExampleProblems,
): Found | null {
  const placed = new Set<Tile>();
  const hands = new Hands(table.seating.players);
  for (let seat = 0; seat < table.seating.players; seat++) {
    const hand = stated.get(seat);
    const player = problems.name(seat);
    if (!hand) problems.add('hand-missing', { player });
    else if (hand.length !== table.deal)
      problems.add('hand-size', { player, found: hand.length, expected: table.deal });
    problems.placeTiles(hand ?? [], table.tiles, placed);
  }
  problems.placeTiles(boneyard ?? [], table.tiles, placed);
  const undealt = table.tiles.length - table.seating.players * table.deal;
  if (boneyard && boneyard.length > undealt)
    problems.add('boneyard-size', { found: boneyard.length, most: undealt });
  if (problems.found.length > 0) return null;
  for (const [seat, hand] of stated) for (const tile of hand) hands.add(seat, tile);
  // Whatever isn't named lies below.
  const pile = [...(boneyard ?? []), ...table.tiles.filter((tile) => !placed.has(tile))];
  const search = searchHands(table, hands, new Boneyard(pile), 0);
  if (!search.found) {
    problems.add('lead-by-chance');
    return null;
  }
  if (search.found.drawn.length > (boneyard?.length ?? 0)) {
    problems.add('boneyard-missing', { count: search.found.drawn.length });
    return null;
  }
  return search.found;
}

/** The leader whom the tiles turned up decide: each turn has exactly those who are still in it. */
function fromDrawn(
  table: Table,
  drawn: readonly ReadonlyMap<number, Tile>[],
  problems: ExampleProblems,
): Found | null {
  const by = table.rules.lead.first.find(turnsTilesUp);
  if (!by) {
    problems.add('drawn-idle');
    return null;
  }
  let seats = Array.from({ length: table.seating.players }, (_, seat) => seat);
  for (const turned of drawn) {
    problems.placeTiles([...turned.values()], table.tiles, new Set());
    if (turned.size !== seats.length || seats.some((seat) => !turned.has(seat)))
      problems.add('drawn-seats', { players: seats.map((seat) => problems.name(seat)) });
    if (problems.found.length > 0) return null;
    // Nobody is left to turn up once one seat is highest, so any further turn has the wrong seats.
    const highest = highestTurnedUp(turned);
    seats = highest.length === 1 && turned !== drawn.at(-1) ? [] : highest;
  }
  if (seats.length === 1 && drawn.length > 0) return { seat: seats[0] as number, tile: null, by };
  problems.add('drawn-undecided', { players: seats.map((seat) => problems.name(seat)) });
  return null;
}

type After = Extract<LeadExample['found'], { after: unknown }>['after'];

/** The leader after another round. */
function fromRound(
  table: Table,
  after: After,
  example: LeadExample,
  problems: ExampleProblems,
): Found | null {
  const { rules, seating } = table;
  if (!rules.lead.later) problems.add('later-idle');
  else if ('won' in after.ended && !blockHasWinner(rules)) problems.add('nobody-wins');
  else if ('tie' in after.ended && rules.lead.later.tie === null) problems.add('no-tie');
  if (problems.found.length > 0) return null;
  const next = nextLead(rules, seating, lastRoundOf(table, after));
  switch (next.kind) {
    case 'seat':
      return { seat: next.seat, tile: null, by: null };
    case 'side': {
      // The side chooses, so either partner may be named.
      const named = example.leads;
      const chosen = named !== undefined && sideOf(seating, named) === next.side;
      return { seat: chosen ? named : next.winningSeat, tile: null, by: null };
    }
    case 'as-first':
      problems.add('as-first');
      return null;
    default:
      return unreachable(next);
  }
}

function lastRoundOf(table: Table, { led, ended }: After): LastRound {
  if ('tie' in ended) return { leader: led, ended: 'tie', won: null };
  const seat = 'out' in ended ? ended.out : ended.won;
  return {
    leader: led,
    ended: 'out' in ended ? 'out' : 'blocked',
    won: { seat, side: sideOf(table.seating, seat) },
  };
}

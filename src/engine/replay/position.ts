import { laidTileName } from '../../domino/notation.js';
import { type Tile, tileLaid } from '../../domino/tile.js';
import type { PlayExample } from '../../variant/variant.js';
import { Boneyard } from '../boneyard.js';
import { Hands } from '../hands.js';
import { searchHands } from '../lead.js';
import { meets } from '../moves.js';
import { Round } from '../round.js';
import type { Table } from '../table.js';
import type { ExampleProblems } from './problems.js';

/** Where a play example begins. */
export interface ExampleStart {
  readonly round: Round;
  /** By seat: whether the example states the hand. */
  readonly known: readonly boolean[];
}

/**
 * Sets the table as an example states it. Hands that aren't stated hold what their own steps play and the lowest tiles
 * that are nowhere else; a boneyard that isn't stated is what the deal leaves, the tiles drawn in the steps on top.
 * Tiles that are then in none of these are out of sight.
 */
export function startOf(table: Table, example: PlayExample, problems: ExampleProblems): ExampleStart {
  const placed = new Set<Tile>();
  checkLine(table, example, problems);
  problems.placeTiles(example.line.map(tileLaid), table.tiles, placed);
  for (const [seat, hand] of example.hands) {
    problems.placeTiles(hand, table.tiles, placed);
    checkHand(table, example, seat, hand, problems);
  }
  const seats = steppingSeats(table, example);
  const boneyard = boneyardOf(table, example, placed, problems);
  const hands = Array.from({ length: table.seating.players }, (_, seat) => {
    const stated = example.hands.get(seat);
    if (stated) return [...stated];
    const own = ownPlays(example, seats, seat).slice(0, table.deal);
    problems.placeTiles(own, table.tiles, placed);
    return own;
  });
  fillUp(table, example, hands, boneyard, placed, problems);
  return {
    round: roundOf(table, example, seats[0] ?? 0, hands, boneyard.tiles, problems),
    known: hands.map((_, seat) => example.hands.has(seat)),
  };
}

function checkLine(table: Table, example: PlayExample, problems: ExampleProblems): void {
  example.line.forEach((right, index) => {
    const left = example.line[index - 1];
    if (left && !meets(left.right, right.left, table.wild))
      problems.add('line-broken', { left: laidTileName(left), right: laidTileName(right) });
  });
}

function checkHand(
  table: Table,
  example: PlayExample,
  seat: number,
  hand: readonly Tile[],
  problems: ExampleProblems,
): void {
  const player = problems.name(seat);
  if (hand.length === 0) problems.add('hand-empty', { player });
  else if (example.line.length === 0 && hand.length !== table.deal)
    problems.add('hand-size', { player, found: hand.length, expected: table.deal });
}

/** Whose turn each step is: as stated, else after the last step that was no refused one. */
function steppingSeats(table: Table, example: PlayExample): readonly number[] {
  let turn = example.steps[0]?.seat ?? 0;
  return example.steps.map((step) => {
    const seat = step.seat ?? turn;
    if (step.refused === undefined) turn = table.next[seat] as number;
    return seat;
  });
}

/** The tiles a seat plays that it hasn't drawn before: they are in its hand at the start. */
function ownPlays(example: PlayExample, seats: readonly number[], seat: number): Tile[] {
  const drawn = new Set<Tile>();
  const own = new Set<Tile>();
  example.steps.forEach((step, index) => {
    if (seats[index] !== seat) return;
    const { play } = step;
    const fromHand = play !== undefined && !drawn.has(play) && !step.draws.includes(play);
    if (fromHand && step.refused !== 'not-held') own.add(play);
    if (step.refused === undefined) for (const tile of step.draws) drawn.add(tile);
  });
  return [...own];
}

interface BoneyardToFill {
  readonly tiles: Tile[];
  /** How many it is to have in the end. */
  readonly size: number;
}

function boneyardOf(
  table: Table,
  example: PlayExample,
  placed: Set<Tile>,
  problems: ExampleProblems,
): BoneyardToFill {
  const stated = example.boneyard;
  if (typeof stated === 'object') {
    problems.placeTiles(stated, table.tiles, placed);
    return { tiles: [...stated], size: stated.length };
  }
  const size = stated ?? Math.max(0, table.tiles.length - table.seating.players * table.deal);
  const tiles: Tile[] = [];
  for (const step of example.steps) {
    for (const tile of step.draws) {
      if (tiles.length === size || tiles.includes(tile)) continue;
      problems.placeTiles([tile], table.tiles, placed, step.place);
      tiles.push(tile);
    }
  }
  return { tiles, size };
}

/** Gives the lowest unused tiles to hands that would be empty too early, then to the boneyard, then to the other hands. */
function fillUp(
  table: Table,
  example: PlayExample,
  hands: readonly Tile[][],
  boneyard: BoneyardToFill,
  placed: ReadonlySet<Tile>,
  problems: ExampleProblems,
): void {
  const unused = table.tiles.filter((tile) => !placed.has(tile));
  const unknown = hands.filter((_, seat) => !example.hands.has(seat));
  for (const hand of unknown) if (hand.length < table.deal) hand.push(...unused.splice(0, 1));
  boneyard.tiles.push(...unused.splice(0, boneyard.size - boneyard.tiles.length));
  if (boneyard.tiles.length < boneyard.size && example.boneyard !== undefined)
    problems.add('boneyard-size', { found: boneyard.size, most: boneyard.tiles.length });
  for (const hand of unknown) hand.push(...unused.splice(0, table.deal - hand.length));
}

function roundOf(
  table: Table,
  example: PlayExample,
  first: number,
  hands: readonly (readonly Tile[])[],
  boneyard: readonly Tile[],
  problems: ExampleProblems,
): Round {
  const { rules, seating } = table;
  const begun = { line: example.line, hands, boneyard, leader: first, turn: first, leadTile: null };
  const claimsLead = example.steps.some((step) => step.refused === 'must-lead-tile');
  if (!claimsLead || example.line.length > 0 || problems.found.length > 0)
    return Round.from(rules, seating, begun);
  // Only a first round forbids a lead, so an example that claims this is one: its leader is found in the hands.
  const missing = hands.findIndex((_, seat) => !example.hands.has(seat));
  if (missing >= 0) problems.add('hand-missing', { player: problems.name(missing) });
  const all = new Hands(seating.players);
  hands.forEach((hand, seat) => {
    for (const tile of hand) all.add(seat, tile);
  });
  const held = new Set([...hands.flat(), ...boneyard]);
  const pile = new Boneyard([...boneyard, ...table.tiles.filter((tile) => !held.has(tile))]);
  const { found } = searchHands(table, all, pile, 0);
  if (!found) return Round.from(rules, seating, begun);
  if (found.drawn.length > boneyard.length) problems.add('boneyard-missing', { count: found.drawn.length });
  return Round.from(rules, seating, {
    line: [],
    hands: hands.map((_, seat) => all.tiles(seat)),
    boneyard: pile.tiles(),
    leader: found.seat,
    turn: found.seat,
    leadTile: found.tile,
  });
}

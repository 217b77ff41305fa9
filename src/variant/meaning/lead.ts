import { tileName } from '../../domino/notation.js';
import type { Tile } from '../../domino/tile.js';
import { unreachable } from '../../problem.js';
import type { LaterWay, LeadWay, LeadWith } from '../rules.js';

/** What is looked for in the hands and may lie in the boneyard: a certain tile, or null for any double. */
export interface Sought {
  readonly tile: Tile | null;
}

/** What a way looks for that nobody may hold; null where it looks for nothing, or for what somebody surely holds. */
export function soughtBy(way: LeadWay): Sought | null {
  switch (way.kind) {
    case 'tile':
      return { tile: way.tile };
    case 'highest-double':
      return { tile: null };
    case 'agreement':
    case 'lot':
    case 'drawn-tile':
    case 'heaviest-tile':
    case 'draw-until-held':
    case 'redeal':
      return null;
    default:
      return unreachable(way);
  }
}

/** What nobody held when the way at this index comes to be used: what the nearest way before it looked for. */
export function soughtBefore(ways: readonly LeadWay[], index: number): Sought | null {
  for (let before = index - 1; before >= 0; before--) {
    const sought = soughtBy(ways[before] as LeadWay);
    if (sought) return sought;
  }
  return null;
}

/** How a way finds the leader before anyone takes tiles, if it does: by people or chance, or by tiles turned up. */
const BEFORE_DEALING = {
  agreement: 'chosen',
  lot: 'chosen',
  'drawn-tile': 'turned-up',
  'highest-double': null,
  'heaviest-tile': null,
  tile: null,
  'draw-until-held': null,
  redeal: null,
} as const satisfies Record<LeadWay['kind'], 'chosen' | 'turned-up' | null>;

type BeforeDealing = {
  [Kind in LeadWay['kind']]: (typeof BEFORE_DEALING)[Kind] extends null ? never : Kind;
}[LeadWay['kind']];

/** Whether the leader is found before anyone takes tiles, so that no tile of a hand binds them. */
export function isBeforeDealing(way: LeadWay): way is LeadWay & { kind: BeforeDealing } {
  return BEFORE_DEALING[way.kind] !== null;
}

/** Whether each player turns up a tile for the lead, which goes back before the deal. */
export function turnsTilesUp(way: LeadWay): boolean {
  return BEFORE_DEALING[way.kind] === 'turned-up';
}

/** What is done by a way that is only there for when the ways before it found nobody; null: it may be the first. */
const FALLBACK = {
  agreement: null,
  lot: null,
  'drawn-tile': null,
  'highest-double': null,
  'heaviest-tile': null,
  tile: null,
  'draw-until-held': 'draws',
  redeal: 'deals-again',
} as const satisfies Record<LeadWay['kind'], 'draws' | 'deals-again' | null>;

type Fallback = {
  [Kind in LeadWay['kind']]: (typeof FALLBACK)[Kind] extends null ? never : Kind;
}[LeadWay['kind']];

/** Whether this word is a way for when the ways before it found nobody: it is never the first. */
export function isFallback(kind: string): kind is Fallback {
  return Object.entries(FALLBACK).some(([word, deed]) => deed !== null && word === kind);
}

/** Whether it all begins again with a new deal. */
export function dealsAgain(way: LeadWay): boolean {
  return FALLBACK[way.kind] === 'deals-again';
}

/** Whether tiles are drawn, and kept, until somebody has what is looked for. */
export function drawsForLead(way: LeadWay): boolean {
  return FALLBACK[way.kind] === 'draws';
}

/** Whether some way finds the leader by a tile, which `lead.with` may then bind them to. */
export function findsByTile(ways: readonly LeadWay[]): boolean {
  return ways.some((way) => !isBeforeDealing(way));
}

/** A way as a variant file writes it. */
export function wayName(way: LeadWay): string {
  return 'tile' in way ? tileName(way.tile) : way.kind;
}

/** Whether a leader who was found by a tile must lead it. */
export const BINDS_LEADER: Readonly<Record<LeadWith, boolean>> = { 'that-tile': true, 'any-tile': false };

/** Whether somebody must have won the round for this way to find the next leader. */
export const NEEDS_WINNER: Readonly<Record<LaterWay, boolean>> = {
  'next-seat': false,
  winner: true,
  'winning-side': true,
  'same-leader': false,
  'as-first': false,
};

/** Whether the leader of a later round is found as that of the first was, and bound to a tile as that one was. */
export const LEADS_AS_FIRST: Readonly<Record<LaterWay, boolean>> = {
  'next-seat': false,
  winner: false,
  'winning-side': false,
  'same-leader': false,
  'as-first': true,
};

/** What a way of finding the next leader comes to where nobody has a partner. */
export const LATER_ALONE: Readonly<Record<LaterWay, LaterWay>> = {
  'next-seat': 'next-seat',
  winner: 'winner',
  'winning-side': 'winner',
  'same-leader': 'same-leader',
  'as-first': 'as-first',
};

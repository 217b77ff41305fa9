import { tileName } from '../../domino/notation.js';
import { isDouble, type Tile } from '../../domino/tile.js';
import { unreachable } from '../../problem.js';
import { BINDS_LEADER, findsByTile, soughtBy, wayName } from '../meaning/lead.js';
import type { LeadWay, LeadWith, Seating } from '../rules.js';
import type { ShapedVariant } from '../schema/schema.js';
import type { Findings } from './findings.js';
import type { Supplies } from './seats.js';

const FIRST = ['lead', 'first'] as const;

/**
 * Who leads the first round: the ways that can come to be used, and what the leader leads with. Every way but the last
 * must be able to fail and the last must not.
 */
export function checkFirst(
  lead: ShapedVariant['lead'],
  draw: ShapedVariant['draw'],
  supplies: Supplies,
  findings: Findings,
): { readonly first: readonly LeadWay[]; readonly with: LeadWith } {
  const stated = (Array.isArray(lead.first) ? lead.first : [lead.first]).map(
    (way): LeadWay => (typeof way === 'number' ? { kind: 'tile', tile: way } : { kind: way }),
  );
  const before = findings.problems.length;
  stated.forEach((way, index) => {
    checkWay(way, stated.slice(0, index), draw, supplies, findings);
  });
  const first = findings.problems.length > before ? stated : reachable(stated, draw, supplies, findings);
  const byTile = findsByTile(first);
  if (!byTile && lead.with && BINDS_LEADER[lead.with]) findings.dead(['lead', 'with'], 'lead.with');
  return { first, with: byTile ? (lead.with ?? 'that-tile') : 'any-tile' };
}

/** What makes no sense about one way by itself or after those before it. */
function checkWay(
  way: LeadWay,
  before: readonly LeadWay[],
  draw: ShapedVariant['draw'],
  supplies: Supplies,
  findings: Findings,
): void {
  switch (way.kind) {
    case 'tile':
      if (!supplies.tiles.includes(way.tile)) {
        findings.refuse('lead.tile', { tile: tileName(way.tile) }, FIRST, ['set']);
      }
      return;
    case 'highest-double':
      if (!supplies.tiles.some(isDouble)) findings.refuse('lead.no-doubles', {}, FIRST, ['set']);
      return;
    case 'drawn-tile':
      // The tiles turned up go back and are shuffled before the deal, so nobody holds a hand yet.
      if (before.length > 0) findings.refuse('lead.after-deal', {}, FIRST);
      return;
    case 'draw-until-held': {
      const last = before.at(-1);
      if (!last || !soughtBy(last)) findings.refuse('lead.draw-what', {}, FIRST);
      else if (typeof draw === 'string') findings.refuse('lead.draw-never', {}, FIRST, ['draw']);
      return;
    }
    case 'redeal':
      if (before.length === 0) findings.refuse('lead.redeal-what', {}, FIRST);
      return;
    case 'agreement':
    case 'lot':
    case 'heaviest-tile':
      return;
    default:
      unreachable(way);
  }
}

/** How far the search can get with one seating: which ways can find the leader, and whether all may fail. */
interface Search {
  readonly used: readonly boolean[];
  readonly mayFail: boolean;
}

function search(
  ways: readonly LeadWay[],
  draw: ShapedVariant['draw'],
  supplies: Supplies,
  seating: Seating,
): Search {
  const leave = typeof draw === 'string' ? Number.POSITIVE_INFINITY : draw.leave;
  // All ways so far failed exactly when these tiles all lie among the `hidden` ones in the boneyard.
  let missing = new Set<Tile>();
  let last: readonly Tile[] = [];
  let hidden = supplies.boneyard(seating);
  let mayFail = true;
  const used = ways.map((way) => {
    if (!mayFail) return false;
    const room = hidden;
    const sought = missing.size;
    switch (way.kind) {
      case 'tile':
        last = [way.tile];
        missing.add(way.tile);
        break;
      case 'highest-double':
        last = supplies.tiles.filter(isDouble);
        for (const tile of last) missing.add(tile);
        break;
      case 'draw-until-held':
        // It ends at what the way before it looks for; what earlier ways looked for is drawn like any other tile.
        if (leave < hidden) missing = new Set(last);
        hidden = Math.min(hidden, leave);
        break;
      case 'agreement':
      case 'lot':
      case 'drawn-tile':
      case 'heaviest-tile':
      case 'redeal':
        mayFail = false;
        break;
      default:
        unreachable(way);
    }
    if (mayFail) mayFail = missing.size <= hidden;
    return missing.size > sought || hidden < room || !mayFail;
  });
  return { used, mayFail };
}

function reachable(
  ways: readonly LeadWay[],
  draw: ShapedVariant['draw'],
  supplies: Supplies,
  findings: Findings,
): readonly LeadWay[] {
  const searches = supplies.seatings.map((seating) => search(ways, draw, supplies, seating));
  const open = supplies.seatings.filter((_, index) => searches[index]?.mayFail);
  if (open.length > 0) {
    const players = [...new Set(open.map((seating) => String(seating.players)))];
    findings.refuse(
      'lead.open',
      { way: wayName(ways.at(-1) as LeadWay), players },
      FIRST,
      ['draw'],
      ['deal'],
      ['players'],
      ['set'],
    );
    return ways;
  }
  const live = ways.filter((_, way) => searches.some(({ used }) => used[way]));
  ways.forEach((way, index) => {
    if (live.includes(way)) return;
    const path = findings.says('lead', 'first', index) ? [...FIRST, index] : FIRST;
    findings.dead(path, 'lead.fallback-dead', { way: wayName(way) });
  });
  return live;
}

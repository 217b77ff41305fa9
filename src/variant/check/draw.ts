import { unreachable } from '../../problem.js';
import { ABLE_MAY_DRAW, MAY_KEEP } from '../meaning/draw.js';
import type { DrawRule, OpenDraw } from '../rules.js';
import type { ShapedVariant } from '../schema/schema.js';
import type { Findings } from './findings.js';
import type { Supplies } from './seats.js';

/** Drawing during play: refused where nothing can be drawn with any number of players, noted where with some. */
export function checkDraw(draw: ShapedVariant['draw'], supplies: Supplies, findings: Findings): DrawRule {
  if (typeof draw === 'string') return { when: draw };
  const drawable = supplies.seatings.map((seating) => Math.max(0, supplies.boneyard(seating) - draw.leave));
  const most = Math.max(...drawable);
  if (most === 0) {
    const boneyard = Math.max(...supplies.seatings.map((seating) => supplies.boneyard(seating)));
    findings.dead(['draw'], 'draw.dead', { boneyard, leave: draw.leave, less: Math.max(0, boneyard - 1) });
    return { when: 'never' };
  }
  if (ABLE_MAY_DRAW[draw.when] && MAY_KEEP[draw.then]) findings.dead(['draw', 'then'], 'draw.never-play');
  if (most === 1) findings.dead(['draw', 'tiles'], 'draw.tiles-dead');
  const idle = supplies.seatings.filter((_, index) => drawable[index] === 0);
  if (idle.length > 0) {
    const players = [...new Set(idle.map((seating) => String(seating.players)))];
    findings.note('draw.some', { players }, ['draw']);
  }
  // Where one tile at most can be drawn, drawing one and drawing until one fits are the same.
  const tiles = most === 1 ? 'one' : draw.tiles;
  return openDraw({ ...draw, tiles });
}

/** In normal form whether a drawn tile may be kept is only stated where it matters. */
function openDraw({ when, tiles, then, leave }: Exclude<ShapedVariant['draw'], string>): OpenDraw {
  switch (when) {
    case 'stuck':
      return { when, tiles, then, leave };
    case 'any-turn':
      return { when, tiles, leave };
    default:
      return unreachable(when);
  }
}

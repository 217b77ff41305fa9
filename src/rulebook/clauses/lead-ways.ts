import { unreachable } from '../../problem.js';
import type { LeadWay, Rules } from '../../variant/rules.js';
import type { Sentence, Writer } from './sentence.js';

/** Whether a way finds the leader by a tile that can be led. */
export function findsTile(way: LeadWay): boolean {
  switch (way.kind) {
    case 'highest-double':
    case 'heaviest-tile':
    case 'tile':
    case 'draw-until-held':
    case 'redeal':
      return true;
    case 'agreement':
    case 'lot':
    case 'drawn-tile':
      return false;
    default:
      return unreachable(way);
  }
}

/** How a leader is found before anyone takes tiles: part of setting up. Undefined where the hands decide. */
export function leaderBeforeDealing(rules: Rules, writer: Writer): Sentence | undefined {
  const [way] = rules.lead.first;
  return way && !findsTile(way) ? writer.rule('lead.first', way.kind) : undefined;
}

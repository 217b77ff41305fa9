import { blockHasWinner, equalTotalsGoOn, isOneRound, setRounds } from '../meaning/end.js';
import { LATER_ALONE, NEEDS_WINNER } from '../meaning/lead.js';
import { FOUR } from '../meaning/seats.js';
import type { LaterWay, LeadRule, Rules } from '../rules.js';
import type { ShapedVariant } from '../schema/schema.js';
import type { Findings } from './findings.js';

/** Who leads by how the last round ended, as stated: rows that the file leaves out follow from those it has. */
export interface StatedLater {
  readonly out: LaterWay;
  readonly blocked: LaterWay;
  readonly tie: LaterWay;
}

/** Fills the rows in: `blocked` absent is as `out`, `tie` absent as `blocked`. */
export function statedLater(lead: ShapedVariant['lead']): StatedLater {
  const later = lead.later ?? 'next-seat';
  if (typeof later === 'string') return { out: later, blocked: later, tie: later };
  const blocked = later.blocked ?? later.out;
  return { out: later.out, blocked, tie: later.tie ?? blocked };
}

const LATER = ['lead', 'later'] as const;

/** Who leads later rounds; null where there are none. A row that needs a winner is refused where nobody can have won. */
export function checkLater(
  stated: StatedLater,
  rules: Pick<Rules, 'partners' | 'round' | 'match'>,
  findings: Findings,
): LeadRule['later'] {
  if (onlyOneRound(rules.match)) {
    findings.dead(LATER, 'lead.later-dead');
    return null;
  }
  const winnerOfBlock = blockHasWinner(rules);
  const saysBlocked = findings.says(...LATER, 'blocked');
  const saysTie = findings.says(...LATER, 'tie');
  if (!winnerOfBlock) {
    if (saysTie) findings.dead([...LATER, 'tie'], 'lead.tie-dead');
    if (NEEDS_WINNER[stated.blocked]) {
      const code = saysBlocked ? 'lead.blocked-winner' : 'lead.blocked-open';
      findings.refuse(code, { way: stated.blocked }, [...LATER, 'blocked'], LATER, ['round', 'blocked']);
    }
  } else if (NEEDS_WINNER[stated.tie]) {
    const code = saysTie ? 'lead.tie-winner' : 'lead.tie-open';
    findings.refuse(code, { way: stated.tie }, [...LATER, 'tie'], LATER, ['round', 'blocked']);
  }
  const partners = FOUR[rules.partners].partners;
  const sided = (['out', 'blocked'] as const).filter((row) => LATER_ALONE[stated[row]] !== stated[row]);
  if (!partners && sided.length > 0) {
    const paths = sided.map((row) => [...LATER, row]);
    findings.dead(paths.find((path) => findings.says(...path)) ?? LATER, 'lead.side');
  }
  const alone = (way: LaterWay): LaterWay => (partners ? way : LATER_ALONE[way]);
  return {
    out: alone(stated.out),
    blocked: alone(stated.blocked),
    tie: winnerOfBlock ? alone(stated.tie) : null,
  };
}

/** Whether no round can follow another. */
function onlyOneRound(match: Rules['match']): boolean {
  if (isOneRound(match)) return true;
  return setRounds(match) === 1 && !equalTotalsGoOn(match);
}

import { bad, good, type Result, unreachable } from '../../problem.js';
import { seatingsOf } from '../../variant/meaning/seats.js';
import type { Rules, Seating } from '../../variant/rules.js';
import type { Example } from '../../variant/variant.js';
import { type Table, tableFor } from '../table.js';
import type { Replayed } from '../types.js';
import { replayLead } from './lead.js';
import { replayPlay } from './play.js';
import { ExampleProblems } from './problems.js';
import { replayScore } from './score.js';

/**
 * Repeats a worked example on the engine. Every number in the result is computed. What the example claims is compared,
 * unless it is inherited: then claims are computed anew, and only a position or a move that these rules don't allow is a
 * problem. Problems (`example.*`) carry the place of the example or of its step.
 */
export function replay(rules: Rules, example: Example): Result<Replayed> {
  const seating: Seating = { players: example.names.length, partners: example.partners };
  const problems = new ExampleProblems(example);
  const permitted = seatingsOf(rules);
  if (!permitted.some((each) => each.players === seating.players)) {
    problems.add('players', { players: seating.players });
  } else if (
    !permitted.some((each) => each.players === seating.players && each.partners === seating.partners)
  ) {
    problems.add('partners', { partners: String(seating.partners) });
  }
  if (problems.found.length > 0) return bad(...problems.found);
  const replayed = replayAt(tableFor(rules, seating), example, problems);
  return replayed ? good(replayed) : bad(...problems.found);
}

function replayAt(table: Table, example: Example, problems: ExampleProblems): Replayed | null {
  switch (example.form) {
    case 'play':
      return replayPlay(table, example, problems);
    case 'score':
      return replayScore(table, example, problems);
    case 'lead':
      return replayLead(table, example, problems);
    default:
      return unreachable(example);
  }
}

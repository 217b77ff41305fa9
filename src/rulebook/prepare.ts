import { replay } from '../engine/replay/replay.js';
import type { Replayed } from '../engine/types.js';
import { HostOnly } from '../host-only.js';
import { bad, good, type Problem, type Result } from '../problem.js';
import type { Rules, Span } from '../variant/rules.js';
import type { Choice, RulesData, Title, Variant } from '../variant/variant.js';

/**
 * A variant whose examples have all been repeated on the engine and came out as they claim: the only thing that sheets
 * are made from. It holds no example that a player may not see, except under `HostOnly`.
 */
export interface CheckedVariant {
  readonly id: string;
  readonly title: Title;
  readonly houseRules: boolean;
  readonly minutes: Span | null;
  readonly rules: Rules;
  readonly choices: readonly Choice[];
  readonly data: RulesData;
  readonly fingerprint: string;
  readonly playerExamples: readonly Replayed[];
  readonly hostExamples: HostOnly<readonly Replayed[]>;
}

/**
 * Replays every example. A wrong claim or an illegal move is a problem at its place in the file; an inherited example
 * that the changed rules forbid is left out with a note.
 */
export function prepare(variant: Variant): Result<CheckedVariant> {
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const played: Replayed[] = [];
  const leftOut: string[] = [];
  for (const example of variant.examples) {
    const result = replay(variant.rules, example);
    if (result.ok) {
      played.push(result.value);
      notes.push(...result.notes);
    } else if (example.inherited) {
      // Nobody misses an example that no sheet shows.
      if (example.show !== 'test') leftOut.push(example.name);
    } else {
      problems.push(...result.problems);
    }
  }
  if (problems.length > 0) return bad(...problems);
  if (leftOut.length > 0) {
    const params = { count: leftOut.length, names: leftOut };
    const { file, line, column, path } = variant.place;
    notes.push({ code: 'example.left-out', params, file, line, column, path });
  }
  const shownTo = (show: 'player' | 'host') => played.filter((replayed) => replayed.example.show === show);
  const { id, title, houseRules, minutes, rules, choices, data, fingerprint } = variant;
  return good(
    {
      id,
      title,
      houseRules,
      minutes,
      rules,
      choices,
      data,
      fingerprint,
      playerExamples: shownTo('player'),
      hostExamples: new HostOnly(shownTo('host')),
    },
    notes,
  );
}

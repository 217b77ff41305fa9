import { replay } from '../engine/replay/replay.js';
import type { Replayed } from '../engine/types.js';
import { HostOnly } from '../host-only.js';
import { bad, good, type Problem, type Result } from '../problem.js';
import { dataWith } from '../variant/data.js';
import { fingerprintOf } from '../variant/fingerprint.js';
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

/** The choices of a variant that can be printed, and what is to be said of the others. */
export interface BoxedChoices {
  readonly choices: readonly Choice[];
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

/**
 * Replays every example, for a variant of which it is known whether every choice can stand in a box to tick (`prepare`
 * finds that too). A wrong claim, an illegal move, or a choice that changes too much is a problem at its place in the file;
 * an inherited example that the changed rules forbid, or an inherited choice that changes too much of them, is left out
 * with a note.
 */
export function preparedWith(variant: Variant, boxed: BoxedChoices): Result<CheckedVariant> {
  const { choices } = boxed;
  const problems = [...boxed.problems];
  const notes = [...boxed.notes];
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
  const { id, title, houseRules, minutes, rules } = variant;
  return good(
    {
      id,
      title,
      houseRules,
      minutes,
      rules,
      choices,
      ...statedWith(variant, choices),
      playerExamples: shownTo('player'),
      hostExamples: new HostOnly(shownTo('host')),
    },
    notes,
  );
}

/** The data and the fingerprint of a variant with those of its choices that can be printed. */
function statedWith(
  { rules, choices: all, data, fingerprint }: Variant,
  choices: readonly Choice[],
): Pick<CheckedVariant, 'data' | 'fingerprint'> {
  if (choices.length === all.length) return { data, fingerprint };
  const stated = dataWith(choices, rules);
  return { data: stated, fingerprint: fingerprintOf(stated) };
}

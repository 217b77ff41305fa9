import { seatingsOf } from '../../src/variant/meaning/seats.js';
import type { Rules } from '../../src/variant/rules.js';
import { probes } from './probes.js';
import { questions, seatingsFor } from './question.js';

/** Questions that no play can answer: how a double lies is only how it is drawn. */
const LOOKS = new Set(['double-lies']);

/**
 * How a game plays out, as text by question and people: every small position of the questions is played under these
 * rules, whether or not the question could be asked about them. Two games with the same signs play alike.
 */
export function playedSigns(rules: Rules): ReadonlyMap<string, string> {
  const signs = new Map<string, string>();
  for (const question of questions) {
    if (LOOKS.has(question.id)) continue;
    for (const seating of seatingsFor(question, rules)) {
      const probe = probes[question.id];
      const key = `${question.id} ${seating.players}${seating.partners ? ' partners' : ''}`;
      signs.set(key, probe ? attempt(() => probe({ rules, seating })) : 'nobody asks');
    }
  }
  signs.set('seats', seatingsOf(rules).length.toString());
  return signs;
}

/** A position that can't arise under the rules is a sign too. */
function attempt(answer: () => string): string {
  try {
    return answer();
  } catch {
    return 'cannot be';
  }
}

/** The first thing that two games do differently. */
export function firstDifference(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): string | undefined {
  return [...one.keys(), ...other.keys()].find((key) => one.get(key) !== other.get(key));
}

import type { Rules } from '../../src/variant/rules.js';
import { gameProbes } from './probes-game.js';
import { leadProbes } from './probes-lead.js';
import { type Probe, turnProbes } from './probes-turn.js';
import type { PosedQuestion } from './question.js';

/** How the engine is asked each question, by the question's id. */
export const probes: Readonly<Record<string, Probe>> = { ...gameProbes, ...leadProbes, ...turnProbes };

/** What the engine answers. */
export function engineAnswer({ question, seating }: PosedQuestion, rules: Rules): string {
  const probe = probes[question.id];
  if (!probe) throw new Error(`nobody asks the engine ${question.id}`);
  return probe({ rules, seating });
}

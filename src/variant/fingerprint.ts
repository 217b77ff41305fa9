import { createHash } from 'node:crypto';
import { canonical } from './data.js';
import type { RulesData } from './variant.js';

/** Eight hex digits that stand in the foot of every sheet: equal exactly when the rules in normal form are. */
export function fingerprintOf(data: RulesData): string {
  return createHash('sha256').update(canonical(data)).digest('hex').slice(0, 8);
}

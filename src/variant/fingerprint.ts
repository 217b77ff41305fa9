import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './data.js';
import type { RulesData } from './variant.js';

/** Eight hex digits that stand in the foot of every sheet: equal exactly when the rules in normal form are. */
export function fingerprintOf(data: RulesData): string {
  return bytesToHex(sha256(utf8ToBytes(canonical(data)))).slice(0, 8);
}

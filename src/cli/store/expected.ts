import type { Expectation } from '../../engine/types.js';
import type { Expected } from '../../kit/expected.js';
import { madeText } from '../base/assets.js';

let read: Expected | undefined;

/** What the built program knows to expect of the games that come with it; nothing of others, nor from source. */
export function knownExpectation(fingerprint: string, seating: string): Expectation | undefined {
  read ??= JSON.parse(madeText('expected') ?? '{}') as Expected;
  return read[fingerprint]?.[seating];
}

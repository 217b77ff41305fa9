import type { Result } from '../problem.js';
import type { Variant } from '../variant/variant.js';
import type { Words } from '../words/words.js';
import { boxedChoices } from './boxes.js';
import { type CheckedVariant, preparedWith } from './prepared.js';

export type { CheckedVariant };

/** Replays every example, and looks whether every choice can stand in a box to tick. Problems are the same in every language. */
export function prepare(variant: Variant, words: Words): Result<CheckedVariant> {
  return preparedWith(variant, boxedChoices(variant, words));
}

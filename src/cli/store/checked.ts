import { good, type Problem, type Result } from '../../problem.js';
import { remembered } from '../../remembered.js';
import { type BoxedChoices, type CheckedVariant, preparedWith } from '../../rulebook/prepared.js';
import type { Variant } from '../../variant/variant.js';
import type { Words } from '../../words/words.js';
import { usageStop } from '../base/stop.js';
import type { Options } from '../line/options.js';
import { boxesOf, type KeptGame, keptGame } from './kept.js';
import { type FoundVariant, libraryFrom } from './variants.js';

/** A variant as its file states it, and after all its examples came out as they claim. */
export interface Checked {
  readonly variant: Variant;
  readonly checked: CheckedVariant;
}

/** Loads a variant without repeating its examples. */
export async function loadText(found: FoundVariant): Promise<Result<Variant>> {
  return loaded(found, [], keptGame(found));
}

/** Loads a variant with house rules of the command line (`key=value`) and repeats its examples; the notes of both. */
export async function checkText(
  found: FoundVariant,
  words: Words,
  houseRules: readonly string[] = [],
): Promise<Result<Checked>> {
  const kept = houseRules.length === 0 ? keptGame(found) : undefined;
  if (kept) return checkedKept(kept);
  const result = await loaded(found, houseRules, undefined);
  if (!result.ok) return result;
  const variant = result.value;
  const { boxedChoices } = await import('../../rulebook/boxes.js');
  return checkedWith(variant, boxedChoices(variant, words), result.notes);
}

/** A kept game, its examples repeated; what is worked out from it later is worked out once. */
const checkedKept = remembered((kept: KeptGame): Result<Checked> => {
  if (!kept.loaded.ok) return kept.loaded;
  const { value, notes } = kept.loaded;
  return checkedWith(value, boxesOf(kept.boxed, value), notes);
});

function checkedWith(variant: Variant, boxed: BoxedChoices, notes: readonly Problem[]): Result<Checked> {
  const checked = preparedWith(variant, boxed);
  return checked.ok ? good({ variant, checked: checked.value }, [...notes, ...checked.notes]) : checked;
}

/** What was kept of a variant, else what its text and the files that it extends come to; only that needs to read YAML. */
async function loaded(
  found: FoundVariant,
  houseRules: readonly string[],
  kept: KeptGame | undefined,
): Promise<Result<Variant>> {
  if (kept) return kept.loaded;
  const { loadVariant } = await import('../../variant/load.js');
  return loadVariant(found, libraryFrom(found), houseRules);
}

/** The house rules of a command line; one that is malformed is wrong whatever the variant. */
export async function houseRulesOf({ set = [] }: Options): Promise<readonly string[]> {
  if (set.length === 0) return set;
  const { settingsAsFile } = await import('../../variant/house-rules.js');
  const read = settingsAsFile(set);
  if (!read.ok) throw usageStop(...read.problems);
  return set;
}

import { good, type Result } from '../../problem.js';
import { type CheckedVariant, prepare } from '../../rulebook/prepare.js';
import { settingsAsFile } from '../../variant/house-rules.js';
import { loadVariant } from '../../variant/load.js';
import type { Variant } from '../../variant/variant.js';
import type { Words } from '../../words/words.js';
import { usageStop } from '../base/stop.js';
import type { Options } from '../line/options.js';
import { type FoundVariant, libraryFrom } from './variants.js';

/** A variant as its file states it, and after all its examples came out as they claim. */
export interface Checked {
  readonly variant: Variant;
  readonly checked: CheckedVariant;
}

/** Loads a variant without repeating its examples. */
export function loadText(found: FoundVariant, houseRules: readonly string[] = []): Result<Variant> {
  return loadVariant(found, libraryFrom(found), houseRules);
}

/** Loads a variant with house rules of the command line (`key=value`) and repeats its examples; the notes of both. */
export function checkText(
  found: FoundVariant,
  words: Words,
  houseRules: readonly string[] = [],
): Result<Checked> {
  const loaded = loadText(found, houseRules);
  if (!loaded.ok) return loaded;
  const checked = prepare(loaded.value, words);
  if (!checked.ok) return checked;
  return good({ variant: loaded.value, checked: checked.value }, [...loaded.notes, ...checked.notes]);
}

/** The house rules of a command line; one that is malformed is wrong whatever the variant. */
export function houseRulesOf({ set = [] }: Options): readonly string[] {
  const read = settingsAsFile(set);
  if (!read.ok) throw usageStop(...read.problems);
  return set;
}

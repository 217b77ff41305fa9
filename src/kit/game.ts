import { good, type Problem, type Result } from '../problem.js';
import { remembered } from '../remembered.js';
import { type BoxedChoices, type CheckedVariant, preparedWith } from '../rulebook/prepared.js';
import type { Library, VariantText } from '../variant/extend.js';
import type { Variant } from '../variant/variant.js';
import type { Words } from '../words/words.js';
import { boxesOf, type KeptGame } from './kept.js';
import { targetNotes } from './target.js';

/** A variant as its file states it, and after all its examples came out as they claim. */
export interface Checked {
  readonly variant: Variant;
  readonly checked: CheckedVariant;
}

/** The text of a game with what it may extend, and what the program was built to know of it, if it comes with the program. */
export interface GameText {
  readonly file: VariantText;
  readonly library: Library;
  readonly kept: () => KeptGame | undefined;
}

/** Loads a game, its examples not yet repeated; only one that wasn't kept, or that has house rules, needs to read YAML. */
export async function loadGame(game: GameText, houseRules: readonly string[] = []): Promise<Result<Variant>> {
  const kept = houseRules.length === 0 ? game.kept() : undefined;
  if (kept) return kept.loaded;
  const { loadVariant } = await import('../variant/load.js');
  return loadVariant(game.file, game.library, houseRules);
}

/** Loads a game with house rules (`key=value`) and repeats its examples; the notes of both. `atOnce` does what takes long. */
export async function checkGame(
  game: GameText,
  words: Words,
  houseRules: readonly string[] = [],
  atOnce: <T>(work: () => T) => T | Promise<T> = (work) => work(),
): Promise<Result<Checked>> {
  const kept = houseRules.length === 0 ? game.kept() : undefined;
  if (kept) return checkedKept(kept);
  const { loadVariant } = await import('../variant/load.js');
  const { boxedChoices } = await import('../rulebook/boxes.js');
  return atOnce(() => {
    const result = loadVariant(game.file, game.library, houseRules);
    if (!result.ok) return result;
    const notes = [...result.notes, ...targetNotes(result.value)];
    return checkedWith(result.value, boxedChoices(result.value, words), notes);
  });
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

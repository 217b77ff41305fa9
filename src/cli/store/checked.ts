import { FONT_NAMES } from '../../kit/families.js';
import { type Checked, checkGame, type GameText, loadGame } from '../../kit/game.js';
import { isPlainlyTyped, printableVariant } from '../../kit/letters.js';
import type { Result } from '../../problem.js';
import type { Variant } from '../../variant/variant.js';
import type { Words } from '../../words/words.js';
import { fontSources } from '../base/assets.js';
import { stoppable } from '../base/signals.js';
import { usageStop } from '../base/stop.js';
import type { Options } from '../line/options.js';
import { keptGame } from './kept.js';
import { type FoundVariant, libraryFrom } from './variants.js';

/** Loads a variant, with house rules of the command line, without repeating its examples. */
export async function loadText(
  found: FoundVariant,
  houseRules: readonly string[] = [],
): Promise<Result<Variant>> {
  return loadGame(gameText(found), houseRules);
}

/** Loads a variant with house rules of the command line (`key=value`) and repeats its examples; the notes of both. */
export async function checkText(
  found: FoundVariant,
  words: Words,
  houseRules: readonly string[] = [],
): Promise<Result<Checked>> {
  return checkGame(gameText(found), words, houseRules, stoppable);
}

/** The same, and whether the type has every letter that a kit of it would print: what keeps a file from being a kit is told when it is checked. */
export async function checkPrintable(
  found: FoundVariant,
  words: Words,
  houseRules: readonly string[],
): Promise<Result<Checked>> {
  const checked = await checkText(found, words, houseRules);
  if (!checked.ok || isPlainlyTyped(checked.value.variant, words)) return checked;
  const { Fonts } = await import('../../pdf/fonts.js');
  const printable = printableVariant(checked.value.variant, words, new Fonts(fontSources(FONT_NAMES[0])));
  return printable.ok ? checked : printable;
}

function gameText(found: FoundVariant): GameText {
  return { file: found, library: libraryFrom(found), kept: () => keptGame(found) };
}

/** The house rules of a command line; one that is malformed is wrong whatever the variant. */
export async function houseRulesOf({ set = [] }: Options): Promise<readonly string[]> {
  if (set.length === 0) return set;
  const { settingsAsFile } = await import('../../variant/house-rules.js');
  const read = settingsAsFile(set);
  if (!read.ok) throw usageStop(...read.problems);
  return set;
}

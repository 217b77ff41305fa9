import { type KeptGame, restoredGame } from '../../kit/kept.js';
import { madeText, shippedText } from '../base/assets.js';
import { type FoundVariant, isShipped } from './variants.js';

/** What was kept of a variant, as long as every text is still the one it was made of. */
export function keptGame(found: FoundVariant): KeptGame | undefined {
  const text = isShipped(found) ? madeText(`variants/${found.id}`) : undefined;
  if (text === undefined) return undefined;
  const kept = restored.get(text) ?? restoredGame(text);
  restored.set(text, kept);
  return Object.entries(kept.texts).every(([name, made]) => shippedText(name) === made) ? kept : undefined;
}

/** The games that were restored, by their texts. */
const restored = new Map<string, KeptGame>();

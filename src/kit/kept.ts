import type { Problem, Result } from '../problem.js';
import type { BoxedChoices } from '../rulebook/prepared.js';
import type { Variant } from '../variant/variant.js';

/** What the program was built to know of a game that comes with it, without house rules. */
export interface KeptGame {
  /** The texts it was made of: its file's, and those of the games that it extends, by name. */
  readonly texts: Readonly<Record<string, string>>;
  readonly loaded: Result<Variant>;
  /** The places of the choices that stand in boxes; none where the variant has problems. */
  readonly boxed: KeptBoxes;
}

interface KeptBoxes {
  readonly choices: readonly number[];
  readonly problems: readonly Problem[];
  readonly notes: readonly Problem[];
}

/** A kept game as text. */
export function keptText(game: KeptGame): string {
  return JSON.stringify(game, (_, value) => (value instanceof Map ? { [MAP]: [...value] } : value));
}

/** A kept game out of its text. */
export function restoredGame(text: string): KeptGame {
  return JSON.parse(text, (_, value) =>
    typeof value === 'object' && value !== null && MAP in value ? new Map(value[MAP]) : value,
  );
}

/** The boxes of a kept game, for the variant that was kept with them. */
export function boxesOf({ choices, problems, notes }: KeptBoxes, variant: Variant): BoxedChoices {
  return { choices: variant.choices.filter(({ index }) => choices.includes(index)), problems, notes };
}

/** The key, no word of any file, under which a map's entries are kept. */
const MAP = '\u0000map';

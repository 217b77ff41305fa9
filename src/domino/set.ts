import { MOST_PIPS, type Pips, type Tile, tileOf } from './tile.js';

/** The sets that have a name, by their highest half. */
export const SET_NAMES = {
  'double-three': 3,
  'double-four': 4,
  'double-five': 5,
  'double-six': 6,
  'double-seven': 7,
  'double-eight': 8,
  'double-nine': 9,
  'double-ten': 10,
  'double-eleven': 11,
  'double-twelve': 12,
  'double-thirteen': 13,
  'double-fourteen': 14,
  'double-fifteen': 15,
  'double-sixteen': 16,
  'double-seventeen': 17,
  'double-eighteen': MOST_PIPS,
} as const;

/** A set's name as variant files write it. */
export type SetName = keyof typeof SET_NAMES;

/** Whether a word is the name of a set. */
export function isSetName(word: string): word is SetName {
  return Object.hasOwn(SET_NAMES, word);
}

/** The name of the set with this highest half; undefined below double-three. */
export function setNameOf(highest: Pips): SetName | undefined {
  return (Object.keys(SET_NAMES) as SetName[]).find((name) => SET_NAMES[name] === highest);
}

/** Every tile up to a highest half once, in reading order (0-0, 0-1, ..., 1-1, ...), without those named. */
export function tilesOfSet(highest: Pips, without: readonly Tile[] = []): readonly Tile[] {
  const left = new Set(without);
  const tiles: Tile[] = [];
  for (let low = 0; low <= highest; low++) {
    for (let high = low; high <= highest; high++) {
      const tile = tileOf(low, high);
      if (!left.has(tile)) tiles.push(tile);
    }
  }
  return tiles;
}

import { shuffle } from '../../domino/random.js';
import { highOf, lowOf } from '../../domino/tile.js';
import { tableFor } from '../table.js';
import type { Maker } from './exercise.js';

/** Larger sets are shown by the tiles of one value: nobody looks for three tiles among ninety. */
const WHOLE = 36;
/** From this step on tiles lie mixed, from the next on the whole set is shown. */
const MIXED = 0.34;
const ALL = 0.67;

/** Some tiles of the set, one to four of which aren't there: first of one value in order, then mixed, then the whole set. */
export const missing: Maker = ({ rules, seating }, random, step) => {
  const all = tableFor(rules, seating).tiles;
  const whole = step >= ALL && all.length <= WHOLE;
  const value = whole ? null : random.below(rules.set.highest + 1);
  const shown = all.filter((tile) => value === null || lowOf(tile) === value || highOf(tile) === value);
  const count = Math.min(step < MIXED ? 1 : step < ALL ? 2 : step < 1 ? 3 : 4, Math.floor(shown.length / 2));
  if (count === 0) return undefined;
  const mixed = [...shown];
  shuffle(mixed, random);
  const gone = new Set(mixed.slice(0, count));
  const left = (step < MIXED ? shown : mixed).filter((tile) => !gone.has(tile));
  return {
    question: { kind: 'missing', value, tiles: left, count },
    answer: { kind: 'missing', tiles: shown.filter((tile) => gone.has(tile)) },
  };
};

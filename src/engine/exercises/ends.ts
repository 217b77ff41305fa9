import { highOf, lowOf } from '../../domino/tile.js';
import { BLANKS_WILD } from '../../variant/meaning/line.js';
import { fitsLeaving } from '../moves.js';
import type { Asked } from '../questions/position.js';
import type { Turn } from '../types.js';
import type { Maker } from './exercise.js';
import { frozen, graded } from './frozen.js';

/** Tiles that lie there, and plays told after them: the easiest and the hardest. */
const LAID = [2, 5] as const;
const PLAYS = [0, 4] as const;

/** A line and some plays on it. */
export const ends: Maker = (asked, random, step) => {
  const plays = graded(step, ...PLAYS);
  const laid = graded(step, ...LAID);
  const { turns } = frozen(asked, random, ({ round }) => round.line.tiles.length === laid + plays);
  const played = turns.filter(({ action }) => action?.kind === 'lead' || action?.kind === 'play');
  // Where rounds are short, so are lines.
  const last = Math.min(played.length, laid + plays);
  const told = played.slice(Math.max(LAID[0], last - plays), last).map((turn) => ({ ...turn, drawn: [] }));
  const before = played[last - told.length - 1];
  const after = played[last - 1];
  if (!before || !after || last < LAID[0] || !told.every((turn) => isClear(turn, asked))) return undefined;
  return {
    question: { kind: 'ends', tiles: before.line.tiles, plays: told },
    answer: { kind: 'ends', ends: after.line.ends },
  };
};

/** Whether a play is told whole by its tile and the value it went to: with wild halves either half may be left open. */
function isClear({ action }: Turn, { rules }: Asked): boolean {
  if (action?.kind !== 'play') return false;
  const { tile, end } = action;
  const wild = BLANKS_WILD[rules.line.wild];
  const ways = new Set([lowOf(tile), highOf(tile)]);
  return [...ways].filter((leaves) => fitsLeaving(tile, end, leaves, wild)).length === 1;
}

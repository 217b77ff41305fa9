import { highOf, lowOf } from '../../domino/tile.js';
import type { Refusal } from '../../variant/variant.js';
import type { Round } from '../round.js';
import { LEFT, RIGHT } from '../types.js';
import type { Maker, TriedTurn } from './exercise.js';
import { inMiddle } from './next.js';

/** What somebody may try. */
const TRIED = ['play', 'draw', 'pass'] as const;

/** A turn that is as often allowed as not: a tile on an end, a tile drawn, a pass. */
export const legal: Maker = (asked, random, step, turn) => {
  // Drawing and passing are as often tried as playing, where a hand of tiles could fill every exercise.
  const kind = TRIED[(turn >> 1) % TRIED.length];
  const allowed = turn % 2 === 0;
  const middle = inMiddle(asked, random, step, random.below(2) === 0);
  if (!middle) return undefined;
  const { shown, round } = middle;
  const tried = triedIn(round).filter((each) => each.kind === kind);
  const one = tried[tried.length === 0 ? 0 : random.below(tried.length)];
  if (!one) return undefined;
  const refusal = refusalOf(round, one);
  if ((refusal === null) !== allowed) return undefined;
  return {
    question: { kind: 'legal', turn: one, ...shown },
    answer: { kind: 'legal', refusal, able: round.canPlay },
  };
};

/** All that somebody might try: each tile on each end, to draw where tiles lie there, to pass. */
function triedIn(round: Round): readonly TriedTurn[] {
  const ends = [...new Set(round.line.ends)];
  const hand = round.hand(round.turn);
  const plays = hand.flatMap((tile) => ends.map((end): TriedTurn => ({ kind: 'play', tile, end })));
  return [...plays, ...(round.boneyardLeft > 0 ? [{ kind: 'draw' } as const] : []), { kind: 'pass' }];
}

/** Which rule forbids a turn, however the tile is turned; null where it is allowed. */
function refusalOf(round: Round, turn: TriedTurn): Refusal | null {
  if (turn.kind !== 'play') return round.refusalOf(turn);
  const { tile, end } = turn;
  const arm = round.line.ends[0] === end && round.line.ends[1] !== end ? LEFT : RIGHT;
  const refusals = [lowOf(tile), highOf(tile)].map((leaves) =>
    round.refusalOf({ kind: 'play', tile, arm, leaves }),
  );
  return refusals.includes(null) ? null : (refusals[0] ?? null);
}

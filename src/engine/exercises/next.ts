import type { Random } from '../../domino/random.js';
import type { Drawing } from '../../variant/meaning/draw.js';
import { type Asked, may, PLAYER } from '../questions/position.js';
import type { Round } from '../round.js';
import { tableFor } from '../table.js';
import { type Maker, NEXT_MOVES, type Shown } from './exercise.js';
import { fitsIn, inHand, inOrder } from './fits.js';
import { anyOf, beside, graded, lineOf } from './frozen.js';

/** A player at the beginning of a turn, what may be done being as likely as anything else that may be. */
export const next: Maker = (asked, random, step, turn) => {
  const middle = inMiddle(asked, random, step, turn % 2 === 1);
  if (!middle) return undefined;
  const { shown, round } = middle;
  const moves = NEXT_MOVES.filter((kind) => may(round, kind));
  // Whoever can't play draws in one exercise and passes in another, where the rules have both.
  if (turn % 4 === 0 && !moves.includes('draw')) return undefined;
  return {
    question: { kind: 'next', ...shown },
    answer: { kind: 'next', moves, plays: fitsIn(round) },
  };
};

/** Tiles in the line and in the hand, the easiest and the hardest. */
const LAID = [2, 6] as const;
const HELD = [2, 5] as const;

/** A player in the middle of a round who can play, or can't; undefined where chance gave another. */
export function inMiddle(
  asked: Asked,
  random: Random,
  step: number,
  able: boolean,
): { readonly shown: Shown; readonly round: Round } | undefined {
  const line = lineOf(asked, random, graded(step, ...LAID));
  if (!line) return undefined;
  const rest = beside(asked, line, random);
  const held = Math.min(graded(step, ...HELD), rest.length - 1);
  if (held < 1) return undefined;
  const hand = inOrder(rest.slice(0, held));
  const { drawing, tiles, deal } = tableFor(asked.rules, asked.seating);
  const undealt = tiles.length - deal * asked.seating.players;
  const left = leftFor(drawing, random, Math.min(undealt, rest.length - held));
  const boneyard = rest.slice(held, held + left);
  const round = inHand(asked, line, hand, boneyard);
  if (round.canPlay !== able) return undefined;
  return { shown: { line: round.line, seat: PLAYER, hand, boneyard: boneyard.length }, round };
}

/** More tiles than this in a boneyard are only more. */
const MOST_LEFT = 8;

/** How many tiles the boneyard has: as often so few that nobody may draw as more. */
function leftFor({ most, leave }: Drawing, random: Random, room: number): number {
  const few = Math.min(leave, room);
  if (most > 0 && random.below(2) === 0) return few;
  return room <= few ? room : anyOf(random, few + 1, Math.min(room, few + MOST_LEFT));
}

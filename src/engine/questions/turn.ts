import { type Tile, tileOf } from '../../domino/tile.js';
import type { Round } from '../round.js';
import { tableFor } from '../table.js';
import {
  type Asked,
  FITS,
  FITS_TOO,
  make,
  may,
  mayPlay,
  PLAYER,
  roundInMiddle,
  strangers,
  UNHELD,
} from './position.js';

/** What a player may do in a turn, found by putting positions before the engine. */
export interface TurnAnswers {
  /** A tile that fits both ends goes to either. */
  readonly eitherEnd: boolean;
  /** A blank half goes against a half that is none. */
  readonly blankIsWild: boolean;
  /** Whoever played a double has another turn; and how many ends are open then. */
  readonly doublePlaysAgain: boolean;
  readonly endsAfterDouble: number;
  /** Holding a tile that fits. */
  readonly able: Choices;
  /** Holding none, with the boneyard that the deal leaves. */
  readonly stuck: Choices;
  /** After drawing a tile that doesn't fit, while more may be drawn; null: nobody draws at this table. */
  readonly afterMiss: Drawn | null;
  /** After drawing one that fits; null likewise. */
  readonly afterFit: (Drawn & { readonly keep: boolean; readonly playOther: boolean }) | null;
  /** Tiles that the deal leaves and that nobody draws: what stuck players leave in the boneyard. */
  readonly neverDrawn: number;
  /** Whoever goes out ends the round at once. */
  readonly outEndsRound: boolean;
  /** How many passes in a row end a round. */
  readonly passesToBlock: number;
  /** A player who passed may play in the next turn. */
  readonly playsAfterPass: boolean;
}

interface Choices {
  readonly draw: boolean;
  readonly pass: boolean;
}

interface Drawn {
  readonly draw: boolean;
  /** The turn goes on. */
  readonly goesOn: boolean;
  /** A turn that ended by it, or by keeping the tile, is one of the passes that block a round. */
  readonly countsAsPass: boolean;
}

/** Asks the engine what a player at this table may do. */
export function turnAnswers(asked: Asked): TurnAnswers {
  const left = undealt(asked);
  const neverDrawn = neverDrawnOf(asked, left);
  // More than one tile may be drawn, so that stopping is a rule and not want of tiles.
  const open = neverDrawn < left ? strangers(neverDrawn + 3, UNHELD + 2) : null;
  const stuck = roundInMiddle(asked, { hand: idle, boneyard: strangers(left, UNHELD + 2) });
  const able = roundInMiddle(asked, { hand: [FITS, ...idle], boneyard: strangers(left, UNHELD + 2) });
  const double = make(roundInMiddle(asked, { hand: [tileOf(2, 2), ...idle] }), 'play');
  return {
    eitherEnd: roundInMiddle(asked, { hand: [tileOf(2, 3)] }).legalMoves().length === 2,
    blankIsWild: mayPlay(roundInMiddle(asked, { hand: [tileOf(0, 1)] }), tileOf(0, 1)),
    doublePlaysAgain: double.turn === PLAYER,
    endsAfterDouble: double.line.ends.length,
    able: choicesIn(able),
    stuck: choicesIn(stuck),
    afterMiss: open && drawnIn(make(roundInMiddle(asked, { hand: idle, boneyard: open }), 'draw')),
    afterFit: open && afterFit(asked, open),
    neverDrawn,
    outEndsRound: make(roundInMiddle(asked, { hand: [FITS] }), 'play').outcome !== null,
    passesToBlock: passesToBlock(asked),
    playsAfterPass: playsAfterPass(asked),
  };
}

/** Two tiles of the player's that don't fit. */
const idle = strangers(2, UNHELD);

function undealt(asked: Asked): number {
  const table = tableFor(asked.rules, asked.seating);
  return table.tiles.length - table.deal * asked.seating.players;
}

function neverDrawnOf(asked: Asked, left: number): number {
  const draws = (count: number) =>
    may(roundInMiddle(asked, { hand: idle, boneyard: strangers(count, UNHELD + 2) }), 'draw');
  if (left === 0 || !draws(left)) return left;
  let count = 1;
  while (!draws(count)) count++;
  return count - 1;
}

function choicesIn(round: Round): Choices {
  return { draw: may(round, 'draw'), pass: may(round, 'pass') };
}

function drawnIn(round: Round): Drawn {
  const goesOn = round.turn === PLAYER;
  return { draw: goesOn && may(round, 'draw'), goesOn, countsAsPass: round.passes > 0 };
}

function afterFit(asked: Asked, open: readonly Tile[]): TurnAnswers['afterFit'] {
  const boneyard = [FITS_TOO, ...open.slice(1)];
  const round = make(roundInMiddle(asked, { hand: idle, boneyard }), 'draw');
  const drawn = drawnIn(round);
  const keep = may(round, 'keep');
  const kept = keep ? drawnIn(make(round, 'keep')).countsAsPass : false;
  const held = roundInMiddle(asked, { hand: [FITS, ...idle], boneyard });
  const playOther = may(held, 'draw') && mayPlay(make(held, 'draw'), FITS);
  return { ...drawn, countsAsPass: drawn.countsAsPass || kept, keep, playOther };
}

function passesToBlock(asked: Asked): number {
  const round = roundInMiddle(asked, { hand: idle });
  let passes = 0;
  for (; round.outcome === null; passes++) make(round, 'pass');
  return passes;
}

/** The player passes, the next one opens an end that the player's tile fits, and the turn comes round again. */
function playsAfterPass(asked: Asked): boolean {
  const held = tileOf(1, 4);
  const round = roundInMiddle(asked, { hand: [held, ...idle], next: [FITS, ...strangers(2, UNHELD + 2)] });
  make(round, 'pass');
  make(round, 'play', FITS);
  while (round.turn !== PLAYER) make(round, 'pass');
  return mayPlay(round, held);
}

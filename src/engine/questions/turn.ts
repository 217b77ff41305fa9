import { type Tile, tileOf } from '../../domino/tile.js';
import { remembered } from '../../remembered.js';
import type { Rules, Seating } from '../../variant/rules.js';
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
  /** Nothing in hand fits, nor does the tile just drawn, and more are left; null: nobody draws at this table. */
  readonly afterMiss: Drawn | null;
  /** A tile in hand fits, the one drawn doesn't; null: who can play may not draw. */
  readonly ableAfterMiss: Drawn | null;
  /** Nothing in hand fits, but the tile just drawn does; null: nobody draws at this table. */
  readonly afterFit: (Drawn & { readonly keep: boolean }) | null;
  /** A tile in hand fits and so does the one drawn: the first may be played all the same. */
  readonly playsOther: boolean;
  /** The turn in which a player drew all that may be drawn in it, and nothing fits, is one of the passes that block a round. */
  readonly drawnOutIsPass: boolean;
  /** So is the turn in which a drawn tile that fits was kept. */
  readonly keptIsPass: boolean;
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
  /** Another tile may be drawn. */
  readonly draw: boolean;
  /** The turn goes on. */
  readonly goesOn: boolean;
  /** The tile that could be played before the drawing may still be played. */
  readonly play: boolean;
}

/** Asks the engine what a player at this table may do. */
export function turnAnswers({ rules, seating }: Asked): TurnAnswers {
  return answered(rules, seating);
}

/** Rulings, mistakes and diagrams ask about the same turn. */
const answered = remembered((rules: Rules, seating: Seating): TurnAnswers => {
  const asked = { rules, seating };
  const left = undealt(asked);
  const neverDrawn = neverDrawnOf(asked, left);
  // More than one tile may be drawn, so that stopping is a rule and not want of tiles.
  const open = neverDrawn < left ? strangers(neverDrawn + 3, UNHELD + 2) : null;
  const stuck = roundInMiddle(asked, { hand: idle, boneyard: strangers(left, UNHELD + 2) });
  const able = roundInMiddle(asked, { hand: [FITS, ...idle], boneyard: strangers(left, UNHELD + 2) });
  const after = (hand: readonly Tile[], top: readonly Tile[]) =>
    open && make(roundInMiddle(asked, { hand, boneyard: [...top, ...open] }), 'draw');
  const missed = after(idle, []);
  const fitted = after(idle, [FITS_TOO]);
  const ableMissed = may(able, 'draw') ? after([FITS, ...idle], []) : null;
  const ableFitted = may(able, 'draw') ? after([FITS, ...idle], [FITS_TOO]) : null;
  const double = make(roundInMiddle(asked, { hand: [tileOf(2, 2), ...idle] }), 'play');
  return {
    eitherEnd: roundInMiddle(asked, { hand: [tileOf(2, 3)] }).legalMoves().length === 2,
    blankIsWild: mayPlay(roundInMiddle(asked, { hand: [tileOf(0, 1)] }), tileOf(0, 1)),
    doublePlaysAgain: double.turn === PLAYER,
    endsAfterDouble: double.line.ends.length,
    able: choicesIn(able),
    stuck: choicesIn(stuck),
    afterMiss: missed && drawnIn(missed),
    ableAfterMiss: ableMissed && drawnIn(ableMissed),
    afterFit: fitted && { ...drawnIn(fitted), keep: may(fitted, 'keep') },
    playsOther: ableFitted !== null && mayPlay(ableFitted, FITS),
    drawnOutIsPass: open !== null && drawnOut(asked, open).passes > 0,
    keptIsPass: fitted !== null && may(fitted, 'keep') && make(fitted.clone(), 'keep').passes > 0,
    neverDrawn,
    outEndsRound: make(roundInMiddle(asked, { hand: [FITS] }), 'play').outcome !== null,
    passesToBlock: passesToBlock(asked),
    playsAfterPass: playsAfterPass(asked),
  };
});

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
  return { draw: goesOn && may(round, 'draw'), goesOn, play: goesOn && mayPlay(round, FITS) };
}

/** The player holds nothing that fits, and takes a whole turn. */
function drawnOut(asked: Asked, boneyard: readonly Tile[]): Round {
  const round = roundInMiddle(asked, { hand: idle, boneyard });
  while (round.turn === PLAYER) make(round, may(round, 'draw') ? 'draw' : 'pass');
  return round;
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

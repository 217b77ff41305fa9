import type { Pips, Tile } from '../domino/tile.js';
import { armOfCode, DRAW, KEEP, PASS, tileOfCode } from './codes.js';
import type { Round } from './round.js';
import type { Turn, TurnAction } from './types.js';
import { LEFT } from './types.js';

/** What a move's code does on this round's line, before it is made; null for drawing, which ends no turn by itself. */
function actionOf(round: Round, code: number): TurnAction | null {
  if (code === DRAW) return null;
  if (code === KEEP) return { kind: 'keep' };
  if (code === PASS) return { kind: 'pass' };
  const { ends } = round.line;
  if (ends.length === 0) return { kind: 'lead', tile: tileOfCode(code) };
  const left = armOfCode(code) === LEFT;
  return {
    kind: 'play',
    tile: tileOfCode(code),
    end: ends[left ? 0 : 1] as Pips,
    side: left ? 'left' : 'right',
  };
}

/** A turn as it stands after it, told from the round; `able` is null where the hand is unknown. */
export function turnAfter(
  round: Round,
  seat: number,
  drawn: readonly Tile[],
  action: TurnAction | null,
  able: Turn['able'],
): Turn {
  return {
    seat,
    able,
    drawn,
    action,
    refused: null,
    line: round.line,
    handLeft: able === null ? null : round.handSize(seat),
    boneyardLeft: round.boneyardLeft,
  };
}

/** Plays one whole turn, asking for each move as a code, and tells it. */
export function playTurn(round: Round, choose: (round: Round) => number): Turn {
  const seat = round.turn;
  const able = round.canPlay;
  const drawn: Tile[] = [];
  for (;;) {
    const code = choose(round);
    const action = actionOf(round, code);
    if (code === DRAW) drawn.push(round.nextInBoneyard);
    round.apply(code);
    if (action) return turnAfter(round, seat, drawn, action, able);
    if (round.turn !== seat) return turnAfter(round, seat, drawn, { kind: 'settled' }, able);
  }
}

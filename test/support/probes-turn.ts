import type { Tile } from '../../src/domino/tile.js';
import type { Round } from '../../src/engine/round.js';
import { nextSeat } from '../../src/engine/seats.js';
import { dealRow } from '../../src/rulebook/scope.js';
import { drawingOf } from '../../src/variant/meaning/draw.js';
import {
  type Asked,
  kindsOf,
  make,
  mayPlay,
  playTile,
  roundInMiddle,
  strangers,
  tiles,
  turnsWithoutPlay,
} from './table-top.js';

/** Answers a question by asking the engine. */
export type Probe = (asked: Asked) => string;

/** Yes or no. */
export const yesNo = (holds: boolean): string => (holds ? 'yes' : 'no');

/** Two tiles of Ben’s that don’t fit. */
const idle = strangers(2, 20);

/** Tiles to draw from, this one first (none where it is absent); no other fits, and not only those out of reach are left. */
function boneyardOf({ rules }: Asked, top: string | undefined): Tile[] {
  if (top === undefined) return [];
  return [...tiles(top), ...strangers(4 + (rules.draw.when === 'never' ? 0 : rules.draw.leave), 22)];
}

/** Ben can’t play. */
const stuck = (asked: Asked, top?: string) =>
  roundInMiddle(asked, { hand: idle, boneyard: boneyardOf(asked, top) });

/** Ben can play his 1-2. */
const able = (asked: Asked, top?: string) =>
  roundInMiddle(asked, { hand: [...tiles('1-2'), ...idle], boneyard: boneyardOf(asked, top) });

/** The same after Ben has drawn that tile. */
function drawn(asked: Asked, start: typeof stuck, top: string): Round {
  const round = start(asked, top);
  make(round, { kind: 'draw' });
  return round;
}

/** A tile that fits nothing; none of those in the hands. */
const STRANGER = '1-18';

/** Ben has these tiles and others that don’t fit. */
const holding = (asked: Asked, hand: string, line = '2-3') =>
  roundInMiddle(asked, { hand: [...tiles(hand), ...idle], line });

/** Turns without a play from the fresh boneyard of the deal on, until nothing happens any more. */
function drawnOut(asked: Asked): { readonly drawn: number; readonly stays: number } {
  const { left } = dealRow(asked.rules, asked.seating);
  // 22 strangers may be in hands; of a larger boneyard its last tiles stand for all.
  const boneyard = strangers(Math.min(left, 100), 22);
  const round = roundInMiddle(asked, { hand: idle, boneyard });
  turnsWithoutPlay(round, 1000);
  const stays = round.boneyardLeft;
  return { drawn: stays === boneyard.length ? 0 : left - stays, stays };
}

/** Probes of what a player does in a turn, by question. */
export const turnProbes: Readonly<Record<string, Probe>> = {
  'play-both-ends': (asked) => {
    const round = holding(asked, '2-3', '2-1 1-3');
    return yesNo(mayPlay(round, '2-3', 2) && mayPlay(round, '2-3', 3));
  },
  'play-two': (asked) => {
    const round = holding(asked, '1-2 1-3');
    playTile(round, '1-2');
    return yesNo(round.turn === 1);
  },
  'double-again': (asked) => {
    const round = holding(asked, '2-2');
    playTile(round, '2-2');
    return yesNo(round.turn === 1);
  },
  'double-ends': (asked) => {
    const round = holding(asked, '2-2');
    playTile(round, '2-2');
    return `${round.line.ends.length}`;
  },
  // How a double lies is only how it is drawn, so there is nothing to ask the engine.
  'double-lies': ({ rules }) =>
    ({ across: 'yes', straight: 'no, straight in it', either: 'as you like' })[rules.line.doubles],
  'blank-on-end': (asked) => yesNo(mayPlay(holding(asked, '0-1'), '0-1', 2)),
  'end-is-blank': (asked) => yesNo(mayPlay(holding(asked, '1-2', '0-3'), '1-2', 0)),
  'blank-on-blank': (asked) => yesNo(mayPlay(holding(asked, '0-1', '0-3'), '0-1', 0)),
  'pass-able': (asked) => yesNo(kindsOf(able(asked)).includes('pass')),
  'draw-able': (asked) => yesNo(kindsOf(able(asked, STRANGER)).includes('draw')),
  'draw-stuck': (asked) => yesNo(drawnOut(asked).drawn > 0),
  'pass-undrawn': (asked) => yesNo(kindsOf(stuck(asked, STRANGER)).includes('pass')),
  'draw-second': (asked) => {
    const round = drawn(asked, stuck, STRANGER);
    return yesNo(round.turn === 1 && kindsOf(round).includes('draw'));
  },
  'draw-counts': (asked) => yesNo(drawn(asked, stuck, STRANGER).passes > 0),
  'draw-dry': (asked) => {
    const { leave } = drawingOf(asked.rules.draw);
    const round = roundInMiddle(asked, { hand: idle, boneyard: strangers(leave + 2, 22) });
    turnsWithoutPlay(round, 1);
    return yesNo(round.passes > 0);
  },
  'keep-counts': (asked) => {
    const round = drawn(asked, stuck, '1-2');
    make(round, { kind: 'keep' });
    return yesNo(round.passes > 0);
  },
  'draw-keep': (asked) => yesNo(kindsOf(drawn(asked, stuck, '1-2')).includes('keep')),
  'draw-keep-on': (asked) => {
    const round = drawn(asked, stuck, '1-2');
    return yesNo(round.turn === 1 && kindsOf(round).includes('draw'));
  },
  'draw-first-choice': (asked) => yesNo(mayPlay(drawn(asked, able, '1-3'), '1-2')),
  'draw-stop': (asked) => yesNo(mayPlay(drawn(asked, able, STRANGER), '1-2')),
  'draw-more': (asked) => yesNo(kindsOf(drawn(asked, able, STRANGER)).includes('draw')),
  'leave-last': (asked) => `${drawnOut(asked).stays}`,
  drawable: (asked) => `${drawnOut(asked).drawn}`,
  'out-at-once': (asked) => {
    const round = roundInMiddle(asked, { hand: tiles('1-2') });
    playTile(round, '1-2');
    return yesNo(round.outcome === null);
  },
  'pass-once': (asked) => {
    const round = stuck(asked);
    turnsWithoutPlay(round, 1);
    return yesNo(round.outcome !== null);
  },
  'pass-all': (asked) => {
    const round = stuck(asked);
    turnsWithoutPlay(round, asked.seating.players);
    return yesNo(round.outcome !== null);
  },
  'pass-broken': (asked) => {
    const others = asked.seating.players - 1;
    const turn = nextSeat(asked.rules, asked.seating, 0);
    const round = roundInMiddle(asked, { hand: [...tiles('1-2'), ...idle], holder: 0, turn });
    turnsWithoutPlay(round, others);
    playTile(round, '1-2');
    turnsWithoutPlay(round, others);
    return yesNo(round.outcome !== null);
  },
};

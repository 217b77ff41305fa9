import { laidTileName, tileName } from '../../domino/notation.js';
import type { Demonstration, Turn } from '../../engine/types.js';
import { wayName } from '../../variant/meaning/lead.js';
import { seatsOfSide, sideCount } from '../../variant/meaning/seats.js';
import type { Seating } from '../../variant/rules.js';
import type { CheckedVariant } from '../prepare.js';
import type { ToldRound } from './demonstration.js';
import type { NameOf } from './turn.js';

/** A demonstration as `play --json` gives it: seats count from 1, tiles and rule values are written as in variant files. */
export function transcriptData(
  { id, fingerprint }: CheckedVariant,
  shown: Demonstration,
  told: ToldRound,
  name: NameOf,
) {
  const { seating, seed, hands, boneyard, lead, end } = shown;
  return {
    variant: id,
    fingerprint,
    seed,
    players: seating.players,
    partners: seating.partners,
    names: hands.map((_, seat) => name(seat)),
    sides: sidesOf(seating),
    deal: {
      hands: hands.map((hand) => hand.map(tileName)),
      boneyard: boneyard.map(tileName),
      givenBack: lead.givenBack,
    },
    lead: {
      seat: lead.seat + 1,
      by: wayName(lead.by),
      tile: lead.tile === null ? null : tileName(lead.tile),
      drawn: lead.drawn.map((turn) =>
        [...turn].map(([seat, tile]) => ({ seat: seat + 1, tile: tileName(tile) })),
      ),
      text: told.lead,
    },
    turns: shown.turns.map((turn, index) => ({ ...turnData(turn), text: told.turns[index]?.text })),
    end: {
      kind: end.kind,
      tied: end.tied,
      winners: end.winners.map((side) => side + 1),
      left: shown.left.map((hand) => hand.map(tileName)),
      pips: end.handPips,
      scores: end.scores,
      text: told.count.join(' '),
    },
  };
}

/** What a turn did, and how the table stands after it. */
function turnData({ seat, drawn, action, line, handLeft, boneyardLeft }: Turn) {
  return {
    seat: seat + 1,
    drawn: drawn.map(tileName),
    action: action?.kind,
    ...((action?.kind === 'lead' || action?.kind === 'play') && { tile: tileName(action.tile) }),
    ...(action?.kind === 'play' && { end: action.end, side: action.side }),
    line: line.tiles.map(laidTileName),
    ends: line.ends,
    hand: handLeft,
    boneyard: boneyardLeft,
  };
}

/** The seats of each side, in the order of the points. */
function sidesOf(seating: Seating): readonly (readonly number[])[] {
  return Array.from({ length: sideCount(seating) }, (_, side) =>
    seatsOfSide(seating, side).map((seat) => seat + 1),
  );
}

import { randomOf } from '../../src/domino/random.js';
import { highOf, type Tile, tileOf } from '../../src/domino/tile.js';
import { addRound, type MatchState, matchAfter } from '../../src/engine/match.js';
import { Round } from '../../src/engine/round.js';
import { roundEnd } from '../../src/engine/score.js';
import type { RoundEnd } from '../../src/engine/types.js';
import { scopeOf } from '../../src/rulebook/scope.js';
import { seatingsOf } from '../../src/variant/meaning/seats.js';
import { type Probe, yesNo } from './probes-turn.js';
import type { Asked } from './table-top.js';

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan'];

/** A round that has just been dealt; seat 0 leads, so nothing was drawn for that. */
const dealt = ({ rules, seating }: Asked): Round => Round.deal(rules, seating, randomOf(1), 0);

/** Every tile of the game, in hands or in the boneyard. */
function allTiles(asked: Asked): readonly Tile[] {
  const round = dealt(asked);
  const seats = Array.from({ length: asked.seating.players }, (_, seat) => round.hand(seat));
  return [...seats.flat(), ...round.boneyard()];
}

/** How a round ends with these pips by seat. */
const ended = ({ rules, seating }: Asked, out: number | null, handPips: readonly number[]): RoundEnd =>
  roundEnd(rules, seating, { out, handPips, leader: 0 });

const points =
  (out: number | null, handPips: readonly number[], side = 0): Probe =>
  (asked) =>
    `${ended(asked, out, handPips).scores[side]}`;

function sideNames({ seating }: Asked, sides: readonly number[]): string {
  const names = sides.map((side) =>
    seating.partners ? `${NAMES[side]} and ${NAMES[side + 2]}` : (NAMES[side] as string),
  );
  return names[0] ?? 'nobody';
}

const winner =
  (handPips: readonly number[]): Probe =>
  (asked) =>
    sideNames(asked, ended(asked, null, handPips).winners);

/** What a match has come to with these totals after so many rounds, the last of them won by Ana with nothing to count. */
function verdict(asked: Asked, totals: readonly number[], rounds: number): number | 'draw' | 'goes-on' {
  const end = ended(asked, 0, new Array<number>(asked.seating.players).fill(0));
  return matchAfter(asked.rules, asked.seating, { totals, rounds }, end);
}

/** Totals by side: Ana’s, and the others’ about this, all a little different so that none are level. */
const apart = (asked: Asked, ana: number, rest: number): readonly number[] =>
  others(asked, ana, rest).map((total, side) => (side === 0 ? total : total + side / 100));

/** Totals by side: Ana’s, and the same for all others. */
const others = (asked: Asked, ana: number, rest: number): readonly number[] =>
  ended(asked, 0, new Array<number>(asked.seating.players).fill(0)).scores.map((_, side) =>
    side === 0 ? ana : rest,
  );

/** The least total that ends the match, found by halving. */
function target(asked: Asked): number {
  const ends = (total: number) => verdict(asked, apart(asked, total, 0), 1) !== 'goes-on';
  let [short, enough] = [0, 10_000];
  if (!ends(enough)) throw new Error('no total ends the match');
  while (enough - short > 1) {
    const middle = (short + enough) >> 1;
    if (ends(middle)) enough = middle;
    else short = middle;
  }
  return enough;
}

/** The number of rounds that ends the match. */
function rounds(asked: Asked): number {
  for (let count = 1; count <= 100; count++)
    if (verdict(asked, apart(asked, 7, 3), count) !== 'goes-on') return count;
  throw new Error('no number of rounds ends the match');
}

/** Totals and rounds at which any match is over. */
const FAR = 20_000;

const canPlay =
  (players: number): Probe =>
  ({ rules }) =>
    yesNo(scopeOf(rules, { players }).ok);

/** Probes of the set, the seats, the deal, the count and the match, by question. */
export const gameProbes: Readonly<Record<string, Probe>> = {
  'set-tiles': (asked) => `${allTiles(asked).length}`,
  'set-highest': (asked) => `${Math.max(...allTiles(asked).map(highOf))}`,
  'set-blank-double': (asked) => yesNo(allTiles(asked).includes(tileOf(0, 0))),
  'set-turned': (asked) => yesNo(allTiles(asked).filter((tile) => tile === tileOf(2, 1)).length > 1),
  'players-two': canPlay(2),
  'players-three': canPlay(3),
  'players-four': canPlay(4),
  'players-five': canPlay(5),
  'partners-may': ({ rules }) => {
    // A player whose neighbour but one goes out has won only as that player's partner.
    const wins = seatingsOf(rules)
      .filter((seating) => seating.players === 4)
      .map((seating) => ended({ rules, seating }, 2, [1, 1, 0, 1]).winners.includes(0));
    if (!wins.includes(true)) return 'no';
    return wins.includes(false) ? 'if they agree to' : 'yes';
  },
  'partners-who': (asked) => {
    const side = (seat: number) => ended(asked, seat, [0, 0, 0, 0]).winners[0];
    return NAMES[[1, 2, 3].find((seat) => side(seat) === side(0)) ?? -1] ?? 'nobody';
  },
  'partners-win': (asked) =>
    yesNo(ended(asked, 2, [1, 1, 0, 1]).winners[0] === ended(asked, 0, [0, 1, 1, 1]).winners[0]),
  direction: (asked) => {
    const round = dealt(asked);
    const [lead] = round.legalMoves();
    if (lead) round.play(lead);
    return NAMES[round.turn] as string;
  },
  'deal-each': (asked) => `${dealt(asked).handSize(0)}`,
  'deal-left': (asked) => `${dealt(asked).boneyardLeft}`,
  'blocked-won': winner([6, 2]),
  'blocked-won-four': winner([3, 5, 30, 6]),
  'blocked-won-partners': winner([3, 5, 30, 6]),
  'blocked-tie': (asked) => (ended(asked, null, [6, 6]).winners.length === 2 ? 'both' : 'nobody'),
  'blocked-tie-partners': (asked) =>
    ended(asked, null, [4, 4, 4, 4]).winners.length === 2 ? 'both sides' : 'nobody',
  'score-out': points(0, [0, 16]),
  'score-out-loser': points(0, [0, 16], 1),
  'score-out-three': points(0, [0, 11, 5]),
  'score-out-partners': points(0, [0, 5, 30, 6]),
  'score-blocked': points(null, [4, 9]),
  'score-blocked-loser': points(null, [4, 9], 1),
  'score-blocked-three': points(null, [4, 9, 12]),
  'score-blocked-partners': points(null, [2, 10, 8, 12]),
  'score-tie': points(null, [4, 4]),
  'match-one': (asked) => {
    const end = ended(asked, 0, [0, 1, 1, 1].slice(0, asked.seating.players));
    const before: MatchState = { totals: end.scores.map(() => 0), rounds: 0 };
    return yesNo(matchAfter(asked.rules, asked.seating, addRound(before, end), end) !== 'goes-on');
  },
  'match-target': (asked) => `${target(asked)}`,
  'match-exact': (asked) => yesNo(verdict(asked, apart(asked, target(asked), 0), 1) !== 'goes-on'),
  'match-rounds': (asked) => `${rounds(asked)}`,
  'match-won': (asked) => {
    const found = verdict(
      asked,
      others(asked, FAR, FAR).map((total, side) => total - side),
      FAR,
    );
    return found === 0 ? 'Ana' : 'Ben';
  },
  'match-equal': (asked) =>
    verdict(asked, others(asked, FAR, FAR), FAR) === 'goes-on' ? 'another round is played' : 'it is a draw',
  'match-tied-once': (asked) => {
    const end = ended(asked, null, [4, 4]);
    return end.winners.length === 0 ? 'nobody' : 'those with the equal hands together';
  },
};

import { type Tile, tileOf } from '../../domino/tile.js';
import { sideOf } from '../../variant/meaning/seats.js';
import { roundEnd } from '../score.js';
import type { RoundEnd } from '../types.js';
import { type Asked, make, PLAYER, roundInMiddle, strangers } from './position.js';

/** How a round at this table is won and what it brings, found by counting hands of known pips. */
export interface EndingAnswers {
  /** At a block the fewest pips win. */
  readonly lowestWins: boolean;
  /** At a block the fewest tiles win, however many pips they have. */
  readonly fewestTilesWin: boolean;
  /** Sides that are equally low both win. */
  readonly tieIsShared: boolean;
  /** Where the lowest are equal and nobody wins, somebody scores all the same. */
  readonly tieScores: boolean;
  /** Partners add up their hands at a block; false where nobody has a partner. */
  readonly handsAreAdded: boolean;
  /** The two lowest hands are a tie although both belong to one side. */
  readonly equalPartnersTie: boolean;
  /** Somebody scores when a player goes out, or when the round is blocked. */
  readonly outScores: boolean;
  readonly blockScores: boolean;
  /** A side that didn't win the round scores. */
  readonly losersScore: boolean;
  /** What going out brings changes with what the opponents hold; it is less than they hold. */
  readonly outCountsHands: boolean;
  readonly outIsReduced: boolean;
  /** What the winner of a block gets changes with what the opponents hold. */
  readonly blockCountsHands: boolean;
  /** What the winner of a block holds brings points (1), takes them away (-1), or does neither (0). */
  readonly ownHand: number;
  /** What a partner holds changes what going out brings; what the winner of a block gets. */
  readonly partnerCountsOut: boolean;
  readonly partnerCountsBlocked: boolean;
}

/** Pips of a blocked round by seat: the player's are the fewest, by more than what is added to see whether it counts. */
const BLOCKED = [4, 49, 52, 55, 58, 61, 64, 67, 70, 73];
/** Pips of a blocked round in which the two lowest hands, and with partners the two sums, are equal. */
export const LEVEL = [6, 6, 52, 52, 58, 61, 64, 67, 70, 73];
/** Pips left when the player has gone out, of which rounding changes nothing. */
const OUT = [0, 40, 20, 60, 80, 100, 120, 140, 160, 180];
/** Enough pips to be felt in points that are rounded. */
const MORE = 20;

/** Asks the engine how rounds at this table are won and scored. */
export function endingAnswers(asked: Asked): EndingAnswers {
  const block = (pips: readonly number[]) => ended(asked, null, pips);
  const points = (end: RoundEnd) => end.scores[sideOf(asked.seating, PLAYER)] as number;
  const outWith = (pips: readonly number[]) => points(ended(asked, PLAYER, pips));
  const blockWith = (pips: readonly number[]) => points(block(pips));
  const [won, blocked] = [ended(asked, PLAYER, OUT), block(BLOCKED)];
  const level = block(LEVEL);
  return {
    lowestWins: blocked.winners.includes(sideOf(asked.seating, PLAYER)),
    fewestTilesWin: fewestTilesWin(asked),
    tieIsShared: level.winners.length === 2,
    tieScores: level.scores.some((score) => score > 0),
    handsAreAdded: asked.seating.partners && block([3, 5, 30, 6]).winners[0] === 1,
    equalPartnersTie: asked.seating.partners && block([3, 5, 3, 9]).tied,
    outScores: won.scores.some((score) => score > 0),
    blockScores: blocked.scores.some((score) => score > 0),
    losersScore: [won, blocked].some((end) =>
      end.scores.some((score, side) => score > 0 && !end.winners.includes(side)),
    ),
    outCountsHands: outWith(withMore(OUT, 1)) !== points(won),
    outIsReduced: points(won) < held(asked, OUT),
    blockCountsHands: blockWith(withMore(BLOCKED, 1)) !== points(blocked),
    ownHand: Math.sign(blockWith(withMore(BLOCKED, PLAYER)) - points(blocked)),
    partnerCountsOut: asked.seating.partners && outWith(withMore(OUT, 2)) !== points(won),
    partnerCountsBlocked: asked.seating.partners && blockWith(withMore(BLOCKED, 2)) !== points(blocked),
  };
}

/** A round that ended with these pips in the hands, as far as there are seats. */
export function ended({ rules, seating }: Asked, out: number | null, pips: readonly number[]): RoundEnd {
  return roundEnd(rules, seating, { out, handPips: pips.slice(0, seating.players), leader: PLAYER });
}

function withMore(pips: readonly number[], seat: number): readonly number[] {
  return pips.map((count, index) => (index === seat ? count + MORE : count));
}

/** What the opponents of the player hold. */
function held({ seating }: Asked, pips: readonly number[]): number {
  return pips
    .slice(0, seating.players)
    .reduce((sum, count, seat) => (sideOf(seating, seat) === sideOf(seating, PLAYER) ? sum : sum + count), 0);
}

/** The player holds one heavy tile, everybody else two light ones, and all pass. */
function fewestTilesWin(asked: Asked): boolean {
  const heavy: Tile = tileOf(18, 18);
  const round = roundInMiddle(asked, { hand: [heavy], next: strangers(2) });
  while (round.outcome === null) make(round, 'pass');
  return round.outcome.winners.includes(sideOf(asked.seating, PLAYER));
}

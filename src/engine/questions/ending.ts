import { type Tile, tileOf } from '../../domino/tile.js';
import { roundEnd } from '../score.js';
import { sideOf } from '../seats.js';
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
  /** Partners add up their hands at a block; false where nobody has a partner. */
  readonly handsAreAdded: boolean;
  /** The two lowest hands are a tie although both belong to one side. */
  readonly equalPartnersTie: boolean;
  /** Somebody scores when a player goes out, or when the round is blocked. */
  readonly outScores: boolean;
  readonly blockScores: boolean;
  /** When a player goes out, a side that didn't win scores. */
  readonly losersScore: boolean;
  /** What going out brings changes with what the opponents hold; it is less than they hold. */
  readonly outCountsHands: boolean;
  readonly outIsReduced: boolean;
  /** What the winner of a block gets changes with what the opponents hold. */
  readonly blockCountsHands: boolean;
  /** One pip more in the winner's own hand at a block: points it brings (1), takes away (-1), or nothing (0). */
  readonly ownPip: number;
  /** What a partner holds changes what going out brings; what the winner of a block gets. */
  readonly partnerCountsOut: boolean;
  readonly partnerCountsBlocked: boolean;
}

/** Pips of a blocked round by seat: the player's are the fewest, by more than one. */
const BLOCKED = [4, 9, 12, 15, 18, 21, 24, 27, 30, 33];
/** Pips left when the player has gone out. */
const OUT = [0, 11, 5, 8, 14, 17, 20, 23, 26, 29];

/** Asks the engine how rounds at this table are won and scored. */
export function endingAnswers(asked: Asked): EndingAnswers {
  const block = (pips: readonly number[]) => ended(asked, null, pips);
  const points = (end: RoundEnd) => end.scores[sideOf(asked.seating, PLAYER)] as number;
  const outWith = (pips: readonly number[]) => points(ended(asked, PLAYER, pips));
  const blockWith = (pips: readonly number[]) => points(block(pips));
  const [won, blocked] = [ended(asked, PLAYER, OUT), block(BLOCKED)];
  return {
    lowestWins: blocked.winners.includes(sideOf(asked.seating, PLAYER)),
    fewestTilesWin: fewestTilesWin(asked),
    tieIsShared: block([6, 6, ...BLOCKED.slice(2)]).winners.length === 2,
    handsAreAdded: asked.seating.partners && block([3, 5, 30, 6]).winners[0] === 1,
    equalPartnersTie: asked.seating.partners && block([3, 5, 3, 9]).tied,
    outScores: won.scores.some((score) => score > 0),
    blockScores: blocked.scores.some((score) => score > 0),
    losersScore: won.scores.some((score, side) => score > 0 && !won.winners.includes(side)),
    outCountsHands: outWith(oneMore(OUT, 1)) !== points(won),
    outIsReduced: points(won) < held(asked, OUT),
    blockCountsHands: blockWith(oneMore(BLOCKED, 1)) !== points(blocked),
    ownPip: blockWith(oneMore(BLOCKED, PLAYER)) - points(blocked),
    partnerCountsOut: asked.seating.partners && outWith(oneMore(OUT, 2)) !== points(won),
    partnerCountsBlocked: asked.seating.partners && blockWith(oneMore(BLOCKED, 2)) !== points(blocked),
  };
}

/** A round that ended with these pips in the hands, as far as there are seats. */
export function ended({ rules, seating }: Asked, out: number | null, pips: readonly number[]): RoundEnd {
  return roundEnd(rules, seating, { out, handPips: pips.slice(0, seating.players), leader: PLAYER });
}

function oneMore(pips: readonly number[], seat: number): readonly number[] {
  return pips.map((count, index) => (index === seat ? count + 1 : count));
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

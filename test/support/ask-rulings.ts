import { randomOf } from '../../src/domino/random.js';
import { tilesOfSet } from '../../src/domino/set.js';
import { highOf, isDouble, pipsOf, type Tile } from '../../src/domino/tile.js';
import { Boneyard } from '../../src/engine/boneyard.js';
import { Hands } from '../../src/engine/hands.js';
import { searchHands } from '../../src/engine/lead.js';
import { lastRound, matchAfter, nextLead } from '../../src/engine/match.js';
import { Round } from '../../src/engine/round.js';
import { roundEnd } from '../../src/engine/score.js';
import { nextSeat } from '../../src/engine/seats.js';
import { tableFor } from '../../src/engine/table.js';
import type { RoundEnd } from '../../src/engine/types.js';
import type { Ruling } from '../../src/rulebook/rulings/ruling.js';
import { dealRow, scopeOf } from '../../src/rulebook/scope.js';
import { seatingsOf, sideCount, sideOf } from '../../src/variant/meaning/seats.js';
import { type Rules, rowFor } from '../../src/variant/rules.js';
import { leadProbes } from './probes-lead.js';
import { turnProbes } from './probes-turn.js';
import {
  type Asked,
  kindsOf,
  make,
  mayPlay,
  roundInMiddle,
  strangers,
  tiles,
  turnsWithoutPlay,
} from './table-top.js';

/** Finds the answer to a ruling's question by asking the engine, knowing nothing of how rulings are written. */
export type Ask = (asked: Asked) => boolean;

const probe =
  (id: string): Ask =>
  (asked) =>
    turnProbes[id]?.(asked) === 'yes';

const idle = strangers(2, 20);

/** As many undealt tiles as the deal of these people leaves, none of which fits. */
const undealt = ({ rules, seating }: Asked): Tile[] =>
  strangers(Math.min(60, dealRow(rules, seating).left), 22);

const dealtMiddle = (asked: Asked, hand: readonly Tile[]) =>
  roundInMiddle(asked, { hand, boneyard: undealt(asked) });

/** Pips by seat, as many of these as there are players. */
const ended = ({ rules, seating }: Asked, out: number | null, pips: readonly number[]): RoundEnd =>
  roundEnd(rules, seating, { out, handPips: pips.slice(0, seating.players), leader: 0 });

const points = (asked: Asked, out: number | null, pips: readonly number[]): number =>
  ended(asked, out, pips).scores[0] as number;

/** The pips of those who don't belong to Ana's side. */
const othersPips = ({ seating }: Asked, pips: readonly number[]): number =>
  pips
    .slice(0, seating.players)
    .reduce((sum, pip, seat) => (sideOf(seating, seat) === 0 ? sum : sum + pip), 0);

const dealtRounds = ({ rules, seating }: Asked): readonly Round[] =>
  Array.from({ length: 300 }, (_, seed) => Round.deal(rules, seating, randomOf(seed)));

/** Whether whoever wins a round that ends like this leads the next, whatever their seat. */
function winnersLead({ rules, seating }: Asked, ends: readonly ('out' | 'blocked')[]): boolean {
  const seats = Array.from({ length: seating.players }, (_, seat) => seat);
  return ends.every((kind) =>
    seats.every((seat) => {
      const won = { seat, side: sideOf(seating, seat) };
      const next = nextLead(rules, seating, { leader: 0, ended: kind, won });
      return next.kind === 'seat' && next.seat === seat;
    }),
  );
}

/** A match whose sides are level when the target or the last round has been reached. */
function levelMatch({ rules, seating }: Asked): number | 'draw' | 'goes-on' {
  const { match } = rules;
  const total = match.kind === 'points' ? rowFor(match.points, seating) : 40;
  const totals = new Array<number>(sideCount(seating)).fill(total);
  const rounds = match.kind === 'rounds' ? match.rounds : 3;
  return matchAfter(rules, seating, { totals, rounds }, ended({ rules, seating }, null, [4, 9, 12, 15]));
}

/** Two tiles of the game alike in pips, the one with the greater half first. */
function equalPips({ set }: Rules): readonly [Tile, Tile] {
  const all = tilesOfSet(set.highest, set.without).toSorted((a, b) => highOf(b) - highOf(a));
  for (const high of all) {
    const low = all.find((tile) => tile !== high && pipsOf(tile) === pipsOf(high));
    if (low !== undefined) return [high, low];
  }
  throw new Error('no two tiles are alike in pips');
}

/** How the engine is asked for each ruling, by its name. */
export const asks: Readonly<Record<string, Ask>> = {
  'turned-tie': (asked) =>
    dealtRounds(asked).every(
      ({ lead }) => lead.drawn.length < 2 || lead.drawn[1]?.size === asked.seating.players,
    ),
  'turned-keep': (asked) =>
    dealtRounds(asked).some((round) => round.handSize(0) !== rowFor(asked.rules.deal, asked.seating)),
  'found-keep': (asked) =>
    dealtRounds(asked)
      .filter(({ lead }) => lead.by?.kind !== 'drawn-tile')
      .every((round) =>
        round.lead.drawn
          .flatMap((drawn) => [...drawn.keys()])
          .every((seat) => round.handSize(seat) > rowFor(asked.rules.deal, asked.seating)),
      ),
  'lead-double': (asked) =>
    dealtRounds(asked)
      .slice(0, 1)
      .some((round) => round.legalMoves().length < round.handSize(round.turn)),
  'lead-other': (asked) =>
    dealtRounds(asked)
      .filter(({ lead }) => !['agreement', 'lot', 'drawn-tile'].includes(lead.by?.kind ?? ''))
      .slice(0, 1)
      .some((round) => round.legalMoves().length > 1),
  'winner-leads': (asked) => winnersLead(asked, ['out']),
  'side-leads': (asked) => winnersLead(asked, ['out']),
  // Seats 0 and 2 have won with 3 pips each; a seat leads next, or either.
  'partners-lead': ({ rules, seating }) =>
    nextLead(rules, seating, lastRound(0, ended({ rules, seating }, null, [3, 9, 3, 9]))).kind === 'side',
  'blocked-leads': ({ rules, seating }) => {
    const next = nextLead(rules, seating, { leader: 0, ended: 'blocked', won: null });
    return next.kind === 'seat' && next.seat === 0;
  },
  'seek-double': (asked) => leadProbes['lead-double-six']?.(asked) !== 'nobody yet',
  'lead-chosen': (asked) =>
    dealtRounds(asked).some(
      ({ lead }) => ['agreement', 'lot'].includes(lead.by?.kind ?? '') && lead.tile !== null,
    ),
  'tie-leads': ({ rules, seating }) => {
    const next = nextLead(rules, seating, { leader: 0, ended: 'tie', won: null });
    return next.kind === 'seat' && next.seat === 0;
  },
  'lead-often': ({ rules, seating }) => {
    const led = new Array<number>(seating.players).fill(0);
    const rounds = rules.match.kind === 'rounds' ? rules.match.rounds : 0;
    for (let round = 0, leader = 0; round < rounds; round++) {
      led[leader] = (led[leader] as number) + 1;
      const next = nextLead(rules, seating, { leader, ended: 'out', won: { seat: 1, side: 1 } });
      leader = next.kind === 'seat' ? next.seat : leader;
    }
    return new Set(led).size === 1;
  },
  'to-the-left': ({ rules, seating }) => nextSeat(rules, seating, 0) === 1,
  'either-end': probe('play-both-ends'),
  blank: probe('blank-on-end'),
  'double-again': probe('double-again'),
  'double-sides': (asked) => turnProbes['double-ends']?.(asked) !== '2',
  'draw-able': (asked) => kindsOf(dealtMiddle(asked, [...tiles('1-2'), ...idle])).includes('draw'),
  'pass-able': (asked) => kindsOf(dealtMiddle(asked, [...tiles('1-2'), ...idle])).includes('pass'),
  'pass-stuck': (asked) => kindsOf(dealtMiddle(asked, idle)).includes('pass'),
  'draw-more': probe('draw-second'),
  'draw-on': probe('draw-keep-on'),
  'keep-fit': probe('draw-keep'),
  'play-other': probe('draw-first-choice'),
  'draw-more-able': probe('draw-more'),
  'draw-is-pass': (asked) => {
    const leave = asked.rules.draw.when === 'never' ? 0 : asked.rules.draw.leave;
    const round = roundInMiddle(asked, { hand: idle, boneyard: strangers(leave + 1, 22) });
    turnsWithoutPlay(round, 1);
    return round.passes > 0;
  },
  'keep-is-pass': (asked) => {
    const leave = asked.rules.draw.when === 'never' ? 0 : asked.rules.draw.leave;
    const round = roundInMiddle(asked, {
      hand: idle,
      boneyard: [...tiles('1-2'), ...strangers(leave + 1, 22)],
    });
    make(round, { kind: 'draw' });
    make(round, { kind: 'keep' });
    return round.passes > 0;
  },
  'draw-empty': (asked) => turnProbes['leave-last']?.(asked) === '0',
  'last-turn': (asked) => {
    const round = dealtMiddle(asked, tiles('1-2'));
    make(round, round.legalMoves()[0] as ReturnType<Round['legalMoves']>[number]);
    return round.outcome === null;
  },
  'one-pass': probe('pass-once'),
  'dead-ends': (asked) => dealtMiddle(asked, idle).outcome !== null,
  'after-pass': (asked) => {
    const round = roundInMiddle(asked, { hand: [...tiles('3-4'), ...idle], line: '2-2' });
    turnsWithoutPlay(round, 1);
    const again = roundInMiddle(asked, { hand: [...tiles('3-4'), ...idle], line: '2-3' });
    return round.passes === 1 && mayPlay(again, '3-4');
  },
  'lowest-wins': (asked) => ended(asked, null, [4, 9, 12, 15]).winners.length > 0,
  'fewest-tiles': ({ rules, seating }) => {
    const hands = ['6-6', '1-1 1-4', '5-5 5-6', '4-5 4-6'].slice(0, seating.players).map(tiles);
    const line = [{ left: 2, right: 3 }];
    const position = { line, hands, boneyard: [], leader: 0, turn: 0, leadTile: null };
    const round = Round.from(rules, seating, position);
    turnsWithoutPlay(round, seating.players);
    return round.outcome?.winners.includes(0) === true;
  },
  'add-partners': (asked) => ended(asked, null, [3, 5, 30, 6]).winners[0] === 1,
  'equal-partners': (asked) => ended(asked, null, [3, 5, 3, 9]).tied,
  tie: (asked) => ended(asked, null, [6, 6, 30, 30]).winners.length === 2,
  points: (asked) => ended(asked, 0, [0, 5, 7, 9]).scores.some((score) => score > 0),
  'blocked-count': (asked) => {
    const pips = [4, 9, 12, 15, 18, 21, 24, 27, 30, 33];
    return points(asked, null, pips) === othersPips(asked, pips);
  },
  'out-rounded': (asked) => points(asked, 0, [0, 8, 13, 10]) === othersPips(asked, [0, 8, 13, 10]),
  'out-minus': (asked) => points(asked, 0, [0, 11, 5, 8]) < othersPips(asked, [0, 11, 5, 8]),
  'out-scores': (asked) => points(asked, 0, [0, 11, 5, 8]) !== points(asked, 0, [0, 12, 5, 9]),
  'out-pips': (asked) => points(asked, 0, [0, 11, 5, 8]) !== points(asked, 0, [0, 12, 6, 9]),
  'others-score': (asked) =>
    ended(asked, 0, [0, 11, 5, 8])
      .scores.slice(1)
      .some((score) => score > 0),
  'partner-pips': (asked) => points(asked, 0, [0, 5, 30, 6]) !== points(asked, 0, [0, 5, 31, 6]),
  'minus-partner': (asked) => points(asked, null, [2, 10, 8, 12]) !== points(asked, null, [2, 10, 9, 12]),
  'add-points': ({ seating }) => sideCount(seating) === 2,
  'one-round': ({ rules, seating }) => {
    const end = ended({ rules, seating }, 0, [0, 5, 7, 9]);
    return matchAfter(rules, seating, { totals: end.scores, rounds: 1 }, end) !== 'goes-on';
  },
  exactly: ({ rules, seating }) => {
    const target = rules.match.kind === 'points' ? rowFor(rules.match.points, seating) : 0;
    const totals = Array.from({ length: sideCount(seating) }, (_, side) => (side === 0 ? target : 0));
    const end = ended({ rules, seating }, 0, [0, 5, 7, 9]);
    return matchAfter(rules, seating, { totals, rounds: 2 }, end) === 0;
  },
  'first-there': ({ rules, seating }) => {
    const target = rules.match.kind === 'points' ? rowFor(rules.match.points, seating) : 0;
    const totals = Array.from({ length: sideCount(seating) }, (_, side) => (side === 0 ? target : 0));
    const end = ended({ rules, seating }, 1, [5, 0, 7, 9]);
    return matchAfter(rules, seating, { totals, rounds: 2 }, end) === 0;
  },
  together: (asked) =>
    [0, 1, null].some(
      (out) =>
        ended(asked, out, out === null ? [4, 9, 12, 15] : [0, 0, 7, 9]).scores.filter((score) => score > 0)
          .length > 1,
    ),
  'equal-totals': (asked) => levelMatch(asked) === 'goes-on',
  'more-players': ({ rules }) => scopeOf(rules, { players: rules.players.most + 1 }).ok,
  'draw-closed': (asked) => turnProbes['draw-stuck']?.(asked) === 'yes',
  // 2-4 and 1-5 have 6 pips each, the heaviest of hands that hold no double.
  'draw-lots': ({ rules, seating }) =>
    [0, 1].some((seat) => {
      const hands = new Hands(seating.players);
      const [high, low] = equalPips(rules);
      hands.add(seat, high);
      hands.add(1 - seat, low);
      return searchHands(tableFor(rules, seating), hands, new Boneyard([]), 0).found?.seat !== seat;
    }),
  // A way that looks no further than drawing tells how far drawing in vain goes.
  'not-found': ({ rules, seating }) => {
    const { first } = rules.lead;
    const at = first.findIndex(({ kind }) => kind === 'draw-until-held');
    const until = {
      ...rules,
      lead: { ...rules.lead, first: [...first.slice(0, at + 1), { kind: 'lot' as const }] },
    };
    const table = tableFor(until, seating);
    const sought = first.flatMap((way) => ('tile' in way ? [way.tile] : []));
    const boneyard = new Boneyard(table.tiles.filter((tile) => !isDouble(tile) && !sought.includes(tile)));
    searchHands(table, new Hands(seating.players), boneyard, at);
    return boneyard.left < table.drawing.leave;
  },
  'blocked-scores': (asked) => ended(asked, null, [4, 9, 12, 15]).scores.some((score) => score > 0),
  'one-unwon': ({ rules, seating }) => {
    const end = ended({ rules, seating }, null, [4, 4, 4, 4, 4, 4, 4, 4, 4, 4]);
    return matchAfter(rules, seating, { totals: end.scores, rounds: 1 }, end) === 'goes-on';
  },
  'as-partners': ({ rules }) => seatingsOf(rules).some((seating) => seating.partners),
};

/** Whether all is mixed and dealt again where one player holds all the tiles but what nobody holds, which can be drawn. */
function dealtAnew({ rules, seating }: Asked, nobodyHolds: string): boolean {
  const table = tableFor(rules, seating);
  const { first } = rules.lead;
  const [wanted] = tiles(nobodyHolds);
  const at = first.findIndex((way) =>
    wanted === undefined ? way.kind === 'highest-double' : 'tile' in way && way.tile === wanted,
  );
  const missing = (tile: Tile) =>
    first
      .slice(0, at + 1)
      .some((way) => ('tile' in way ? way.tile === tile : way.kind === 'highest-double' && isDouble(tile)));
  const hands = new Hands(seating.players);
  for (const tile of table.tiles) if (!missing(tile)) hands.add(0, tile);
  const filler = strangers(table.drawing.leave, 110);
  const search = searchHands(table, hands, new Boneyard([...table.tiles.filter(missing), ...filler]), 0);
  return search.found === null && first[search.stoppedAt]?.kind === 'redeal';
}

/** What the engine answers to a ruling's question at this table; undefined where it can't be asked. */
export function engineRules(ruling: Ruling, asked: Asked): boolean | undefined {
  // Where one end is asked about, the question says which.
  if (['winner-leads', 'side-leads'].includes(ruling.id) && ruling.rule === 'lead.later.blocked')
    return winnersLead(asked, ['blocked']);
  if (ruling.id === 'nobody-holds') return dealtAnew(asked, ruling.question.match(/\d+-\d+/)?.[0] ?? '');
  return asks[ruling.id]?.(asked);
}

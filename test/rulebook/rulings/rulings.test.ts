import { describe, expect, test } from 'vitest';
import { randomOf } from '../../../src/domino/random.js';
import type { Tile } from '../../../src/domino/tile.js';
import { lastRound, matchAfter, nextLead } from '../../../src/engine/match.js';
import { Round } from '../../../src/engine/round.js';
import { roundEnd } from '../../../src/engine/score.js';
import { nextSeat } from '../../../src/engine/seats.js';
import type { RoundEnd } from '../../../src/engine/types.js';
import { rulingGroups } from '../../../src/rulebook/rulings/rulings.js';
import { dealRow, scopeOf } from '../../../src/rulebook/scope.js';
import { seatingsOf, sideCount, sideOf } from '../../../src/variant/meaning/seats.js';
import { type Rules, rowFor, type Seating } from '../../../src/variant/rules.js';
import { opened } from '../../support/opened.js';
import { leadProbes } from '../../support/probes-lead.js';
import { turnProbes } from '../../support/probes-turn.js';
import { checkedOf, english, scenarios, shipped } from '../../support/shipped.js';
import {
  type Asked,
  kindsOf,
  make,
  mayPlay,
  roundInMiddle,
  strangers,
  tiles,
  turnsWithoutPlay,
} from '../../support/table-top.js';

/** Finds the answer to a ruling's question by asking the engine, knowing nothing of how rulings are written. */
type Ask = (asked: Asked) => boolean;

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

const asks: Readonly<Record<string, Ask>> = {
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
  'nobody-holds': (asked) => leadProbes['lead-redeal']?.(asked) === 'yes',
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
    const pips = [4, 9, 12, 15];
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
    const totals = Array.from({ length: sideCount(seating) }, (_, side) => (side === 0 ? target : side));
    const end = ended({ rules, seating }, 0, [0, 5, 7, 9]);
    return matchAfter(rules, seating, { totals, rounds: 2 }, end) === 0;
  },
  'first-there': ({ rules, seating }) => {
    const target = rules.match.kind === 'points' ? rowFor(rules.match.points, seating) : 0;
    const totals = Array.from({ length: sideCount(seating) }, (_, side) => (side === 0 ? target : side));
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
  'as-partners': ({ rules }) => seatingsOf(rules).some((seating) => seating.partners),
};

/** What no engine knows (manners, looks, other games, what can't arise), and what tests below ask. */
const manners = [
  'look-first',
  'draw-lots',
  'not-found',
  'again',
  'double-across',
  'draw-closed',
  'middle',
  'near',
  'ends-aloud',
  'pass-stands',
  'show-drawn',
  'table-tiles',
  'fives',
  'cribbage',
  'change-rules',
  'larger-box',
  'money',
  'helper',
];

/** Rule values that no game in the folders has. */
const more: readonly (readonly [string, readonly string[]])[] = [
  ['penalty-draw', ['match.points=50', 'match.tie=draw']],
  ['block', ['round.blocked=lowest-side']],
  ['block', ['score.round=opponents-nearest-five']],
  ['draw', ['score.round=3', 'draw.tiles=one']],
  ['draw', ['lead.first=[6-6, draw-until-held, lot]', 'lead.with=that-tile']],
  ['family-draw', ['lead.first=[highest-double, agreement]']],
  ['draw', ['lead.later={ out: winning-side, blocked: winning-side, tie: as-first }', 'partners=optional']],
  ['draw', ['lead.later={ out: winner, blocked: winner, tie: as-first }', 'partners=optional']],
  ['block', ['round.blocked=nobody', 'lead.later={ out: winner, blocked: same-leader }']],
  ['family-draw', ['direction=counterclockwise', 'draw.then=may-keep']],
];
const games = [...shipped.keys(), ...scenarios.keys()].map((id) => [id, []] as const);

const rulingsFor = (
  rules: Rules,
  choices: Parameters<typeof rulingGroups>[0]['choices'],
  seatings: readonly Seating[],
) => opened(rulingGroups({ rules, choices }, { seatings }, english)).flatMap((group) => group.rulings);

describe('rulings', () => {
  test.each([...games, ...more])('of %s %j are what the engine does', (id, settings) => {
    const { rules, choices } = checkedOf(id, settings);
    for (const seating of seatingsOf(rules)) {
      for (const ruling of rulingsFor(rules, choices, [seating])) {
        const ask = asks[ruling.id];
        if (!ask) continue;
        // Where one end is asked about, the question says which.
        const found =
          ['winner-leads', 'side-leads'].includes(ruling.id) && ruling.rule === 'lead.later.blocked'
            ? winnersLead({ rules, seating }, ['blocked'])
            : ask({ rules, seating });
        expect(found, `${seating.players} players: ${ruling.question}`).toBe(ruling.yes);
      }
    }
  });

  test('the engine is asked everything that it knows about', () => {
    const found = new Set(
      [...games, ...more].flatMap(([id, settings]) => {
        const { rules, choices } = checkedOf(id, settings);
        const all = seatingsOf(rules);
        return [all, ...all.map((seating) => [seating])].flatMap((seatings) =>
          rulingsFor(rules, choices, seatings).map((one) => one.id),
        );
      }),
    );
    expect([...found].sort()).toEqual([...Object.keys(asks), ...manners].sort());
  });

  test('name the value that the file states', () => {
    const { rules, choices } = checkedOf('family-draw');
    const sources = rulingsFor(rules, choices, seatingsOf(rules)).map(
      ({ rule, value }) => `${rule}: ${value}`,
    );
    for (const value of [
      'draw.when: stuck',
      'draw.tiles: until-fit',
      'draw.then: must-play',
      'draw.leave: 0',
      'lead.with: that-tile',
      'lead.later: winner',
      'lead.later.tie: as-first',
      'line.wild: none',
      'line.doubles: either',
      'round.tie: nobody',
      'round.blocked: lowest-hand',
      'score.round: opponents',
      'match.points: 100',
      'players: 2-4',
      'set: double-six',
    ]) {
      expect(sources).toContain(value);
    }
  });

  const said = (id: string, settings: readonly string[] = []) => {
    const { rules, choices } = checkedOf(id, settings);
    return opened(rulingGroups({ rules, choices }, { seatings: seatingsOf(rules) }, english))
      .flatMap((group) => group.rulings)
      .map(({ question, yes, why }) => `${question} ${yes ? 'Yes' : 'No'}: ${why}`)
      .join('\n');
  };

  test('4, 9 and 12 are 21 in family-draw, and 17 in block, where the own hand is subtracted', () => {
    expect(said('family-draw')).toMatch(/Does the player with the fewest score 21\? Yes: 9\s\+\s12\s=\s21\./);
    expect(said('block')).toMatch(
      /Does the player with the fewest score 21\? No: 9\s\+\s12\s\u2212\s4\s=\s17: the winner’s own/,
    );
  });

  test('in five rounds for two, the first leader leads three', () => {
    expect(said('penalty-draw')).toMatch(/lead equally often\? No: In 5 rounds, the first leader leads 3,/);
  });

  test('a target of 61 fits a cribbage board; no other does', () => {
    expect(said('block')).toMatch(/cribbage board\? Yes: 61 /);
    expect(said('one-page-draw')).not.toMatch(/cribbage/);
  });

  test.each([
    [['lead.first=[6-6, draw-until-held, lot]'], 'Only the last 2 tiles are left, and 6-6 is still missing'],
    [
      ['lead.first=[highest-double, lot]'],
      'Nobody holds a double. Do we mix and deal again? No: Instead, choose',
    ],
    [['lead.first=[highest-double, agreement]'], 'Instead, agree who leads'],
  ])('chance and agreement are asked about where they come in: %j', (settings, text) => {
    const key = said('draw', settings);
    expect(key).toContain(text);
    expect(key).not.toMatch(/Do we look for the highest double|before agreeing who leads/);
  });

  test('who was named by lot after a search for 6-6 leads what they like', () => {
    expect(said('draw', ['lead.first=[6-6, draw-until-held, lot]', 'lead.with=that-tile'])).toContain(
      '6-6 wasn’t found, and Ana was chosen at random. Must Ana lead with a particular tile? No: Any tile will do',
    );
  });

  test('the highest double is asked about only in a set that has one', () => {
    const singles = 'set={ highest: 3, without: [0-0, 1-1, 2-2, 3-3] }';
    expect(said('double-three-chain', ['lead.first=lot'])).toMatch(/Do we look for the highest double/);
    expect(said('double-three-chain', ['lead.first=lot', singles, 'players=2'])).not.toMatch(
      /Do we look for the highest double|Must the leader play a double/,
    );
  });

  const SIDES = 'lead.later={ out: winning-side, blocked: winning-side, tie: as-first }';
  test('a winner leads for themselves, a winning side chooses: both are said where both may sit down', () => {
    const both = said('draw', [SIDES]);
    expect(both).toContain(
      'Everyone plays alone. Does the winner of a round lead the next? Yes: With any tile.',
    );
    expect(both).toMatch(
      /Four are playing as partners\. Must the player who won .* No: The winning side chooses/,
    );
    const pairs = said('draw', [SIDES, 'partners=always', 'players=4', 'deal=6']);
    expect(pairs).not.toMatch(/plays alone|Does the winner of a round lead/);
  });

  test('nobody wins a blocked round: nothing is said of its winner, and who leads then', () => {
    const key = said('block', ['round.blocked=nobody', 'lead.later={ out: winner, blocked: same-leader }']);
    expect(key).toContain(
      'so nobody won it. Does the same player lead again? Yes: After a blocked round, the same player leads again',
    );
    expect(key).not.toMatch(/won a blocked round|every round/);
  });

  test('the same leader after going out alone doesn\u2019t lead every round', () => {
    const later = 'lead.later={ out: same-leader, blocked: next-seat, tie: next-seat }';
    expect(said('block', [later])).toMatch(/Does Ana lead the next round\? No: The same player leads again/);
    expect(said('block', [later])).not.toMatch(/every round/);
  });

  test('equal partners who won a blocked round don\u2019t choose who leads: the first at turn does', () => {
    expect(said('draw', ['lead.later={ out: winner, blocked: winner, tie: as-first }'])).toMatch(
      /Partners with equally few pips won a blocked round\. May they choose .* No: Counting from the last leader, the partner whose turn comes first/,
    );
  });

  test('one tile in any turn: with a tile that fits, and without one', () => {
    const key = said('draw', ['draw.tiles=one']);
    expect(key).toContain('May Ben draw instead? Yes: No more than 1 tile; then Ben plays one that fits.');
    expect(key).toMatch(
      /the tile just drawn doesn\u2019t fit\. Does Ben draw another\? No: It\u2019s 1 tile a turn\. Ben keeps it/,
    );
    expect(key).toMatch(
      /the drawn tile doesn\u2019t fit\. May Ben draw another\? No: .* Ben now plays the tile that fits/,
    );
    expect(said('draw')).toMatch(
      /the drawn tile doesn\u2019t fit\. May Ben draw another\? Yes: Or Ben stops and plays/,
    );
  });

  test('with four players of one-page-draw nothing is left to draw', () => {
    expect(said('one-page-draw')).toMatch(/With 4 players, does anyone draw\? No: All the tiles are dealt/);
  });
});

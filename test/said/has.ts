import { isDouble, lowOf } from '../../src/domino/tile.js';
import { lastRound, nextLead } from '../../src/engine/match.js';
import { roundEnd } from '../../src/engine/score.js';
import { drawable, type Scope, tilesOf } from '../../src/rulebook/scope.js';
import type { Rules, Seating } from '../../src/variant/rules.js';
import { probes } from '../support/probes.js';
import type { Need } from './entry.js';

/** Enough pips in each hand that no rounding makes nothing of them, the leader’s fewest. */
const pipsOf = ({ players }: Seating, first: number) =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? first : 20 + seat));

const ask = (id: string, rules: Rules, seating: Seating) => probes[id]?.({ rules, seating });

/** The seats that may lead after a round that Ana led and that ended so; none where a leader is looked for anew. */
function leaders(
  rules: Rules,
  seating: Seating,
  out: number | null,
  handPips: readonly number[],
): readonly number[] {
  const end = roundEnd(rules, seating, { out, handPips, leader: 0 });
  const found = nextLead(rules, seating, lastRound(0, end));
  switch (found.kind) {
    case 'seat':
      return [found.seat];
    case 'side':
      return [found.side, found.side + 2];
    case 'as-first':
      return [];
  }
}

/** Whether the leader’s neighbour leads next however the round ended, always on the same side. */
function goesRound(rules: Rules, seating: Seating): boolean {
  const tied = new Array<number>(seating.players).fill(4);
  const next = [
    leaders(rules, seating, 0, pipsOf(seating, 0)),
    leaders(rules, seating, 1, pipsOf(seating, 0)),
    leaders(rules, seating, null, pipsOf(seating, 2)),
    leaders(rules, seating, null, tied),
  ];
  return [1, seating.players - 1].some((beside) => next.every(([seat]) => seat === beside));
}

/** Whether Ana leads on when she has won, and Ben when he has. */
function winnerLeads(rules: Rules, seating: Seating, blockWon: boolean): boolean {
  const low = pipsOf(seating, 2).map((pips, seat) => (seat === 1 ? 2 : pips + 3));
  const next = [
    leaders(rules, seating, 0, pipsOf(seating, 0)).includes(0),
    leaders(rules, seating, 1, pipsOf(seating, 0)).includes(1),
    !blockWon || leaders(rules, seating, null, pipsOf(seating, 2)).includes(0),
    !blockWon || leaders(rules, seating, null, low).includes(1),
  ];
  return next.every(Boolean);
}

const cache = new WeakMap<Rules, Map<string, Having>>();

type Having = Readonly<Record<Need, boolean>>;

/** Whether a game has what sentences take for granted, at the tables that a sheet is printed for; looked up once. */
export function has(rules: Rules, scope: Scope): Having {
  const found = cache.get(rules) ?? new Map<string, Having>();
  cache.set(rules, found);
  const key = JSON.stringify(scope.seatings);
  const having = found.get(key) ?? lookedUp(rules, scope);
  found.set(key, having);
  return having;
}

function lookedUp(rules: Rules, { seatings }: Scope): Having {
  const tiles = tilesOf(rules);
  const out = seatings.map((seating) =>
    roundEnd(rules, seating, { out: 0, handPips: pipsOf(seating, 0), leader: 0 }),
  );
  const blocked = seatings.map((seating) =>
    roundEnd(rules, seating, { out: null, handPips: pipsOf(seating, 2), leader: 0 }),
  );
  const tied = seatings.map((seating) =>
    roundEnd(rules, seating, { out: null, handPips: pipsOf(seating, 20).fill(20), leader: 0 }),
  );
  const scored = (ends: typeof out) => ends.some(({ scores }) => scores.some((points) => points > 0));
  const blockWon = blocked.some(({ winners }) => winners.length > 0);
  const drawing = seatings.some((seating) => drawable(rules, seating) > 0);
  const low =
    seatings.some((seating) => ask('match-won', rules, seating) === 'Ben') &&
    rules.match.kind !== 'one-round';
  return {
    doubles: tiles.some(isDouble),
    blanks: tiles.some((tile) => lowOf(tile) === 0),
    points: scored(out) || scored(blocked),
    'win-scores': scored(out) && (!blockWon || scored(blocked)),
    'one-scores': [...out, ...blocked, ...tied].every(
      ({ scores }) => scores.filter((points) => points > 0).length < 2,
    ),
    'out-scores': scored(out),
    'block-scores': scored(blocked),
    partners: seatings.some(({ partners }) => partners),
    three: seatings.some(({ players }) => players > 2),
    drawing,
    'able-draws': drawing && seatings.some((seating) => ask('draw-able', rules, seating) === 'yes'),
    boneyard: seatings.some((seating) => Number(ask('deal-left', rules, seating)) > 0),
    'goes-round': rules.lead.later !== null && seatings.every((seating) => goesRound(rules, seating)),
    'winner-leads':
      rules.lead.later !== null && seatings.every((seating) => winnerLeads(rules, seating, blockWon)),
    pips: blockWon || [...out, ...blocked].some(({ scores }) => scores.some((points) => points > 18)),
    later: rules.match.kind !== 'one-round',
    winner: !low,
    'block-winner': blockWon,
    tie: blockWon,
    low,
    target: rules.match.kind === 'points',
    search: seatings.some((seating) => ask('lead-decided', rules, seating) === 'the tiles in the hands'),
  };
}

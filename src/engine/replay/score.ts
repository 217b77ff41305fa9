import { pipTotal, type Tile, tileOf } from '../../domino/tile.js';
import { isOneRound } from '../../variant/meaning/end.js';
import { sideCount } from '../../variant/meaning/seats.js';
import type { ScoreExample } from '../../variant/variant.js';
import { addRound, type MatchState, matchAfter, totalsDecide } from '../match.js';
import { roundEnd } from '../score.js';
import type { Table } from '../table.js';
import type { ReplayedScore } from '../types.js';
import type { ExampleProblems } from './problems.js';

/** Counts a round's end and checks what the example claims of it; null when something is wrong. */
export function replayScore(
  table: Table,
  example: ScoreExample,
  problems: ExampleProblems,
): ReplayedScore | null {
  const { rules, seating } = table;
  const out = 'out' in example.ended ? example.ended.out : null;
  const handPips = pipsLeft(table, example, out, problems);
  const before = stateBefore(table, example, problems);
  if (problems.found.length > 0) return null;
  const end = roundEnd(rules, seating, { out, handPips, leader: 0 });
  const after = addRound(before, end);
  const match = matchAfter(rules, seating, after, end);
  const replayed: ReplayedScore = { form: 'score', example, seating, end, totals: after.totals, match };
  if (!example.inherited) checkClaims(replayed, problems);
  return problems.found.length > 0 ? null : replayed;
}

/** Pips by seat. Everybody holds something, but for the one who went out. */
function pipsLeft(
  table: Table,
  example: ScoreExample,
  out: number | null,
  problems: ExampleProblems,
): readonly number[] {
  const placed = new Set<Tile>();
  const blankDouble = table.tiles.includes(tileOf(0, 0));
  return Array.from({ length: table.seating.players }, (_, seat) => {
    const left = example.left.get(seat);
    const player = problems.name(seat);
    if (typeof left === 'object') problems.placeTiles(left, table.tiles, placed);
    const pips = typeof left === 'object' ? pipTotal(left) : (left ?? 0);
    const holds =
      typeof left === 'object' ? left.length > 0 : left !== undefined && (left > 0 || blankDouble);
    if (seat === out) {
      if (typeof left === 'object' ? holds : pips > 0) problems.add('out-holding', { player });
    } else if (left === undefined) problems.add('left-missing', { player });
    else if (!holds) problems.add('hand-empty', { player });
    return pips;
  });
}

function stateBefore(table: Table, example: ScoreExample, problems: ExampleProblems): MatchState {
  const { rules, seating } = table;
  const { before } = example;
  if (!before) return { totals: new Array<number>(sideCount(seating)).fill(0), rounds: 0 };
  if (isOneRound(rules.match)) problems.add('before-idle');
  else if (before.rounds > 0 || before.totals.some((total) => total > 0)) {
    const decided = totalsDecide(rules, seating, rules.match, before);
    if (decided !== 'goes-on') problems.add('match-over');
  }
  return before;
}

function checkClaims({ example, end, totals, match }: ReplayedScore, problems: ExampleProblems): void {
  const same = (a: readonly number[], b: readonly number[]) => a.join() === b.join();
  const { scores } = example;
  // Partners may both be named.
  const winners = example.winners && [...new Set(example.winners)];
  const names = (sides: readonly number[]) => sides.map((side) => problems.sideName(side));
  if (winners && !same(winners.toSorted(), end.winners.toSorted()))
    problems.add('wrong-winners', {
      claimed: names(winners),
      claimedCount: winners.length,
      found: names(end.winners),
      foundCount: end.winners.length,
    });
  if (scores && !same(scores, end.scores))
    problems.add('wrong-scores', {
      claimed: problems.pointsBySide(scores),
      found: problems.pointsBySide(end.scores),
    });
  if (example.totals && !same(example.totals, totals))
    problems.add('wrong-totals', {
      claimed: problems.pointsBySide(example.totals),
      found: problems.pointsBySide(totals),
    });
  if (example.match !== undefined && example.match !== match) {
    const named = (result: number | string) =>
      typeof result === 'number' ? problems.sideName(result) : result;
    problems.add('wrong-match', { claimed: named(example.match), found: named(match) });
  }
}

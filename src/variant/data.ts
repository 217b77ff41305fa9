import stringify from 'safe-stable-stringify';
import { tileName } from '../domino/notation.js';
import { setNameOf } from '../domino/set.js';
import { unreachable } from '../problem.js';
import { openDraw } from './meaning/draw.js';
import { blockHasWinner, isOpponentsWhenOut, lowTotalsWin } from './meaning/end.js';
import { findsByTile, wayName } from './meaning/lead.js';
import type { DrawRule, LeadWay, MatchRule, PlayerTable, Rules, ScoreWay } from './rules.js';
import type { Choice, RulesData } from './variant.js';

/**
 * Rules as the plain data of a variant file: only live keys, in the order in which a file states them, tables with a row
 * for each number of players. A file with these keys and a title states the same rules again.
 */
export function rulesData(rules: Rules): RulesData {
  const { set, players, partners, lead, line, round } = rules;
  const fours = players.least <= 4 && players.most >= 4;
  const named = set.without.length === 0 ? setNameOf(set.highest) : undefined;
  return {
    set: named ?? { highest: set.highest, without: set.without.map(tileName) },
    players: players.least === players.most ? players.least : `${players.least}-${players.most}`,
    ...(fours && { partners }),
    ...(players.most > 2 && { direction: rules.direction }),
    deal: tableData(rules.deal),
    lead: {
      first: lead.first.length === 1 ? wayName(lead.first[0] as LeadWay) : lead.first.map(wayName),
      ...(findsByTile(lead.first) && { with: lead.with }),
      ...(lead.later && { later: laterData(lead.later) }),
    },
    line: { doubles: line.doubles, wild: line.wild },
    draw: drawData(rules.draw),
    round: { blocked: round.blocked, ...(tieMatters(rules) && { tie: round.tie }) },
    score: { round: scoreData(rules) },
    match: matchData(rules.match),
  };
}

function tableData(table: PlayerTable): RulesData {
  const { partners, players } = table;
  return { ...players, ...(partners !== undefined && { partners }) };
}

function laterData(later: NonNullable<Rules['lead']['later']>): unknown {
  const { out, blocked, tie } = later;
  if (out === blocked && (tie === null || tie === out)) return out;
  return { out, blocked, ...(tie !== null && { tie }) };
}

function drawData(draw: DrawRule): unknown {
  const open = openDraw(draw);
  if (!open) return 'never';
  const { when, tiles, leave } = open;
  return { when, tiles, ...('then' in open && { then: open.then }), leave };
}

function tieMatters(rules: Rules): boolean {
  return blockHasWinner(rules) && !lowTotalsWin(rules);
}

function scoreData({ score, round, partners }: Rules): unknown {
  const out = scoreWayData(score.out);
  const blocked = scoreWayData(score.blocked);
  if (out === blocked || !blockHasWinner({ round })) return out;
  // One word says both where it comes to the opponents' hands when somebody goes out.
  const same = [score.out, score.blocked].every((way) => isOpponentsWhenOut(way, partners));
  return same ? blocked : { out, blocked };
}

function scoreWayData(way: ScoreWay): string | number {
  return 'points' in way ? way.points : way.kind;
}

function matchData(match: MatchRule): unknown {
  switch (match.kind) {
    case 'one-round':
      return 'one-round';
    case 'points':
      return { points: tableData(match.points), ...(match.tie && { tie: match.tie }) };
    case 'rounds':
      return { rounds: match.rounds, tie: match.tie };
    default:
      return unreachable(match);
  }
}

/** Rules and choices as data: what each choice changes in the rules in normal form, however the file writes it. */
export function dataWith(choices: readonly Choice[], rules: Rules): RulesData {
  const data = rulesData(rules);
  if (choices.length === 0) return data;
  return { ...data, choices: choices.map((choice) => changedData(data, rulesData(choice.rules))) };
}

/**
 * What one set of rules changes in another, by dotted key: the least that, set one key after another, turns the first into
 * the second. Keys that only die with the change are not among them.
 */
function changedData(from: RulesData, to: RulesData): RulesData {
  const changes: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(to)) {
    const before = from[key];
    if (canonical(before) === canonical(value)) continue;
    // Points go of themselves where the match becomes one round.
    if (key === 'score' && typeof to.match === 'string') continue;
    if (!isMap(before) || !isMap(value) || isTable(before) || isTable(value) || key === 'set') {
      changes[key] = value;
      continue;
    }
    for (const [inner, now] of Object.entries(value)) {
      if (canonical(before[inner]) !== canonical(now)) changes[`${key}.${inner}`] = now;
    }
  }
  return changes;
}

function isMap(value: unknown): value is RulesData {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTable(value: RulesData): boolean {
  return Object.keys(value).some((key) => /^\d/u.test(key));
}

/** JSON with the keys of every map sorted, so that the same data is the same text; none of undefined. */
export const canonical = stringify;

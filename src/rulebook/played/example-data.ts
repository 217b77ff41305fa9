import { laidTileName, tileName } from '../../domino/notation.js';
import type { Tile } from '../../domino/tile.js';
import type { Replayed, ReplayedLead, ReplayedPlay, ReplayedScore, Turn } from '../../engine/types.js';
import { unreachable } from '../../problem.js';
import type { Example, ExampleStep, RulesData } from '../../variant/variant.js';

/** A worked example as a variant file states it. What it claims is what the engine found, so that it holds under these rules. */
export function exampleData(replayed: Replayed): RulesData {
  switch (replayed.form) {
    case 'play':
      return playData(replayed);
    case 'score':
      return scoreData(replayed);
    case 'lead':
      return leadData(replayed);
    default:
      return unreachable(replayed);
  }
}

function head({ name, show, named, names, partners }: Example): RulesData {
  return {
    name,
    ...(show !== 'player' && { show }),
    players: named ? names : names.length,
    ...(partners && { partners }),
  };
}

function playData({ example, turns }: ReplayedPlay): RulesData {
  const { line, hands, boneyard } = example;
  return {
    ...head(example),
    ...(line.length > 0 && { line: line.map(laidTileName) }),
    ...(hands.size > 0 && { hands: bySeat(example, hands, tileNames) }),
    ...(boneyard !== undefined && {
      boneyard: typeof boneyard === 'number' ? boneyard : tileNames(boneyard),
    }),
    steps: example.steps.map((step, index) => stepData(example, step, turns[index] as Turn)),
  };
}

function stepData(example: Example, step: ExampleStep, turn: Turn): RulesData {
  const { seat, draws, play, at, leaves, keeps, pass, ends } = step;
  return {
    ...(seat !== undefined && { who: example.names[seat] }),
    ...(draws.length > 0 && { draws: tileNames(draws) }),
    ...(play !== undefined && { play: tileName(play) }),
    ...(at && { at: 'end' in at ? at.end : tileName(at.tile) }),
    ...(leaves !== undefined && { leaves }),
    ...(keeps && { keeps }),
    ...(pass && { pass }),
    ...(ends && { ends: turn.line.ends }),
    ...(turn.refused && { refused: turn.refused }),
  };
}

function scoreData({ example, end, totals, match }: ReplayedScore): RulesData {
  const { ended, before } = example;
  const sides = sideNames(example);
  const points = (list: readonly number[]) =>
    Object.fromEntries(list.map((sum, side) => [sides[side] as string, sum]));
  const winner = typeof match === 'number' ? sides[match] : match;
  return {
    ...head(example),
    ...('out' in ended ? { out: example.names[ended.out] } : { blocked: true }),
    left: bySeat(example, example.left, (hand) => (typeof hand === 'number' ? hand : tileNames(hand))),
    ...(before && {
      before: { ...points(before.totals), ...(before.rounds > 0 && { rounds: before.rounds }) },
    }),
    ...(example.winners && { winners: end.winners.map((side) => sides[side]) }),
    ...(example.scores && { scores: points(end.scores) }),
    ...(example.totals && { totals: points(totals) }),
    ...(example.match !== undefined && { match: winner }),
  };
}

function leadData({ example, seat, tile }: ReplayedLead): RulesData {
  return {
    ...head(example),
    ...foundData(example),
    ...(example.leads !== undefined && { leads: example.names[seat] }),
    ...(example.tile !== undefined && tile !== null && { tile: tileName(tile) }),
  };
}

function foundData(example: ReplayedLead['example']): RulesData {
  const { found, names } = example;
  if ('drawn' in found) return { drawn: found.drawn.map((turn) => bySeat(example, turn, tileName)) };
  if ('hands' in found) {
    return {
      hands: bySeat(example, found.hands, tileNames),
      ...(found.boneyard && { boneyard: tileNames(found.boneyard) }),
    };
  }
  const { led, ended } = found.after;
  if ('out' in ended) return { after: { led: names[led], out: names[ended.out] } };
  if ('won' in ended) return { after: { led: names[led], won: names[ended.won] } };
  return { after: { led: names[led], tie: true } };
}

function sideNames({ names, partners }: Example): readonly string[] {
  return partners ? [`${names[0]}+${names[2]}`, `${names[1]}+${names[3]}`] : names;
}

function bySeat<T, U>(example: Example, values: ReadonlyMap<number, T>, write: (value: T) => U): RulesData {
  return Object.fromEntries([...values].map(([seat, value]) => [example.names[seat], write(value)]));
}

function tileNames(tiles: readonly Tile[]): readonly string[] {
  return tiles.map(tileName);
}

import type { LineView } from '../../domino/line.js';
import { tileName } from '../../domino/notation.js';
import { type Pips, pipsOf, type Tile } from '../../domino/tile.js';
import type { Demonstration, Turn } from '../../engine/types.js';
import { HostOnly } from '../../host-only.js';
import { unreachable } from '../../problem.js';
import { drawingOf } from '../../variant/meaning/draw.js';
import {
  dealsAgain,
  drawsForLead,
  isBeforeDealing,
  type Sought,
  soughtBefore,
  turnsTilesUp,
  wayName,
} from '../../variant/meaning/lead.js';
import type { LeadWay, Rules } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import { soughtParams } from '../clauses/lead-ways.js';
import { countText } from './count.js';
import { type NameOf, turnText } from './turn.js';

/** One turn told: what was done, and why where nothing else was allowed. */
interface ToldTurn {
  readonly seat: number;
  readonly text: string;
  /** The line after the turn. */
  readonly line: LineView;
}

/** A whole round told, for a key or a terminal. */
export interface ToldRound {
  /** Who leads, and what found the leader. */
  readonly lead: string;
  /** Whether the leader was found before anyone took tiles, so that it is told before the deal. */
  readonly leadBeforeDeal: boolean;
  /** What was wrong with the deals before this one, where any were given back. */
  readonly givenBack: string | null;
  readonly turns: readonly ToldTurn[];
  /** The end and the counting, sentence by sentence. */
  readonly count: readonly string[];
}

/** Tells a demonstration turn by turn, with the reason for each forced draw and each pass. */
export function demonstrationText(
  rules: Rules,
  shown: Demonstration,
  name: NameOf,
  words: Words,
): HostOnly<ToldRound> {
  let ends: readonly Pips[] = [];
  const turns = shown.turns.map((turn): ToldTurn => {
    const why = reasonOf(rules, turn, ends, words);
    const text = [why.before, turnText(turn, name, words), why.after].filter(Boolean).join(' ');
    ends = turn.line.ends;
    return { seat: turn.seat, text, line: turn.line };
  });
  const left = new Map(shown.left.map((tiles, seat) => [seat, tiles]));
  return new HostOnly({
    lead: leadText(rules, shown, name, words),
    leadBeforeDeal: isBeforeDealing(shown.lead.by) && wayIndex(rules, shown.lead.by) === 0,
    givenBack: givenBackText(rules, shown, words),
    turns,
    count: countText(rules, shown.seating, shown.end, left, name, words),
  });
}

interface Reason {
  readonly before?: string;
  readonly after?: string;
}

/** Why a player drew (before what was drawn) or passed (after it), with these ends open. */
function reasonOf(rules: Rules, turn: Turn, ends: readonly Pips[], words: Words): Reason {
  const [left = 0, right = left] = ends;
  const before =
    turn.drawn.length > 0
      ? words.say(turn.able ? 'demo.able' : 'demo.stuck', {
          left,
          right,
          same: left === right ? 'yes' : 'no',
        })
      : undefined;
  const after = turn.action?.kind === 'pass' ? passReason(rules, turn.boneyardLeft, words) : undefined;
  return { ...(before && { before }), ...(after && { after }) };
}

function passReason({ draw }: Rules, boneyard: number, words: Words): string | undefined {
  if (drawingOf(draw).most === 0) return undefined;
  return words.say('demo.nothing-to-draw', { left: boneyard });
}

/** Who leads: each way that was tried and found nobody, then the one that did. */
function leadText(rules: Rules, shown: Demonstration, name: NameOf, words: Words): string {
  const { lead } = shown;
  const ways = rules.lead.first;
  const found = wayIndex(rules, lead.by);
  const drawn = lead.drawn.map((turn) => drawnText(turn, lead.by, name, words));
  const missed = ways
    .slice(0, found)
    .flatMap((way, index) => [
      ...(drawsForLead(way) ? drawn : []),
      ...missedText(way, soughtBefore(ways, index), words),
    ]);
  const drew = turnsTilesUp(lead.by) || drawsForLead(lead.by);
  const tile = lead.tile === null ? '' : tileName(lead.tile);
  const text = words.say(`demo.lead.${lead.by.kind}`, {
    name: name(lead.seat),
    tile,
    with: lead.tile === null ? 'any' : 'that',
    named: 'tile' in lead.by ? tileName(lead.by.tile) : '',
    order: found === 0 ? 'first' : 'fallback',
  });
  return [...missed, ...(drew ? drawn : []), text].join(' ');
}

function wayIndex(rules: Rules, by: LeadWay): number {
  return rules.lead.first.findIndex((way) => wayName(way) === wayName(by));
}

/** How many deals found nobody, and what nobody had. */
function givenBackText(rules: Rules, { lead }: Demonstration, words: Words): string | null {
  if (lead.givenBack === 0) return null;
  const ways = rules.lead.first;
  const sought = soughtParams(soughtBefore(ways, ways.findIndex(dealsAgain)));
  return words.say('demo.given-back', { deals: lead.givenBack, ...sought });
}

function missedText(way: LeadWay, before: Sought | null, words: Words): readonly string[] {
  switch (way.kind) {
    case 'highest-double':
      return [words.say('demo.missed.highest-double')];
    case 'tile':
      return [words.say('demo.missed.tile', { tile: tileName(way.tile) })];
    case 'draw-until-held':
      return [words.say('demo.missed.draw-until-held', soughtParams(before))];
    case 'agreement':
    case 'lot':
    case 'drawn-tile':
    case 'heaviest-tile':
    case 'redeal':
      return [];
    default:
      return unreachable(way);
  }
}

/** Tiles turned up for the lead with their pips, or a tile drawn in search of one. */
function drawnText(turn: ReadonlyMap<number, Tile>, by: LeadWay, name: NameOf, words: Words): string {
  const each = [...turn].map(([seat, tile]) =>
    words.say('demo.turned', { name: name(seat), tile: tileName(tile), pips: pipsOf(tile) }),
  );
  if (turnsTilesUp(by)) return words.say('demo.turn-up', { each });
  return words.say('demo.draws', {
    name: name([...turn.keys()][0] as number),
    tile: tileName([...turn.values()][0] as Tile),
  });
}

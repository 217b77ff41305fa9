import type { LineView } from '../../domino/line.js';
import { pipTotal, type Tile } from '../../domino/tile.js';
import { demonstrate } from '../../engine/demonstrate.js';
import type { Replayed, RoundEnd, Turn } from '../../engine/types.js';
import { hasPoints } from '../../variant/meaning/end.js';
import type { Rules, Seating } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import type { CheckedVariant } from '../prepare.js';
import type { Scope } from '../scope.js';
import { type NameOf, usualNames } from './turn.js';

/** Turns to show on a sheet, every tile and end worked out by the engine. */
export interface ShownPlay {
  readonly form: 'play';
  readonly name: NameOf;
  readonly start: LineView;
  readonly turns: readonly Turn[];
}

/** A count at a round's end to show on a sheet. */
export interface ShownScore {
  readonly form: 'score';
  readonly name: NameOf;
  readonly seating: Seating;
  readonly end: RoundEnd;
  /** By seat: the tiles left, or only their pips. */
  readonly left: ReadonlyMap<number, readonly Tile[] | number>;
}

/** What a player sheet shows: turns, and counts. */
export interface ShownExamples {
  readonly plays: readonly ShownPlay[];
  readonly scores: readonly ShownScore[];
}

/** How many turns a made example shows. */
const MADE_TURNS = 3;
/** How many seeds are tried for a round that ends in a wanted way; such ends are never that rare where they can occur. */
const MADE_SEEDS = 300;
/** The seed of everything made, so that the same file prints the same sheet. */
const MADE_FROM = 1;

/** The player examples of a variant that suit the seatings printed; where none remains, examples made from seed 1. */
export function examplesFor(checked: CheckedVariant, scope: Scope, words: Words): ShownExamples {
  const fitting = checked.playerExamples.filter((replayed) => suits(replayed.seating, scope));
  const plays = fitting.flatMap((replayed) => shownPlay(replayed, words));
  const scores = fitting.flatMap((replayed) => shownScore(replayed, words));
  return {
    plays: plays.length > 0 ? plays : [madePlay(checked.rules, scope, words)],
    scores: scores.length > 0 ? scores : madeScores(checked.rules, scope, words),
  };
}

function suits(seating: Seating, scope: Scope): boolean {
  return scope.seatings.some(
    (other) => other.players === seating.players && other.partners === seating.partners,
  );
}

function shownPlay(replayed: Replayed, words: Words): ShownPlay[] {
  if (replayed.form !== 'play') return [];
  const name = usualNames(words);
  return [{ form: 'play', name, start: replayed.start, turns: replayed.turns }];
}

function shownScore(replayed: Replayed, words: Words): ShownScore[] {
  if (replayed.form !== 'score') return [];
  const { example, seating, end } = replayed;
  return [{ form: 'score', name: usualNames(words), seating, end, left: example.left }];
}

function madePlay(rules: Rules, scope: Scope, words: Words): ShownPlay {
  const shown = demonstrate(rules, firstSeating(scope), MADE_FROM);
  return {
    form: 'play',
    name: usualNames(words),
    start: { tiles: [], ends: [], added: null },
    turns: shown.turns.slice(0, MADE_TURNS),
  };
}

function madeScores(rules: Rules, scope: Scope, words: Words): readonly ShownScore[] {
  if (!hasPoints(rules)) return [];
  return (['out', 'blocked'] as const).flatMap((kind) => madeScore(rules, firstSeating(scope), kind, words));
}

function madeScore(rules: Rules, seating: Seating, kind: RoundEnd['kind'], words: Words): ShownScore[] {
  for (let seed = MADE_FROM; seed < MADE_FROM + MADE_SEEDS; seed++) {
    const { end, left } = demonstrate(rules, seating, seed);
    if (end.kind !== kind || end.winners.length !== 1) continue;
    // Long hands make long sums; their pips alone say enough.
    const hands = left.map((tiles, seat) => [seat, tiles.length > 3 ? pipTotal(tiles) : tiles] as const);
    return [{ form: 'score', name: usualNames(words), seating, end, left: new Map(hands) }];
  }
  return [];
}

function firstSeating(scope: Scope): Seating {
  const first = scope.seatings[0];
  if (!first) throw new Error('a scope has a seating');
  return first;
}

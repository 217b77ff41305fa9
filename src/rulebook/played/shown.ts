import type { LineView } from '../../domino/line.js';
import { pipTotal, type Tile } from '../../domino/tile.js';
import { demonstrate } from '../../engine/demonstrate.js';
import { worthAt } from '../../engine/score.js';
import type { Replayed, RoundEnd, Turn } from '../../engine/types.js';
import { scoresAnything } from '../../variant/meaning/worth.js';
import type { Rules, Seating } from '../../variant/rules.js';
import type { Words } from '../../words/words.js';
import type { CheckedVariant } from '../prepare.js';
import type { Scope } from '../scope.js';
import { type NameOf, toldOnce, usualNames } from './turn.js';

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
/** So many tiles left in a hand are shown and added up one by one. */
const SHORT_HAND = 3;
/**
 * The first seed of everything made, so that the same file prints the same sheet. It is none that a host types or begins
 * with: the key of such a round would go on where the players' sheet stops.
 */
const MADE_FROM = 0xd0_31_10_00;

/** The player examples of a variant that suit the seatings printed; what they don't show is made up, of other rounds than a host key tells. */
export function examplesFor(checked: CheckedVariant, scope: Scope, words: Words): ShownExamples {
  const fitting = checked.playerExamples.filter((replayed) => suits(replayed.seating, scope));
  const plays = fitting.flatMap((replayed) => shownPlay(replayed, words));
  const scores = fitting.flatMap((replayed) => shownScore(replayed, words));
  return {
    plays: plays.length > 0 ? plays : [madePlay(checked.rules, scope, words)],
    scores: [...scores, ...missingScores(checked.rules, scope, scores, words)],
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
  return [{ form: 'play', name, start: replayed.start, turns: toldOnce(replayed.turns) }];
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

/** A count for each way a round can end that no example of the file shows for players as they may sit here, where it is worth anything. */
function missingScores(
  rules: Rules,
  scope: Scope,
  shown: readonly ShownScore[],
  words: Words,
): readonly ShownScore[] {
  const seating = firstSeating(scope);
  const isShown = (kind: RoundEnd['kind']) =>
    shown.some((score) => score.end.kind === kind && score.seating.partners === seating.partners);
  return (['out', 'blocked'] as const)
    .filter((kind) => scoresAnything(worthAt(rules, kind)) && !isShown(kind))
    .flatMap((kind) => madeScore(rules, seating, kind, words));
}

function madeScore(rules: Rules, seating: Seating, kind: RoundEnd['kind'], words: Words): ShownScore[] {
  let made: ShownScore | undefined;
  for (let seed = MADE_FROM; seed < MADE_FROM + MADE_SEEDS; seed++) {
    const { end, left } = demonstrate(rules, seating, seed);
    if (end.kind !== kind || (worthAt(rules, kind).whose === 'winners' && end.winners.length !== 1)) continue;
    const short = left.every((tiles) => tiles.length <= SHORT_HAND);
    // Long hands make long sums: the first round with short ones is shown, or of any other the pips alone.
    if (!short && made !== undefined) continue;
    const hands = left.map(
      (tiles, seat) => [seat, tiles.length > SHORT_HAND ? pipTotal(tiles) : tiles] as const,
    );
    made = { form: 'score', name: usualNames(words), seating, end, left: new Map(hands) };
    if (short) break;
  }
  return made === undefined ? [] : [made];
}

function firstSeating(scope: Scope): Seating {
  const first = scope.seatings[0];
  if (!first) throw new Error('a scope has a seating');
  return first;
}

import { tilesOfSet } from '../domino/set.js';
import { isDouble, lowOf, type Tile } from '../domino/tile.js';
import { bad, good, type Result } from '../problem.js';
import { drawingOf } from '../variant/meaning/draw.js';
import { seatingsOf } from '../variant/meaning/seats.js';
import { type LeadWay, type Rules, rowFor, type Seating } from '../variant/rules.js';

/** Who a sheet is printed for: the seatings its sentences must be true for, fewest players first. */
export interface Scope {
  readonly seatings: readonly Seating[];
}

/** What a host asked for: one number of players, or partners; nothing means every permitted seating. */
export interface WantedSeating {
  readonly players?: number;
  readonly partners?: boolean;
}

/** A set to double-six serves so many, and one to double-nine so many at five tiles each. */
const FEWER = 4;
const MORE = 8;

/** The seatings that the rules allow and the host wants; one that the rules don't allow is a problem of the option. */
export function scopeOf(rules: Rules, wanted: WantedSeating = {}): Result<Scope> {
  const all = seatingsOf(rules);
  if (wanted.partners && !all.some((seating) => seating.partners))
    return bad({ code: 'cli.no-partners', params: {} });
  const seatings = all.filter(
    (seating) =>
      (wanted.players === undefined || seating.players === wanted.players) &&
      (!wanted.partners || seating.partners),
  );
  if (seatings.length > 0) return good(sharedScope(rules, seatings));
  const { least, most } = rules.players;
  const found = wanted.players ?? 0;
  if (wanted.partners) return bad({ code: 'cli.partners-are-four', params: { found } });
  const counts = least === most ? 'one' : 'several';
  const more = found > Math.max(most, FEWER) && found <= MORE ? 'yes' : 'no';
  return bad({
    code: 'cli.players-range',
    params: { found, least, most, counts, more },
  });
}

/** The scopes of each game, so that what is worked out for one is known when it is asked for again. */
const scopes = new WeakMap<Rules, Map<string, Scope>>();

/** The scope of these seatings of a game, the same each time. */
export function sharedScope(rules: Rules, seatings: readonly Seating[]): Scope {
  const known = scopes.get(rules) ?? new Map<string, Scope>();
  scopes.set(rules, known);
  const key = JSON.stringify(seatings);
  const scope = known.get(key) ?? { seatings };
  known.set(key, scope);
  return scope;
}

/** The tiles the game is played with, in reading order. */
export function tilesOf(rules: Rules): readonly Tile[] {
  return tilesOfSet(rules.set.highest, rules.set.without);
}

/** Whether the game has a double. */
export function hasDoubles(rules: Rules): boolean {
  return tilesOf(rules).some(isDouble);
}

/** Whether the game has a blank half. */
export function hasBlanks(rules: Rules): boolean {
  return tilesOf(rules).some((tile) => lowOf(tile) === 0);
}

/** One row of the deal: what a seating takes, what is left face down, and what of that is never drawn. */
export interface DealRow {
  readonly seating: Seating;
  readonly each: number;
  readonly left: number;
  /** All of the rest where the rules have no drawing. */
  readonly neverDrawn: number;
}

/** The deal of one seating (counts of tiles). */
export function dealRow(rules: Rules, seating: Seating): DealRow {
  const each = rowFor(rules.deal, seating);
  const drawing = drawingOf(rules.draw);
  const left = tilesOf(rules).length - each * seating.players;
  return {
    seating,
    each,
    left,
    neverDrawn: drawing.most === 0 ? left : Math.min(left, drawing.leave),
  };
}

/** How many tiles may be drawn in a round with this seating. */
export function drawable(rules: Rules, seating: Seating): number {
  const row = dealRow(rules, seating);
  return row.left - row.neverDrawn;
}

/** The same rules for two ways of counting: whether sides are partners in some, all or none of the seatings. */
export function sidesIn(scope: Scope): 'alone' | 'partners' | 'both' {
  const partners = scope.seatings.filter((seating) => seating.partners).length;
  if (partners === 0) return 'alone';
  return partners === scope.seatings.length ? 'partners' : 'both';
}

/** The numbers of players in the scope, each once. */
export function playerCounts(scope: Scope): readonly number[] {
  return [...new Set(scope.seatings.map((seating) => seating.players))];
}

/** The seating of a round that shows the game: a table of middling size, where turns go round and there is a boneyard. */
export function shownSeating({ seatings }: Scope): Seating {
  const seating = seatings[Math.floor((seatings.length - 1) / 2)];
  if (!seating) throw new Error('a scope has a seating');
  return seating;
}

/** Whether this holds for some seating of the scope. */
export function some(scope: Scope, test: (seating: Seating) => boolean): boolean {
  return scope.seatings.some(test);
}

/** The ways of finding the first leader that come in at some table: where all tiles are dealt, the first finds somebody. */
export function waysIn(rules: Rules, scope: Scope): readonly LeadWay[] {
  const { first } = rules.lead;
  return some(scope, (seating) => dealRow(rules, seating).left > 0) ? first : first.slice(0, 1);
}

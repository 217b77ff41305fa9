import { nearest } from '../../nearest.js';
import { type KeyPath, type Problem, type ProblemCode, type ProblemParams, problem } from '../../problem.js';
import { entryAt, nearestSpot, type Spot, type WrittenMap } from '../../yaml/written.js';
import { seatsOfSide, sideCount, sideOf } from '../meaning/seats.js';
import type { Seating } from '../rules.js';

/** The key beside the players' names where an example says how a match stood before. */
const RESERVED: ReadonlySet<string> = new Set(['rounds']);

/** Who sits where in one example, and what is wrong with the names it uses. */
export class ExampleSeats {
  readonly names: readonly string[];
  readonly named: boolean;
  readonly partners: boolean;
  readonly problems: Problem[] = [];
  readonly #example: WrittenMap;
  readonly #path: KeyPath;

  /** `players` as the example states them; `least` where it states none. */
  constructor(
    example: WrittenMap,
    path: KeyPath,
    players: number | readonly string[] | undefined,
    partners: boolean,
    least: number,
  ) {
    this.#example = example;
    this.#path = path;
    this.partners = partners;
    this.named = typeof players === 'object';
    const seats = typeof players === 'number' ? players : partners ? 4 : least;
    this.names =
      typeof players === 'object' ? players : Array.from({ length: seats }, (_, seat) => String(seat + 1));
    if (new Set(this.names).size < this.names.length) this.refuse('shape.names-twice', {}, ['players']);
    const odd = this.names.find((name) => name.includes('+') || RESERVED.has(name));
    if (odd !== undefined) this.refuse('shape.player-name', { found: odd }, ['players']);
    if (partners && this.names.length !== 4) {
      this.refuse('shape.partners-seats', { players: this.names.length }, ['partners']);
    }
  }

  get #seating(): Seating {
    return { players: this.names.length, partners: this.partners };
  }

  /** A player's seat, counted from 0. */
  seat(name: string, ...path: KeyPath): number {
    const seat = this.names.indexOf(name);
    if (seat >= 0) return seat;
    this.#unknown(name, this.names, path);
    return 0;
  }

  /** The sides as an example writes them: a player, or two partners joined by a plus sign. */
  get sides(): readonly string[] {
    return Array.from({ length: sideCount(this.#seating) }, (_, side) =>
      seatsOfSide(this.#seating, side)
        .map((seat) => this.names[seat])
        .join('+'),
    );
  }

  /** A side by its players, in either order, or by one of them. */
  side(name: string, ...path: KeyPath): number {
    const parts = name.split('+').map((part) => part.trim());
    const seats = parts.map((part) => this.names.indexOf(part));
    const sides = new Set(seats.map((seat) => sideOf(this.#seating, seat)));
    if (!seats.includes(-1) && sides.size === 1) return [...sides][0] as number;
    this.#unknown(name, this.sides, path);
    return 0;
  }

  /** A number for every side; a side named twice or not at all is refused. */
  bySide(numbers: Readonly<Record<string, number>>, ...path: KeyPath): readonly number[] {
    const found = new Map<number, number>();
    for (const [name, points] of Object.entries(numbers)) {
      const side = this.side(name, ...path, name);
      if (found.has(side)) this.refuse('shape.side-twice', { found: name }, [...path, name]);
      found.set(side, points);
    }
    const missing = this.sides.filter((_, side) => !found.has(side));
    if (missing.length > 0 && this.problems.length === 0)
      this.refuse('shape.side-missing', { missing, count: missing.length }, path);
    return this.sides.map((_, side) => found.get(side) ?? 0);
  }

  /** Values by player as values by seat. */
  bySeat<T>(values: Readonly<Record<string, T>>, ...path: KeyPath): ReadonlyMap<number, T> {
    return new Map(Object.entries(values).map(([name, value]) => [this.seat(name, ...path, name), value]));
  }

  refuse<Code extends ProblemCode>(code: Code, params: ProblemParams<Code>, path: KeyPath): void {
    // What is wrong with a name that is a key stands where the key does.
    const isKey = 'found' in params && params.found === path.at(-1);
    const spot = isKey ? nearestSpot(this.#example, path) : this.spot(path);
    this.problems.push(problem(code, params, { ...spot, path: [...this.#path, ...path] }));
  }

  /** Where a part of the example stands. */
  spot(path: KeyPath): Spot {
    return entryAt(this.#example, path)?.value.spot ?? nearestSpot(this.#example, path);
  }

  #unknown(found: string, known: readonly string[], path: KeyPath): void {
    this.refuse('shape.player', { found, known, suggestion: nearest(found, known) ?? 'no' }, path);
  }
}

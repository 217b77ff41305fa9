import { tileName } from '../../domino/notation.js';
import type { Tile } from '../../domino/tile.js';
import { type FilledAt, type Problem, type ProblemCode, type ProblemParams, problem } from '../../problem.js';
import { seatsOfSide } from '../../variant/meaning/seats.js';
import type { Example, Place, Refusal } from '../../variant/variant.js';
import { REFUSALS } from '../../variant/variant.js';

/** What can be wrong with an example, beside a move that is refused: `problem.example.<kind>` in the words files. */
const KINDS = [
  'players',
  'partners',
  'not-in-set',
  'tile-twice',
  'line-broken',
  'hand-size',
  'hand-empty',
  'hand-missing',
  'boneyard-size',
  'boneyard-missing',
  'not-in-boneyard',
  'drawn-order',
  'out-holding',
  'left-missing',
  'after-end',
  'at-needed',
  'leaves-needed',
  'leaves-idle',
  'leaves-impossible',
  'two-actions',
  'unfinished',
  'not-refused',
  'refused-otherwise',
  'wrong-ends',
  'wrong-winners',
  'wrong-scores',
  'wrong-totals',
  'wrong-match',
  'wrong-leader',
  'wrong-tile',
  'wrong-tile-any',
  'before-idle',
  'match-over',
  'drawn-idle',
  'drawn-seats',
  'drawn-undecided',
  'lead-by-chance',
  'later-idle',
  'nobody-wins',
  'no-tie',
  'as-first',
] as const;
type Kind = (typeof KINDS)[number];

/** What fills the sentence of an example's problem, beside the example's name. */
type Particulars<Code extends ProblemCode> = Omit<ProblemParams<Code>, 'example'>;

/** The codes of all problems that replaying an example can have. */
export const EXAMPLE_PROBLEMS: readonly ProblemCode[] = [
  ...KINDS.map((kind) => `example.${kind}` as const),
  ...REFUSALS.filter((refusal) => refusal !== 'round-over').map(
    (refusal) => `example.refused.${refusal}` as const,
  ),
];

/** Makes the problems of one example; each names the example and where it, or its step, stands. */
export class ExampleProblems {
  readonly found: Problem[] = [];

  constructor(readonly example: Example) {}

  /** Notes a problem of the whole example, or of one step. */
  add<K extends Kind>(kind: K, ...[params, place]: FilledAt<Particulars<`example.${K}`>, Place>): void {
    this.#add<`example.${K}`>(`example.${kind}`, (params ?? {}) as Particulars<`example.${K}`>, place);
  }

  /** Notes a move that the rules forbid and that doesn't claim so. */
  addRefused(
    refusal: Refusal,
    params: { readonly player: string; readonly tile: string },
    place: Place,
  ): void {
    this.#add(refusal === 'round-over' ? 'example.after-end' : `example.refused.${refusal}`, params, place);
  }

  /** A seat's name in this example. */
  name(seat: number): string {
    return this.example.names[seat] ?? String(seat + 1);
  }

  /** A side's name: the player, or both partners. */
  sideName(side: number): string {
    const { names, partners } = this.example;
    return seatsOfSide({ players: names.length, partners }, side)
      .map((seat) => this.name(seat))
      .join('+');
  }

  /** Points by side in words that a problem can list. */
  pointsBySide(points: readonly number[]): readonly string[] {
    return points.map((count, side) => `${this.sideName(side)} ${count}`);
  }

  /** Notes tiles that the set hasn't or that are somewhere already; adds the others to `placed`. */
  placeTiles(
    tiles: readonly Tile[],
    set: readonly Tile[],
    placed: Set<Tile>,
    place: Place = this.example.place,
  ): void {
    for (const tile of tiles) {
      if (!set.includes(tile)) this.add('not-in-set', { tile: tileName(tile) }, place);
      else if (placed.has(tile)) this.add('tile-twice', { tile: tileName(tile) }, place);
      placed.add(tile);
    }
  }

  #add<Code extends ProblemCode>(code: Code, params: Particulars<Code>, place = this.example.place): void {
    const { file, line, column, path } = place;
    const filled = { example: this.example.name, ...params } as unknown as ProblemParams<Code>;
    this.found.push(problem(code, filled, { file, line, column, path }));
  }
}

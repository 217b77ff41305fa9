import {
  type Against,
  type FilledAt,
  type KeyPath,
  type Problem,
  type ProblemCode,
  type ProblemParams,
  problem,
} from '../../problem.js';
import {
  dotted,
  entryAt,
  nearestSpot,
  type Spot,
  type Written,
  type WrittenMap,
} from '../../yaml/written.js';
import { rivalsOf } from './rivals.js';

/** Collects what the cross-field check has to say about one file, and knows which keys the file says itself. */
export class Findings {
  readonly #written: WrittenMap;
  readonly #problems: Problem[] = [];
  readonly #notes: Problem[] = [];

  constructor(written: WrittenMap) {
    this.#written = written;
  }

  get problems(): readonly Problem[] {
    return this.#problems;
  }

  get notes(): readonly Problem[] {
    return this.#notes;
  }

  /** Whether the file itself says something there, or below; false for what it inherits and for defaults. */
  saysItself(...path: KeyPath): boolean {
    const entry = entryAt(this.#written, path);
    return entry !== undefined && isHere(entry.value);
  }

  /** Whether the file says something there, itself or by inheriting it. */
  says(...path: KeyPath): boolean {
    return entryAt(this.#written, path) !== undefined;
  }

  /** A refusal, shown at the first of the paths that the file says itself (else the first that it says at all). */
  refuse<Code extends ProblemCode>(
    code: Code,
    params: ProblemParams<Code>,
    ...paths: readonly KeyPath[]
  ): void {
    this.#problems.push(this.#at(code, params, paths));
  }

  /** Something worth knowing that forbids nothing. */
  note<Code extends ProblemCode>(
    code: Code,
    params: ProblemParams<Code>,
    ...paths: readonly KeyPath[]
  ): void {
    this.#notes.push(this.#at(code, params, paths));
  }

  /** A key that can never matter: refused where the file says it itself, dropped silently where it inherits it. */
  dead<Code extends ProblemCode>(
    path: KeyPath,
    code: Code,
    ...[params]: FilledAt<ProblemParams<Code>, never>
  ): void {
    if (this.saysItself(...path)) this.refuse(code, (params ?? {}) as ProblemParams<Code>, path);
  }

  #at<Code extends ProblemCode>(code: Code, params: ProblemParams<Code>, paths: readonly KeyPath[]): Problem {
    const path =
      paths.find((one) => this.saysItself(...one)) ??
      paths.find((one) => this.says(...one)) ??
      paths[0] ??
      [];
    const spot = this.#spotOf(path);
    const against = rivalsOf(code).flatMap((rival) => this.#against(rival, spot));
    return problem(code, params, { ...spot, path, ...(against.length > 0 && { against }) });
  }

  /** A rival that is written in another line, where nobody looks who reads the problem's own. */
  #against(rival: KeyPath, { file, line }: Spot): readonly Against[] {
    const entry = entryAt(this.#written, rival);
    if (!entry) return [];
    const { keySpot } = entry;
    if (keySpot.file === file && keySpot.line === line) return [];
    return [
      {
        key: dotted(rival),
        file: keySpot.file,
        ...(keySpot.line !== undefined && { line: keySpot.line }),
      },
    ];
  }

  #spotOf(path: KeyPath): Spot {
    return nearestSpot(this.#written, path);
  }
}

function isHere(written: Written): boolean {
  if (written.kind !== 'map' || written.entries.size === 0) return written.here;
  return [...written.entries.values()].some((entry) => isHere(entry.value));
}

import type { Value } from './messages.generated.js';
import type { KeyUnder, ParamsOf } from './messages.js';

/** Which problem it is: its sentence stands in the words files under `problem.<code>`. */
export type ProblemCode = KeyUnder<'problem'>;

/** What the sentence of a problem is filled with; tiles arrive as text, numbers as numbers (each language formats them itself). */
export type ProblemParams<Code extends ProblemCode> = Readonly<ParamsOf<`problem.${Code}`>>;

/** Where something was written: a step down a YAML file is a key or a list position. */
export type KeyPath = readonly (string | number)[];

/** Where a problem is, as far as it is known; `line` and `column` count from 1. */
export interface ProblemPlace {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly path?: KeyPath;
  /** The other places that it may be mended at, where rules clash that stand apart. */
  readonly against?: readonly Against[];
}

/** A problem of one code. */
interface ProblemOf<Code extends ProblemCode> extends ProblemPlace {
  readonly code: Code;
  readonly params: ProblemParams<Code>;
}

/**
 * Something a person has to mend: what was found, what was expected and what to do stand in the words files under
 * `problem.<code>`, filled with `params`. It is data, so that every language can say it.
 */
export type Problem = { [Code in ProblemCode]: ProblemOf<Code> }[ProblemCode];

/** A problem as JSON tells it: its data, and its sentence in some language. */
export interface ToldProblem extends ProblemPlace {
  readonly code: ProblemCode;
  readonly text: string;
  readonly params: Readonly<Record<string, Value>>;
}

/** A problem of this code, or of one of these, with what its sentence is filled with. */
export function problem<Code extends ProblemCode>(
  code: Code,
  params: ProblemParams<Code>,
  place: ProblemPlace = {},
): Problem {
  // The compiler can't see that each of several codes takes what all of them take.
  return { code, params, ...place } as Problem;
}

/** The arguments after a problem's code: what fills its sentence, left out where nothing does, and what stands after it. */
export type FilledAt<Params, Place> = [keyof Params] extends [never]
  ? readonly [params?: Params, place?: Place]
  : readonly [params: Params, place?: Place];

/** Another key that a problem is about: its dotted name and where it stands. */
export interface Against {
  readonly key: string;
  readonly file: string;
  readonly line?: number;
}

/** What comes of something a user may get wrong: the value with notes worth reading, or the problems that forbid it. */
export type Result<T> =
  | { readonly ok: true; readonly value: T; readonly notes: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** A value without anything to mend. */
export function good<T>(value: T, notes: readonly Problem[] = []): Result<T> {
  return { ok: true, value, notes };
}

/** A refusal; at least one problem. */
export function bad(...problems: readonly Problem[]): {
  readonly ok: false;
  readonly problems: readonly Problem[];
} {
  if (problems.length === 0) throw new Error('a refusal needs a problem');
  return { ok: false, problems };
}

/** Stops the program where the types say nothing can arrive: a rule value that someone forgot to handle. */
export function unreachable(value: never): never {
  throw new Error(`unhandled value ${JSON.stringify(value)}`);
}

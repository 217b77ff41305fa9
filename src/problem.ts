/** What a problem's sentence may be filled with; tiles and lists arrive as text, numbers as numbers (each language formats them itself). */
export type ProblemValue = string | number | readonly string[];

/** Where something was written: a step down a YAML file is a key or a list position. */
export type KeyPath = readonly (string | number)[];

/**
 * Something a person has to mend: what was found, what was expected and what to do stand in the words files under
 * `problem.<code>`, filled with `params`. `line` and `column` count from 1. It is data, so that every language can say it.
 */
export interface Problem {
  readonly code: string;
  readonly params: Readonly<Record<string, ProblemValue>>;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly path?: KeyPath;
  /** The other places that it may be mended at, where rules clash that stand apart. */
  readonly against?: readonly Against[];
}

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

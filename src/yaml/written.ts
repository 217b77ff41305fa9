import {
  type FilledAt,
  type KeyPath,
  type Problem,
  type ProblemCode,
  type ProblemParams,
  problem,
} from '../problem.js';

/** The largest file that is read, in bytes: the longest variant needs a hundredth of it. */
export const MOST_BYTES = 256 * 1024;

/** Where something was written: a file (or a setting of the command line, which has no lines), counting from 1. */
export interface Spot {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** What all written values have: where they stand, and whether this file says so itself (false: it inherited them). */
interface WrittenBase {
  readonly spot: Spot;
  readonly here: boolean;
}

/** A word, number, true, false or nothing; `source` is the text as it stands in the file. */
interface WrittenScalar extends WrittenBase {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  readonly source: string;
}

interface WrittenList extends WrittenBase {
  readonly kind: 'list';
  readonly items: readonly Written[];
}

/** Keys with their values, in the order written; `keySpot` is where the key stands. */
export interface WrittenMap extends WrittenBase {
  readonly kind: 'map';
  readonly entries: ReadonlyMap<string, WrittenEntry>;
}

export interface WrittenEntry {
  readonly keySpot: Spot;
  readonly value: Written;
}

/** A value of a variant file together with where each part of it was written. */
export type Written = WrittenScalar | WrittenList | WrittenMap;

/** The same value as plain data. Keys that JavaScript treats specially never get this far: reading refuses them. */
export function plain(written: Written): unknown {
  switch (written.kind) {
    case 'scalar':
      return written.value;
    case 'list':
      return written.items.map(plain);
    case 'map':
      return Object.fromEntries([...written.entries].map(([key, entry]) => [key, plain(entry.value)]));
  }
}

/** What stands at the end of a path, or undefined. */
export function writtenAt(written: Written, path: KeyPath): Written | undefined {
  return entryAt(written, path)?.value;
}

/** What stands at the end of a path with the place of its key (of the value itself in a list). */
export function entryAt(written: Written, path: KeyPath): WrittenEntry | undefined {
  let entry: WrittenEntry | undefined = { keySpot: written.spot, value: written };
  for (const step of path) {
    const value: Written = entry.value;
    if (value.kind === 'map') entry = value.entries.get(String(step));
    else if (value.kind === 'list') {
      const item: Written | undefined = value.items[Number(step)];
      entry = item && { keySpot: item.spot, value: item };
    } else entry = undefined;
    if (!entry) return undefined;
  }
  return entry;
}

/** The place of the nearest thing written at or above a path: for what is missing. */
export function nearestSpot(written: Written, path: KeyPath): Spot {
  for (let length = path.length; length > 0; length--) {
    const entry = entryAt(written, path.slice(0, length));
    if (entry) return entry.keySpot;
  }
  return written.spot;
}

/** The same value as something that this file says itself, or (`here` false) as something inherited. */
export function saidHere<T extends Written>(written: T, here: boolean): T;
export function saidHere(written: Written, here: boolean): Written {
  switch (written.kind) {
    case 'scalar':
      return { ...written, here };
    case 'list':
      return { ...written, here, items: written.items.map((item) => saidHere(item, here)) };
    case 'map':
      return {
        ...written,
        here,
        entries: new Map(
          [...written.entries].map(([key, entry]) => [key, { ...entry, value: saidHere(entry.value, here) }]),
        ),
      };
  }
}

/** Whether a bare word begins or ends with a quotation mark as word processors set them, which means nothing to YAML. */
export function hasCurlyQuotes(source: string): boolean {
  return /^[‘’‚‛“”„‟«»‹›]|[‘’‚‛“”„‟«»‹›]$/u.test(source);
}

const LONGEST_SHOWN = 60;

/** A value on one line as a message quotes it, cut short where it is long. */
export function shown(written: Written): string {
  const text = inline(written, 4);
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text;
}

function inline(written: Written, depth: number): string {
  switch (written.kind) {
    case 'scalar':
      return written.source.slice(0, LONGEST_SHOWN + 1);
    case 'list': {
      if (depth === 0) return '[…]';
      return `[${written.items
        .slice(0, LONGEST_SHOWN / 2)
        .map((item) => inline(item, depth - 1))
        .join(', ')}]`;
    }
    case 'map': {
      if (depth === 0) return '{…}';
      if (written.entries.size === 0) return '{}';
      const entries = [...written.entries].slice(0, LONGEST_SHOWN / 2);
      return `{ ${entries.map(([key, entry]) => `${key}: ${inline(entry.value, depth - 1)}`).join(', ')} }`;
    }
  }
}

/** A path as people write it, `lead.later.out`; positions in lists count from 1. */
export function dotted(path: KeyPath): string {
  return path.map((step) => (typeof step === 'number' ? String(step + 1) : step)).join('.');
}

/** A problem at a spot of a file; the path is that of the value it is about. */
export function problemAt<Code extends ProblemCode>(
  spot: Spot,
  code: Code,
  ...[params, path]: FilledAt<ProblemParams<Code>, KeyPath>
): Problem {
  return problem(code, (params ?? {}) as ProblemParams<Code>, { ...spot, ...(path && { path }) });
}

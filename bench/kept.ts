import { readFileSync, writeFileSync } from 'node:fs';
import { type Figure, keyOf } from './figure.js';

/** The figures of a release, which later ones are compared with. */
export interface Kept {
  /** The release that they were measured of, or what came after it. */
  readonly of: string;
  /** The runtime, by its version: another one has other figures. */
  readonly node: string;
  /** By what was measured. */
  readonly figures: Readonly<Record<string, number>>;
}

const file = new URL('kept.json', import.meta.url);

/** What is kept in the repository. */
export function readKept(): Kept {
  return JSON.parse(readFileSync(file, 'utf8')) as Kept;
}

/** Keeps figures in place of those of the same things; others stay. */
export function keep(figures: readonly Figure[], of: string): void {
  const now = figures.map((figure) => [keyOf(figure), Number(figure.value.toPrecision(4))] as const);
  const all = { ...readKept().figures, ...Object.fromEntries(now) };
  const kept: Kept = { of, node: process.versions.node, figures: all };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
}

/** How many times the kept figure this one is; undefined where none is kept. */
export function sinceKept(figure: Figure, kept: Kept): number | undefined {
  const then = kept.figures[keyOf(figure)];
  return then === undefined ? undefined : figure.value / then;
}

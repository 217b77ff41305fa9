import { KINDS, type Kind } from './input.js';
import type { Outcome } from './judge.js';
import { WAYS, type Way } from './mutate.js';

/** What came of one input, with what it took. */
export interface Tried {
  readonly number: number;
  readonly kind: Kind;
  readonly way: Way;
  readonly outcome: Outcome;
  /** Processor time (milliseconds). */
  readonly took: number;
  /** The most memory that the process has had so far (MiB). */
  readonly memory: number;
}

/** No input may take more. */
const LIMITS = { milliseconds: 10_000, mebibytes: 512 } as const;

/** The outcome once what it took has been looked at too. */
export function limited({ outcome, took, memory }: Tried): Outcome {
  if (outcome.end === 'fault') return outcome;
  if (took > LIMITS.milliseconds) return { end: 'fault', fault: 'more than 10 s', told: `${took} ms` };
  if (memory > LIMITS.mebibytes) return { end: 'fault', fault: 'more than 512 MiB', told: `${memory} MiB` };
  return outcome;
}

const ENDS = ['refused', 'fine', 'made', 'fault'] as const;

/** How many were tried and what came of them, a line for each kind of input and each way of changing it. */
export function countsText(tried: readonly Pick<Tried, 'kind' | 'way' | 'outcome'>[]): string {
  const row = (name: string, some: readonly Pick<Tried, 'outcome'>[]) => [
    name,
    some.length,
    ...ENDS.map((end) => some.filter(({ outcome }) => outcome.end === end).length),
  ];
  const rows = [
    ['', 'tried', 'refused', 'fine', 'kits made', 'faults'],
    ...KINDS.map((kind) =>
      row(
        kind,
        tried.filter((one) => one.kind === kind),
      ),
    ),
    ...WAYS.map((way) =>
      row(
        `by ${way}`,
        tried.filter((one) => one.way === way),
      ),
    ),
    row('all', tried),
  ];
  return rows
    .map(
      ([name, ...cells]) => String(name).padEnd(13) + cells.map((cell) => String(cell).padStart(10)).join(''),
    )
    .join('\n');
}

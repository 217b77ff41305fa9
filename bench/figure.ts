/** The parts of the bench, in the order in which they run and are told. */
export const PARTS = ['start-up', 'kits', 'simulate', 'many', 'bytes', 'page', 'engine'] as const;

/** The word for a part of the bench, as `--only` takes it. */
export type Part = (typeof PARTS)[number];

/** What a figure counts: `times` is as long as `node -e 0`, `ms` is time of one core, MB and kB are of 1,000. */
export type Unit = 'times' | 'ms' | 'MB' | 'kB' | 'rounds/s';

/** What a figure should be, at most or at least, in its own unit. */
export interface Goal {
  readonly bound: 'most' | 'least';
  readonly value: number;
}

/** A goal that a figure may not exceed. */
export function atMost(value: number): Goal {
  return { bound: 'most', value };
}

/** One thing that was measured of the program. */
export interface Figure {
  readonly part: Part;
  readonly name: string;
  readonly value: number;
  readonly unit: Unit;
  /** How long it took by the clock, for whoever reads it here and now: on another machine it is another. */
  readonly ms?: number;
  /** Its processor time, on all cores, as a ratio to that of `node -e 0`: what else the machine does changes it less. */
  readonly cpu?: number;
  /** The most memory that it held at one time. */
  readonly mb?: number;
  readonly goal?: Goal;
}

/** The middle of some samples; of an even number, the mean of the two in the middle. */
export function median(samples: readonly number[]): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const above = sorted[Math.floor(sorted.length / 2)];
  const below = sorted[Math.ceil(sorted.length / 2) - 1];
  if (above === undefined || below === undefined) throw new Error('no samples have no median');
  return (above + below) / 2;
}

/**
 * The middle of the ratios of samples to those taken in the same round: a machine that is busy for a while slows both,
 * and the ratio stays.
 */
export function ratio(samples: readonly number[], base: readonly number[]): number {
  if (samples.length !== base.length) throw new Error('samples of different rounds');
  return median(samples.map((sample, round) => sample / (base[round] as number)));
}

/** Whether a figure is as good as its goal; undefined where it has none. */
export function isMet({ value, goal }: Figure): boolean | undefined {
  if (goal === undefined) return undefined;
  return goal.bound === 'most' ? value <= goal.value : value >= goal.value;
}

/** What tells a figure from all others. */
export function keyOf({ part, name, unit }: Pick<Figure, 'part' | 'name' | 'unit'>): string {
  return `${part}: ${name} (${unit})`;
}

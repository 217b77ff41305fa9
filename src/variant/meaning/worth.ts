import type { ScoreWay } from '../rules.js';

/**
 * What a round is worth by one way of scoring: whose pips are added, what is taken away, and for whom. The engine counts
 * by it and the sheets print their sums from what the engine counted, so that this is the only place that knows.
 */
export interface Worth {
  /** Who scores: the winners of the round, or every side whoever won. */
  readonly whose: 'winners' | 'every-side';
  /** Points whatever the hands hold. */
  readonly fixed: number;
  /** How often the pips of the other sides' hands, and of the side's own hands, are counted. */
  readonly others: 0 | 1;
  readonly own: 0 | 1;
  /** How often what was compared at a block is counted: the winner's hand, or its side's sum; less than 0 takes it away. */
  readonly compared: 0 | -1;
  /** The sum is taken to the nearest multiple of this; 1 leaves it as it is. */
  readonly nearest: number;
}

const NONE = { whose: 'winners', fixed: 0, others: 0, own: 0, compared: 0, nearest: 1 } as const;

const WORTH: Readonly<Record<Exclude<ScoreWay['kind'], 'fixed'>, Worth>> = {
  nothing: NONE,
  opponents: { ...NONE, others: 1 },
  'opponents-minus-own': { ...NONE, others: 1, compared: -1 },
  'opponents-nearest-five': { ...NONE, others: 1, nearest: 5 },
  'all-hands': { ...NONE, others: 1, own: 1 },
  'each-own-pips': { ...NONE, whose: 'every-side', own: 1 },
};

/** What a round that is scored this way is worth. */
export function worthOf(way: ScoreWay): Worth {
  return 'points' in way ? { ...NONE, fixed: way.points } : WORTH[way.kind];
}

/** Whether anyone can score by it. */
export function scoresAnything({ fixed, others, own }: Worth): boolean {
  return fixed !== 0 || others !== 0 || own !== 0;
}

/** Whether pips left in hands are counted for it. */
export function countsHands({ others, own }: Worth): boolean {
  return others !== 0 || own !== 0;
}

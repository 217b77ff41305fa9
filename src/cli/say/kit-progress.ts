import { tilesOfSet } from '../../domino/set.js';
import type { KitRequest } from '../../kit/request.js';
import type { Context } from '../line/context.js';
import type { Options } from '../line/options.js';
import { noProgress, progressOn } from './progress.js';

/** How far the making of a kit is; each is told how many sheets of all are done. */
export interface KitProgress {
  readonly laidOut: (done: number, all: number) => void;
  readonly painted: (done: number, all: number) => void;
  /** Wipes the line. */
  readonly end: () => void;
}

/** Laying out and painting take about as long as each other. */
const HALF = 0.5;
/** A kit that takes longer than this gets a line (milliseconds). */
const SHOWN_AFTER = 2000;
/** Laying out this many tiles takes that long, and is one piece of work. */
const MANY_TILES = 1500;

/** The line on a terminal that says how far a kit of this name is. */
export function kitProgress(
  name: string,
  { checked, tiles, sheets }: Pick<KitRequest, 'checked' | 'tiles' | 'sheets'>,
  { quiet, json }: Options,
  { world, words }: Context,
): KitProgress {
  const { highest, without } = checked.rules.set;
  const pieces =
    (sheets?.includes('tiles') ?? true) ? tilesOfSet(highest, without).length * (tiles?.sets ?? 1) : 0;
  const say = (share: number) => words.say('cli.kit.progress', { kit: name, share });
  const after = pieces > MANY_TILES ? 0 : SHOWN_AFTER;
  const progress = quiet || json ? noProgress : progressOn(world.err, say, { clock: world.clock, after });
  return {
    laidOut: (done, all) => progress.at((HALF * done) / all),
    painted: (done, all) => progress.at(HALF + (HALF * done) / all),
    end: () => progress.end(),
  };
}

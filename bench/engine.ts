import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { randomOf } from '../src/domino/random.js';
import { batchesOf, simulateBatch } from '../src/engine/simulate/simulate.js';
import type { Tally } from '../src/engine/simulate/tally.js';
import type { Rules } from '../src/variant/rules.js';
import type { Figure, Goal } from './figure.js';
import { plainRound } from './yardstick.js';

/**
 * Whole random rounds a second of the engine on one core and on two, beside the plain engine: prints figures as JSON for
 * the bench, which bundles it first, since the engine is to be measured as it is shipped.
 */

interface Setting {
  /** Short: it stands in a table. */
  readonly name: string;
  readonly highest: number;
  readonly players: number;
  readonly each: number;
  readonly rounds: number;
}

const settings: readonly Setting[] = [
  { name: '2 play', highest: 6, players: 2, each: 7, rounds: 400_000 },
  { name: '4 play', highest: 12, players: 4, each: 7, rounds: 80_000 },
];
/** The goal on one core, for the first setting. */
const GOAL: Goal = { bound: 'least', value: 300_000 };
const repeats = 3;

function rulesOf({ highest, players, each }: Setting): Rules {
  return {
    set: { highest, without: [] },
    players: { least: players, most: players },
    partners: 'never',
    direction: 'clockwise',
    deal: { players: { [players]: each } },
    lead: {
      first: [{ kind: 'agreement' }],
      with: 'any-tile',
      later: { out: 'next-seat', blocked: 'next-seat', tie: 'next-seat' },
    },
    line: { doubles: 'across', wild: 'none' },
    draw: { when: 'stuck', tiles: 'until-fit', then: 'must-play', leave: 0 },
    round: { blocked: 'lowest-hand', tie: 'nobody' },
    score: { out: { kind: 'opponents' }, blocked: { kind: 'opponents' } },
    match: { kind: 'points', points: { players: { [players]: 100 } }, tie: null },
  };
}

/** Plays every `of`-th batch of a setting. */
function playShare(setting: Setting, part: number, of: number): Tally[] {
  const seating = { players: setting.players, partners: false };
  return batchesOf(setting.rounds)
    .filter((batch) => batch.index % of === part)
    .map((batch) => simulateBatch(rulesOf(setting), seating, 1, batch));
}

function rate(rounds: number, start: bigint): number {
  return rounds / (Number(process.hrtime.bigint() - start) / 1e9);
}

/** The best of a few runs: others use the machine too. */
async function best(run: () => Promise<number> | number): Promise<number> {
  let most = 0;
  for (let repeat = 0; repeat < repeats; repeat++) most = Math.max(most, await run());
  return most;
}

function onOneCore(setting: Setting): number {
  const start = process.hrtime.bigint();
  playShare(setting, 0, 1);
  return rate(setting.rounds, start);
}

function plain({ highest, players, each, rounds }: Setting): number {
  const random = randomOf(1);
  const few = rounds / 20;
  const start = process.hrtime.bigint();
  for (let round = 0; round < few; round++) plainRound(highest, players, each, random);
  return rate(few, start);
}

/** Two workers that stay, so that only their work is measured. */
class Pair {
  readonly #workers = [0, 1].map((part) => new Worker(new URL(import.meta.url), { workerData: part }));

  async run(setting: Setting): Promise<number> {
    const start = process.hrtime.bigint();
    await Promise.all(
      this.#workers.map(
        (worker) =>
          new Promise((resolve, reject) => {
            worker.once('message', resolve).once('error', reject).postMessage(setting);
          }),
      ),
    );
    return rate(setting.rounds, start);
  }

  async end(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}

async function main(): Promise<void> {
  const pair = new Pair();
  const figures: Figure[] = [];
  for (const setting of settings) {
    const one = await best(() => onOneCore(setting));
    const two = await best(() => pair.run(setting));
    const yardstick = await best(() => plain(setting));
    const goal = setting === settings[0] ? { goal: GOAL } : {};
    figures.push(
      { part: 'engine', name: `${setting.name}, one core`, value: one, unit: 'rounds/s', ...goal },
      { part: 'engine', name: `${setting.name}, two cores`, value: two, unit: 'rounds/s' },
      { part: 'engine', name: `${setting.name}, plain engine`, value: yardstick, unit: 'rounds/s' },
    );
  }
  console.log(JSON.stringify(figures));
  await pair.end();
}

if (isMainThread) await main();
else
  parentPort?.on('message', (setting: Setting) => {
    playShare(setting, workerData as number, 2);
    parentPort?.postMessage('done');
  });

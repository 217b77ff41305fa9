/**
 * Feeds the program with broken files and command lines, and counts what comes of them:
 *
 *     npm run torture -- --inputs 200000 --seed 1
 *
 * Each must be a kit, a good file, or problems. Every number is an input of its own, the same for the same seed: `--only N`
 * tries that one alone and shows it, and Ctrl-C ends a run with what was counted so far. Options: --inputs N (2,000 unless said), --seed N, --from N (the first number),
 * --processes N (one for each core unless said), --json FILE (all faults).
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { countsText, limited, type Tried } from '../test/torture/counts.js';
import { inputOf } from '../test/torture/input.js';
import { benchIn } from '../test/torture/judge.js';
import { type Task, tryForParent, tryInput, type Word } from '../test/torture/trier.js';

/** So many inputs one process tries; then another one begins with nothing remembered. */
const PIECE = 1_000;
/** Whoever takes longer hangs: processor time is limited to ten seconds, but others may be using the machine (milliseconds). */
const HANGS = 120_000;

const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    processes: { type: 'string', default: String(availableParallelism()) },
    only: { type: 'string' },
    json: { type: 'string' },
  },
});

/** Whether the person has seen enough: what was tried so far is counted. */
let stopped = false;

/** All inputs of a run, several processes taking the next piece whenever they are done with one. */
async function tryAll(all: Task, processes: number): Promise<readonly Tried[]> {
  const tried: Tried[] = [];
  let next = all.from;
  let told = Date.now();
  const known = new Set<string>();
  const take = (one: Tried) => {
    const outcome = limited(one);
    tried.push({ ...one, outcome });
    if (outcome.fault !== undefined && !known.has(outcome.fault)) {
      known.add(outcome.fault);
      process.stderr.write(`${outcome.fault}: --only ${one.number}\n`);
    }
    if (Date.now() - told < 10_000) return;
    told = Date.now();
    const faults = tried.filter(({ outcome }) => outcome.end === 'fault').length;
    process.stderr.write(`${tried.length} of ${all.to - all.from} tried, ${faults} faults\n`);
  };
  const worker = async () => {
    while (next < all.to && !stopped) {
      const piece = { ...all, from: next, to: Math.min(next + PIECE, all.to) };
      next = piece.to;
      // What is left of a piece whose process ended at one of its inputs is another process's.
      for (let from = piece.from; from < piece.to && !stopped; )
        from = await tryPiece({ ...piece, from }, take);
    }
  };
  await Promise.all(Array.from({ length: processes }, worker));
  return tried;
}

/** Tries one piece in a process of its own, and says up to where it came. */
function tryPiece(task: Task, take: (tried: Tried) => void): Promise<number> {
  return new Promise((resolve) => {
    const child = fork(fileURLToPath(import.meta.url), [], {
      env: { ...process.env, TORTURE: JSON.stringify(task) },
    });
    let at: number | undefined;
    let done = task.from;
    const ended = (fault: string) => {
      process.off('SIGINT', stop);
      clearTimeout(watch);
      if (stopped) return resolve(task.to);
      if (at === undefined) return resolve(done === task.from ? task.to : done);
      const { kind, way } = inputOf(task.seed, at);
      take({ number: at, kind, way, outcome: { end: 'fault', fault, told: '' }, took: 0, memory: 0 });
      resolve(at + 1);
    };
    const stop = () => child.kill('SIGKILL');
    process.once('SIGINT', stop);
    let watch: NodeJS.Timeout | undefined;
    let hung = false;
    child.on('message', (word: Word) => {
      clearTimeout(watch);
      if ('begins' in word) {
        at = word.begins;
        watch = setTimeout(() => {
          hung = true;
          child.kill('SIGKILL');
        }, HANGS);
      } else {
        at = undefined;
        done = word.tried.number + 1;
        take(word.tried);
      }
    });
    child.on('exit', (code, signal) => ended(hung ? 'a hang' : `the process ended (${code ?? signal})`));
  });
}

/** The faults, each kind once with a number to try it by. */
function faultsText(tried: readonly Tried[]): string {
  const faults = new Map<string, readonly number[]>();
  for (const { number, outcome } of tried) {
    if (outcome.end !== 'fault') continue;
    const fault = outcome.fault ?? '';
    faults.set(fault, [...(faults.get(fault) ?? []), number]);
  }
  return [...faults]
    .map(([fault, numbers]) => `${numbers.length} x ${fault}: --only ${numbers.slice(0, 8).join(', ')}`)
    .join('\n');
}

async function showOne(seed: number, number: number): Promise<number> {
  const input = inputOf(seed, number);
  const bench = benchIn();
  const tried = await tryInput(seed, number, bench);
  bench.clear();
  for (const [path, text] of Object.entries(input.files)) process.stdout.write(`--- ${path}\n${text}\n`);
  process.stdout.write(
    `--- ${input.kind}, ${input.way}\n${JSON.stringify([...input.lines, input.kit ?? []])}\n`,
  );
  process.stdout.write(`--- ${JSON.stringify(tried, null, 1)}\n${tried.outcome.told ?? ''}\n`);
  return tried.outcome.end === 'fault' ? 1 : 0;
}

async function main(): Promise<number> {
  if (process.env.TORTURE !== undefined) {
    await tryForParent(JSON.parse(process.env.TORTURE));
    process.disconnect?.();
    return 0;
  }
  const [seed, from] = [Number(values.seed), Number(values.from)];
  if (values.only !== undefined) return showOne(seed, Number(values.only));
  process.once('SIGINT', () => {
    stopped = true;
  });
  const began = Date.now();
  const tried = await tryAll({ seed, from, to: from + Number(values.inputs) }, Number(values.processes));
  const seconds = Math.round((Date.now() - began) / 1000);
  const took = tried.reduce((most, one) => (one.took > most.took ? one : most));
  const memory = Math.max(...tried.slice(-1000).map((one) => one.memory));
  process.stdout.write(`${countsText(tried)}\n\n`);
  process.stdout.write(
    `${seconds} s; longest ${Math.round(took.took)} ms (--only ${took.number}); peak ${memory} MiB\n`,
  );
  const faults = faultsText(tried);
  if (faults !== '') process.stdout.write(`\n${faults}\n`);
  if (values.json !== undefined) {
    const all = tried.filter(({ outcome }) => outcome.end === 'fault');
    writeFileSync(values.json, `${JSON.stringify(all, null, 1)}\n`);
  }
  return faults === '' ? 0 : 1;
}

async function run(): Promise<void> {
  process.exitCode = await main();
}

void run();

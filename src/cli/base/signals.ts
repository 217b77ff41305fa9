import { constants } from 'node:os';
import { Script } from 'node:vm';
import { pause } from './pause.js';
import { STATUS } from './status.js';
import { interruptedStop } from './stop.js';

/** What asks a run to stop: Ctrl-C, and whoever ends programs. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The process's signals, taken hold of so that a run can end in good order. A second one ends it at once. */
export interface HeldSignals {
  /** Aborted by the first. */
  readonly interrupted: AbortSignal;
  /** How a process says that a signal ended it: 128 and the signal's number, as the system does where the program is given no time to. */
  readonly status: () => number;
  /** Lets go of the process. */
  readonly release: () => void;
}

let listener:
  | { readonly onSignal: (signal: NodeJS.Signals) => void; readonly interrupted: AbortSignal }
  | undefined;

/** Takes hold of the process's signals. */
export function holdSignals(): HeldSignals {
  const interrupt = new AbortController();
  let first: NodeJS.Signals | undefined;
  const status = (): number => (first === undefined ? STATUS.interrupted : 128 + constants.signals[first]);
  const onSignal = (signal: NodeJS.Signals): void => {
    if (interrupt.signal.aborted) process.exit(status());
    first = signal;
    interrupt.abort();
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  listener = { onSignal, interrupted: interrupt.signal };
  return {
    interrupted: interrupt.signal,
    status,
    release: () => {
      listener = undefined;
      for (const signal of SIGNALS) process.off(signal, onSignal);
    },
  };
}

/** Where the work to be done waits for the script that does it. */
const WORK = Symbol.for('dominopress.work');
let script: Script | undefined;

/**
 * Does long work that has nothing open and can be dropped anywhere, without a pause. Node hears of no signal meanwhile, but
 * its watch over scripts breaks off at Ctrl-C, and the others are left to the system, which ends the process at once.
 */
export async function stoppable<T>(work: () => T): Promise<T> {
  const held = listener;
  // Only the process itself has signals.
  if (held === undefined) return work();
  // What has been asked since the last pause would be lost with the listeners that are taken off.
  await pause(held.interrupted);
  const others = SIGNALS.filter((signal) => signal !== 'SIGINT');
  script ??= new Script(`globalThis[Symbol.for(${JSON.stringify(WORK.description)})]()`);
  let done: { readonly value: T } | undefined;
  for (const signal of others) process.off(signal, held.onSignal);
  Reflect.set(globalThis, WORK, () => {
    done = { value: work() };
  });
  try {
    script.runInThisContext({ breakOnSigint: true });
  } catch (failure) {
    const broken =
      failure instanceof Error && 'code' in failure && failure.code === 'ERR_SCRIPT_EXECUTION_INTERRUPTED';
    throw broken ? interruptedStop() : failure;
  } finally {
    Reflect.deleteProperty(globalThis, WORK);
    for (const signal of others) process.on(signal, held.onSignal);
  }
  if (done === undefined) throw interruptedStop();
  return done.value;
}

import { interruptedStop } from './stop.js';

/** Lets an interrupt come through, between two pieces of work that nothing can stop. */
export async function pause(interrupted: AbortSignal): Promise<void> {
  await new Promise((resolved) => setImmediate(resolved));
  if (interrupted.aborted) throw interruptedStop();
}

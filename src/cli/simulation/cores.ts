import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import {
  type Done,
  doPiece,
  Gathered,
  type Piece,
  piecesOf,
  type Simulation,
} from '../../engine/simulate/pieces.js';
import type { Expectation } from '../../engine/types.js';
import { pause } from '../base/pause.js';
import { interruptedStop } from '../base/stop.js';

/** The built worker beside the built program. From source there is none, and all work is done in this thread. */
const WORKER = fileURLToPath(new URL('./piece-worker.js', import.meta.url));

/** For fewer pieces than this a worker is not worth starting. */
const PIECES_A_WORKER = 8;

/** How a simulation is run; none of it changes what comes out. */
export interface Running {
  /** Processor cores to use; undefined: all there are. */
  readonly cores: number | undefined;
  readonly interrupted: AbortSignal;
  /** Called after each piece with the share of all pieces that are done. */
  readonly progress: (share: number) => void;
}

/** How many workers do so many pieces: more than there are cores would only stand in each other's way. */
export function workersFor(pieces: number, asked: number | undefined, cores: number): number {
  return Math.min(asked ?? cores, cores, Math.ceil(pieces / PIECES_A_WORKER));
}

/** Runs a simulation on all cores; an interrupt stops it with a `Stop`. The result is the same whatever the cores. */
export async function simulateOnCores(
  simulation: Simulation,
  { cores, interrupted, progress }: Running,
): Promise<readonly Expectation[]> {
  const pieces = piecesOf(simulation);
  const gathered = new Gathered(simulation);
  let done = 0;
  const gather = (result: Done): void => {
    gathered.add(result);
    done++;
    progress(done / pieces.length);
  };
  const workers = workersFor(pieces.length, cores, availableParallelism());
  if (workers > 1 && existsSync(WORKER)) {
    await shareOut(simulation, { pieces, workers, interrupted, gather });
  } else {
    for (const piece of pieces) {
      await pause(interrupted);
      gather(doPiece(simulation, piece));
    }
  }
  return gathered.expectations();
}

interface Sharing {
  readonly pieces: readonly Piece[];
  readonly workers: number;
  readonly interrupted: AbortSignal;
  readonly gather: (result: Done) => void;
}

/** Each worker is sent a piece, and the next when it has answered. */
async function shareOut(simulation: Simulation, sharing: Sharing): Promise<void> {
  const { pieces, interrupted, gather } = sharing;
  const team: Worker[] = [];
  let sent = 0;
  let open = pieces.length;
  try {
    await new Promise<void>((resolve, reject) => {
      const stop = (): void => reject(interruptedStop());
      if (interrupted.aborted) return stop();
      interrupted.addEventListener('abort', stop, { once: true });
      for (let index = 0; index < sharing.workers; index++) {
        const worker = new Worker(WORKER, { workerData: simulation });
        team.push(worker);
        const give = (): void => {
          const piece = pieces[sent++];
          if (piece) worker.postMessage(piece);
        };
        worker.on('error', reject);
        worker.on('exit', () => reject(new Error('a worker ended before its work')));
        worker.on('message', (result: Done) => {
          gather(result);
          open--;
          if (open === 0) resolve();
          else give();
        });
        give();
      }
    });
  } finally {
    await Promise.all(team.map((worker) => worker.terminate()));
  }
}

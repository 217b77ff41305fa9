import { type Disk, realDisk } from './disk.js';
import { settingsFolder, show } from './platform.js';
import { holdSignals } from './signals.js';
import { PLAIN_WIDTH } from './wrap.js';

/** One of the two streams text goes to. */
export interface Outlet {
  write(text: string): void;
  /** Columns of the terminal; undefined when it is a file or a pipe. */
  readonly width: number | undefined;
  /** Whether bold type may be used: on a terminal that has it, and never with NO_COLOR. */
  readonly styled: boolean;
  /** A terminal that shows only ASCII: drawings do without other characters. */
  readonly ascii?: boolean;
}

/** Everything outside that a command touches, so that a test can run one in a folder of its own. */
export interface World {
  /** The folder that paths on the command line count from. */
  readonly folder: string;
  /** Results. */
  readonly out: Outlet;
  /** Problems, notes and progress. */
  readonly err: Outlet;
  readonly disk: Disk;
  /** The folder where the person's programs keep their settings; undefined where the machine names none. */
  readonly settings: string | undefined;
  /** Shows a file or folder in the program that the machine has for it. False where there is none, or it can't. */
  readonly show: (path: string) => Promise<boolean>;
  /** Aborted by Ctrl-C. */
  readonly interrupted: AbortSignal;
  /** Milliseconds since some moment, so that a long run can show how far it is; no result depends on it. */
  readonly clock: () => number;
}

/** The process as a world. A second interrupt ends at once. */
export interface ProcessWorld {
  readonly world: World;
  /** Waits until all results are out of the program's hands; the system's code when they could not be written. */
  readonly written: () => Promise<string | undefined>;
  /** The status of a process that a signal ended. */
  readonly stoppedStatus: () => number;
  /** Lets go of the process. */
  readonly release: () => void;
}

/** Takes hold of the process, which is in this folder. */
export function processWorld(folder: string): ProcessWorld {
  const { interrupted, status, release } = holdSignals();
  const out = outletOf(process.stdout);
  const world = {
    folder,
    out: out.outlet,
    err: outletOf(process.stderr).outlet,
    disk: realDisk,
    settings: settingsFolder(process.platform, process.env),
    show,
    interrupted,
    clock: () => performance.now(),
  };
  return {
    world,
    written: async () => {
      await new Promise<void>((resolve) => process.stdout.write('', () => resolve()));
      return out.failure();
    },
    stoppedStatus: status,
    release,
  };
}

/** A stream with the reason, if any, why it takes no more. */
interface Watched {
  readonly outlet: Outlet;
  readonly failure: () => string | undefined;
}

/** Each stream once, however often the program is run in one process. */
const watched = new WeakMap<NodeJS.WriteStream, Watched>();

/** Whether the terminal has more than ASCII: all but a bare console, and on Windows those that say who they are. */
function drawsUnicode(): boolean {
  const { TERM, TERM_PROGRAM, WT_SESSION } = process.env;
  if (process.platform === 'win32') return WT_SESSION !== undefined || TERM_PROGRAM !== undefined;
  return TERM !== 'linux' && TERM !== 'dumb';
}

function outletOf(stream: NodeJS.WriteStream): Watched {
  const known = watched.get(stream);
  if (known) return known;
  let open = true;
  let failed: string | undefined;
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    open = false;
    // Whoever reads (`| head`) may have seen enough: that ends the text, not the work.
    if (code !== 'EPIPE') failed = code ?? 'unknown';
  });
  const made = {
    outlet: {
      write: (text: string) => {
        if (open) stream.write(text);
      },
      // Some terminals don't know their size and say 0.
      width: stream.isTTY ? stream.columns || PLAIN_WIDTH : undefined,
      styled: stream.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
      ascii: stream.isTTY === true && !drawsUnicode(),
    },
    failure: () => failed,
  };
  watched.set(stream, made);
  return made;
}

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What Node is given: its own options, a file to run, and the words for that. */
export type NodeArguments = readonly string[];

const hook = fileURLToPath(new URL('taken.cjs', import.meta.url));

/** What a process printed, the most memory that it held (MB), and its time on all cores (ms). */
interface Watched {
  readonly printed: string;
  readonly mb: number;
  readonly ms: number;
}

/** A folder of nobody's where processes run, so that no settings of whoever measures are read and nothing stays. */
export class Room {
  readonly folder = mkdtempSync(join(tmpdir(), 'dominopress-bench-'));
  readonly #env: NodeJS.ProcessEnv;

  /**
   * Processes have the environment of whoever measures, as a user's have; or next to none (`bare`): some variables make
   * Node itself start slowly (NODE_EXTRA_CA_CERTS, by twice its time), and then everything looks quick beside it.
   */
  constructor(bare: boolean) {
    const own = { HOME: this.folder, XDG_CONFIG_HOME: join(this.folder, 'settings') };
    this.#env = { ...(bare ? { PATH: process.env.PATH } : process.env), ...own };
  }

  /** Runs Node to its end and returns how long that took by the clock (ms), starting and ending it included. */
  timed(args: NodeArguments): number {
    const start = process.hrtime.bigint();
    this.#run(args, this.#env, 'ignore');
    return Number(process.hrtime.bigint() - start) / 1e6;
  }

  /** Runs Node to its end and returns what it printed. */
  printed(args: NodeArguments): string {
    return this.#run(args, this.#env, 'pipe');
  }

  /** The same with what the process took: never in a run that is timed, since it takes time to ask. */
  watched(args: NodeArguments): Watched {
    const file = join(this.folder, 'taken');
    const printed = this.#run(['--require', hook, ...args], { ...this.#env, TAKEN_FILE: file }, 'pipe');
    const { peak, cpu } = JSON.parse(readFileSync(file, 'utf8')) as { peak: number; cpu: number };
    return { printed, mb: (peak * 1024) / 1e6, ms: cpu / 1000 };
  }

  /** Throws away what a kit made. */
  clear(name: string): void {
    rmSync(join(this.folder, name), { recursive: true, force: true });
  }

  /** Leaves nothing behind. */
  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  #run(args: NodeArguments, env: NodeJS.ProcessEnv, stdout: 'ignore' | 'pipe'): string {
    const options = { cwd: this.folder, env, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
    const ended = spawnSync(process.execPath, args, { ...options, stdio: ['ignore', stdout, 'pipe'] });
    if (ended.error) throw ended.error;
    if (ended.status !== 0) throw new Error(`node ${args.join(' ')} failed\n${ended.stderr}`);
    return ended.stdout ?? '';
  }
}

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Disk, realDisk } from '../../src/cli/base/disk.js';
import { runIn } from '../../src/cli/main.js';

/** A folder of the test's own, gone when the test is over. */
export function ownFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'dominopress-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  put(folder, files);
  return folder;
}

/** Writes files into a folder, by path. */
export function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Every file under a folder with its text, and every empty folder (with `/`). */
export function contents(folder: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const walk = (path: string): void => {
    const names = readdirSync(join(folder, path)).sort();
    if (names.length === 0 && path !== '') found[`${path}/`] = '';
    for (const name of names) {
      const inner = path === '' ? name : `${path}/${name}`;
      if (statSync(join(folder, inner)).isDirectory()) walk(inner);
      else found[inner] = readFileSync(join(folder, inner), 'latin1');
    }
  };
  walk('');
  return found;
}

/** What a run printed and how it ended. */
export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs a command line in a folder, as if it had been typed there. */
export async function run(
  folder: string,
  argv: readonly string[],
  world: {
    readonly width?: number;
    readonly styled?: boolean;
    readonly disk?: Partial<Disk>;
    readonly interrupted?: AbortSignal;
    readonly settings?: string | undefined;
    readonly show?: (path: string) => void;
    /** Whether the machine has something that opens files. */
    readonly opens?: boolean;
    /** Time stands still unless a test moves it: no run is long, however busy the machine is. */
    readonly clock?: () => number;
  } = {},
): Promise<Ran> {
  const printed = { out: '', err: '' };
  const outlet = (name: 'out' | 'err') => ({
    write: (text: string) => {
      printed[name] += text;
    },
    width: world.width,
    styled: world.styled ?? false,
  });
  const status = await runIn(
    {
      folder,
      out: outlet('out'),
      err: outlet('err'),
      disk: { ...realDisk, ...world.disk },
      settings: 'settings' in world ? world.settings : join(folder, 'settings'),
      show: async (path) => {
        world.show?.(path);
        return world.opens ?? true;
      },
      interrupted: world.interrupted ?? new AbortController().signal,
      clock: world.clock ?? (() => 0),
    },
    argv,
  );
  return { status, ...printed };
}

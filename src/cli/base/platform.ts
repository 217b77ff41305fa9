import { join } from 'node:path';

/** Where a machine of this kind keeps what programs are told, by its environment; undefined where that names no folder. */
export function settingsFolder(
  platform: NodeJS.Platform,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (platform === 'win32') return environment.APPDATA || undefined;
  const { XDG_CONFIG_HOME: named, HOME: home } = environment;
  // The standard asks to pass over a relative path.
  if (named?.startsWith('/')) return named;
  return home ? join(home, '.config') : undefined;
}

/** How each kind of machine opens something with the program it has for it. */
function openerOf(platform: NodeJS.Platform): string {
  switch (platform) {
    case 'darwin':
      return 'open';
    case 'win32':
      return 'explorer.exe';
    default:
      return 'xdg-open';
  }
}

/** How long an opener is listened to (milliseconds): one that can't open anything says so at once. */
const HEARD = 500;

/** Opens a file or folder with the machine's own program, which lives on; whether that could be started, and didn't give up at once. */
export async function show(path: string): Promise<boolean> {
  const { spawn } = await import('node:child_process');
  const opener = spawn(openerOf(process.platform), [path], { detached: true, stdio: 'ignore' });
  opener.unref();
  return new Promise((resolve) => {
    opener.on('error', () => resolve(false));
    // Explorer ends with 1 when all is well.
    opener.on('exit', (status) => resolve(status === 0 || process.platform === 'win32'));
    setTimeout(() => resolve(true), HEARD);
  });
}

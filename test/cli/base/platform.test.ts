import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { settingsFolder, show } from '../../../src/cli/base/platform.js';
import { ownFolder } from '../support.js';

describe('the folder of a person’s settings', () => {
  test.each([
    ['linux', { XDG_CONFIG_HOME: '/x/config', HOME: '/home/me' }, '/x/config'],
    ['linux', { HOME: '/home/me' }, '/home/me/.config'],
    // The standard asks to pass over a path that is not absolute.
    ['linux', { XDG_CONFIG_HOME: 'config', HOME: '/home/me' }, '/home/me/.config'],
    ['darwin', { HOME: '/Users/me' }, '/Users/me/.config'],
    ['win32', { APPDATA: 'C:\\Users\\me\\AppData\\Roaming', HOME: '/x' }, 'C:\\Users\\me\\AppData\\Roaming'],
    ['win32', { HOME: '/x' }, undefined],
    ['linux', {}, undefined],
  ] as const)('on %s with %j is %s', (platform, environment, folder) => {
    expect(settingsFolder(platform, environment)).toBe(folder);
  });
});

describe.runIf(process.platform === 'linux')('showing a file', () => {
  const withPath = async (path: string, work: () => Promise<void> | void) => {
    const { PATH } = process.env;
    try {
      process.env.PATH = path;
      await work();
    } finally {
      process.env.PATH = PATH;
    }
  };

  test('starts the desktop’s own program with its path', async () => {
    const folder = ownFolder({ 'xdg-open': '#!/bin/sh\nprintf %s "$1" > "$(dirname "$0")/opened"\n' });
    chmodSync(join(folder, 'xdg-open'), 0o755);
    await withPath(`${folder}:${process.env.PATH}`, async () => {
      await show('/some folder/kit.pdf');
      await vi.waitUntil(
        () => existsSync(join(folder, 'opened')) && readFileSync(join(folder, 'opened'), 'utf8'),
        { timeout: 300_000 },
      );
    });
    expect(readFileSync(join(folder, 'opened'), 'utf8')).toBe('/some folder/kit.pdf');
  });

  test('fails nobody where there is no such program', async () => {
    await withPath(ownFolder(), async () => {
      await show('/some/kit.pdf');
      // The failure to start is told in the next turn of the event loop; unheard, it would end the run.
      await new Promise((resolve) => setImmediate(resolve));
    });
  });
});

import { chmodSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contents, ownFolder, put, run } from '../support.js';

const measured = (printer: string, across: string) => ['calibrate', '--printer', printer, '--ruler', across];

test('a printers’ file that is a link stays one, and keeps its permissions and what else it holds', async () => {
  if (process.platform === 'win32') return;
  const folder = ownFolder({ 'dotfiles/mine.yaml': '"hall":\n  ruler: [99.6, 99.6]\n' });
  chmodSync(join(folder, 'dotfiles/mine.yaml'), 0o600);
  mkdirSync(join(folder, 'settings/dominopress'), { recursive: true });
  const link = join(folder, 'settings/dominopress/printers.yaml');
  symlinkSync('../../dotfiles/mine.yaml', link);
  expect(await run(folder, measured('office', '99.5'))).toMatchObject({ status: 0, err: '' });
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(statSync(link).mode & 0o777).toBe(0o600);
  const text = readFileSync(join(folder, 'dotfiles/mine.yaml'), 'utf8');
  for (const printer of ['"hall":\n  ruler: [99.6, 99.6]', '"office":\n  ruler: [99.5, 99.5]']) {
    expect(text).toContain(printer);
  }
  expect(readdirSync(join(folder, 'settings/dominopress'))).toEqual(['printers.yaml']);
  expect(readdirSync(join(folder, 'dotfiles'))).toEqual(['mine.yaml']);
});

test('a printer that can’t be kept changes nothing and says where settings lie, not --out', async () => {
  const folder = ownFolder();
  put(folder, { 'settings/dominopress/printers.yaml': '"hall":\n  ruler: [99.6, 99.6]\n' });
  const before = contents(folder);
  const disk = {
    write: () => {
      throw Object.assign(new Error('EROFS'), { code: 'EROFS' });
    },
  };
  const { status, out, err } = await run(folder, measured('office', '99.5'), { disk });
  expect({ status, out }).toEqual({ status: 3, out: '' });
  expect(err).toContain(
    'printers.yaml may not be written. Your settings are kept there: HOME or XDG_CONFIG_HOME',
  );
  expect(err).not.toContain('--out');
  expect(contents(folder)).toEqual(before);
});

test('a new game where nothing may be written isn’t told to choose --out, which it hasn’t got', async () => {
  const disk = {
    write: () => {
      throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    },
  };
  const { status, err } = await run(ownFolder(), ['new', 'ours', '--from', 'block'], { disk });
  expect(status).toBe(3);
  expect(err).toBe('dominopress: ours.yaml may not be written. Go to a folder of your own and run again.\n');
});

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const program = resolve('bin', 'dominopress.js');
const built = readFileSync(join('dist', 'dominopress.html'));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dominopress-page-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'page', ...words], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('the page is copied here, into a folder, or to a file, and a page that is there is replaced', () => {
  expect(run()).toMatchObject({ status: 0, stderr: '' });
  expect(readFileSync(join(folder, 'dominopress.html')).equals(built)).toBe(true);
  expect(run('--out', 'club/dominoes.html').status).toBe(0);
  expect(run('--out', 'club').status).toBe(0);
  expect(readdirSync(join(folder, 'club')).sort()).toEqual(['dominoes.html', 'dominopress.html']);
  // That of another release.
  const older = built.toString('utf8').replace(/content="dominopress [^"]+"/, 'content="dominopress 0.0.1"');
  writeFileSync(join(folder, 'dominopress.html'), older);
  expect(JSON.parse(run('--json').stdout)).toEqual({ path: 'dominopress.html', bytes: built.length });
  expect(readFileSync(join(folder, 'dominopress.html')).equals(built)).toBe(true);
});

test('what is not a page stays, unless it may go; so does a folder of kits in the settings', () => {
  writeFileSync(join(folder, 'home.html'), '<h1>Club</h1>');
  const refused = run('--out', 'home.html');
  expect(refused.status).toBe(3);
  expect(refused.stderr).toContain('home.html wasn’t made by this program');
  expect(readFileSync(join(folder, 'home.html'), 'utf8')).toBe('<h1>Club</h1>');
  expect(readdirSync(folder)).toEqual(['home.html']);
  expect(run('--out', 'home.html', '--force').status).toBe(0);
  expect(readFileSync(join(folder, 'home.html')).equals(built)).toBe(true);
  writeFileSync(join(folder, 'dominopress.yaml'), 'out: kits\n');
  expect(run('--quiet')).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(readdirSync(folder).sort()).toEqual(['dominopress.html', 'dominopress.yaml', 'home.html']);
});

test('the package has the page inside', () => {
  const packed = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], {
    encoding: 'utf8',
  });
  const [{ files }] = JSON.parse(packed);
  expect(files).toContainEqual(
    expect.objectContaining({ path: 'dist/dominopress.html', size: built.length }),
  );
});

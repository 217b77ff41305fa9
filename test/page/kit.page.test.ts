import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Desk } from '../../src/web/client.js';
import type { Wish } from '../../src/web/protocol.js';

/** What the page asks; it is called inside the browser. */
declare const desk: Desk;

const file = join('dist', 'dominopress.html');
let browser: Browser;
let page: Page;
const asked: string[] = [];
const failures: string[] = [];

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // Chromium won't start for root without.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  page = await browser.newPage();
  // What the page has inside goes to its workers by such addresses.
  page.on('request', (request) => request.url().startsWith('blob:') || asked.push(request.url()));
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (message) => failures.push(message.text()));
  await page.goto(pathToFileURL(file).href);
});
afterAll(() => browser?.close());

/** The files that the page makes, by path, in letters. */
async function fromPage(wish: Wish): Promise<Readonly<Record<string, string>>> {
  return page.evaluate(async (wanted) => {
    const made = await desk.ask({ kind: 'kit', wish: wanted });
    if (!made.ok) throw new Error(made.problems.map(({ code }) => code).join(', '));
    const letters = (bytes: Uint8Array) =>
      btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    return Object.fromEntries(made.value.map(({ path, bytes }) => [path, letters(bytes)]));
  }, wish);
}

/** The files that the built program writes for these words of its command line, by path, in letters. */
function fromProgram(...words: readonly string[]): Readonly<Record<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'dominopress-page-'));
  try {
    const program = join('bin', 'dominopress.js');
    execFileSync(process.execPath, [program, 'kit', ...words, '--out', folder, '--quiet']);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    return Object.fromEntries(
      files.map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        return [path.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(path, 'base64')];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the page makes the very bytes that the program writes', () => {
  const plain = { language: 'en', papers: ['a4'] };
  test.each<[of: string, wish: Wish, words: readonly string[]]>([
    ['a game as it is', { ...plain, game: 'draw' }, ['draw']],
    [
      'large print in another language',
      { ...plain, game: 'penalty-draw', language: 'de', large: true },
      ['penalty-draw', '--lang', 'de', '--large-print'],
    ],
    [
      'a changed rule on other paper',
      { game: 'block', language: 'fr', papers: ['letter'], changes: { deal: '6' } },
      ['block', '--lang', 'fr', '--paper', 'letter', '--set', 'deal=6'],
    ],
    [
      'another type, and names whose letters it lacks',
      { ...plain, game: 'family-draw', font: 'lexend', names: ['Ana', 'Χρήστος', 'Юлия'] },
      ['family-draw', '--font', 'lexend', '--names', 'Ana,Χρήστος,Юлия'],
    ],
    [
      'low ink, small tiles and backs that are flipped, for three players, on two papers',
      {
        game: 'draw',
        language: 'es',
        papers: ['a4', 'letter'],
        seating: { players: 3 },
        seed: 7,
        sheets: ['tiles', 'rules', 'host-key'],
        print: { lowInk: true, tile: 'mini', backs: 'short-edge', offset: { x: 0.5, y: -1 }, sets: 2 },
      },
      ['draw', '--lang', 'es', '--paper', 'a4,letter', '--players', '3', '--seed', '7'].concat(
        ['--sheets', 'tiles,rules,host-key', '--low-ink', '--tile', 'mini', '--backs', 'short-edge'],
        ['--back-offset', '0.5,-1', '--kits', '2'],
      ),
    ],
  ])('%s', async (_, wish, words) => {
    const made = await fromPage(wish);
    const written = fromProgram(...words);
    expect(Object.keys(made).sort()).toEqual(Object.keys(written).sort());
    expect(Object.keys(made).length).toBeGreaterThan(5);
    for (const [path, bytes] of Object.entries(written)) expect(made[path] === bytes, path).toBe(true);
  });
});

test('a rule that clashes is a problem that the page can say, and no kit', async () => {
  const wish: Wish = { game: 'block', language: 'en', papers: ['a4'], changes: { deal: '20' } };
  const made = await page.evaluate((wanted) => desk.ask({ kind: 'check', wish: wanted }), wish);
  const codes = made.ok ? [] : made.problems.map(({ code }) => code);
  expect(codes).toEqual(['deal.too-many']);
});

test('the page is one file that asks for nothing else, can’t, and has no failure to tell', async () => {
  expect(failures).toEqual([]);
  expect(asked).toEqual([pathToFileURL(file).href]);
  expect(statSync(file).size).toBeLessThan(4_000_000);
  // It would be refused for other reasons where nothing listens; the browser says for which.
  while (page.workers().length < 2) await page.waitForEvent('worker');
  const asking = page.workers().map((worker) => worker.evaluate(refusedBy));
  const reached = await Promise.all([page.evaluate(refusedBy), ...asking]);
  // The page itself, its desk and what draws its sheets.
  expect(reached).toEqual(['connect-src', 'connect-src', 'connect-src']);
  expect(asked).toHaveLength(1);
});

/** Runs in the browser: the rule that keeps whatever asks from reaching an address. */
function refusedBy(): Promise<string> {
  return new Promise((told) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => told(effectiveDirective));
    fetch('http://127.0.0.1:9/').then(
      () => told('reached'),
      () => undefined,
    );
  });
}

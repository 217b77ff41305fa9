import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseTile } from '../../src/domino/notation.js';
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

/** Six games that have next to nothing in common. */
const GAMES = ['block', 'double-three-chain', 'draw', 'family-draw', 'one-page-draw', 'penalty-draw'];

/** What is asked of the page, and how the command line asks for the same. */
type Wanted = readonly [of: string, wish: Omit<Wish, 'game' | 'language'>, words: readonly string[]];

const WANTED: readonly Wanted[] = [
  ['as they are', { papers: ['a4'] }, []],
  [
    'in large print on other paper, with names, little ink, small tiles and backs that are flipped',
    {
      papers: ['letter'],
      large: true,
      names: ['Ana', 'Ben'],
      seed: 7,
      print: { lowInk: true, tile: 'mini', backs: 'short-edge', offset: { x: 0.5, y: -1 }, sets: 2 },
    },
    ['--paper', 'letter', '--large-print', '--names', 'Ana,Ben', '--seed', '7', '--low-ink'].concat([
      '--tile',
      'mini',
      '--backs',
      'short-edge',
      '--back-offset',
      '0.5,-1',
      '--kits',
      '2',
    ]),
  ],
  [
    'with a changed rule, in another type, with names whose letters it lacks, and backs to fold',
    {
      papers: ['a4'],
      changes: { 'line.doubles': 'straight' },
      font: 'lexend',
      names: ['Χρήστος', 'Юлия'],
      print: { backs: 'fold', faces: 'both' },
    },
    ['--set', 'line.doubles=straight', '--font', 'lexend', '--names', 'Χρήστος,Юлия'].concat([
      '--backs',
      'fold',
      '--faces',
      'both',
    ]),
  ],
];

function expectSame(made: Readonly<Record<string, string>>, written: Readonly<Record<string, string>>): void {
  expect(Object.keys(made).sort()).toEqual(Object.keys(written).sort());
  for (const [path, bytes] of Object.entries(written)) expect(made[path] === bytes, path).toBe(true);
}

describe('the page makes the very bytes that the program writes', () => {
  const cases = WANTED.flatMap((wanted) => ['en', 'de'].map((language) => [language, ...wanted] as const));
  test.each(cases)('in %s of six games %s', async (language, _, wish, words) => {
    const written = fromProgram(...GAMES, '--lang', language, ...words);
    const made: Record<string, string> = {};
    for (const game of GAMES) Object.assign(made, await fromPage({ ...wish, game, language }));
    expect(Object.keys(made).length).toBe(GAMES.length * 6);
    expectSame(made, written);
  });

  test('some sheets, for three players, on two papers', async () => {
    const wish: Wish = {
      game: 'draw',
      language: 'es',
      papers: ['a4', 'letter'],
      seating: { players: 3 },
      sheets: ['tiles', 'rules', 'host-key'],
    };
    const words = ['draw', '--lang', 'es', '--paper', 'a4,letter', '--players', '3'];
    const made = await fromPage(wish);
    expect(Object.keys(made).length).toBe(7);
    expectSame(made, fromProgram(...words, '--sheets', 'tiles,rules,host-key'));
  });

  test('single tiles of two sets on two papers, margins, marks and backs as nobody has them', async () => {
    const [mixed, blank] = ['3-5', '0-0'].map((name) => parseTile(name));
    if (mixed === undefined || blank === undefined) throw new Error('two tiles');
    const wish: Wish = {
      game: 'draw',
      language: 'fr',
      papers: ['a4', 'letter'],
      print: {
        sets: 2,
        only: [mixed],
        ofSets: [{ tile: blank, set: 1 }],
        margins: { top: 5, right: 6, bottom: 7.5, left: 8 },
        marks: 'front',
        offset: { x: 0.5, y: -1 },
      },
    };
    const words = ['draw', '--lang', 'fr', '--paper', 'a4,letter', '--kits', '2', '--marks', 'front'];
    const made = await fromPage(wish);
    // The tiles on both papers and the record; single tiles come without the rest.
    expect(Object.keys(made).length).toBe(3);
    expectSame(
      made,
      fromProgram(
        ...words.concat('--reprint', '3-5,b:0-0', '--margin', '5,6,7.5,8', '--back-offset', '0.5,-1'),
      ),
    );
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
  while (page.workers().length < 3) await page.waitForEvent('worker');
  const asking = page.workers().map((worker) => worker.evaluate(refusedBy));
  const reached = await Promise.all([page.evaluate(refusedBy), ...asking]);
  // The page itself, both who work at its desk, and what draws its sheets.
  expect(reached).toEqual(['connect-src', 'connect-src', 'connect-src', 'connect-src']);
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

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '../support/languages.js';
import { FILE, opened, startBrowser } from './opened.js';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

test('the search finds games by what their cards say, accents or not, and says how many there are', async () => {
  const { page } = await opened(browser, { locale: 'fr-FR' });
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  const search = page.getByRole('searchbox');
  await search.fill('penalite');
  const titles = await page.locator('.card h2').allTextContents();
  expect(titles).toEqual(['Pioche à pénalités']);
  await search.fill('xyz');
  expect(await page.locator('.card').count()).toBe(0);
  expect(await page.locator('.finder .count').textContent()).toContain('xyz');
});

test('every card says how long the game takes: by its file, or about, as `list` does', async () => {
  const { page } = await opened(browser);
  const program = join('bin', 'dominopress.js');
  const told = execFileSync(process.execPath, [program, 'list', '--json'], { encoding: 'utf8' });
  const games: readonly { minutes: string | null; aboutMinutes: string | null }[] = JSON.parse(told);
  const wanted = games.map(({ minutes, aboutMinutes }) =>
    (minutes ?? `about ${aboutMinutes}`).replace('-', '\u2013').concat(' minutes'),
  );
  const cards = await page.locator('.card .facts').allTextContents();
  for (const [index, minutes] of wanted.entries()) expect(cards[index]).toContain(minutes);
  expect(await page.locator('.hint').allTextContents()).toContainEqual(
    expect.stringContaining('20 seconds a turn'),
  );
});

test('the language of the browser is the page’s, and another is chosen in its own name', async () => {
  const { page } = await opened(browser, { locale: 'de-AT' });
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Spiel wählen');
  await page.getByLabel('Sprache').selectOption('Português (Portugal)');
  expect(await page.locator('html').getAttribute('lang')).toBe('pt-PT');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Escolha um jogo');
});

test('whoever lets no script run, or has too old a browser, is told so in every language, and nobody else', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(FILE);
  expect(await plain.locator('noscript p[lang]').count()).toBe(languages.length);
  const late = plain.locator('.too-old p[lang=en]');
  expect(await late.isVisible()).toBe(false);
  await late.waitFor({ state: 'visible' });
  expect(await late.textContent()).toContain('newer browser');
  const { page } = await opened(browser);
  expect(await page.locator('.too-old').count()).toBe(0);
});

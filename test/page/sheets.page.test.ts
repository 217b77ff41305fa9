import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { choose, opened, sideways, startBrowser } from './opened.js';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

/** Goes to the sheets, and waits until the players' can be seen. */
async function seen(page: Page): Promise<void> {
  await page.locator('.gallery canvas').first().scrollIntoViewIfNeeded();
  await page.locator('.gallery canvas[data-drawn]').first().waitFor();
}

test('players’ sheets are in sight, the host’s behind a closed door with a black band, and each page has its name', async () => {
  const { page } = await opened(browser, { viewport: { width: 1280, height: 2400 } });
  await choose(page, 'Draw dominoes');
  await seen(page);
  const visible = () =>
    page.locator('.gallery canvas:visible').evaluateAll((all) => all.map((one) => one.ariaLabel));
  const players = [
    'Tiles, page 1 of 2',
    'Tiles, page 2 of 2',
    'Rules, page 1 of 1',
    'Score log, page 1 of 1',
  ];
  await expect.poll(visible).toEqual(players);
  const door = page.locator('.host > summary');
  expect(await door.evaluate((band) => getComputedStyle(band).backgroundColor)).toBe('rgb(0, 0, 0)');
  await door.click();
  await expect.poll(visible).toContain('Host key, page 1 of 4');
  expect(await visible()).toContain('Print guide, page 1 of 1');
});

test('pages have their real size once the screen was measured with a bank card', async () => {
  const { page } = await opened(browser);
  await choose(page, 'Draw dominoes');
  await seen(page);
  const width = () =>
    page
      .locator('.gallery canvas')
      .first()
      .evaluate((canvas) => canvas.clientWidth);
  await page.getByRole('button', { name: 'Real size' }).click();
  // A4 is 210 mm wide, and browsers take 96 dots for an inch.
  expect(await width()).toBeCloseTo((210 / 25.4) * 96, -0.5);
  await page.getByText('Set the real size').click();
  await page.getByLabel('Width of the frame').fill('428');
  // 428 dots for 85.60 mm are 5 to the millimetre.
  expect(await width()).toBe(1050);
  expect(await page.locator('.card-frame').evaluate((frame) => frame.getBoundingClientRect().width)).toBe(
    428,
  );
  expect(await sideways(page)).toBe(0);
});

test('what is seen is what the file draws: ink where the sheet has ink, in the colours of paper in the dark too', async () => {
  const { page } = await opened(browser, { colorScheme: 'dark' });
  await choose(page, 'Draw dominoes');
  const dark = await page
    .locator('.beside canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d');
      context?.drawImage(canvas, 0, 0);
      const { data } = context?.getImageData(0, 0, copy.width, copy.height) ?? { data: [] };
      let ink = 0;
      for (let at = 0; at < data.length; at += 4) ink += (data[at] ?? 255) < 128 ? 1 : 0;
      return ink / (data.length / 4);
    });
  // A page of text blackens a few hundredths of its paper.
  expect(dark).toBeGreaterThan(0.02);
  expect(dark).toBeLessThan(0.15);
});

test('a page can be read in words, in the order of the sheet, drawings included', async () => {
  const { page } = await opened(browser);
  await choose(page, 'Draw dominoes');
  await page.locator('.beside summary').first().click();
  const read = page.locator('.beside .page-text p');
  await read.first().waitFor();
  const lines = await read.allTextContents();
  const places = ['Setting up', 'Who leads', 'Your turn, question by question', 'Common mistakes'].map(
    (text) => lines.findIndex((line) => line.includes(text)),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('other paper and large print change the sheets', async () => {
  const { page } = await opened(browser, { locale: 'en-US' });
  await choose(page, 'Draw dominoes');
  const shape = () =>
    page
      .locator('.beside canvas')
      .first()
      .evaluate((canvas) => canvas.clientHeight / canvas.clientWidth);
  expect(await shape()).toBeCloseTo(11 / 8.5, 2);
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('a4');
  await expect.poll(shape).toBeCloseTo(297 / 210, 2);
  const pages = () => page.locator('.beside canvas').count();
  expect(await pages()).toBe(1);
  await page.getByRole('checkbox', { name: 'Large print' }).check();
  await expect.poll(pages, { timeout: 20_000 }).toBeGreaterThan(2);
});

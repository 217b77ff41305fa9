import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers, choose, opened, sideways, startBrowser } from './opened.js';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

const LOOKS = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['in high contrast', { forcedColors: 'active' }],
] as const;

/** A wide screen, and a phone or a page enlarged to 400%. */
const WIDTHS = [1280, 320] as const;

const CASES = LOOKS.flatMap(([look, options]) => WIDTHS.map((width) => [look, width, options] as const));

/** Opens all that can be opened in a part of the page. */
async function openAll(page: Page, part: string): Promise<void> {
  await page.locator(`${part} details`).evaluateAll((all) => {
    for (const door of all) (door as HTMLDetailsElement).open = true;
  });
}

test.each(CASES)('nobody is kept from anything on the page: %s, %i dots wide', async (_, width, options) => {
  const { page, failures } = await opened(browser, { viewport: { width, height: 800 }, ...options });
  const found: string[] = [];
  const look = async (what: string) => {
    const all = [...(await barriers(page)), ...((await sideways(page)) > 0 ? ['scrolls sideways'] : [])];
    found.push(...all.map((barrier) => `${what}: ${barrier}`));
  };
  await look('the games');
  await page.getByRole('searchbox').fill('xyz');
  await look('no game found');
  await page.getByRole('searchbox').fill('');

  await choose(page, 'Draw dominoes');
  await page.locator('.gallery canvas').first().scrollIntoViewIfNeeded();
  await page.locator('.gallery canvas[data-drawn]').first().waitFor();
  await look('a kit with all doors closed');
  for (const part of ['.rules', '.file', '.printing', '.sheets', '.saving']) await openAll(page, part);
  await page.locator('.group fieldset.question').first().waitFor();
  await page.locator('.host canvas').first().waitFor();
  await page.locator('.singles input').first().check();
  await page.getByRole('spinbutton', { name: 'Sets of tiles' }).fill('2');
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'Of which set' }).waitFor();
  await look('a kit with all doors open');
  await page.getByRole('button', { name: 'Print them all' }).click();

  await page.getByRole('button', { name: 'Real size' }).click();
  await page.getByRole('button', { name: 'Show a round' }).click();
  await page.locator('.steps [role=status]').waitFor();
  await page.getByRole('button', { name: 'To the end' }).click();
  await look('sheets in their real size, and the end of a round');

  const points = page.locator('fieldset[id="rule-score.round"]');
  await points.getByRole('radio', { name: 'There are no points.' }).check();
  await points.getByRole('alert').getByRole('button').first().waitFor();
  await look('a rule that is refused');
  expect(found).toEqual([]);
  expect(failures).toEqual([]);
});

test.each(CASES)('what is wrong keeps nobody out either: %s, %i dots wide', async (_, width, options) => {
  const link = '#1/draw?margin=90,90,90,90&direction=sideways';
  const { page } = await opened(browser, { viewport: { width, height: 800 }, ...options }, link);
  await page.locator('.sheets .problem').waitFor();
  await page.locator('.notes').first().waitFor();
  await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['extends: draw\ndeal: many\n'], 'ours.yaml'));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  });
  await page.locator('.problem', { hasText: 'ours.yaml' }).waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await sideways(page)).toBe(0);
});

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { opened, startBrowser } from './opened.js';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

/** More presses than this nobody would make to get to one thing. */
const PATIENCE = 60;

/** What has the focus, by its name; and whether the eye can tell. */
function focused(page: Page): Promise<{ readonly name: string; readonly seen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : undefined;
    const around = [element, element && getComputedStyle(element, '::after')];
    const outlined = [element && getComputedStyle(element), around[1] as CSSStyleDeclaration | null].some(
      (style) => style !== null && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2,
    );
    // Past the last thing the focus goes to the browser's own, and begins anew.
    const text = element === document.body ? '' : (label ?? element?.ariaLabel ?? element?.textContent ?? '');
    return { name: text.trim().slice(0, 80), seen: outlined };
  });
}

/** Presses Tab until something of this name has the focus; all on the way must be seen to have it. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < PATIENCE; press += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (now.name !== '') expect(now, now.name).toMatchObject({ seen: true });
    if (name.test(now.name)) return;
  }
  throw new Error(`no way by Tab to ${name}`);
}

test('a game is chosen, changed, looked at and saved with the keyboard alone', async () => {
  const { page } = await opened(browser);
  await tabTo(page, /^Skip to the main part/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Find a game/);
  await page.keyboard.type('family');
  await tabTo(page, /^Family draw/);
  await page.keyboard.press('Enter');
  await page.locator('.group').first().waitFor();
  // Whoever came here begins at the top of the game's own page.
  expect((await focused(page)).name).toBe('Family draw');
  await tabTo(page, /^Direction/);
  await page.keyboard.press('Enter');
  await page.locator('fieldset.question').waitFor();
  await tabTo(page, /^Turns go clockwise/);
  await page.keyboard.press('ArrowDown');
  await page.locator('fieldset.changed').waitFor();
  expect((await focused(page)).name).toContain('anticlockwise');
  await page.locator('.download.of-players button[aria-disabled=false]').waitFor();
  // A changed rule leaves the focus where it was, so that one can go on from there.
  expect((await focused(page)).name).toContain('anticlockwise');
  await page.keyboard.press('Shift+Tab');
  await page.evaluate(() => document.querySelector('h1')?.focus());
  await tabTo(page, /^Save$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Save the players’ sheets/);
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/\.zip$/);
});

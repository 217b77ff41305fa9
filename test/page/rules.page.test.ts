import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers, choose, opened, sideways, startBrowser } from './opened.js';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

/** The question of a rule, with its group open. */
async function question(page: Page, key: string) {
  await page.locator(`.group[data-keys~="${key}"] > summary`).click();
  return page.locator(`fieldset[id="rule-${key}"]`);
}

/** The rule sheet beside the questions, in words. */
async function sheetText(page: Page): Promise<string> {
  const text = page.locator('.beside .page-text').first();
  if ((await text.getAttribute('open')) === null) await text.locator('summary').click();
  await text.locator('p').first().waitFor();
  return (await text.locator('p').allTextContents()).join('\n');
}

test('a changed rule is marked in words, the sheet beside it follows, and one button takes it back', async () => {
  const { page } = await opened(browser);
  await choose(page, 'Draw dominoes');
  const field = await question(page, 'direction');
  expect(await sheetText(page)).toContain('Turns go clockwise');
  await field.getByRole('radio', { name: 'anticlockwise' }).check();
  await field.getByText('Changed', { exact: true }).waitFor();
  await expect.poll(() => sheetText(page)).toContain('Turns go anticlockwise');
  expect(await page.getByRole('status').allTextContents()).toContainEqual(
    expect.stringContaining('anticlockwise'),
  );
  expect(await page.locator('.changes').textContent()).toContain('1 rule is changed.');
  await field.getByRole('button', { name: /^Back to the game’s own/ }).click();
  await expect.poll(() => sheetText(page)).toContain('Turns go clockwise');
  // The button went away; whoever pressed it is still at this rule.
  expect(
    await field
      .getByRole('radio', { name: 'clockwise' })
      .first()
      .evaluate((radio) => radio.matches(':focus')),
  ).toBe(true);
});

test('a rule that clashes is refused in the words of check, at its place and aloud, and mended by a button', async () => {
  const { page, failures, asked } = await opened(browser);
  await choose(page, 'Draw dominoes');
  const field = await question(page, 'score.round');
  await field.getByRole('radio', { name: 'There are no points.' }).check();
  const alert = field.getByRole('alert');
  await alert.getByText('nobody can win the match').waitFor();
  expect(await barriers(page)).toEqual([]);
  expect(await page.locator('.stale').textContent()).toContain('before this change');
  await alert
    .getByRole('button', { name: /How long does a match last/ })
    .first()
    .click();
  await expect.poll(() => alert.textContent()).toBe('');
  await expect.poll(() => sheetText(page)).toContain('Each game is 1 round');
  expect({ failures, asked }).toEqual({ failures: [], asked: [] });
});

test('of two answers given at once none is lost', async () => {
  const { page } = await opened(browser);
  await choose(page, 'Draw dominoes');
  const direction = await question(page, 'direction');
  const doubles = await question(page, 'line.doubles');
  await direction.getByRole('radio', { name: 'anticlockwise' }).waitFor();
  await doubles.getByRole('radio', { name: 'Lay a double straight' }).waitFor();
  // Both before the desk can have said what the first comes to.
  await page.evaluate(() => {
    for (const value of ['counterclockwise', 'straight'])
      document.querySelector<HTMLInputElement>(`input[value=${value}]`)?.click();
  });
  expect(
    await page
      .locator('.question input:checked')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  ).toEqual(['counterclockwise', 'straight']);
  await expect.poll(() => page.locator('.changes').textContent()).toContain('2 rules are changed.');
  await expect.poll(() => sheetText(page)).toContain('Turns go anticlockwise');
  await expect.poll(() => sheetText(page)).toContain('Lay a double straight');
});

test('what was refused can be left as it was', async () => {
  const { page } = await opened(browser);
  await choose(page, 'Draw dominoes');
  const field = await question(page, 'round.tie');
  const before = field.getByRole('radio', { checked: true });
  const name = await before.getAttribute('value');
  await field.getByRole('radio', { name: 'share' }).check();
  await field.getByRole('button', { name: 'Leave it as it was' }).click();
  expect(await before.getAttribute('value')).toBe(name);
  expect(await field.getByRole('alert').textContent()).toBe('');
});

test('a number is stepped within its bounds, and typed ones come back into them', async () => {
  const { page } = await opened(browser);
  await choose(page, 'Draw dominoes');
  const field = await question(page, 'deal.2');
  const number = field.getByRole('spinbutton');
  expect(await number.inputValue()).toBe('7');
  await field.getByRole('button', { name: /^Less/ }).click();
  await field.getByText('Changed', { exact: true }).waitFor();
  expect(await number.inputValue()).toBe('6');
  await number.fill('99');
  await number.press('Tab');
  await expect.poll(() => number.inputValue()).toBe(await number.getAttribute('max'));
});

test('everything about rules can be read by axe and at 320 dots, with all groups open', async () => {
  const { page } = await opened(browser, { viewport: { width: 320, height: 640 }, colorScheme: 'dark' });
  await choose(page, 'Draw dominoes');
  await page.locator('.group').first().waitFor();
  for (const summary of await page.locator('.group > summary').all()) await summary.click();
  expect(await sideways(page)).toBe(0);
  expect(await barriers(page)).toEqual([]);
});

test('tiles are left out by their drawings; where too few are left, fewer are dealt at a press', async () => {
  const { page, failures } = await opened(browser);
  await choose(page, 'Draw dominoes');
  const field = await question(page, 'set.without');
  await field.getByRole('checkbox', { name: '0-0', exact: true }).check();
  await expect.poll(() => sheetText(page)).toContain('27 tiles');
  await expect.poll(() => field.locator('.sentence').textContent()).toContain('0-0');
  await field.getByRole('button', { name: 'Back to the game’s own: every tile is in the set' }).click();
  await expect.poll(() => sheetText(page)).toContain('28 tiles');
  // Draw deals 4 players 6 tiles each; without the blanks 21 are left.
  const blanks = ['0-0', '0-1', '0-2', '0-3', '0-4', '0-5', '0-6'];
  for (const [index, name] of blanks.entries()) {
    if ((await field.locator('.mend').count()) > 0) break;
    await field.getByRole('checkbox', { name, exact: true }).check();
    await expect
      .poll(
        async () =>
          (await sheetText(page)).includes(`${27 - index} tiles`) ||
          (await field.locator('.mend').count()) > 0,
      )
      .toBe(true);
  }
  const alert = field.getByRole('alert');
  await alert
    .locator('.mend', { hasText: /how many tiles/ })
    .first()
    .click();
  await expect.poll(() => alert.textContent()).toBe('');
  expect(failures).toEqual([]);
});

test('another language changes page and sheets, and keeps the rules', async () => {
  const { page } = await opened(browser);
  await choose(page, 'Draw dominoes');
  const field = await question(page, 'direction');
  await field.getByRole('radio', { name: 'anticlockwise' }).check();
  await field.getByText('Changed', { exact: true }).waitFor();
  await page.getByLabel('Language').selectOption('Deutsch');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Ziehdomino');
  await expect.poll(() => sheetText(page)).toContain('gegen den Uhrzeigersinn');
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

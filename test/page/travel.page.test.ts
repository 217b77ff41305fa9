import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { barriers, choose, opened, startBrowser } from './opened.js';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser?.close());

/** Presses a button, and reads what the browser then saves. */
async function saved(
  page: Page,
  button: RegExp,
): Promise<{ readonly name: string; readonly bytes: Uint8Array }> {
  await page.locator('.download.of-players button[aria-disabled=false]').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).first().click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: new Uint8Array(readFileSync(await file.path())) };
}

/** Drops a file on the page, as if it came from a folder. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([named = '', content = '']) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], named));
      document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    },
    [name, text],
  );
}

test('no host sheet is in what is saved for the players, and the whole kit has a folder for each', async () => {
  const { page } = await opened(browser);
  await choose(page, 'Block dominoes');
  const players = Object.keys(unzipSync((await saved(page, /^Save the players/)).bytes));
  expect(players.filter((path) => path.endsWith('.pdf')).length).toBe(3);
  expect(players.filter((path) => /host|guide/.test(path))).toEqual([]);
  const host = Object.keys(unzipSync((await saved(page, /^Save the host/)).bytes));
  expect(host.filter((path) => path.endsWith('.pdf')).every((path) => path.includes('/host/'))).toBe(true);
  const whole = Object.keys(unzipSync((await saved(page, /^Save the whole kit/)).bytes));
  for (const part of ['/player/', '/host/', 'kit.json'])
    expect(
      whole.some((path) => path.includes(part)),
      part,
    ).toBe(true);
});

test('a single sheet is saved under its own name', async () => {
  const { page } = await opened(browser);
  await choose(page, 'Block dominoes');
  await page.locator('.single summary').click();
  const { name, bytes } = await saved(page, /^Rules \(PDF\)/);
  expect(await page.locator('.told').textContent()).toBe('block-rules-a4.pdf is saved.');
  expect(name).toBe('block-rules-a4.pdf');
  expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
});

test('the address of a kit gives the same kit to whoever opens it, and Back leads to the games', async () => {
  const { page } = await opened(browser);
  await choose(page, 'Draw dominoes');
  await page.locator('.group[data-keys~="direction"] > summary').click();
  await page.getByRole('radio', { name: /anticlockwise/ }).check();
  await page.getByRole('textbox', { name: 'Names of the players' }).fill('Ada, Ben');
  await page.keyboard.press('Tab');
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('letter');
  await page.locator('fieldset.changed').waitFor();
  await expect.poll(() => new URL(page.url()).hash).toMatch(/letter/);
  const { hash } = new URL(page.url());
  const { page: other } = await opened(browser, {}, hash);
  expect(await other.getByRole('textbox', { name: 'Names of the players' }).inputValue()).toBe('Ada, Ben');
  expect(await other.getByRole('combobox', { name: 'Paper' }).inputValue()).toBe('letter');
  await expect.poll(() => other.locator('.changes').textContent()).toContain('1 rule is changed');
  await page.goBack();
  await page.locator('.card').first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Choose a game');
});

test('everything that can be asked of printing has a field, and the address gives it back', async () => {
  const { page, failures } = await opened(browser);
  await choose(page, 'Draw dominoes');
  const form = page.locator('.printing');
  await form.locator('.more > summary').click();
  await form.getByRole('checkbox', { name: 'Letter', exact: true }).check();
  await form.getByRole('radio', { name: 'on the front only' }).check();
  const moved = form.getByRole('group', { name: 'Move the backs' });
  await moved.getByRole('spinbutton', { name: 'right' }).fill('0.5');
  await moved.getByRole('spinbutton', { name: 'down' }).fill('-1');
  const margins = form.getByRole('group', { name: 'Left blank at the edges' });
  // Printers can’t keep less than 3 mm, and what is asked for comes back to that.
  await margins.getByRole('spinbutton', { name: 'top' }).fill('1');
  await margins.getByRole('spinbutton', { name: 'left' }).fill('6.35');
  await form.getByRole('spinbutton', { name: 'Sets of tiles' }).fill('2');
  await form.locator('.singles > summary').click();
  await form.getByRole('checkbox', { name: '3-5', exact: true }).check();
  await form.getByRole('combobox', { name: 'Of which set' }).selectOption('B');
  await form.getByRole('checkbox', { name: '0-0', exact: true }).check();
  const asked = 'paper=a4,letter&back-offset=0.5,-1&marks=front&margin=3,10,10,6.35&kits=2&reprint=3-5,B:0-0';
  await expect.poll(() => new URL(page.url()).hash).toBe(`#1/draw?lang=en&${asked}`);
  const sheets = () => page.locator('.gallery h4:visible').allTextContents();
  await expect.poll(sheets).toEqual(['Tiles, A4', 'Tiles, Letter']);
  expect(await page.locator('.beside .page-text').count()).toBe(1);

  const { page: other } = await opened(browser, {}, new URL(page.url()).hash);
  const same = other.locator('.printing');
  await same.locator('.more > summary').click();
  expect(await same.getByRole('checkbox', { name: 'Letter', exact: true }).isChecked()).toBe(true);
  expect(await same.getByRole('radio', { name: 'on the front only' }).isChecked()).toBe(true);
  const typed = () =>
    same
      .locator('.numbers input')
      .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
  expect(await typed()).toEqual(['0.5', '-1', '3', '10', '10', '6.35']);
  await same.locator('.singles > summary').click();
  expect(await same.getByRole('checkbox', { name: '3-5', exact: true }).isChecked()).toBe(true);
  await same.getByRole('button', { name: 'Print them all' }).click();
  await expect.poll(() => new URL(other.url()).hash).not.toContain('reprint');
  // Which tiles got lost of one game says nothing of the next.
  await page.getByRole('button', { name: 'All games' }).click();
  await choose(page, 'Block dominoes');
  await expect.poll(() => new URL(page.url()).hash).toContain('1/block');
  expect(new URL(page.url()).hash).toContain('marks=front');
  expect(new URL(page.url()).hash).not.toContain('reprint');
  expect(failures).toEqual([]);
});

test('what a link says that belongs to no kit is told, and the rest is taken', async () => {
  const { page, failures } = await opened(browser, {}, '#1/draw?paper=a4&direction=sideways');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Draw dominoes');
  const told = [page.locator('.notes').first(), page.locator('.problem').first()];
  await expect
    .poll(async () => (await Promise.all(told.map((one) => one.allTextContents()))).join())
    .toContain('direction');
  expect(failures).toEqual([]);
});

test('a link that holds no kit is told, and the games stand there to choose from', async () => {
  const { page, failures } = await opened(browser, {}, '#1/bridge');
  expect(await page.locator('.problem').first().textContent()).toContain('bridge');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Choose a game');
  expect(failures).toEqual([]);
});

test('a link whose rules clash names its game, tells why, and leads back to the game’s own', async () => {
  // 4 players with 30 tiles each would take 120 of 28.
  const { page, failures } = await opened(browser, {}, '#1/draw?set.deal=30');
  await expect.poll(() => page.locator('.asked').textContent()).toContain('120');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Draw dominoes');
  expect(await page.title()).toBe('Draw dominoes · dominopress');
  expect(await page.locator('.changes').textContent()).not.toContain('The rules are the game’s own');
  await page.locator('.changes button').click();
  await expect.poll(() => page.locator('.changes').textContent()).toContain('The rules are the game’s own');
  await expect.poll(() => new URL(page.url()).hash).not.toContain('deal');
  expect(failures).toEqual([]);
});

test('a file with a mistake is refused with its line, and nothing else is lost', async () => {
  const { page } = await opened(browser);
  await choose(page, 'Draw dominoes');
  await drop(page, 'ours.yaml', 'extends: draw\ntitle: Ours\ndirection: sideways\n');
  const problem = page.locator('.problem', { hasText: 'ours.yaml' });
  await problem.waitFor();
  expect(await problem.textContent()).toContain('sideways');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Draw dominoes');
  expect(await barriers(page)).toEqual([]);
});

test('a game is kept as a file, and the file is the game again', async () => {
  const { page } = await opened(browser);
  await choose(page, 'Draw dominoes');
  await page.locator('.group[data-keys~="direction"] > summary').click();
  await page.getByRole('radio', { name: /anticlockwise/ }).check();
  await page.locator('fieldset.changed').waitFor();
  await page.locator('.file > summary').click();
  await expect.poll(() => page.locator('.file pre').textContent()).toContain('counterclockwise');
  const { name, bytes } = await saved(page, /^Save the file/);
  const { page: other } = await opened(browser);
  await drop(other, name, new TextDecoder().decode(bytes));
  await other.locator('.beside canvas[data-drawn]').first().waitFor();
  await other.locator('.beside summary').first().click();
  await expect.poll(() => other.locator('.page-text').first().textContent()).toContain('anticlockwise');
});

test('nothing is remembered until someone wants it, and then paper and language are', async () => {
  const { page } = await opened(browser);
  const kept = () => page.evaluate(() => ({ ...localStorage }));
  await choose(page, 'Draw dominoes');
  await page.getByRole('combobox', { name: 'Paper' }).selectOption('a3');
  expect(await kept()).toEqual({});
  await page.getByRole('checkbox', { name: /^Remember/ }).check();
  await page.getByLabel('Language').selectOption('Italiano');
  await page.goto(page.url().split('#')[0] ?? '');
  await page.locator('.card').first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Scegli un gioco');
  await page.locator('.card button').first().click();
  await expect.poll(() => page.getByRole('combobox', { name: 'Carta' }).inputValue()).toBe('a3');
  await page.getByRole('checkbox', { name: /^Ricorda/ }).uncheck();
  expect(await kept()).toEqual({});
  // What something else left there does no harm.
  await page.evaluate(() => localStorage.setItem('dominopress', '{"habits": 3}'));
  await page.goto(page.url().split('#')[0] ?? '');
  await page.locator('.card').first().waitFor();
});

test('a round is told step by step, drawn, and again after it was changed', async () => {
  const { page } = await opened(browser);
  await choose(page, 'Block dominoes');
  await page.getByRole('button', { name: 'Show a round' }).click();
  const status = page.locator('.steps [role=status]');
  await status.waitFor();
  expect(await status.textContent()).toContain('Step 1 of');
  const tiles = () => page.locator('.line use').count();
  const first = await tiles();
  await page.getByRole('button', { name: 'Next step' }).click();
  expect(await status.textContent()).toContain('Step 2 of');
  await page.getByRole('button', { name: 'To the end' }).click();
  expect(await tiles()).toBeGreaterThan(first);
  expect(await status.textContent()).toContain('What the round comes to');
  expect(await barriers(page)).toEqual([]);
});

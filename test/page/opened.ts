import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

/** The page as it lies on a stick. */
export const FILE = pathToFileURL(join('dist', 'dominopress.html')).href;

/** The page in a browser, and what went wrong in it or left it. */
export interface Opened {
  readonly page: Page;
  /** Addresses that it asked for, its own and those of what it has inside left out. */
  readonly asked: readonly string[];
  /** What it complained of. */
  readonly failures: readonly string[];
}

export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    // Chromium won't start for root without.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
}

/** Opens the page as somebody new, and waits for its games. */
export async function opened(
  browser: Browser,
  options: BrowserContextOptions = {},
  hash = '',
): Promise<Opened> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  const page = await context.newPage();
  const asked: string[] = [];
  const failures: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(FILE) && !/^(?:blob|data):/.test(url)) asked.push(url);
  });
  page.on('pageerror', ({ message }) => failures.push(message));
  page.on('console', (message) => failures.push(message.text()));
  await page.goto(FILE + hash);
  await page
    .locator(hash === '' ? '.card' : '.beside canvas[data-drawn], .problem')
    .first()
    .waitFor();
  return { page, asked, failures };
}

/** What keeps people out of the page as it is, by axe's own rules: what is wrong, and where. */
export async function barriers(page: Page): Promise<readonly string[]> {
  // By this way it comes into the page although that lets no script in.
  await page.evaluate(axe.source);
  // Where the page begins, its bar of links lies over nothing that can be pressed.
  await page.evaluate(() => scrollTo(0, 0));
  const results = await page.evaluate(() => {
    const { axe: found } = globalThis as unknown as {
      axe: { run(options: RunOptions): Promise<AxeResults> };
    };
    return found.run({ rules: { 'target-size': { enabled: true } } });
  });
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** How far the page can be scrolled sideways, in dots. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
/** Goes on to a game's own page, and waits for its rule sheet. */
export async function choose(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).click();
  await page.locator('.beside canvas[data-drawn]').first().waitFor();
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { flow } from '../../src/kit/changes/changes.js';
import type { Desk } from '../../src/web/client.js';
import type { Wish } from '../../src/web/protocol.js';
import { yamlLines } from '../../src/yaml/write.js';
import { MINIMAL } from '../support/minimal.js';
import { opened, startBrowser } from './opened.js';

/** What the page asks; it is called inside the browser. */
declare const desk: Desk;

interface Clash {
  readonly code: string;
  readonly in: Readonly<Record<string, unknown>>;
}

/** Of choices and times there is no question. */
const clashes = (
  parse(readFileSync(join(import.meta.dirname, '../problems/mends.yaml'), 'utf8')) as readonly Clash[]
).filter(({ code }) => !/^choice\.|^minutes$/.test(code));

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await startBrowser();
  ({ page } = await opened(browser));
});
afterAll(() => browser?.close());

test.each(clashes)('$code $in: its first button makes a game of it', async ({ in: changed }) => {
  const changes = Object.fromEntries(Object.entries(changed).map(([key, value]) => [key, flow(value)]));
  const text = `${yamlLines(MINIMAL, 100).join('\n')}\n`;
  const wish: Wish = { game: { name: 'x.yaml', text }, language: 'en', papers: ['a4'], changes };
  await page.evaluate(async (wanted) => {
    location.hash = await desk.ask({ kind: 'link', wish: wanted });
  }, wish);
  const mend = page.locator('.problem .mend').first();
  await mend.waitFor();
  expect(await mend.textContent()).not.toBe('');
  // What no longer clashes is printed.
  await mend.click();
  await expect.poll(() => page.locator('.problem').count()).toBe(0);
  await page.locator('.beside .pages:not(.waiting) canvas[data-drawn]').first().waitFor();
  const holds = await page.evaluate(async () => {
    const opened = await desk.ask({ kind: 'open', fragment: location.hash.slice(1), language: 'en' });
    return opened.ok && (await desk.ask({ kind: 'check', wish: opened.value })).ok;
  });
  expect(holds).toBe(true);
});

// How soon the page shows a sheet, and a changed one, in Chromium: prints figures as JSON for the bench.
// Usage: node bench/page.mjs <page> <runs>
import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const [file = '', runs = '7'] = process.argv.slice(2);

/** The goals (ms, kB), and how long to wait for what never comes. */
const MOST = { first: 1500, changed: 200, file: 4000 };
const TIMEOUT = 60_000;

/** Runs in the page: when a page of a sheet has next been drawn, counted from when the file was opened. */
function drawn() {
  /** @type {Promise<number>} */
  const seen = new Promise((told) => {
    const here = () => told(performance.now());
    if (document.querySelector('.beside canvas[data-drawn]')) here();
    else {
      new MutationObserver((_, observer) => {
        if (!document.querySelector('.beside canvas[data-drawn]')) return;
        observer.disconnect();
        here();
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-drawn'] });
    }
  });
  return seen;
}

/** Runs in the page: how long it takes from another value of a rule to the sheet that has it. @param {string} value */
async function changed(value) {
  const choice = document.querySelector(`input[name="draw.when"][value="${value}"]`);
  if (!choice) throw new Error('no such choice');
  // Nothing else is being done for the sheets of before.
  await new Promise((over) => setTimeout(over, 3000));
  /** @type {Promise<number>} */
  const seen = new Promise((told) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      told(performance.now());
    }).observe(document, { subtree: true, attributeFilter: ['data-drawn'] });
  });
  const begun = performance.now();
  /** @type {HTMLInputElement} */ (choice).click();
  return (await seen) - begun;
}

/** What doesn't come in time is a failure. @param {Promise<number>} wanted @returns {Promise<number>} */
function limited(wanted) {
  return new Promise((took, failed) => {
    const late = setTimeout(() => failed(new Error('the page drew nothing in time')), TIMEOUT);
    wanted.then(took, failed).finally(() => clearTimeout(late));
  });
}

/** @param {readonly number[]} samples */
function median(samples) {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
/** @type {{ first: number[], changed: number[] }} */
const samples = { first: [], changed: [] };
try {
  for (let run = 0; run < Number(runs); run++) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT);
    await page.goto(`${pathToFileURL(file).href}#1/draw?lang=en&paper=a4`, { waitUntil: 'commit' });
    samples.first.push(await limited(page.evaluate(drawn)));
    await page.locator('.group[data-keys~="draw.when"] > summary').click();
    await page.locator('input[name="draw.when"]').first().waitFor();
    for (const value of ['stuck', 'never'])
      samples.changed.push(await limited(page.evaluate(changed, value)));
    await context.close();
  }
} finally {
  await browser.close();
}
const kb = statSync(file).size / 1000;
const most = (/** @type {number} */ value) => ({ bound: 'most', value });
console.log(
  JSON.stringify([
    {
      part: 'page',
      name: 'first sheet seen',
      value: median(samples.first),
      unit: 'ms',
      goal: most(MOST.first),
    },
    {
      part: 'page',
      name: 'changed rule to sheet',
      value: median(samples.changed),
      unit: 'ms',
      goal: most(MOST.changed),
    },
    { part: 'page', name: 'file', value: kb, unit: 'kB', goal: most(MOST.file) },
  ]),
);

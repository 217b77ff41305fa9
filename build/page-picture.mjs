// Makes the picture of the page for README: a game with a changed rule, as Chromium shows it. Usage: node build/page-picture.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Of the picture: dots, and hundredths. */
const SIZE = { width: 1280, height: 860 };
const QUALITY = 80;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const page = await browser.newPage({ viewport: SIZE, locale: 'en-GB', colorScheme: 'light' });
await page.goto(pathToFileURL(join(root, 'dist', 'dominopress.html')).href);
await page.locator('.card button', { hasText: 'Draw dominoes' }).first().click();
await page.locator('.group[data-keys~="draw.when"] > summary').click();
await page.locator('fieldset[id="rule-draw.when"] input[value="stuck"]').check();
await page.locator('fieldset.changed').first().waitFor();
// All that follows from the change is made before anything is shown.
await page.locator('.download button[aria-disabled="false"]').first().waitFor();
await page.locator('.beside .pages:not(.waiting) canvas[data-drawn]').first().waitFor();
// The group just under what stays at the top, so that none is cut.
await page.locator('.group[data-keys~="lead.first"]').evaluate((group) => {
  const bar = document.querySelector('.parts')?.getBoundingClientRect().height ?? 0;
  scrollTo({ top: group.getBoundingClientRect().top + scrollY - bar - 8, behavior: 'instant' });
});
await page.mouse.move(0, 0);
const image = await loadImage(await page.screenshot());
await browser.close();

const canvas = createCanvas(image.width, image.height);
canvas.getContext('2d').drawImage(image, 0, 0);
writeFileSync(join(root, 'docs', 'page.webp'), canvas.toBuffer('image/webp', QUALITY));
console.log('docs/page.webp');

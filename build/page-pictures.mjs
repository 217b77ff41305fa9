// Makes the pictures of the page for README and docs/page.md, as Chromium shows it. Usage: node build/page-pictures.mjs
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { chromium } from 'playwright-core';

const root = fileURLToPath(new URL('..', import.meta.url));
const FILE = pathToFileURL(join(root, 'dist', 'dominopress.html')).href;

/** Of the pictures, in hundredths. */
const QUALITY = 80;

/** Grey between screens that stand side by side (dots). */
const GAP = 16;

const WIDE = { width: 1280, height: 860 };
const PHONE = { width: 360, height: 720 };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

await save('page', [await changedRule(await browser.newPage({ viewport: WIDE, locale: 'en-GB' }))]);

const phone = await browser.newPage({ viewport: PHONE, locale: 'en-GB', colorScheme: 'dark' });
await save('page-phone', [await games(phone), await changedRule(phone), await sheet(phone)]);
await browser.close();

/** The games to choose from. @param {import('playwright-core').Page} page */
async function games(page) {
  await page.goto(FILE);
  await page.locator('.card').first().waitFor();
  return page.screenshot();
}

/** A rule that was changed, with the sheet beside it where there is room. @param {import('playwright-core').Page} page */
async function changedRule(page) {
  await page.goto(FILE);
  await page.locator('.card button', { hasText: 'Draw dominoes' }).first().click();
  await page.locator('.group[data-keys~="draw.when"] > summary').click();
  await page.locator('fieldset[id="rule-draw.when"] input[value="stuck"]').check();
  await page.locator('fieldset.changed').first().waitFor();
  // All that follows from the change is made before anything is shown.
  await page.locator('.download button[aria-disabled="false"]').first().waitFor();
  await page.locator('.beside .pages:not(.waiting) canvas[data-drawn]').first().waitFor();
  const wide = (page.viewportSize()?.width ?? 0) > PHONE.width;
  await under(page, `.group[data-keys~="${wide ? 'lead.first' : 'draw.when'}"]`);
  await page.mouse.move(0, 0);
  return page.screenshot();
}

/** A sheet as it will be printed. @param {import('playwright-core').Page} page */
async function sheet(page) {
  await under(page, '.sheets');
  await page.locator('.gallery canvas[data-drawn]').first().waitFor();
  return page.screenshot();
}

/** Puts something just under what stays at the top, so that nothing is cut. @param {import('playwright-core').Page} page @param {string} what */
function under(page, what) {
  return page
    .locator(what)
    .first()
    .evaluate((element) => {
      const bar = document.querySelector('.parts');
      const held = bar && getComputedStyle(bar).position === 'sticky' ? bar.clientHeight : 0;
      scrollTo({ top: element.getBoundingClientRect().top + scrollY - held - 8, behavior: 'instant' });
    });
}

/** Screens side by side, as one picture. @param {string} name @param {Buffer[]} screens */
async function save(name, screens) {
  const images = await Promise.all(screens.map((screen) => loadImage(screen)));
  const width = images.reduce((sum, image) => sum + image.width + GAP, -GAP);
  const canvas = createCanvas(width, Math.max(...images.map(({ height }) => height)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#e4e4e4';
  context.fillRect(0, 0, width, canvas.height);
  let x = 0;
  for (const image of images) {
    context.drawImage(image, x, 0);
    x += image.width + GAP;
  }
  writeFileSync(join(root, 'docs', `${name}.webp`), canvas.toBuffer('image/webp', QUALITY));
  console.log(`docs/${name}.webp`);
}

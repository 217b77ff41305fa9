// Makes the pictures of docs/ from the sheets as the built program prints them: `npm run pictures`.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const program = join(root, 'bin/dominopress.js');

/** Dots an inch of a single page, and of pages side by side. */
const DPI = { page: 80, row: 56 };

/** Of the pictures, in hundredths. */
const QUALITY = 82;

/** White between pages that stand side by side (dots). */
const GAP = 14;

const draw = 'draw/player/draw';
const host = 'draw/host/draw';

/** @typedef {readonly (readonly [file: string, page: number])[]} Pages */

/**
 * By picture: commands that make sheets, each with the pages to show of them, a file and its number.
 *
 * @type {Readonly<Record<string, readonly (readonly [command: readonly string[], pages: Pages])[]>>}
 */
const PICTURES = {
  kit: [
    [
      kit('draw'),
      [
        [`${draw}-tiles-a4.pdf`, 1],
        [`${draw}-rules-a4.pdf`, 1],
        [`${draw}-score-log-a4.pdf`, 1],
      ],
    ],
  ],
  tiles: [
    [
      kit('draw'),
      [
        [`${draw}-tiles-a4.pdf`, 1],
        [`${draw}-tiles-a4.pdf`, 2],
      ],
    ],
    [kit('draw', '--backs', 'fold'), [[`${draw}-tiles-a4.pdf`, 1]]],
    [kit('draw', '--faces', 'both', '--colour'), [[`${draw}-tiles-a4.pdf`, 1]]],
    [kit('draw', '--low-ink'), [[`${draw}-tiles-a4.pdf`, 1]]],
    [['calibrate'], [['calibrate/calibrate-a4.pdf', 1]]],
  ],
  'sheets/tiles': [
    [
      kit('draw'),
      [
        [`${draw}-tiles-a4.pdf`, 1],
        [`${draw}-tiles-a4.pdf`, 2],
      ],
    ],
  ],
  'sheets/rules': [[kit('family-draw'), [['family-draw/player/family-draw-rules-a4.pdf', 1]]]],
  'sheets/rules-large-print': [
    [kit('block', '--large-print'), pagesOf('block-large/player/block-rules-a4.pdf', 4)],
  ],
  'sheets/rules-lexend': [[kit('block', '--font', 'lexend'), pagesOf('block/player/block-rules-a4.pdf', 2)]],
  'sheets/score-log': [
    [
      kit('draw', 'penalty-draw'),
      [
        [`${draw}-score-log-a4.pdf`, 1],
        ['penalty-draw/player/penalty-draw-score-log-a4.pdf', 1],
      ],
    ],
  ],
  'sheets/host-key': [[kit('draw'), pagesOf(`${host}-host-key-a4.pdf`, 4)]],
  'sheets/print-guide': [[kit('draw', '--backs', 'fold'), [[`${host}-print-guide-a4.pdf`, 1]]]],
  'sheets/compare': [
    [['compare', 'block', 'draw'], [['compare-block-draw/player/block-draw-compare-a4.pdf', 1]]],
  ],
  'sheets/calibrate': [[['calibrate'], [['calibrate/calibrate-a4.pdf', 1]]]],
};

for (const [name, parts] of Object.entries(PICTURES)) {
  const count = parts.reduce((sum, [, pages]) => sum + pages.length, 0);
  const drawn = [];
  for (const [command, pages] of parts)
    drawn.push(...(await printed(command, pages, DPI[count === 1 ? 'page' : 'row'])));
  const picture = join(root, 'docs', `${name}.webp`);
  mkdirSync(join(picture, '..'), { recursive: true });
  writeFileSync(picture, beside(drawn).toBuffer('image/webp', QUALITY));
  console.log(`docs/${name}.webp`);
}

/**
 * @param {string} game
 * @param {string[]} more
 * @returns {readonly string[]}
 */
function kit(game, ...more) {
  return ['kit', game, ...more];
}

/**
 * The first pages of a file.
 *
 * @param {string} file
 * @param {number} count
 * @returns {Pages}
 */
function pagesOf(file, count) {
  return Array.from({ length: count }, (_, page) => [file, page + 1]);
}

/**
 * Pages as the program prints them into a folder of their own.
 *
 * @param {readonly string[]} command
 * @param {Pages} pages
 * @param {number} dpi
 */
async function printed(command, pages, dpi) {
  const made = mkdtempSync(join(tmpdir(), 'dominopress-pictures-'));
  try {
    execFileSync(process.execPath, [program, ...command, '--out', made], { cwd: made, stdio: 'pipe' });
    const drawn = [];
    for (const [file, page] of pages) drawn.push(await rendered(join(made, file), page, dpi));
    return drawn;
  } finally {
    rmSync(made, { recursive: true });
  }
}

/**
 * A page of a file as a reader draws it that shares no code with the program.
 *
 * @param {string} file
 * @param {number} number
 * @param {number} dpi
 */
async function rendered(file, number, dpi) {
  const document = await getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 }).promise;
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: dpi / 72 });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  // It draws all that a sheet holds; what it lacks marks the focus of controls.
  const drawing = /** @type {CanvasRenderingContext2D} */ (/** @type {unknown} */ (context));
  await page.render({ canvas: null, canvasContext: drawing, viewport }).promise;
  return canvas;
}

/**
 * Pages side by side on grey, each with a thin edge.
 *
 * @param {readonly import('@napi-rs/canvas').Canvas[]} pages
 */
function beside(pages) {
  const width = pages.reduce((sum, page) => sum + page.width + GAP, GAP);
  const height = Math.max(...pages.map((page) => page.height)) + 2 * GAP;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#e4e4e4';
  context.fillRect(0, 0, width, height);
  let x = GAP;
  for (const page of pages) {
    context.drawImage(page, x, GAP);
    context.strokeStyle = '#999';
    context.strokeRect(x - 0.5, GAP - 0.5, page.width + 1, page.height + 1);
    x += page.width + GAP;
  }
  return canvas;
}

// Makes tiles with many sets of options and judges them by programs that share no code with what made them: mutool for
// sizes and places, ghostscript for ink and margins, qpdf for the file, veraPDF for its tags.
// Usage: node .ci/tiles.mjs <folder to make them in>
// Prints what failed, then a closing line 'N passed, N failed'; exit status 1 when anything failed.
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const program = join(here, '..', 'bin', 'dominopress.js');
const POINTS = 72 / 25.4;

/** Portrait papers in mm, from ISO 216 and inches. */
const PAPERS = { a4: [210, 297], letter: [215.9, 279.4], a3: [297, 420], legal: [215.9, 355.6] };

/**
 * @typedef {object} Wish
 * @property {string} name
 * @property {string} options
 * @property {[number, number]} [tile] long and short side, mm
 * @property {number} [tiles] how many are printed
 * @property {'long' | 'short' | 'fold' | 'flood' | 'none'} [backs]
 * @property {[number, number]} [offset] of the backs, right and down, mm
 * @property {[number, number, number, number]} [margin] top, right, bottom, left, mm
 * @property {boolean} [colour]
 */

/** @type {Wish[]} */
const WISHES = [
  { name: 'usual', options: '' },
  ...Object.entries({
    mini: [30, 14],
    professional: [50, 25],
    inch: [50.8, 25.4],
    tournament: [56, 28],
    'large-print': [90, 45],
    '42x21mm': [42, 21],
  }).map(([size, tile]) => ({
    name: `size-${size}`,
    options: `--tile ${size}`,
    tile: /** @type {[number, number]} */ (tile),
  })),
  { name: 'short-edge', options: '--backs short-edge', backs: 'short' },
  {
    name: 'short-edge-lying',
    options: '--backs short-edge --tile professional',
    backs: 'short',
    tile: [50, 25],
  },
  { name: 'fold', options: '--backs fold', backs: 'fold' },
  { name: 'flood', options: '--backs flood', backs: 'flood' },
  { name: 'none', options: '--backs none', backs: 'none' },
  { name: 'offset', options: '--back-offset 1.5,-0.7', offset: [1.5, -0.7] },
  { name: 'margins', options: '--margin 7,15,12,9', margin: [7, 15, 12, 9] },
  { name: 'low-ink', options: '--low-ink' },
  { name: 'low-ink-fold', options: '--low-ink --backs fold', backs: 'fold' },
  { name: 'low-ink-numerals', options: '--low-ink --faces numerals' },
  { name: 'numerals', options: '--faces numerals --corners square --marks front' },
  { name: 'colour', options: '--faces both --colour', colour: true },
  { name: 'nine', options: '--set set=double-nine', tiles: 55 },
  { name: 'twelve', options: '--set set=double-twelve', tiles: 91 },
  { name: 'eighteen', options: '--set set=double-eighteen', tiles: 190 },
  { name: 'kits', options: '--kits 3', tiles: 84 },
  { name: 'reprint', options: '--reprint 0-0,3-5', tiles: 2 },
  { name: 'large-paper', options: '--paper a3,legal' },
  ...['checks', 'stripes', 'stars', 'zigzag', 'dots'].map((pattern) => ({
    name: `pattern-${pattern}`,
    options: `--back-pattern ${pattern}`,
  })),
];

/** Which wishes save ink, and against which they are measured. */
const SAVING = { 'low-ink': 'usual', 'low-ink-fold': 'fold', 'low-ink-numerals': 'numerals' };

let passed = 0;
/** @type {string[]} */
const failures = [];

/** @param {string} subject @param {boolean} good @param {string} [failure] */
function record(subject, good, failure = '') {
  if (good) passed++;
  else failures.push(`${subject}: ${failure}`);
}

/** @param {string} name @param {readonly string[]} args @returns {Promise<string>} standard output, then standard error */
function run(name, args) {
  return new Promise((resolve) => {
    execFile(name, args, { maxBuffer: 1 << 28 }, (error, out, err) => {
      resolve(`${out}${err}${error && typeof error.code !== 'number' ? String(error) : ''}`);
    });
  });
}

/** @typedef {{ x: number, y: number, width: number, height: number, line: number }} Drawn in mm, from the page's top left corner */

/** What mutool says is drawn on each page: outlines that are stroked, and the frames of stamps. @param {string} file */
async function traced(file) {
  const text = await run('mutool', ['trace', file]);
  return text
    .split('<page ')
    .slice(1)
    .map((page) => {
      const [, width = 0, height = 0] = (/mediabox="0 0 ([\d.]+) ([\d.]+)"/.exec(page) ?? []).map(Number);
      return {
        width: width / POINTS,
        height: height / POINTS,
        strokes: drawn(page, 'stroke_path'),
        stamps: drawn(page, 'clip_path'),
        inks: new Set([...page.matchAll(/colorspace="(\w+)" color="/g)].map((match) => match[1])),
      };
    });
}

/** @param {string} page @param {string} kind @returns {Drawn[]} */
function drawn(page, kind) {
  return [...page.matchAll(new RegExp(`<${kind} ([^>]*)>([^]*?)</${kind}>`, 'g'))].map((match) => {
    const [, head = '', steps = ''] = match;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = (/transform="([^"]+)"/.exec(head)?.[1] ?? '')
      .split(' ')
      .map(Number);
    const line = Number(/linewidth="([^"]+)"/.exec(head)?.[1] ?? 0) * Math.hypot(a, b);
    const points = [...steps.matchAll(/x\d?="([^"]+)" y\d?="([^"]+)"/g)].map(([, x, y]) => [
      a * Number(x) + c * Number(y) + e,
      b * Number(x) + d * Number(y) + f,
    ]);
    const xs = points.map(([x = 0]) => x / POINTS);
    const ys = points.map(([, y = 0]) => y / POINTS);
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, line: line / POINTS };
  });
}

/** @param {number} one @param {number} other */
const near = (one, other) => Math.abs(one - other) <= 0.01;
/** @param {Drawn} drawing @param {number} long @param {number} short */
const measures = ({ width, height }, long, short) =>
  (near(width, long) && near(height, short)) || (near(width, short) && near(height, long));
/** @param {Drawn} drawing */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** @param {Wish} wish @param {string} file @param {string} subject */
async function judgeGeometry(wish, file, subject) {
  const { tile: [long, short] = [48, 24], tiles = 28, backs = 'long', offset: [right, down] = [0, 0] } = wish;
  const pages = await traced(file);
  const twoSided = backs === 'long' || backs === 'short' || backs === 'flood';
  const fronts = pages.filter((_, index) => !twoSided || index % 2 === 0);
  // The frame stands 1.3 mm inside the cut.
  const outlines = fronts.map((page) =>
    page.strokes.filter((part) => measures(part, long - 2.6, short - 2.6)),
  );
  const count = outlines.flat().length;
  record(`${subject} tiles`, count === tiles, `${count} of ${tiles} tiles measure ${long} x ${short} mm`);

  if (backs === 'long' || backs === 'short') {
    fronts.forEach((front, index) => {
      const behind = (pages[2 * index + 1]?.stamps ?? [])
        .filter((part) => measures(part, long, short))
        .map(middle);
      const sideways = (backs === 'long') === front.height >= front.width;
      const found = (outlines[index] ?? []).filter((outline) => {
        const { x, y } = middle(outline);
        const at = sideways ? { x: front.width - x, y } : { x, y: front.height - y };
        return behind.filter((back) => near(back.x, at.x + right) && near(back.y, at.y + down)).length === 1;
      });
      const good = found.length === behind.length && behind.length === outlines[index]?.length;
      record(`${subject} backs`, good, `sheet ${index + 1}: ${found.length} of ${behind.length} backs fit`);
    });
  }
  if (backs === 'fold') {
    pages.forEach((page, index) => {
      const stamps = page.stamps.filter((part) => measures(part, long, short));
      const good = stamps.length === outlines[index]?.length;
      record(`${subject} folded`, good, `page ${index + 1} has ${stamps.length} backs`);
    });
  }
  fronts.forEach((front, index) => {
    for (const [axis, across] of /** @type {const} */ ([
      ['width', 'height'],
      ['height', 'width'],
    ])) {
      for (const length of [100, 101.6]) {
        const found = front.strokes.filter((part) => near(part[axis], length) && part[across] < 0.01);
        record(
          `${subject} rulers`,
          found.length === 1,
          `sheet ${index + 1}: ${found.length} of ${length} mm`,
        );
      }
    }
  });
  const thin = pages.flatMap(({ strokes }) => strokes).filter(({ line }) => line < 0.149);
  record(`${subject} lines`, thin.length === 0, `${thin.length} lines are thinner than 0.15 mm`);
  const inks = new Set(pages.flatMap((page) => [...page.inks]));
  const expected = wish.colour ? ['DeviceGray', 'DeviceRGB'] : ['DeviceGray'];
  record(`${subject} inks`, [...inks].sort().join() === expected.join(), `uses ${[...inks].join(', ')}`);
}

/** @param {Wish} wish @param {string} file @param {string} subject */
async function judgeMargin({ margin: [top, right, bottom, left] = [10, 10, 10, 10] }, file, subject) {
  const [boxes, pages] = await Promise.all([
    run('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=bbox', file]),
    traced(file),
  ]);
  const found = [...boxes.matchAll(/^%%HiResBoundingBox: (\S+) (\S+) (\S+) (\S+)/gm)];
  record(`${subject} pages`, found.length === pages.length, `ghostscript measured ${found.length} pages`);
  found.forEach((match, index) => {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = match.slice(1).map((number) => Number(number) / POINTS);
    const { width = 0, height = 0 } = pages[index] ?? {};
    // Ghostscript measures to about a tenth of a millimetre; a lying page has the larger margins on all its sides.
    const edges = [height - y1 - top, width - x1 - right, y0 - bottom, x0 - left].map((edge) => edge + 0.2);
    const good = edges.every((edge) => edge >= 0);
    record(
      `${subject} margin`,
      good,
      `page ${index + 1} is inked ${edges.map((edge) => edge.toFixed(2))} inside`,
    );
  });
}

/** The ink of each page, per cent, colours and black. @param {string} file @param {number} dots an inch */
async function inkOf(file, dots) {
  const text = await run('gs', ['-q', '-dSAFER', '-o', '-', `-r${dots}`, '-sDEVICE=ink_cov', file]);
  return [...text.matchAll(/^\s*(\S+)\s+(\S+)\s+(\S+)\s+(\S+) CMYK OK$/gm)].map((match) => {
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = match.slice(1).map(Number);
    return { colour: cyan + magenta + yellow, black };
  });
}

/** @param {string} file @param {string} duplex @param {string} subject */
async function judgeFile(file, duplex, subject) {
  const [check, viewer] = await Promise.all([
    run('qpdf', ['--check', file]),
    run('mutool', ['show', file, 'trailer/Root/ViewerPreferences']),
  ]);
  record(`${subject} qpdf`, check.includes('No syntax or stream encoding errors'), check.slice(0, 300));
  const good = viewer.includes('/PrintScaling /None') && viewer.includes(`/Duplex /${duplex}`);
  record(`${subject} viewer`, good, viewer.replace(/\s+/g, ' '));
}

/** @param {string} folder */
const pdfsIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.pdf'))
    .sort()
    .map((path) => join(folder, path));

const DUPLEX = {
  long: 'DuplexFlipLongEdge',
  flood: 'DuplexFlipLongEdge',
  short: 'DuplexFlipShortEdge',
  fold: 'Simplex',
  none: 'Simplex',
};

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('name a folder to make the tiles in');
mkdirSync(target, { recursive: true });

for (const wish of WISHES) {
  const folder = join(target, wish.name);
  const paper = wish.options.includes('--paper') ? '' : '--paper a4,letter';
  const options = `${wish.options} ${paper}`.split(' ').filter((word) => word !== '');
  execFileSync(
    process.execPath,
    [program, 'kit', 'draw', '--sheets', 'tiles', '--quiet', '--out', folder, ...options],
    {
      stdio: ['ignore', 'inherit', 'pipe'],
    },
  );
  for (const file of pdfsIn(folder)) {
    const name = /-([a-z0-9]+)\.pdf$/.exec(file)?.[1] ?? '';
    const subject = `${wish.name} ${name}`;
    const size = PAPERS[/** @type {keyof typeof PAPERS} */ (name)];
    const [first] = await traced(file);
    const sides = [first?.width ?? 0, first?.height ?? 0].sort((a, b) => a - b);
    record(
      `${subject} paper`,
      sides.every((side, axis) => near(side, size[axis] ?? 0)),
      `measures ${sides}`,
    );
    await Promise.all([
      judgeGeometry(wish, file, subject),
      judgeMargin(wish, file, subject),
      judgeFile(file, DUPLEX[wish.backs ?? 'long'], subject),
      inkOf(file, 72).then((pages) => {
        const colour = pages.some((page) => page.colour > 0);
        record(`${subject} colour`, pages.length > 0 && colour === (wish.colour === true), 'colour ink');
      }),
    ]);
  }
}

for (const [saving, usual] of Object.entries(SAVING)) {
  const [less, more] = [pdfsIn(join(target, saving)), pdfsIn(join(target, usual))];
  for (const [index, file] of less.entries()) {
    for (const dots of [72, 300]) {
      const [low, full] = await Promise.all([inkOf(file, dots), inkOf(more[index] ?? '', dots)]);
      low.forEach(({ black }, page) => {
        const share = black / (full[page]?.black ?? 0);
        const sheet = `${saving} page ${page + 1} at ${dots} dpi`;
        record(sheet, share <= 0.5, `takes ${(share * 100).toFixed(0)} % of the usual ink`);
      });
    }
  }
}

// The usual backs are quiet: about a quarter of the block of 7 x 4 tiles and its bleed of 3 mm is black.
for (const file of pdfsIn(join(target, 'usual'))) {
  const [page] = await traced(file);
  const [, back] = await inkOf(file, 1200);
  const inked = ((back?.black ?? 0) / 100) * (page?.width ?? 0) * (page?.height ?? 0);
  const share = inked / ((7 * 24 + 6) * (4 * 48 + 6));
  record(`${file} backs`, share > 0.22 && share < 0.28, `are ${(share * 100).toFixed(1)} % black`);
}

const pages = join(target, 'test-page');
execFileSync(process.execPath, [program, 'calibrate', '--paper', 'a4,letter', '--quiet', '--out', pages]);
for (const file of pdfsIn(pages)) {
  await judgeFile(file, DUPLEX.long, 'test page');
  await judgeMargin({ name: 'test page', options: '', margin: [3, 3, 3, 3] }, file, 'test page');
}

const files = pdfsIn(target);
const list = join(target, 'files.txt');
writeFileSync(list, files.map((file) => `${file}\n`).join(''));
const verdicts = await run('bash', [join(here, 'verapdf', 'judge'), `@${list}`]);
for (const file of files) {
  record(`PDF/UA-1 ${file}`, verdicts.includes(`pass ${file}`), verdicts.slice(0, 300));
}

const sizes = files.reduce((sum, file) => sum + readFileSync(file).length, 0);
for (const failure of failures) console.log(`  ${failure}`);
console.log(`${files.length} files of tiles and test pages, ${(sizes / 1e6).toFixed(1)} MB`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;

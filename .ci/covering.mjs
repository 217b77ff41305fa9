// Kits in which any two of a game, a paper and the values of options stand together, each sheet read by qpdf, poppler,
// mutool, ghostscript, pdf.js and veraPDF.
// Usage: node .ci/covering.mjs <folder to make them in> [<number of kits> | --all]
// The first kits cover most pairs. Prints what failed, how many pairs were met, then 'N passed, N failed'.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  fontsEmbedded,
  ghostscript,
  judgeAccessibility,
  judgeFiles,
  mutool,
  pdfjs,
  qpdf,
  record,
  run,
  sheetsUnder,
  text,
  toldVerdicts,
} from './judges.mjs';
import { pairwise } from './pairs.mjs';

const program = join(dirname(fileURLToPath(import.meta.url)), '..', 'bin', 'dominopress.js');

/** How many kits are made where no number is named. */
const USUAL = 80;

/** Games of somebody's own: letters of other alphabets, many choices, large sets and many people. */
const OWN = {
  'own/letters.yaml': `extends: draw
title: Ντόμινο «Őszi» – Домино & <Co>
partners: optional
choices: [{ direction: counterclockwise }, { match: one-round }, { draw: never }]
examples:
  - { name: hidden-Ωmega, show: host, players: [Ζωή, Łukasz], out: Ζωή, left: { Łukasz: [1-4] }, scores: { Ζωή: 5, Łukasz: 0 } }
`,
  'own/crowd.yaml': `extends: draw
title: { en: A crowd, de: Für viele, fr: À beaucoup }
minutes: 30-60
set: double-twelve
players: 2-10
partners: never
deal: 7
match: { points: 100 }
choices: [{ match.points: 200 }]
`,
  'own/always.yaml': 'extends: block\ntitle: Two pairs\nplayers: 4\npartners: always\nexamples: []\n',
};

const LONG_NAMES = '--names Maximiliane-Wilhelmine,Åsa,Þórdís,Nguyễn';
const CLUB = '--names @own/club.txt';
const PAIRS = '--names Mara+Rose,Ben+Cleo';

const NO_PARTNERS = ['', '--players 2', '--players 3', '--players 4'];
const USUAL_SEATINGS = [...NO_PARTNERS, '--partners'];
/** The people that each game is for, by the option that asks for them, where it isn't 2 to 4 of them, or partners. */
const SEATINGS = {
  'double-three-chain': NO_PARTNERS,
  'family-draw': NO_PARTNERS,
  'one-page-draw': NO_PARTNERS,
  'penalty-draw': ['', '--players 2'],
  './own/crowd.yaml': [...NO_PARTNERS, '--players 10'],
  './own/always.yaml': ['', '--partners'],
};

/** What can be chosen of each, as it is typed; nothing where it is left alone. */
const FACTORS = {
  game: [
    ...['block', 'block-blanks-wild', 'block-winner-takes-all', 'double-three-chain', 'draw'],
    ...['draw-eight-minus', 'draw-highest-double', 'draw-when-stuck', 'family-draw', 'one-page-draw'],
    ...['penalty-draw', './own/letters.yaml', './own/crowd.yaml', './own/always.yaml'],
  ],
  paper: ['a4', 'letter', 'legal', 'a3', 'tabloid', 'both', '200x280mm'].map((paper) => `--paper ${paper}`),
  seating: ['', '--players 2', '--players 3', '--players 4', '--players 10', '--partners'],
  language: ['en', 'de', 'es', 'fr', 'it', 'pt', 'pt-PT'].map((code) => `--lang ${code}`),
  size: ['', '--large-print'],
  font: ['', '--font lexend'],
  names: ['', '--names Ana,Ben', '--names Χρήστος,Юлия', LONG_NAMES, CLUB, PAIRS],
  tile: [
    '',
    '--tile mini',
    '--tile professional',
    '--tile tournament',
    '--tile 42x21mm',
    '--tile large-print',
  ],
  faces: ['', '--faces numerals', '--faces both'],
  colour: ['', '--colour'],
  corners: ['', '--corners square'],
  ink: ['', '--low-ink'],
  backs: ['', '--backs short-edge', '--backs fold', '--backs flood', '--backs none'],
  offset: ['', '--back-offset 0.5,-1'],
  pattern: [
    '',
    ...['checks', 'stripes', 'stars', 'zigzag', 'dots'].map((pattern) => `--back-pattern ${pattern}`),
  ],
  marks: ['', '--marks front', '--marks none'],
  margin: ['', '--margin 6', '--margin 12,8,14,9'],
  sets: ['', '--kits 3'],
  reprint: ['', '--reprint 0-0,2-3'],
  printer: ['', '--printer hall'],
  rule: ['', '--set match.points=60', '--set direction=counterclockwise', '--set lead.first=lot'],
  seed: ['', '--seed 7'],
};

/** @typedef {Readonly<Record<string, string>>} Row */

/** What can't be asked for together: some of what is chosen, by factor. @type {readonly Readonly<Record<string, readonly string[]>>[]} */
const CLASHES = [
  // 4 people can't all sit at tables of 3, nor 12 at tables of 10.
  { names: [LONG_NAMES], seating: ['--players 3'] },
  { names: [CLUB], seating: ['--players 10'] },
  { names: [PAIRS], seating: ['--players 2', '--players 3', '--players 10'] },
  // A round is worth no points there; two have no direction.
  { game: ['double-three-chain'], rule: ['--set match.points=60'] },
  { game: ['penalty-draw'], rule: ['--set direction=counterclockwise'] },
  { sets: ['--kits 3'], reprint: ['--reprint 0-0,2-3'] },
];

/** Whether these can be asked for together; what is left open goes with anything. @param {Row} row */
function goes(row) {
  const { game, seating = '', names } = row;
  if (game !== undefined) {
    const seatings = SEATINGS[/** @type {keyof typeof SEATINGS} */ (game)] ?? USUAL_SEATINGS;
    if (!seatings.includes(seating) || (names === PAIRS && !seatings.includes('--partners'))) return false;
  }
  return !CLASHES.some((clash) =>
    Object.entries(clash).every(([factor, values]) => values.includes(row[factor] ?? 'open')),
  );
}

const [target, wanted = String(USUAL)] = process.argv.slice(2);
if (target === undefined) throw new Error('name a folder to make the kits in');
const began = performance.now();
const { rows, pairs } = pairwise(FACTORS, goes);
const taken = wanted === '--all' ? rows : rows.slice(0, Number(wanted));

const folder = resolve(target);
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'own'), { recursive: true });
for (const [path, yaml] of Object.entries(OWN)) writeFileSync(join(folder, path), yaml);
const club = Array.from({ length: 12 }, (_, index) => `Player ${index + 1}\n`).join('');
writeFileSync(join(folder, 'own/club.txt'), club);

/** Runs the program in the folder, with the printers that are kept there. @param {readonly string[]} typed */
const typed = (typed) =>
  run('env', ['-C', folder, `XDG_CONFIG_HOME=${folder}`, process.execPath, program, ...typed]);

await typed([
  ...[
    'calibrate',
    '--quiet',
    '--printer',
    'hall',
    '--ruler',
    '99.6',
    '--offset',
    '0.4,-0.7',
    '--margin',
    '5',
  ],
]);
const queue = taken.map(({ row }, index) => ({ row, name: String(index + 1).padStart(3, '0') }));
const work = async () => {
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    const { game = '', ...options } = next.row;
    const words = Object.values(options).flatMap((option) => option.split(' ').filter((word) => word !== ''));
    const { status, err } = await typed(['kit', game, ...words, '--out', next.name, '--quiet']);
    const complaint = status === 0 ? undefined : `status ${status}: ${err.trim()}`;
    record('made', `${next.name} kit ${[game, ...words].join(' ')}`, complaint);
  }
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
const made = performance.now();

const files = sheetsUnder(folder).filter((file) => !file.includes('calibrate'));
await Promise.all([
  judgeFiles(files, { qpdf, fontsEmbedded, text, mutool, ghostscript, pdfjs }),
  judgeAccessibility(files),
]);

const seconds = [made - began, performance.now() - made].map((span) => (span / 1000).toFixed(0));
console.log(
  `${taken.length} of ${rows.length} kits, ${files.length} sheets; ${taken.at(-1)?.covered} of ${pairs} pairs`,
);
console.log(`made in ${seconds[0]} s, judged in ${seconds[1]} s`);
process.exitCode = toldVerdicts() ? 0 : 1;

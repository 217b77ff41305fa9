// Judges kits with qpdf, poppler, mutool, ghostscript and veraPDF, and folders that must hold the same bytes.
// Usage: node .ci/judge.mjs <folder of kits> [--same <folder> <folder>]... [--also <folder of kits> <sheets,...|all>]...
// Kits that are judged also (other languages, larger type) go to the quicker judges only.
// Prints what failed, then a closing line 'N passed, N failed'; exit status 1 when anything failed.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import {
  filesUnder,
  fontsEmbedded,
  ghostscript,
  judgeAccessibility,
  judgeFiles,
  mutool,
  qpdf,
  record,
  run,
  sheetsUnder,
  text,
  toldVerdicts,
} from './judges.mjs';

/** Width and height of each paper in points, from ISO 216 (210 x 297 mm) and 8.5 x 11 in. */
const papers = { a4: [(210 / 25.4) * 72, (297 / 25.4) * 72], letter: [612, 792] };
/** @type {{ readonly SHEETS: readonly { readonly name: string, readonly audience: string }[] }} */
const { SHEETS } = await tsImport('../src/sheets/registry.ts', import.meta.url);
/** Nothing is inked nearer to an edge than 10 mm; 0.2 mm of it is what measuring may be wrong by. In points. */
const margin = ((10 - 0.2) / 25.4) * 72;

/** The paper that a file's name ends in. @param {string} file @returns {number[] | undefined} */
function paperOf(file) {
  const name = /-(a4|letter)\.pdf$/.exec(file)?.[1];
  return name === 'a4' || name === 'letter' ? papers[name] : undefined;
}

/** @param {string} file */
async function pageSizes(file) {
  const paper = paperOf(file);
  if (paper === undefined) return 'its name ends in no paper';
  const { out } = await run('pdfinfo', ['-f', '1', '-l', '-1', file]);
  const pages = Number(/^Pages:\s+(\d+)/m.exec(out)?.[1]);
  const sizes = [...out.matchAll(/^Page\s+(\d+) size:\s+([\d.]+) x ([\d.]+) pts/gm)];
  if (!(pages > 0) || sizes.length !== pages) return `pdfinfo measured ${sizes.length} of ${pages} pages`;
  for (const [, page, width, height] of sizes) {
    const size = [Number(width), Number(height)].sort((a, b) => a - b);
    if (size.some((length, axis) => Math.abs(length - Number(paper[axis])) > 0.05)) {
      return `page ${page} measures ${width} x ${height} pt`;
    }
  }
  // Large print may take two sheets of paper, wide type both sides of one.
  const most = /-large\/player\//.test(file) ? 4 : /\/lexend\//.test(file) ? 2 : 1;
  return /-rules-/.test(basename(file)) && pages > most ? `the rules take ${pages} pages` : undefined;
}

/** @param {string} file */
async function inkInsideMargin(file) {
  const paper = paperOf(file);
  if (paper === undefined) return 'its name ends in no paper';
  const { err } = await run('gs', ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-sDEVICE=bbox', file]);
  const boxes = [...err.matchAll(/^%%HiResBoundingBox: (\S+) (\S+) (\S+) (\S+)/gm)].map((match) =>
    match.slice(1).map(Number),
  );
  if (boxes.length === 0) return 'ghostscript measured no page';
  const { out } = await run('pdfinfo', ['-f', '1', '-l', String(boxes.length), file]);
  const sizes = [...out.matchAll(/^Page\s+\d+ size:\s+([\d.]+) x ([\d.]+) pts/gm)];
  for (const [index, [left = 0, bottom = 0, right = 0, top = 0]] of boxes.entries()) {
    const [, width, height] = sizes[index] ?? [];
    if (right === 0 && top === 0) return `page ${index + 1} is blank`;
    const edges = [left, bottom, Number(width) - right, Number(height) - top];
    if (!edges.every((edge) => edge >= margin)) {
      const inMm = edges.map((edge) => ((edge / 72) * 25.4).toFixed(2)).join(', ');
      return `page ${index + 1} is inked at ${inMm} mm from the left, bottom, right and top`;
    }
  }
  return undefined;
}

/** What judges a file by itself, each undefined for a good file. */
const judges = { qpdf, fontsEmbedded, pageSizes, text, mutool, ghostscript, inkInsideMargin };
const quickJudges = { fontsEmbedded, pageSizes, text };

/** Every kit has these sheets on each paper. @param {string} kits @param {string[]} files @param {typeof SHEETS} wanted */
function judgeCompleteness(kits, files, wanted) {
  for (const kit of readdirSync(kits)) {
    const { variant } = JSON.parse(readFileSync(join(kits, kit, 'kit.json'), 'utf8'));
    for (const { name, audience } of wanted) {
      for (const paper of Object.keys(papers)) {
        const file = join(kits, kit, audience, `${variant}-${name}-${paper}.pdf`);
        record('allSheets', file, files.includes(file) ? undefined : 'is missing');
      }
    }
  }
}

/** @param {string} one @param {string} other */
function judgeSameBytes(one, other) {
  const both = [...new Set([...filesUnder(one), ...filesUnder(other)])];
  if (both.length === 0) record('sameBytes', one, 'holds no file');
  for (const file of both) {
    try {
      const same = readFileSync(join(one, file)).equals(readFileSync(join(other, file)));
      record('sameBytes', file, same ? undefined : 'differs from run to run');
    } catch (error) {
      record('sameBytes', file, String(error));
    }
  }
}

/** The sheets that a list with commas names, or all of them. @param {string} list */
function sheetsNamed(list) {
  if (list === 'all') return SHEETS;
  return list.split(',').map((word) => {
    const sheet = SHEETS.find(({ name }) => name === word);
    if (sheet === undefined) throw new Error(`there is no sheet ${word}`);
    return sheet;
  });
}

const [kits, ...rest] = process.argv.slice(2);
if (kits === undefined) throw new Error('name the folder of kits');
const files = sheetsUnder(kits);
judgeCompleteness(kits, files, SHEETS);
/** @type {string[]} */
const others = [];
for (let at = 0; at < rest.length; at += 3) {
  const [flag, one, other] = rest.slice(at, at + 3);
  if (one === undefined || other === undefined) throw new Error(`not understood: ${flag}`);
  if (flag === '--same') judgeSameBytes(one, other);
  else if (flag === '--also') {
    const also = sheetsUnder(one);
    judgeCompleteness(one, also, sheetsNamed(other));
    others.push(...also);
  } else throw new Error(`not understood: ${flag}`);
}
await Promise.all([
  judgeFiles(files, judges).then(() => judgeFiles(others, quickJudges)),
  judgeAccessibility([...files, ...others]),
]);

process.exitCode = toldVerdicts() && files.length > 0 ? 0 : 1;

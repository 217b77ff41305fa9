// Programs that share no code with what made a file, asked one by one whether it is good, and the tally of what they said.
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const here = dirname(fileURLToPath(import.meta.url));

/** @typedef {{ status: number, out: string, err: string }} Run */
/** @typedef {(file: string) => Promise<string | undefined>} Judge what is wrong with a file; nothing for a good one */

/** Runs a program to its end, whatever its exit status. @param {string} program @param {string[]} parameters @returns {Promise<Run>} */
export function run(program, parameters) {
  return new Promise((resolve) => {
    execFile(program, parameters, { maxBuffer: 1 << 28 }, (error, out, err) => {
      const status = error === null ? 0 : typeof error.code === 'number' ? error.code : 127;
      resolve({ status, out, err: status === 127 ? String(error) : err });
    });
  });
}

/** What a program complained of, or nothing. @param {Run} result */
function complaint({ status, out, err }) {
  return status === 0 && err.trim() === ''
    ? undefined
    : `status ${status}: ${(err.trim() || out.trim()).slice(0, 400)}`;
}

/** @param {string} file */
export async function qpdf(file) {
  return complaint(await run('qpdf', ['--check', file]));
}

/** @param {string} file */
export async function fontsEmbedded(file) {
  const { out } = await run('pdffonts', [file]);
  const lines = out.trim().split('\n').slice(2);
  if (lines.length === 0) return 'holds no font';
  // The last columns are: embedded, subset, mapped to Unicode, object number, generation.
  const loose = lines.filter((line) => !/\syes\s+(yes|no)\s+yes\s+\d+\s+\d+\s*$/.test(line));
  return loose.length === 0 ? undefined : `not embedded or without Unicode: ${loose.join('; ')}`;
}

/** @param {string} file */
export async function text(file) {
  const result = await run('pdftotext', ['-enc', 'UTF-8', file, '-']);
  const stray = /.*(?:\bundefined\b|\bNaN\b|\bnull\b|\[object|\uFFFD).*/.exec(result.out);
  return stray === null ? complaint(result) : `says: ${stray[0].trim()}`;
}

/** @param {string} file */
export async function mutool(file) {
  const result = await run('mutool', ['draw', '-q', '-r', '72', '-F', 'pam', '-o', '/dev/null', file]);
  // Debian builds mutool without colour profiles, and it says so about every file.
  return complaint({ ...result, err: result.err.replace('warning: ICC support is not available', '') });
}

/** What pdf.js warns of while it reads all that a file holds. @param {string} file */
async function readByPdfjs(file) {
  /** @type {string[]} */
  const warned = [];
  const { log, warn } = console;
  console.log = console.warn = (...said) => warned.push(said.join(' '));
  try {
    const document = await getDocument({
      data: new Uint8Array(readFileSync(file)),
      useSystemFonts: false,
      stopAtErrors: true,
      verbosity: VerbosityLevel.WARNINGS,
    }).promise;
    await Promise.all([document.getMetadata(), document.getOutline(), document.getAttachments()]);
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      await Promise.all([page.getOperatorList(), page.getAnnotations(), page.getStructTree()]);
      const { items } = await page.getTextContent();
      if (items.some((item) => 'str' in item && item.str.includes('\uFFFD')))
        warned.push(`page ${number} has a text that maps to no letter`);
      page.cleanup();
    }
    await document.destroy();
  } catch (error) {
    warned.push(String(error));
  } finally {
    Object.assign(console, { log, warn });
  }
  return warned.length === 0 ? undefined : warned.join('; ').slice(0, 400);
}

/** @type {Promise<unknown>} It warns on the console, so that one file is read at a time. */
let reading = Promise.resolve();

/** @param {string} file */
export function pdfjs(file) {
  const read = reading.then(() => readByPdfjs(file));
  reading = read;
  return read;
}

/** @param {string} file */
export async function ghostscript(file) {
  const strict = ['-q', '-dSAFER', '-dBATCH', '-dNOPAUSE', '-dPDFSTOPONERROR', '-dPDFSTOPONWARNING'];
  return complaint(await run('gs', [...strict, '-sDEVICE=nullpage', file]));
}

/** @type {Map<string, { passed: number, failures: string[] }>} */
const verdicts = new Map();

/** @param {string} judge @param {string} subject @param {string | undefined} failure */
export function record(judge, subject, failure) {
  const verdict = verdicts.get(judge) ?? { passed: 0, failures: [] };
  verdicts.set(judge, verdict);
  if (failure === undefined) verdict.passed++;
  else verdict.failures.push(`${subject}: ${failure}`);
}

/** All files under a folder, as paths below it. @param {string} folder */
export function filesUnder(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/** The PDFs of the kits in a folder. @param {string} kits */
export function sheetsUnder(kits) {
  return filesUnder(kits)
    .filter((file) => file.endsWith('.pdf'))
    .map((file) => join(kits, file));
}

/** @param {string[]} files @param {Readonly<Record<string, Judge>>} panel */
export async function judgeFiles(files, panel) {
  const queue = files.flatMap((file) => Object.entries(panel).map((judge) => ({ file, judge })));
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [name, judge] = next.judge;
      record(name, next.file, await judge(next.file));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/** One Java machine judges all files; its line for each begins with the verdict. @param {string[]} files */
export async function judgeAccessibility(files) {
  const folder = mkdtempSync(join(tmpdir(), 'judge-'));
  const list = join(folder, 'files.txt');
  writeFileSync(list, files.map((file) => `${file}\n`).join(''));
  const { out, err } = await run('bash', [join(here, 'verapdf', 'judge'), `@${list}`]);
  rmSync(folder, { recursive: true });
  const blocks = out.split(/^(?=pass |FAIL )/m);
  for (const file of files) {
    const block = blocks.find((lines) => lines.slice(5).split('\n')[0] === file);
    if (block === undefined) record('PDF/UA-1', file, `veraPDF gave no verdict: ${err.slice(0, 400)}`);
    else
      record('PDF/UA-1', file, block.startsWith('pass ') ? undefined : block.split('\n').slice(1).join('\n'));
  }
}

/** Prints what each judge said and a closing line; whether there was something to judge and nothing failed. */
export function toldVerdicts() {
  let passed = 0;
  let failed = 0;
  for (const [judge, verdict] of verdicts) {
    passed += verdict.passed;
    failed += verdict.failures.length;
    console.log(`${judge}: ${verdict.passed} passed, ${verdict.failures.length} failed`);
    for (const failure of verdict.failures) console.log(`  ${failure}`);
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0;
}

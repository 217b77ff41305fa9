import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rulesHtml, tilesHtml } from './beside/html.js';
import { piecesOf, SHEET } from './beside/page.js';
import { type TileSize, tileSize } from './beside/tile-size.js';
import { type Tool, toolsHere } from './beside/tools.js';
import { rulesTypst, tilesTypst } from './beside/typst.js';
import { median, ratio } from './figure.js';

/**
 * The same tile sheet and rule page from this program and from other tools, each as a whole process: `npm run
 * bench:beside`. Whoever hasn't one of the tools is told so. Options: --runs N (15).
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = join(root, 'bin/dominopress.js');
const fonts = join(root, 'node_modules/@expo-google-fonts/atkinson-hyperlegible');

/** A sheet that one program makes. */
interface Job {
  readonly program: string;
  readonly sheet: 'tiles' | 'rules';
  readonly command: readonly string[];
  /** Where it is then. */
  readonly pdf: string;
}

const { values } = parseArgs({ options: { runs: { type: 'string', default: '15' } } });
const folder = mkdtempSync(join(tmpdir(), 'dominopress-beside-'));
try {
  const { found, missing } = toolsHere(fonts);
  for (const name of missing) console.error(`left out, since it isn't here: ${name}`);
  console.log(tableOf([...ours(), ...found.flatMap(theirs)], Number(values.runs)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function ours(): Job[] {
  const job = (sheet: Job['sheet'], ...options: string[]): Job => {
    const out = join(folder, `ours-${sheet}`);
    const command = [
      process.execPath,
      bin,
      'kit',
      'draw',
      '--sheets',
      sheet,
      '--out',
      out,
      '--quiet',
      ...options,
    ];
    return { program: 'dominopress', sheet, command, pdf: join(out, 'draw/player', `draw-${sheet}-a4.pdf`) };
  };
  return [job('tiles', '--backs', 'none'), job('rules')];
}

function theirs({ name, version, reads, command }: Tool): Job[] {
  const text = piecesOf(ran([process.execPath, bin, 'rules', 'draw']));
  const sources = {
    html: { tiles: tilesHtml(fonts), rules: rulesHtml(text, fonts) },
    typst: { tiles: tilesTypst(), rules: rulesTypst(text) },
  }[reads];
  return (['tiles', 'rules'] as const).map((sheet) => {
    const source = join(folder, `${name}-${sheet}.${reads === 'html' ? 'html' : 'typ'}`);
    const pdf = join(folder, `${name}-${sheet}.pdf`);
    writeFileSync(source, sources[sheet]);
    return { program: `${name} ${version}`, sheet, command: command(source, pdf), pdf };
  });
}

/** All jobs in turn, round by round, after one round that doesn't count. */
function tableOf(jobs: readonly Job[], runs: number): string {
  const nothing = [process.execPath, '-e', '0'];
  const base: number[] = [];
  const samples = jobs.map((): number[] => []);
  for (let round = -1; round < runs; round++) {
    const all = [nothing, ...jobs.map(({ command }) => command)].map(timed);
    if (round < 0) continue;
    for (const [index, ms] of all.entries()) (index === 0 ? base : samples[index - 1])?.push(ms);
  }
  const rows = jobs.map(({ program, sheet, pdf }, index) => {
    const taken = samples[index] ?? [];
    const size = sheet === 'tiles' ? tileSize(pdf) : undefined;
    const tile = size ? `${shown(size.width)} × ${shown(size.height)}` : '';
    const kb = (statSync(pdf).size / 1000).toFixed(1);
    return [sheet, program, ratio(taken, base).toFixed(1), median(taken).toFixed(0), kb, pagesOf(pdf), tile];
  });
  const asked = `tile, asked for ${SHEET.width} × ${SHEET.height} (mm)`;
  const head = ['sheet', 'made by', 'times `node -e 0`', 'ms', 'kB', 'pages', asked];
  const ordered = rows.toSorted((a, b) => (b[0] ?? '').localeCompare(a[0] ?? ''));
  return [head, head.map(() => '---'), ...ordered].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The smallest and the largest, where two digits tell them apart. */
function shown({ least, most }: TileSize['width']): string {
  const [low, high] = [least.toFixed(2), most.toFixed(2)];
  return low === high ? low : `${low}–${high}`;
}

/** The number of pages, as poppler counts them. */
function pagesOf(pdf: string): string {
  const { status, stdout } = spawnSync('pdfinfo', [pdf], { encoding: 'utf8' });
  return status === 0 ? (/^Pages:\s+(\d+)$/m.exec(stdout)?.[1] ?? '') : '';
}

function timed(command: readonly string[]): number {
  const start = process.hrtime.bigint();
  ran(command);
  return Number(process.hrtime.bigint() - start) / 1e6;
}

/** Runs a command in the environment of whoever measures, but for what makes Node itself start slowly. */
function ran([program = '', ...args]: readonly string[]): string {
  const { NODE_EXTRA_CA_CERTS: _, NODE_OPTIONS: __, ...env } = process.env;
  const ended = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8' });
  if (ended.status !== 0) throw new Error(`${program} ${args.join(' ')} failed\n${ended.stderr}`);
  return ended.stdout;
}

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { commandFigures } from './commands.js';
import { type Figure, PARTS, type Part } from './figure.js';
import { keep, readKept } from './kept.js';
import { manyFigures } from './many.js';
import { Room } from './process.js';
import { sizeFigures } from './sizes.js';
import { tableOf } from './table.js';

/**
 * How fast the built program is, how much memory it takes and how large its sheets are: `npm run bench`.
 *
 * Options: --runs N (rounds of whole processes, 15), --only PART (of figure.ts; may be repeated), --kits N (how many the
 * process of many kits makes, 1000), --json FILE, --keep (the figures are what later ones are compared with), --program
 * FOLDER (another built checkout; the engine is always this one's), --bare (processes get next to none of the
 * environment).
 */
const OPTIONS = {
  runs: { type: 'string', default: '15' },
  only: { type: 'string', multiple: true },
  kits: { type: 'string', default: '1000' },
  json: { type: 'string' },
  keep: { type: 'boolean', default: false },
  program: { type: 'string' },
  bare: { type: 'boolean', default: false },
} as const;

const root = fileURLToPath(new URL('..', import.meta.url));

/** Measures what a command line asks for, writes it as JSON and returns it as a table. */
export function bench(argv: readonly string[]): string {
  const { values } = parseArgs({ args: [...argv], options: OPTIONS });
  const parts = values.only?.map(partNamed) ?? PARTS;
  const program = values.program ?? root;
  const runs = Number(values.runs);
  const before = loadavg();
  const { bare } = values;
  const figures = measured(program, parts, { runs, kits: Number(values.kits), bare });
  const json = values.json ?? join(root, 'node_modules/.cache/bench.json');
  const { version } = JSON.parse(readFileSync(join(program, 'package.json'), 'utf8')) as { version: string };
  const about = {
    version,
    node: process.versions.node,
    cpu: cpus()[0]?.model,
    cores: cpus().length,
    runs,
    bare,
  };
  mkdirSync(dirname(json), { recursive: true });
  writeFileSync(json, `${JSON.stringify({ ...about, load: [before[0], loadavg()[0]], figures }, null, 2)}\n`);
  const table = tableOf(figures, readKept());
  if (values.keep) keep(figures, version);
  return table;
}

function partNamed(name: string): Part {
  const part = PARTS.find((each) => each === name);
  if (part === undefined) throw new Error(`--only takes ${PARTS.join(', ')}, not ${name}`);
  return part;
}

function measured(
  program: string,
  parts: readonly Part[],
  { runs, kits, bare }: { readonly runs: number; readonly kits: number; readonly bare: boolean },
): Figure[] {
  const room = new Room(bare);
  try {
    const wants = (part: Part) => parts.includes(part);
    return [
      ...commandFigures(program, parts, runs, room),
      ...(wants('many') ? manyFigures(program, kits, room) : []),
      ...(wants('bytes') ? sizeFigures(program, room) : []),
      ...(wants('page') ? pageFigures(program, runs, room) : []),
      ...(wants('engine') ? engineFigures(room) : []),
    ];
  } finally {
    room.close();
  }
}

/** How soon the page shows sheets; nothing where it wasn't built, or there is no browser to open it in. */
function pageFigures(program: string, runs: number, room: Room): Figure[] {
  const file = join(program, 'dist/dominopress.html');
  if (!existsSync(file) || !existsSync(process.env.CHROMIUM ?? '/usr/bin/chromium')) return [];
  return JSON.parse(room.printed([join(root, 'bench/page.mjs'), file, String(runs)])) as Figure[];
}

/** The engine's own figures, from a bundle like the one that is shipped. */
function engineFigures(room: Room): Figure[] {
  const bundle = join(room.folder, 'engine.mjs');
  const how = ['--bundle', '--platform=node', '--format=esm', `--outfile=${bundle}`, '--log-level=warning'];
  execFileSync(join(root, 'node_modules/.bin/esbuild'), [join(root, 'bench/engine.ts'), ...how]);
  return JSON.parse(room.printed([bundle])) as Figure[];
}

if (process.argv[1] !== undefined && pathToFileURL(process.argv[1]).href === import.meta.url) {
  console.log(bench(process.argv.slice(2)));
}

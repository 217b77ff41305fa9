// Makes many kits in one process by the program's own main(), no two alike: other games, languages and papers in turn,
// names and chance of its own for each. Prints, as JSON, how much of one core each took (ms).
// Usage: node many-kits.mjs FOLDER-OF-THE-PROGRAM NUMBER
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [program = '.', number = '1000'] = process.argv.slice(2);
const dist = join(program, 'dist');
/** @type {{ main: (argv: readonly string[]) => Promise<number> }} */
const { main } = await import(pathToFileURL(join(dist, 'main.js')).href);

/** @param {string} folder @param {string} ending */
function namesIn(folder, ending) {
  const files = readdirSync(join(dist, folder)).filter((file) => file.endsWith(ending));
  return files.map((file) => basename(file, ending)).sort();
}

const games = namesIn('variants', '.yaml');
const languages = namesIn('templates/words', '.yaml');
const papers = ['a4', 'letter', 'legal', 'a3', 'tabloid'];

/** The command line of one kit. @param {number} kit */
function commandOf(kit) {
  const game = games[kit % games.length] ?? '';
  const language = languages[Math.floor(kit / games.length) % languages.length] ?? '';
  const paper = papers[Math.floor(kit / games.length / languages.length) % papers.length] ?? '';
  const own = ['--names', `Table ${kit},Guests ${kit}`, '--seed', String(kit + 1)];
  return ['kit', game, '--lang', language, '--paper', paper, ...own, '--out', 'kits', '--quiet'];
}

/** @type {number[]} */
const ms = [];
for (let kit = 0; kit < Number(number); kit++) {
  const before = process.cpuUsage();
  const status = await main(commandOf(kit));
  const { user, system } = process.cpuUsage(before);
  if (status !== 0) throw new Error(`${commandOf(kit).join(' ')} ended with ${status}`);
  ms.push((user + system) / 1000);
  rmSync('kits', { recursive: true });
}
console.log(JSON.stringify(ms));

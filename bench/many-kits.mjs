// Makes many kits in one process by the program's own main(): of one game for other players each (`tables`), or no two
// alike, other games, languages and papers in turn, with chance of its own for each (`games`). Prints, as JSON, how much of
// one core each took (ms).
// Usage: node many-kits.mjs FOLDER-OF-THE-PROGRAM tables|games NUMBER GAMES LANGUAGES (names, separated by commas)
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// As bin/dominopress.js has it.
setFlagsFromString('--heap-growing-percent=100');

const [program = '.', kind = '', number = '', ofGames = '', ofLanguages = ''] = process.argv.slice(2);
/** @type {{ main: (argv: readonly string[]) => Promise<number> }} */
const { main } = await import(pathToFileURL(join(program, 'dist/main.js')).href);

const games = ofGames.split(',');
const languages = ofLanguages.split(',');
const papers = ['a4', 'letter', 'legal', 'a3', 'tabloid'];

/** The command line of one kit. @param {number} kit */
function commandOf(kit) {
  const usual = ['--names', `Table ${kit},Guests ${kit}`, '--out', 'kits', '--quiet'];
  if (kind === 'tables') return ['kit', games[0] ?? '', ...usual];
  const game = games[kit % games.length] ?? '';
  const language = languages[Math.floor(kit / games.length) % languages.length] ?? '';
  const paper = papers[Math.floor(kit / games.length / languages.length) % papers.length] ?? '';
  return ['kit', game, '--lang', language, '--paper', paper, '--seed', String(kit + 1), ...usual];
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

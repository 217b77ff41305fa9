import { fileURLToPath } from 'node:url';
import { atMost, type Figure } from './figure.js';
import type { Room } from './process.js';
import { GAMES, LANGUAGES } from './shipped.js';

const maker = fileURLToPath(new URL('many-kits.mjs', import.meta.url));

/** How much of one core each kit after the first takes when one process makes many, no two alike, and its peak memory. */
export function manyFigures(program: string, kits: number, room: Room): Figure[] {
  const { printed, mb } = room.watched([maker, program, String(kits), GAMES.join(), LANGUAGES.join()]);
  const [first = 0, ...further] = JSON.parse(printed) as number[];
  const last = further.slice(-100);
  const mean = (list: readonly number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
  const of = kits.toLocaleString('en');
  return [
    { part: 'many', name: 'the first kit', value: first, unit: 'ms' },
    { part: 'many', name: `each further, of ${of}`, value: mean(further), unit: 'ms', goal: atMost(15) },
    { part: 'many', name: `each of the last ${last.length}`, value: mean(last), unit: 'ms' },
    { part: 'many', name: `peak memory, ${of} kits`, value: mb, unit: 'MB', goal: atMost(250) },
  ];
}

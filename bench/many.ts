import { fileURLToPath } from 'node:url';
import { atMost, type Figure } from './figure.js';
import type { Room } from './process.js';
import { GAMES, LANGUAGES } from './shipped.js';

const maker = fileURLToPath(new URL('many-kits.mjs', import.meta.url));

/** How many of the kits that are no two alike are made for each that is another table's: each takes longer. */
const ALIKE_FOR_ONE = 5;

/**
 * How much of one core each kit after the first takes when one process makes many: of one game for table after table, and
 * no two alike; and the peak memory of both.
 */
export function manyFigures(program: string, kits: number, room: Room): Figure[] {
  const tables = made(program, 'tables', kits, room);
  const games = made(program, 'games', Math.ceil(kits / ALIKE_FOR_ONE), room);
  return [
    { part: 'many', name: 'the first kit', value: tables.first, unit: 'ms' },
    {
      part: 'many',
      name: `each further table, of ${tables.of}`,
      value: tables.further,
      unit: 'ms',
      goal: atMost(15),
    },
    {
      part: 'many',
      name: `peak memory, ${tables.of} tables`,
      value: tables.mb,
      unit: 'MB',
      goal: atMost(250),
    },
    { part: 'many', name: `each further game, of ${games.of}`, value: games.further, unit: 'ms' },
    { part: 'many', name: `peak memory, ${games.of} games`, value: games.mb, unit: 'MB', goal: atMost(250) },
  ];
}

function made(program: string, kind: 'tables' | 'games', kits: number, room: Room) {
  const args = [maker, program, kind, String(kits), GAMES.join(), LANGUAGES.join()];
  const { printed, mb } = room.watched(args);
  const [first = 0, ...further] = JSON.parse(printed) as number[];
  const mean = further.reduce((sum, each) => sum + each, 0) / further.length;
  return { first, further: mean, of: kits.toLocaleString('en'), mb };
}

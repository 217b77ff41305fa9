import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { atMost, type Figure } from './figure.js';
import type { Room } from './process.js';

/** Of a whole kit of a double-six game, and of its tiles (kB). */
const MOST = { kit: 150, tiles: 25 };

/** What is read of a kit's record. */
interface Made {
  readonly files: readonly { readonly path: string; readonly sheet: string }[];
}

/** How large each sheet of two kits is, and each kit as a whole (kB). */
export function sizeFigures(program: string, room: Room): Figure[] {
  return ['draw', 'block'].flatMap((game) => {
    const args = [join(program, 'bin/dominopress.js'), 'kit', game, '--out', 'sizes'];
    room.printed([...args, '--quiet']);
    const folder = join(room.folder, 'sizes');
    const { files } = JSON.parse(readFileSync(join(folder, game, 'kit.json'), 'utf8')) as Made;
    const sheets = files.map(({ path, sheet }) => ({ sheet, kb: statSync(join(folder, path)).size / 1000 }));
    room.clear('sizes');
    const whole = sheets.reduce((sum, { kb }) => sum + kb, 0);
    return [
      ...sheets.map(({ sheet, kb }) =>
        size(`${game}, ${sheet}`, kb, sheet === 'tiles' ? MOST.tiles : undefined),
      ),
      size(`${game}, whole kit`, whole, MOST.kit),
    ];
  });
}

function size(name: string, value: number, most: number | undefined): Figure {
  return { part: 'bytes', name, value, unit: 'kB', ...(most !== undefined && { goal: atMost(most) }) };
}

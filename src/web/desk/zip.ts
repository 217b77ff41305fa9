import { zipSync } from 'fflate';
import { good, type Result } from '../../problem.js';
import type { KitFile, Part, Wish } from '../protocol.js';
import { kitFiles } from './kit.js';
import type { Stock } from './stock.js';
import type { Turn } from './turn.js';

/** Whose files a part of a kit holds: the record lists what the host has, so it is not for players. */
const HOLDS: Readonly<Record<Part, (file: KitFile) => boolean>> = {
  players: ({ audience }) => audience === 'player',
  host: ({ audience, path }) => audience === 'host' && path.endsWith('.pdf'),
  whole: () => true,
};

/** The first day that a ZIP can name, in whatever time zone: the same kit is the same bytes. */
const FIRST_DAY = new Date(1980, 0, 1);

/** A kit, or part of it, as one file: its folders as the program writes them. */
export async function zipped(wish: Wish, part: Part, stock: Stock, turn: Turn): Promise<Result<KitFile>> {
  const files = await kitFiles(wish, stock, turn);
  if (!files.ok) return files;
  const held = files.value.filter(HOLDS[part]);
  const [folder = ''] = files.value[0]?.path.split('/') ?? [];
  const bytes = zipSync(Object.fromEntries(held.map(({ path, bytes }) => [path, bytes])), {
    // What fills a PDF is packed already.
    level: 0,
    mtime: FIRST_DAY,
  });
  const name = part === 'whole' ? folder : `${folder}-${part}`;
  return good({ path: `${name}.zip`, audience: part === 'players' ? 'player' : 'host', bytes }, files.notes);
}

import { bad, good, type Result } from '../../problem.js';
import { askedSize } from '../page/named-size.js';
import type { Mm } from '../page/page.js';
import type { TileSize } from '../page/templates.js';

/** Between what sizes a tile can be cut and held (mm), and how much longer than wide two halves with their pips make it. */
const SIDES = { least: 10, most: 200 } as const;
const SHAPE = { least: 1.8, most: 3 } as const;

/**
 * The size of tiles that someone asks for: a name from the templates (`mini`, `large-print`), or both sides in millimetres
 * (`48x24mm`, in either order). Problems: `tiles.unknown-size` {found, known, suggested, meant}, `tiles.size` {found, least,
 * most, from, to}: sides from least to most, from `from` to `to` times as long as wide.
 */
export function parseTileSize(text: string, named: Readonly<Record<string, TileSize>>): Result<TileSize> {
  const asked = askedSize(text, named, 'tiles.unknown-size');
  if (!asked.ok) return asked;
  if ('named' in asked.value) return good(asked.value.named);
  const [short, long] = asked.value.sides.toSorted((a, b) => a - b) as [Mm, Mm];
  const shape = long / short;
  if (short < SIDES.least || long > SIDES.most || shape < SHAPE.least || shape > SHAPE.most) {
    return bad({
      code: 'tiles.size',
      params: { found: text, ...SIDES, from: SHAPE.least, to: SHAPE.most },
    });
  }
  return good({ long, short });
}

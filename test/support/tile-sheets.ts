import type { Sheet } from '../../src/layout/page/page.js';
import { evenMargins, type Margins } from '../../src/layout/page/paper.js';
import type { Paper } from '../../src/layout/page/templates.js';
import type { Result } from '../../src/problem.js';
import { scopeOf } from '../../src/rulebook/scope.js';
import { type TileOptions, USUAL_TILES } from '../../src/sheets/tiles/options.js';
import { tilesSheet } from '../../src/sheets/tiles/tiles.js';
import { type DrawnPage, drawnPages } from './drawn.js';
import { fonts, painted, templates } from './setup.js';
import { checkedOf, english, valueIn } from './shipped.js';

/** Which tiles to print: a game, its set, the paper, the margin (mm), and what is asked for besides. */
export interface TileWish {
  readonly game?: string;
  readonly set?: string;
  readonly paper?: string | Paper;
  readonly margin?: number | Margins;
  readonly options?: Partial<TileOptions>;
}

/** The cut sheets of a wish; the game is draw dominoes on A4 unless said. */
export function tilesOn(wish: TileWish): Result<Sheet<'player'>> {
  const { game = 'draw', set, paper = 'a4', margin = templates.margin, options } = wish;
  const checked = checkedOf(game, set === undefined ? [] : [`set=${set}`]);
  const on = typeof paper === 'string' ? templates.papers[paper] : paper;
  if (!on) throw new Error(`no paper ${String(paper)}`);
  const scope = valueIn(scopeOf(checked.rules), game);
  const words = english;
  const request = {
    checked,
    scope,
    words,
    paper: on,
    templates,
    margins: typeof margin === 'number' ? evenMargins(margin) : margin,
    tiles: { ...USUAL_TILES, ...options },
    measurer: fonts,
    seed: 1,
    names: [],
    neighbours: [],
    kit: [],
  };
  return tilesSheet(request);
}

/** The cut sheets of a wish as a file, and what another program reads in it. */
export async function printedTiles(
  wish: TileWish,
): Promise<{ readonly pdf: Uint8Array; readonly pages: readonly DrawnPage[] }> {
  const pdf = await painted(valueIn(tilesOn(wish), 'tiles'), fonts);
  return { pdf, pages: await drawnPages(pdf) };
}

import type { Tile } from '../domino/tile.js';
import type { Margins } from '../layout/page/paper.js';
import type { Templates } from '../layout/page/templates.js';
import type { BackMode } from '../layout/tiles/backs.js';
import type { Corners, Faces } from '../layout/tiles/look.js';
import type { BackPattern } from '../layout/tiles/patterns.js';
import { type Offset, offsetFor, type Printer, stretchFor } from '../layout/tiles/printer.js';
import { parseTileSize } from '../layout/tiles/size.js';
import { good, type Result } from '../problem.js';
import { type MarkSides, type TileOfSet, type TileOptions, USUAL_TILES } from '../sheets/tiles/options.js';

/** The picture on backs that save ink. */
const LOW_INK_PATTERN: BackPattern = 'dots';

/** Where backs go, and what stays blank at the edges of all sheets. */
interface Places {
  readonly offset?: Offset;
  readonly margins?: Margins;
}

/** What someone says about printing; what isn't there is as usual. */
export interface PrintWish extends Places {
  /** A size of tiles, as the templates call it or not. */
  readonly tile?: string;
  readonly faces?: Faces;
  readonly corners?: Corners;
  readonly coloured?: boolean;
  readonly lowInk?: boolean;
  readonly backs?: BackMode;
  readonly pattern?: BackPattern;
  readonly marks?: MarkSides;
  /** Whole sets, each with a mark of its own. */
  readonly sets?: number;
  /** These tiles only, and those of one set. */
  readonly only?: readonly Tile[];
  readonly ofSets?: readonly TileOfSet[];
  /** What is known of the printer holds where the wish is silent. */
  readonly printer?: Printer;
  /** Holds where the wish is silent and nothing was measured of the printer. */
  readonly otherwise?: Places;
}

/** How tiles are printed, and what stays blank at the edges of all sheets; margins are those of the templates when absent. */
export interface PrintSetup {
  readonly tiles: TileOptions;
  readonly margins?: Margins;
  readonly marginsMeasured: boolean;
}

/** What a wish about printing comes to. Problems: those of `parseTileSize`. */
export function printSetup(wish: PrintWish, templates: Templates): Result<PrintSetup> {
  const { printer, otherwise, lowInk = false, coloured = false, faces, corners, sets, only, ofSets } = wish;
  const size = wish.tile === undefined ? undefined : parseTileSize(wish.tile, templates.tiles);
  if (size && !size.ok) return size;
  const mode = wish.backs ?? USUAL_TILES.backs.mode;
  const measured = printer && offsetFor(printer, mode);
  const offset = wish.offset ?? measured ?? otherwise?.offset;
  const margins = wish.margins ?? printer?.margins ?? otherwise?.margins;
  const stretch = printer && stretchFor(printer);
  const tiles: TileOptions = {
    look: {
      ...USUAL_TILES.look,
      lowInk,
      coloured,
      ...(faces && { faces }),
      ...(corners && { corners }),
    },
    backs: {
      mode,
      pattern: wish.pattern ?? (lowInk ? LOW_INK_PATTERN : USUAL_TILES.backs.pattern),
      offset: offset ?? USUAL_TILES.backs.offset,
    },
    marks: wish.marks ?? USUAL_TILES.marks,
    ...(size && { size: size.value }),
    ...(sets !== undefined && { sets }),
    ...(only && { only }),
    ...(ofSets && { ofSets }),
    ...(printer && stretch && { compensation: { printer: printer.name, stretch } }),
    // What was measured holds for paper that lies as the test page did.
    ...((stretch || (measured && offset === measured)) && { upright: true }),
  };
  const marginsMeasured = margins !== undefined && margins === printer?.margins;
  return good({ tiles, marginsMeasured, ...(margins && { margins }) });
}

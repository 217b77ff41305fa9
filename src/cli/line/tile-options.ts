import type { Margins } from '../../layout/page/paper.js';
import type { Templates } from '../../layout/page/templates.js';
import type { BackPattern } from '../../layout/tiles/patterns.js';
import { offsetFor, type Printer, stretchFor } from '../../layout/tiles/printer.js';
import { parseTileSize } from '../../layout/tiles/size.js';
import { type TileOptions, USUAL_TILES } from '../../sheets/tiles/options.js';
import { type Context, optionStop } from './context.js';
import type { OptionName, Options } from './options.js';

/** The picture on backs that save ink. */
const LOW_INK_PATTERN: BackPattern = 'dots';

/** How tiles are printed, and what stays blank at the edges of all sheets; margins are those of the templates when absent. */
export interface PrintSetup {
  readonly tiles: TileOptions;
  readonly margins?: Margins;
  readonly marginsMeasured: boolean;
}

/**
 * What the options say about printing, and a printer where they are silent. What is typed goes before what is known of the
 * printer, and that before the settings of the folder. A tile size that isn't one ends the command.
 */
export function printSetup(
  options: Options,
  templates: Templates,
  printer: Printer | undefined,
  context: Context,
): PrintSetup {
  const lowInk = options['low-ink'] === true;
  const mode = options.backs ?? USUAL_TILES.backs.mode;
  const measured = printer && offsetFor(printer, mode);
  const offset = firstOf('back-offset', options, measured, context);
  const margins = firstOf('margin', options, printer?.margins, context);
  const stretch = printer && stretchFor(printer);
  const tiles: TileOptions = {
    look: {
      ...USUAL_TILES.look,
      lowInk,
      coloured: options.colour === true,
      ...(options.faces && { faces: options.faces }),
      ...(options.corners && { corners: options.corners }),
    },
    backs: {
      mode,
      pattern: options['back-pattern'] ?? (lowInk ? LOW_INK_PATTERN : USUAL_TILES.backs.pattern),
      offset: offset ?? USUAL_TILES.backs.offset,
    },
    marks: options.marks ?? USUAL_TILES.marks,
    ...(options.tile !== undefined && { size: sizeOf(options.tile, templates, context) }),
    ...(options.kits !== undefined && { sets: options.kits }),
    ...(options.reprint && { only: options.reprint }),
    ...(printer && stretch && { compensation: { printer: printer.name, stretch } }),
    // What was measured holds for paper that lies as the test page did.
    ...((stretch || (measured && offset === measured)) && { upright: true }),
  };
  const marginsMeasured = margins !== undefined && margins === printer?.margins;
  return { tiles, marginsMeasured, ...(margins && { margins }) };
}

/** The value typed, else the printer's, else that of the settings. */
function firstOf<Name extends OptionName>(
  name: Name,
  options: Options,
  measured: Options[Name],
  { spots }: Context,
): Options[Name] {
  return spots[name] === undefined ? (options[name] ?? measured) : (measured ?? options[name]);
}

function sizeOf(text: string, templates: Templates, context: Context) {
  const size = parseTileSize(text, templates.tiles);
  if (!size.ok) throw optionStop('tile', size.problems, context);
  return size.value;
}

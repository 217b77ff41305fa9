import { type PrintSetup, type PrintWish, printSetup } from '../../kit/print-setup.js';
import { singlesWish } from '../../kit/single-tiles.js';
import type { Templates } from '../../layout/page/templates.js';
import type { Printer } from '../../layout/tiles/printer.js';
import { type Context, optionStop } from './context.js';
import type { OptionName, Options } from './options.js';

/**
 * What the options say about printing, and a printer where they are silent. What is typed goes before what is known of the
 * printer, and that before the settings of the folder.
 */
export function printWish(options: Options, printer: Printer | undefined, context: Context): PrintWish {
  const { tile, faces, corners, colour, backs, marks, kits, reprint } = options;
  const pattern = options['back-pattern'];
  return {
    lowInk: options['low-ink'] === true,
    coloured: colour === true,
    ...(tile !== undefined && { tile }),
    ...(faces && { faces }),
    ...(corners && { corners }),
    ...(backs && { backs }),
    ...(pattern && { pattern }),
    ...(marks && { marks }),
    ...(kits !== undefined && { sets: kits }),
    ...(reprint && singlesWish(reprint)),
    ...(printer && { printer }),
    ...places(options, (name) => context.spots[name] === undefined),
    otherwise: places(options, (name) => context.spots[name] !== undefined),
  };
}

/** What a wish about printing comes to. A tile size that isn't one ends the command. */
export function printOptions(wish: PrintWish, templates: Templates, context: Context): PrintSetup {
  const setup = printSetup(wish, templates);
  if (!setup.ok) throw optionStop('tile', setup.problems, context);
  return setup.value;
}

/** Where backs go and what stays blank, as far as the options say it in a way that counts here. */
function places(options: Options, counts: (name: OptionName) => boolean) {
  const { 'back-offset': offset, margin } = options;
  return {
    ...(offset && counts('back-offset') && { offset }),
    ...(margin && counts('margin') && { margins: margin }),
  };
}

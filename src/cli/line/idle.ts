import { BACK_MODES, type BackMode } from '../../layout/tiles/backs.js';
import { type Problem, problem } from '../../problem.js';
import type { SheetName } from '../../sheets/registry.js';
import type { Context } from './context.js';
import { TILE_OPTIONS } from './option-groups.js';
import type { OptionName, Options } from './options.js';

/** Why an option does nothing, by the words for it. */
type Why = 'tiles' | 'log' | 'sheets' | 'backs' | 'nobacks' | 'numerals' | 'out' | 'measured' | 'json';

/** Why backs of a kind can't be moved, one by one behind their fronts; null where they can. */
const UNMOVED: Readonly<Record<BackMode, Why | null>> = {
  'long-edge': null,
  'short-edge': null,
  fold: null,
  flood: 'backs',
  none: 'nobacks',
};

/** Notes of options that were typed and change nothing in a kit of these sheets; all sheets where none are named. */
export function idleInKit(
  options: Options,
  sheets: readonly SheetName[] | undefined,
  context: Context,
): readonly Problem[] {
  const { faces, colour, backs = BACK_MODES[0], 'large-print': large } = options;
  // The print guide tells of tiles too.
  const withTiles = sheets === undefined || sheets.includes('tiles') || sheets.includes('print-guide');
  const withLog = sheets === undefined || sheets.includes('score-log');
  const unmoved = UNMOVED[backs];
  return [
    ...(Array.isArray(large) && sheets && !large.some((sheet) => sheets.includes(sheet))
      ? idle(['large-print'], 'sheets', options, context)
      : []),
    ...(withLog ? [] : idle(['names'], 'log', options, context)),
    ...(withTiles ? [] : idle(TILE_OPTIONS, 'tiles', options, context)),
    ...(withTiles && colour && faces === 'numerals' ? idle(['colour'], 'numerals', options, context) : []),
    ...(withTiles && unmoved ? idle(['back-offset'], unmoved, options, context) : []),
    ...(withTiles && unmoved === 'nobacks' ? idle(['back-pattern'], unmoved, options, context) : []),
  ];
}

/** Notes of those options that were typed, where none of them changes anything. */
export function idle(
  names: readonly OptionName[],
  why: Why,
  options: Options,
  { spots }: Context,
): Problem[] {
  return names
    .filter((name) => options[name] !== undefined && spots[name] === undefined)
    .map((name) => problem('cli.no-effect', { option: `--${name}`, why }));
}

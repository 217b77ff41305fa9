import type { OptionName } from './options.js';

/** Options that only tiles show, in the order of the help. */
export const TILE_OPTIONS = [
  'tile',
  'faces',
  'colour',
  'corners',
  'low-ink',
  'backs',
  'back-offset',
  'back-pattern',
  'marks',
] as const satisfies readonly OptionName[];

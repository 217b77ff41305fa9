import type { SheetDefinition } from './definition.js';
import { HOST_KEY } from './host-key/host-key.js';
import { PRINT_GUIDE } from './print-guide/print-guide.js';
import { RULES } from './rules/rules.js';
import { SCORE_LOG } from './score-log/score-log.js';
import { TILES } from './tiles/tiles.js';

/** The sheets of a kit in the order they are made. Everything that lists sheets follows this list, or a test names what it lacks. */
export const SHEETS = [
  TILES,
  RULES,
  SCORE_LOG,
  HOST_KEY,
  PRINT_GUIDE,
] as const satisfies readonly SheetDefinition[];

/** The word for a sheet of a kit. */
export type SheetName = (typeof SHEETS)[number]['name'];

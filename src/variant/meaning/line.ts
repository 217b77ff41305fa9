import type { LineRule } from '../rules.js';

/** Whether a blank half meets any half. */
export const BLANKS_WILD: Readonly<Record<LineRule['wild'], boolean>> = { none: false, blanks: true };

import { type Pt, pt } from '../page/page.js';

/** How high digits and capitals are, as a share of the size: measured on Atkinson Hyperlegible, and near enough for other families. */
export const DIGIT_HEIGHT = 0.668;

/** How high digits of the `display` face are, as a share of the size: measured on Lexend. */
export const DISPLAY_DIGIT_HEIGHT = 0.7;

/** No type on paper is smaller. */
export const LEAST_TYPE: Pt = pt(9);
